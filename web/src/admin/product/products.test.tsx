import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AllProductsPageDocument,
  ChangePriceDocument,
  ChangeProductStatusDocument,
  ChangeStockDocument,
  EditProductsDocument,
  ProductListCategoriesDocument,
  ProductVariantsDocument,
  SavedViewsDocument,
  PriceHistoryDocument,
  DeleteProductDocument,
  StockHistoryDocument,
  UndoProductEditDocument,
  type AllProductsPageQuery,
  type AllProductsPageQueryVariables,
  type ChangePriceInput,
  type ChangePriceMutation,
  type ChangeProductStatusMutation,
  type DeleteProductMutation,
  type EditProductsMutation,
  type UndoProductEditMutation,
  type ChangeStockInput,
} from '#web/generated/graphql.ts';
import { MANAGE_MESSAGES } from '#schema/product-manage.ts';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

type Product = AllProductsPageQuery['adminProducts']['edges'][number]['node'];

const lamp: Product = {
  id: 'product-1',
  version: 1,
  name: 'Desk lamp',
  image: { path: '/pictures/lamp', alt: 'Desk lamp' },
  sku: 'LAMP-1',
  status: 'PUBLISHED',
  publishAt: null,
  brand: 'Nodi',
  category: { id: 'category-1', name: 'Lamps' },
  priceCents: 1250,
  oldPriceCents: null,
  hasVariants: false,
  variantCount: 0,
  lowestVariantStock: null,
  availableStock: 8,
  reservedStock: 0,
  totalSold: 3,
  addedAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  updatedBy: null,
};
const shirt: Product = {
  ...lamp,
  id: 'product-2',
  name: 'Shirt',
  sku: null,
  hasVariants: true,
  variantCount: 2,
  lowestVariantStock: 1,
  availableStock: 10,
};
const variant = (id: string, size: string, availableStock: number) => ({
  id,
  color: 'Red',
  size,
  sku: `SHIRT-${size}`,
  priceCents: null,
  availableStock,
  totalSold: 0,
  picture: null,
});

const asked = vi.fn<(variables: AllProductsPageQueryVariables) => void>();

const open = async (at = '/deshboard/allproducts', products = [lamp, shirt]) => {
  signedInAs(karim);
  server.use(
    answers(SavedViewsDocument, { savedViews: [] }),
    answers(ProductListCategoriesDocument, {
      categories: [{ id: 'c', slug: 'lamps', name: 'Lamps', children: [] }],
      adminBrands: ['Nodi'],
    }),
    answers(AllProductsPageDocument, (variables) => {
      asked(variables);
      return {
        adminProducts: {
          edges: products.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: products.length,
          isTotalExact: true,
        },
      };
    }),
  );
  const { user } = openShop(at);
  await screen.findByRole('link', { name: 'Desk lamp' });
  return user;
};

beforeEach(() => asked.mockClear());

const changed = (part: Partial<Product>, variants: ReturnType<typeof variant>[] = []) => ({
  __typename: 'ChangeProductSuccess' as const,
  product: { ...lamp, ...part, details: { variants } },
});

describe('a price', () => {
  test('is typed over in place and stored by Enter, with what was seen', async () => {
    const sent = vi.fn<(input: ChangePriceInput) => void>();
    server.use(
      answers(ChangePriceDocument, ({ input }) => {
        sent(input);
        return { changePrice: changed({ priceCents: 1399 }) };
      }),
    );
    const user = await open();
    const cell = screen.getByRole('textbox', { name: 'Price of Desk lamp' });
    expect(cell).toHaveValue('$12.50');
    await user.click(cell);
    await user.clear(cell);
    await user.type(cell, '13.99{Enter}');
    await vi.waitFor(() => expect(cell).toHaveValue('13.99'));
    expect(sent.mock.calls).toEqual([[{ productId: 'product-1', variantId: null, from: 1250, to: 1399 }]]);
    await user.tab();
    expect(cell).toHaveValue('$13.99');
  });

  test('is given up by Escape, and nothing is sent', async () => {
    const user = await open();
    const cell = screen.getByRole('textbox', { name: 'Price of Desk lamp' });
    await user.type(cell, '99{Escape}');
    await user.tab();
    expect(cell).toHaveValue('$12.50');
  });

  test('that somebody else has changed stays typed, says what it is now, and the next try starts from that', async () => {
    const sent = vi.fn<(input: ChangePriceInput) => void>();
    server.use(
      answers(ChangePriceDocument, ({ input }): ChangePriceMutation => {
        sent(input);
        return input.from === 1500
          ? { changePrice: changed({ priceCents: 1399 }) }
          : {
              changePrice: {
                __typename: 'PriceChangedMeanwhile',
                message: 'The price has changed meanwhile: it is $15.00 now.',
                wording: null,
                currentPriceCents: 1500,
              },
            };
      }),
    );
    const user = await open();
    const cell = screen.getByRole('textbox', { name: 'Price of Desk lamp' });
    await user.click(cell);
    await user.clear(cell);
    await user.type(cell, '13.99{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('it is $15.00 now');
    expect(cell).toHaveValue('13.99');
    expect(cell).toBeInvalid();
    await user.type(cell, '{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(sent.mock.lastCall?.[0]).toMatchObject({ from: 1500, to: 1399 });
  });

  test('that is none is refused beside its cell, without a request', async () => {
    const user = await open();
    const cell = screen.getByRole('textbox', { name: 'Price of Desk lamp' });
    await user.click(cell);
    await user.clear(cell);
    await user.type(cell, 'cheap{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a price from $0.01');
    expect(cell).toHaveValue('cheap');
  });

  test('is followed by the price of the next row with the arrow down', async () => {
    const user = await open();
    await user.click(screen.getByRole('textbox', { name: 'Price of Desk lamp' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('textbox', { name: 'Price of Shirt' })).toHaveFocus();
  });
});

test('variants open below their product, with a stock of their own', async () => {
  const sent = vi.fn<(input: ChangeStockInput) => void>();
  server.use(
    answers(ProductVariantsDocument, {
      adminProduct: {
        id: 'product-2',
        details: { variants: [variant('v1', 'M', 1), variant('v2', 'L', 9)] },
      },
    }),
    answers(ChangeStockDocument, ({ input }) => {
      sent(input);
      return {
        changeStock: changed({ ...shirt, availableStock: 14, lowestVariantStock: 5 }, [
          variant('v1', 'M', 5),
          variant('v2', 'L', 9),
        ]),
      };
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: /2 variants/ }));
  const cell = await screen.findByRole('textbox', { name: 'Stock of Shirt, Red / M' });
  await user.click(cell);
  await user.clear(cell);
  await user.type(cell, '5{Enter}');
  expect(await screen.findByText('14')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ productId: 'product-2', variantId: 'v1', from: 1, to: 5 }]]);
  // A sign adds to what is there, or takes from it.
  await user.clear(cell);
  await user.type(cell, '-9{Enter}');
  expect(await screen.findByText(PRODUCT_MESSAGES.stockInvalid)).toBeVisible();
  await user.clear(cell);
  await user.type(cell, '+৫{Enter}');
  await vi.waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ productId: 'product-2', variantId: 'v1', from: 5, to: 10 }),
  );
  // Variants are not selected by themselves.
  expect(screen.queryByRole('checkbox', { name: /Red/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /2 variants/ }));
  expect(screen.queryByRole('textbox', { name: 'Stock of Shirt, Red / M' })).not.toBeInTheDocument();
});

test('filters are in the URL, and asked of the shop', async () => {
  const user = await open('/deshboard/allproducts?stock=low&sort=PRICE_ASC');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ filter: { stock: 'LOW' }, sort: 'PRICE_ASC' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  await vi.waitFor(() => expect(currentAddress()).toContain('status=DRAFT'));
  expect(asked.mock.lastCall?.[0]).toMatchObject({ filter: { stock: 'LOW', status: 'DRAFT' } });
});

test('each word that is typed is asked for once', async () => {
  const user = await open();
  const words = ['', 'lamp', 'lamp desk'];
  for (const word of words.slice(1)) {
    const field = screen.getByRole('searchbox', { name: 'Search by name, SKU or brand' });
    await user.clear(field);
    await user.type(field, word);
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ filter: expect.objectContaining({ term: word }) }),
      ),
    );
  }
  expect(asked.mock.calls.map(([{ filter }]) => filter.term)).toEqual(words);
});

test('selected products are archived together, and taken back', async () => {
  const sent = vi.fn<(variables: object) => void>();
  server.use(
    answers(ChangeProductStatusDocument, (variables): ChangeProductStatusMutation => {
      sent(variables);
      const { status } = variables;
      return {
        changeProductStatus: [{ product: { ...lamp, status }, before: 'PUBLISHED' }],
      };
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: /Desk lamp/ }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archived: 1.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(sent.mock.calls.map(([variables]) => variables)).toEqual([
      { ids: ['product-1'], status: 'ARCHIVED', from: null },
      { ids: ['product-1'], status: 'PUBLISHED', from: 'ARCHIVED' },
    ]),
  );
});

test('many products change by the plan that was shown, and back', async () => {
  const sent = vi.fn<(variables: object) => void>();
  const undone = vi.fn<(variables: object) => void>();
  server.use(
    answers(EditProductsDocument, (variables): EditProductsMutation => {
      sent(variables);
      return variables.plan === null || variables.plan === undefined
        ? {
            editProducts: {
              __typename: 'EditProductsPlan',
              plan: 'plan-1',
              isOutdated: false,
              changing: 1,
              failing: 0,
              products: [
                {
                  id: 'product-1',
                  name: 'Desk lamp',
                  changes: [{ field: 'priceCents', variant: null, before: '1250', after: '1125' }],
                  problem: null,
                },
              ],
            },
          }
        : { editProducts: { __typename: 'EditProductsSuccess', editId: 'edit-1', changed: 1 } };
    }),
    answers(UndoProductEditDocument, (variables): UndoProductEditMutation => {
      undone(variables);
      return { undoProductEdit: { __typename: 'UndoProductEditSuccess', changed: 1 } };
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: /Desk lamp/ }));
  await user.click(screen.getByRole('button', { name: 'Edit…' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit 1 products' });
  await user.selectOptions(within(dialog).getByLabelText('Change the price'), 'By a percentage');
  await enter(user, within(dialog).getByLabelText('By how much'), '-ten');
  await user.click(within(dialog).getByRole('button', { name: 'Show what changes' }));
  expect(within(dialog).getByText('Enter a percentage from -99 to 1000.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('By how much'));
  await enter(user, within(dialog).getByLabelText('By how much'), '-10%');
  await user.click(within(dialog).getByRole('button', { name: 'Show what changes' }));
  expect(await within(dialog).findByText(/\$12\.50 → \$11\.25/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Change 1 products' }));
  expect(await screen.findByText('Changed: 1.')).toBeVisible();
  expect(sent.mock.calls.map(([variables]) => variables)).toMatchObject([
    { input: { ids: ['product-1'], price: { percent: -10, rounding: 'CENT' } } },
    { plan: 'plan-1' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(undone.mock.calls).toEqual([[{ id: 'edit-1' }]]));
});

test('the history of a stock says what changed, for which order, and what was left', async () => {
  server.use(
    answers(StockHistoryDocument, {
      stockHistory: {
        edges: [
          {
            node: {
              id: 's1',
              at: '2026-11-20T09:30:00.000Z',
              kind: 'ORDERED',
              available: -2,
              balance: 8,
              variantName: null,
              orderId: 'order-1',
              actorName: null,
              reason: null,
            },
          },
        ],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'History Desk lamp' }));
  const link = await screen.findByRole('link', { name: 'Ordered' });
  expect(link).toHaveAttribute('href', '/deshboard/orders/order-1');
  expect(screen.getByRole('row', { name: /Ordered -2 8/ })).toBeVisible();
  server.use(
    answers(PriceHistoryDocument, {
      priceHistory: {
        edges: [
          {
            node: {
              id: 'p1',
              at: '2026-11-20T09:30:00.000Z',
              beforeCents: 1250,
              afterCents: 1500,
              variantName: null,
              actorName: 'Salma',
            },
          },
        ],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
  );
  await user.click(screen.getByRole('tab', { name: 'Prices' }));
  expect(await screen.findByRole('row', { name: /Salma \$12.50 \$15.00/ })).toBeVisible();
});

test('a product that nobody ordered is deleted after a question; another one says why not', async () => {
  const answer = vi
    .fn<() => DeleteProductMutation['deleteProduct']>()
    .mockReturnValueOnce({
      __typename: 'InvalidInput',
      message: MANAGE_MESSAGES.productOrdered,
      wording: { code: 'productManage.productOrdered', params: [] },
    })
    .mockReturnValue({ __typename: 'DeleteProductSuccess' });
  server.use(answers(DeleteProductDocument, () => ({ deleteProduct: answer() })));
  const user = await open('/deshboard/allproducts', [{ ...lamp, totalSold: 0 }, shirt]);
  // Of one that was sold it is clear before.
  expect(screen.queryByRole('button', { name: 'Delete Shirt' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Desk lamp' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Desk lamp”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(MANAGE_MESSAGES.productOrdered)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“Desk lamp” is deleted.')).toBeVisible();
});
