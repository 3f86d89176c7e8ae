import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  NewPromotionDocument,
  PromotionsPageDocument,
  FindProductsDocument,
  ProductListCategoriesDocument,
  UpdatePromotionDocument,
  type PromotionInput,
  type PromotionsPageQuery,
} from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

type Promotion = PromotionsPageQuery['promotions']['edges'][number]['node'];

const eid: Promotion = {
  id: 'promotion-1',
  code: 'EID-10',
  kind: 'PERCENT',
  percent: 10,
  amountCents: null,
  minimumCents: 5000,
  startsAt: null,
  endsAt: '2026-12-31T18:00:00.000Z',
  totalLimit: 100,
  customerLimit: null,
  categoryIds: ['lamps'],
  productIds: ['product-1'],
  categories: [{ id: 'lamps', name: 'Lamps' }],
  products: [{ id: 'product-1', name: 'Reading Lamp' }],
  used: 7,
  active: true,
};

const listOf = (nodes: readonly Promotion[]): PromotionsPageQuery => ({
  promotions: {
    totalCount: nodes.length,
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});

const openPage = async (
  promotions: readonly Promotion[],
  handlers: ReturnType<typeof answers>[] = [],
  ...language: Parameters<typeof loadMessages> | []
) => {
  signedInAs(karim);
  server.use(
    answers(PromotionsPageDocument, () => listOf(promotions)),
    answers(ProductListCategoriesDocument, {
      categories: [{ id: 'lamps', slug: 'lamps', name: 'Lamps', children: [] }],
      adminBrands: [],
    }),
    ...handlers,
  );
  const messages = language[0] && (await loadMessages(language[0]));
  return openShop('/deshboard/promotions', messages).user;
};

test('promotions are listed with what they take off, how long, and how often they were used', async () => {
  await openPage([eid]);
  const row = within(await screen.findByRole('row', { name: /EID-10/ }));
  for (const text of ['10%', '$50.00', '31 Dec 2026', '7 of 100', 'Running', 'Lamps, Reading Lamp'])
    expect(row.getByText(text)).toBeVisible();
});

test('a promotion is paused, and goes on', async () => {
  const sent = vi.fn<(input: PromotionInput) => void>();
  const user = await openPage(
    [eid],
    [
      answers(UpdatePromotionDocument, ({ input }) => {
        sent(input);
        return {
          updatePromotion: {
            __typename: 'SavePromotionSuccess' as const,
            promotion: { ...eid, active: input.active ?? true },
          },
        };
      }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Pause EID-10' }));
  expect(await screen.findByText('EID-10 is paused: it cannot be used.')).toBeVisible();
  expect(screen.getByText('Paused')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Running')).toBeVisible();
  expect(sent.mock.calls.map(([{ active }]) => active)).toEqual([false, true]);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    code: 'EID-10',
    percent: 10,
    totalLimit: 100,
    categoryIds: ['lamps'],
  });
});

test('a promotion is created: by days of Bangladesh, in dollars, with Bangla digits too', async () => {
  const sent = vi.fn<(input: PromotionInput) => void>();
  const user = await openPage(
    [],
    [
      answers(NewPromotionDocument, ({ input }) => {
        sent(input);
        return { createPromotion: { __typename: 'SavePromotionSuccess' as const, promotion: eid } };
      }),
    ],
  );
  await screen.findByText('There is no promotion yet.');
  await user.click(screen.getByRole('button', { name: 'New promotion' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New promotion' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('A code has 3 to 30 letters A to Z, digits and hyphens.')).toBeVisible();
  expect(dialog.getByText('The percentage must be a whole number from 1 to 100.')).toBeVisible();
  await enter(user, dialog.getByLabelText('Code'), 'eid-20');
  await user.selectOptions(dialog.getByLabelText('Takes off'), 'An amount');
  await user.type(dialog.getByLabelText('Amount, in whole dollars'), '২০');
  await user.type(dialog.getByLabelText('Last day (optional)'), '2026-12-31');
  await user.type(dialog.getByLabelText('How often in all (optional)'), '50');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        code: 'EID-20',
        kind: 'FIXED',
        percent: null,
        amountCents: 2000,
        startsAt: null,
        endsAt: '2026-12-31T18:00:00.000Z',
        totalLimit: 50,
        customerLimit: null,
      }),
    ),
  );
  expect(await screen.findByText('EID-10 is created.')).toBeVisible();
});

test('a promotion is edited: its terms and what it is for, and its time of day stays', async () => {
  const sent = vi.fn<(input: PromotionInput) => void>();
  const user = await openPage(
    [{ ...eid, endsAt: '2026-12-31T12:00:00.000Z' }],
    [
      answers(UpdatePromotionDocument, ({ input }) => {
        sent(input);
        return { updatePromotion: { __typename: 'SavePromotionSuccess' as const, promotion: eid } };
      }),
      answers(FindProductsDocument, {
        adminProducts: { nodes: [{ id: 'product-2', name: 'Floor Lamp', sku: 'FLOOR' }] },
      }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Edit EID-10' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit EID-10' }));
  expect(dialog.getByLabelText('Code')).toHaveAttribute('readonly');
  await user.selectOptions(dialog.getByLabelText('Takes off'), 'Free delivery');
  await user.click(dialog.getByRole('button', { name: 'Remove Lamps' }));
  await enter(user, dialog.getByLabelText('Products (optional)'), 'floor');
  await user.click(await dialog.findByRole('button', { name: '+ Floor Lamp · FLOOR' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        code: 'EID-10',
        kind: 'FREE_DELIVERY',
        percent: null,
        minimumCents: 5000,
        endsAt: '2026-12-31T12:00:00.000Z',
        categoryIds: [],
        productIds: ['product-1', 'product-2'],
        active: true,
      }),
    ),
  );
  expect(await screen.findByText('EID-10 is saved.')).toBeVisible();
});

test('a code that is taken is said at its field', async () => {
  const message = 'There is a promotion with this code already.';
  const user = await openPage(
    [],
    [
      answers(NewPromotionDocument, {
        createPromotion: {
          __typename: 'InvalidInput',
          message,
          wording: { code: 'promotion.codeTaken', params: [] },
          fields: [{ field: 'code', message, wording: { code: 'promotion.codeTaken', params: [] } }],
        },
      }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'New promotion' }));
  await enter(user, screen.getByLabelText('Code'), 'EID-10');
  await user.type(screen.getByLabelText('Percentage'), '10');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('EID-10');
});

test('the page is there in Bangla', async () => {
  await openPage([eid], [], 'bn');
  expect(await screen.findByText('১০০-এর মধ্যে ৭')).toBeVisible();
});
