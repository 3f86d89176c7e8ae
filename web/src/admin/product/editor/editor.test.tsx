import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  FetchProductPictureDocument,
  ProductEditorDocument,
  SaveProductDocument,
  type Editor_ProductFragment,
  type SaveProductInput,
  type SaveProductMutation,
} from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { FAILURE_MESSAGES } from '#web/lib/failures.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

const categories = [
  {
    id: 'root',
    name: 'Home & Furniture',
    children: [
      { id: 'decor', name: 'Home Decor', children: [] },
      { id: 'chairs', name: 'Furniture', children: [{ id: 'sofa', name: 'Sofas' }] },
    ],
  },
];

const texts = { name: '', note: '', shortDescription: '', description: '', secondDescription: '' };

const teapot: Editor_ProductFragment = {
  id: 'teapot',
  version: 4,
  status: 'PUBLISHED',
  publishAt: null,
  sku: null,
  name: 'Clay teapot',
  priceCents: 2450,
  oldPriceCents: null,
  category: { id: 'decor' },
  brand: '',
  hasVariants: false,
  availableStock: 7,
  details: {
    tag: '',
    english: { ...texts, name: 'Clay teapot' },
    bangla: null,
    pictures: [{ key: 'product/one', path: '/pictures/product/one', alt: null, altBangla: null }],
    colors: [],
    sizes: [],
    attributes: [],
    variants: [],
  },
};

type Outcome = SaveProductMutation['saveProduct'];

const saved = (product: Partial<Editor_ProductFragment> = {}): Outcome => ({
  __typename: 'SaveProductSuccess',
  product: { ...teapot, ...product },
});

/** Opens the form; returns what it sends. */
const openEditor = async (path: string, outcomes: Outcome[], product: Editor_ProductFragment | null = null) => {
  signedInAs(karim);
  const sent = vi.fn<(input: SaveProductInput) => void>();
  let stored = product;
  server.use(
    answers(ProductEditorDocument, () => ({ me: karim, adminProduct: stored, categories })),
    answers(SaveProductDocument, ({ input }) => {
      sent(input);
      return { saveProduct: outcomes.shift() ?? saved() };
    }),
    http.post('*/backend/admin/pictures', () =>
      HttpResponse.json({ key: 'product/one', path: '/pictures/product/one' }, { status: 201 }),
    ),
  );
  const shop = openShop(path);
  await screen.findByLabelText('Name');
  return {
    ...shop,
    sent,
    /** What somebody else stores meanwhile. */
    store: (next: Editor_ProductFragment) => {
      stored = next;
    },
  };
};

const aFile = (name = 'pot.jpg') => new File(['bytes'], name, { type: 'image/jpeg' });

const press = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;

describe('a new product', () => {
  const fill = async ({ user }: { user: ReturnType<typeof openShop>['user'] }) => {
    await enter(user, screen.getByLabelText('Name'), 'Clay teapot');
    await enter(user, screen.getByRole('combobox', { name: 'Category' }), 'decor');
    await user.keyboard('{Enter}');
    await enter(user, screen.getByLabelText('Price in dollars'), '২৪.৫০');
    await user.type(screen.getByLabelText('Available stock'), '7');
    await user.upload(screen.getByLabelText('Files of pictures'), aFile());
    await screen.findByRole('button', { name: 'Picture 1' });
  };

  test('needs five things, and is sent as it was typed; then the next one can begin', async () => {
    const shop = await openEditor('/deshboard/uploadproduct', []);
    await fill(shop);
    await shop.user.click(press('Upload Product'));
    await screen.findByText('“Clay teapot” is in the shop.');
    expect(shop.sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        id: null,
        version: null,
        name: 'Clay teapot',
        categoryId: 'decor',
        priceCents: 2450,
        stock: { from: null, to: 7 },
        pictures: [{ key: 'product/one', alt: null, altBangla: null }],
        status: 'PUBLISHED',
      }),
    );
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/details/teapot');
  });

  test('says what is missing beside each field, in the order of the form, and sends nothing', async () => {
    const { user, sent } = await openEditor('/deshboard/uploadproduct', []);
    await user.click(press('Upload Product'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter the name of the product.');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription('Choose a category.');
    expect(screen.getByRole('alert')).toHaveTextContent('5 fields need a look:');
    await enter(user, screen.getByLabelText('Name'), 'Clay teapot');
    expect(screen.getByRole('alert')).toHaveTextContent('4 fields need a look:');
    expect(sent).not.toHaveBeenCalled();
  });

  test('keeps what was typed when the shop does not answer, and after a reload', async () => {
    const first = await openEditor('/deshboard/uploadproduct', []);
    await fill(first);
    server.use(isUnreachable(SaveProductDocument));
    await first.user.click(press('Upload Product'));
    await screen.findByText(FAILURE_MESSAGES.unreachable);
    expect(screen.getByLabelText('Name')).toHaveValue('Clay teapot');
    first.unmount();
    const second = await openEditor('/deshboard/uploadproduct', []);
    await screen.findByText('This is what you typed before. It is not saved yet.');
    expect(screen.getByLabelText('Price in dollars')).toHaveValue('২৪.৫০');
    await second.user.click(press('Start afresh'));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('shows what the shop refuses at its field', async () => {
    const message = 'Another product has this SKU already.';
    const shop = await openEditor('/deshboard/uploadproduct', [
      {
        __typename: 'InvalidInput',
        message,
        wording: null,
        fields: [{ field: 'sku', message, wording: null }],
      },
    ]);
    await fill(shop);
    await enter(shop.user, screen.getByLabelText('SKU'), 'POT-1');
    await shop.user.click(press('Upload Product'));
    await waitFor(() => expect(screen.getByLabelText('SKU')).toHaveFocus());
    expect(screen.getByLabelText('SKU')).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  test('names the file that was refused', async () => {
    const { user } = await openEditor('/deshboard/uploadproduct', []);
    server.use(
      http.post('*/backend/admin/pictures', () =>
        HttpResponse.json(
          { error: 'This file cannot be read as a picture. Please choose another one.' },
          { status: 415 },
        ),
      ),
      answers(FetchProductPictureDocument, () => ({
        fetchProductPicture: {
          __typename: 'InvalidInput' as const,
          message: 'This address is not on the public internet. Upload the picture instead.',
          wording: null,
        },
      })),
    );
    await user.upload(screen.getByLabelText('Files of pictures'), aFile('notes.jpg'));
    const file = (await screen.findByText('notes.jpg')).closest('li') as HTMLElement;
    await within(file).findByText('This file cannot be read as a picture. Please choose another one.');
    await enter(user, screen.getByLabelText('Or picture URLs'), 'http://10.0.0.1/a.png, http://10.0.0.2/b.png');
    await user.keyboard('{Enter}');
    for (const url of ['http://10.0.0.1/a.png', 'http://10.0.0.2/b.png']) {
      const row = (await screen.findByText(url)).closest('li') as HTMLElement;
      await within(row).findByText('This address is not on the public internet. Upload the picture instead.');
    }
    expect(within(file).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('notes.jpg')).not.toBeInTheDocument();
  });

  test('with colours and sizes has a stock, a SKU and a price for each that is offered', async () => {
    const shop = await openEditor('/deshboard/uploadproduct', []);
    await fill(shop);
    const { user } = shop;
    await enter(user, screen.getByLabelText('Add colours'), 'Red, Blue,red');
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Add sizes'), 'S,M{Enter}');
    await user.click(screen.getByLabelText('Count the stock of each colour and size'));
    expect(screen.getByLabelText('SKU, Red / M')).toHaveValue('CLAY-TEAPOT-RED-M');
    await user.clear(screen.getByLabelText('Stock, Red / M'));
    await user.type(screen.getByLabelText('Stock, Red / M'), '4');
    await user.type(screen.getByLabelText('Own price, Red / M'), '30');
    await user.click(screen.getByLabelText('Blue / S'));
    await user.click(press('Upload Product'));
    await waitFor(() => expect(shop.sent).toHaveBeenCalled());
    const [[input]] = shop.sent.mock.calls as [[SaveProductInput]];
    expect(input.colors?.map(({ name }) => name)).toEqual(['Red', 'Blue']);
    expect(input.variants?.map(({ color, size, stock, priceCents }) => [color, size, stock?.to, priceCents])).toEqual([
      ['Red', 'S', 0, null],
      ['Red', 'M', 4, 3000],
      ['Blue', 'M', 0, null],
    ]);
    expect(input.stock).toBeNull();
  });

  test('has details in the order that they are given, by the keyboard too', async () => {
    const shop = await openEditor('/deshboard/uploadproduct', []);
    await fill(shop);
    const { user } = shop;
    const add = screen.getByRole('button', { name: 'Add a detail' });
    for (const [place, name, value] of [
      [1, 'Colour', 'Red'],
      [2, 'Material', 'Clay'],
      [3, 'Holds', '1 l'],
    ] as const) {
      await user.click(add);
      await user.type(screen.getByLabelText(`Name ${place}`), name);
      await user.type(screen.getByLabelText(`Value ${place}`), value);
    }
    screen.getByRole('button', { name: 'Move row 3 up' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByLabelText('Name 1')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Colour' }));
    await user.click(press('Upload Product'));
    await screen.findByText('“Clay teapot” is in the shop.');
    expect(shop.sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        attributes: [
          { name: 'Holds', value: '1 l' },
          { name: 'Material', value: 'Clay' },
        ],
      }),
    );
  });

  test('can wait for a time in Bangladesh', async () => {
    const shop = await openEditor('/deshboard/uploadproduct', [
      saved({ status: 'DRAFT', publishAt: '2030-01-01T03:00:00.000Z' }),
    ]);
    await fill(shop);
    await shop.user.click(screen.getByLabelText('From a time on'));
    await shop.user.type(screen.getByLabelText('Date and time'), '2030-01-01T09:00');
    await shop.user.click(press('Upload Product'));
    await screen.findByText(/will be in the shop on/);
    expect(shop.sent).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'DRAFT', publishAt: '2030-01-01T03:00:00.000Z' }),
    );
  });
});

describe('a stored product', () => {
  test('is sent with its version, and without the stock unless that was changed', async () => {
    const { user, sent } = await openEditor('/deshboard/products/teapot', [], teapot);
    await enter(user, screen.getByLabelText('Name'), ' large');
    await user.click(press('Save product'));
    await screen.findByText('“Clay teapot” is in the shop.');
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'teapot', version: 4, name: 'Clay teapot large', stock: null }),
    );
    await user.clear(screen.getByLabelText('Name'));
    await user.click(press('Save product'));
    expect(screen.queryByText('“Clay teapot” is in the shop.')).toBeNull();
  });

  test('that somebody else has changed is compared: mine over theirs, or theirs', async () => {
    const changed: Outcome = {
      __typename: 'ChangedMeanwhile',
      changedBy: 'Salma',
      changedAt: '2026-11-22T09:00:00.000Z',
      message: 'Somebody else has changed it meanwhile.',
      wording: null,
    };
    const shop = await openEditor('/deshboard/products/teapot', [changed], teapot);
    await enter(shop.user, screen.getByLabelText('Name'), ' mine');
    shop.store({ ...teapot, version: 9, priceCents: 3000 });
    await shop.user.click(press('Save product'));
    const row = await screen.findByRole('row', { name: /^Price/ });
    expect(row).toHaveTextContent('24.50');
    expect(row).toHaveTextContent('30.00');
    await shop.user.click(screen.getByRole('button', { name: /mine/i }));
    await screen.findByText('“Clay teapot” is in the shop.');
    // What was not touched here is theirs.
    expect(shop.sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 9, name: 'Clay teapot mine', priceCents: 3000 }),
    );
  });

  test('that does not exist is said', async () => {
    signedInAs(karim);
    server.use(answers(ProductEditorDocument, () => ({ me: karim, adminProduct: null, categories })));
    openShop('/deshboard/products/none');
    expect(await screen.findByText('There is no such product.')).toBeVisible();
  });

  test('is edited in Bangla', async () => {
    signedInAs(karim);
    server.use(answers(ProductEditorDocument, () => ({ me: karim, adminProduct: teapot, categories })));
    openShop('/deshboard/products/teapot', await loadMessages('bn'));
    expect(await screen.findByRole('heading', { name: 'পণ্য সম্পাদনা' })).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'ক্যাটাগরি' })).toHaveValue('ঘর সাজানো');
  });
});
