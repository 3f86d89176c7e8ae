import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  CategoriesPageDocument,
  ChangeCategoryDocument,
  CreateCategoryDocument,
  type CategoriesPageQuery,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

const PICTURE = 'product/0190a1b2-0000-7000-8000-000000000000';

const node = (id: string, name: string, more: object = {}) => ({
  id,
  slug: id,
  name,
  englishName: name,
  banglaName: null,
  productCount: 0,
  pictureKey: null,
  ...more,
});

const tree: CategoriesPageQuery['categories'] = [
  {
    ...node('lighting', 'Lighting', { banglaName: 'আলো', productCount: 7 }),
    children: [{ ...node('lamps', 'Lamps'), children: [node('desk', 'Desk Lamps')] }],
  },
  { ...node('garden', 'Garden', { pictureKey: PICTURE }), children: [] },
];

let sent: unknown;

beforeEach(() => {
  signedInAs(karim);
  sent = undefined;
  server.use(answers(CategoriesPageDocument, () => ({ me: { id: karim.id }, categories: tree })));
});

const success = { __typename: 'SaveCategorySuccess' as const, category: { id: 'desk' } };

test('the tree is listed in its order, with both names and its products', async () => {
  openShop('/deshboard/categories');
  const row = within(await screen.findByRole('row', { name: /Lighting/ }));
  expect(row.getByText('আলো')).toBeVisible();
  expect(row.getByText('7')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^(?:Lighting|Lamps|Desk Lamps|Garden)$/ });
  expect(links.map((link) => link.textContent)).toEqual(['Lighting', 'Lamps', 'Desk Lamps', 'Garden']);
  expect(links[2]).toHaveAttribute('href', '/admin/desk');
});

test('a category is created in its place', async () => {
  server.use(
    answers(CreateCategoryDocument, ({ input }) => {
      sent = input;
      return { createCategory: success };
    }),
  );
  const { user } = openShop('/deshboard/categories');
  await user.click(await screen.findByRole('button', { name: 'New category' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New category' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Write the name of the category in English.')).toBeVisible();
  await enter(user, dialog.getByLabelText('Name in English'), 'Floor Lamps');
  await enter(user, dialog.getByLabelText('Name in Bangla (optional)'), 'মেঝের ল্যাম্প');
  await user.selectOptions(dialog.getByLabelText('Place'), 'lamps');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(sent).toEqual({ name: 'Floor Lamps', banglaName: 'মেঝের ল্যাম্প', parentId: 'lamps' }));
  expect(await screen.findByText('Floor Lamps is saved.')).toBeVisible();
});

test('a category is moved, never below itself, and the shop says why it refuses', async () => {
  const message = 'There is a category with this name in the same place already.';
  server.use(
    answers(ChangeCategoryDocument, (variables) => {
      sent = variables;
      return {
        changeCategory: {
          __typename: 'InvalidInput' as const,
          message,
          wording: null,
          fields: [{ field: 'name', message, wording: null }],
        },
      };
    }),
  );
  const { user } = openShop('/deshboard/categories');
  await user.click(await screen.findByRole('button', { name: 'Change Lamps' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Lamps' }));
  const places = within(dialog.getByLabelText('Place')).getAllByRole('option');
  expect(places.map((place) => place.textContent)).toEqual(['At the top', 'Lighting', 'Garden']);
  expect(dialog.getByLabelText('Place')).toHaveValue('lighting');
  await user.selectOptions(dialog.getByLabelText('Place'), 'At the top');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sent).toEqual({ id: 'lamps', input: { name: 'Lamps', banglaName: null, parentId: null } });
});

test('a category is put before its neighbour by its buttons, and keeps the focus', async () => {
  let roots = [...tree];
  server.use(
    answers(CategoriesPageDocument, () => ({ me: { id: karim.id }, categories: roots })),
    answers(ChangeCategoryDocument, (variables) => {
      sent = variables;
      roots = roots.toReversed();
      return { changeCategory: success };
    }),
  );
  const { user } = openShop('/deshboard/categories');
  const up = await screen.findByRole('button', { name: 'Move Garden up' });
  // Neither the first goes up nor the last down, and an only child has no sisters.
  for (const name of ['Move Lighting up', 'Move Garden down', 'Move Lamps up', 'Move Lamps down'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(up);
  expect(await screen.findByText('Garden is at place 1 of 2 now.')).toBeVisible();
  expect(sent).toEqual({ id: 'garden', input: { beforeId: 'lighting' } });
  expect(screen.getByRole('button', { name: 'Move Garden down' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Garden is at place 2 of 2 now.')).toBeVisible();
  expect(sent).toEqual({ id: 'garden', input: { beforeId: null } });
  expect(screen.getByRole('button', { name: 'Move Garden up' })).toHaveFocus();
});

test('the picture of a category is taken back', async () => {
  server.use(
    answers(ChangeCategoryDocument, (variables) => {
      sent = variables;
      return { changeCategory: success };
    }),
  );
  const { user } = openShop('/deshboard/categories');
  await user.click(await screen.findByRole('button', { name: 'Change Garden' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Garden' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the picture of Garden' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual({ id: 'garden', input: { name: 'Garden', banglaName: null, picture: null } }),
  );
});
