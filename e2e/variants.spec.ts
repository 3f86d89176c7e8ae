import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { ask, placeOrder } from './orders.ts';
import { admin, customer, signIn, newCustomer } from './people.ts';

interface Sold {
  id: string;
  name: string;
  colors: string[];
  variants: { id: string; color: string; size: string }[];
}

/**
 * Publishes a copy of a product with variants, of whose first colour there is one piece in the first size, and four in
 * the second.
 */
const sellTheLast = async (request: APIRequestContext): Promise<Sold> => {
  const { products } = await ask<{
    products: { nodes: (Sold & { hasVariants: boolean; sizes: string[] })[] };
  }>(
    request,
    admin,
    'query Clothes { products(filter: { within: "clothing" }, first: 60) { nodes { id name hasVariants colors sizes } } }',
    {},
  );
  const model = products.nodes.find((one) => one.hasVariants && one.colors.length > 1 && one.sizes.length > 1);
  if (!model) throw new Error('The demo shop has no clothes with variants.');
  const { duplicateProduct: copy } = await ask<{ duplicateProduct: { id: string } }>(
    request,
    admin,
    'mutation Copy($id: ID!) { duplicateProduct(id: $id) { id } }',
    { id: model.id },
  );
  await ask(
    request,
    admin,
    'mutation Sell($ids: [ID!]!) { changeProductStatus(ids: $ids, status: PUBLISHED) { before } }',
    {
      ids: [copy.id],
    },
  );
  const { product } = await ask<{ product: Sold }>(
    request,
    admin,
    'query Copied($id: ID!) { product(id: $id) { id name colors variants { id color size } } }',
    { id: copy.id },
  );
  const ofFirstColor = product.variants.filter(({ color }) => color === product.colors[0]);
  for (const [index, to] of [1, 4].entries()) {
    const { changeStock } = await ask<{ changeStock: { __typename: string } }>(
      request,
      admin,
      'mutation Count($input: ChangeStockInput!) { changeStock(input: $input) { __typename } }',
      { input: { productId: copy.id, variantId: ofFirstColor[index]?.id, from: 0, to } },
    );
    expect(changeStock.__typename).toBe('ChangeProductSuccess');
  }
  return { ...product, variants: ofFirstColor };
};

const choice = (page: Page, name: string, option: RegExp) =>
  page.getByRole('group', { name }).getByRole('radio', { name: option });

test('the last piece of a colour and size is sold once, and the next size stays', async ({ page, browser }) => {
  const { id, name, colors, variants } = await sellTheLast(page.request);
  const [color = ''] = colors;
  const [last = '', next = ''] = variants.map(({ size }) => size);
  const exactly = (option: string) => new RegExp(`^${option}$`);

  await signIn(page, customer);
  await test.step('a shopper sees that one is left in their size', async () => {
    await page.goto(`/details/${id}`);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await choice(page, 'Color', exactly(color)).click();
    await choice(page, 'Size', exactly(last)).click();
    await expect(page.getByText('Only 1 left')).toBeVisible();
    await page.getByRole('button', { name: 'Add To Cart' }).first().click();
    await expect(page.getByText('Item successfully added to the cart!')).toBeVisible();
  });

  await test.step('somebody else buys it', async () => {
    const other = await newCustomer(page.request, 'Faster Buyer');
    await placeOrder(page.request, other, { id, color, size: last }, 1);
  });

  await test.step('the shopper is told before they order, also in their cart', async () => {
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await expect(page).toHaveURL('/confirmorder');
    await expect(page.getByText(/sold out/i).first()).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Sold out', { exact: false }).first()).toBeVisible();
  });

  await test.step('the next size of the same colour stays', async () => {
    await page.goto(`/details/${id}`);
    await awake(page);
    await choice(page, 'Color', exactly(color)).click();
    await expect(choice(page, 'Size', new RegExp(`^${last}, Sold out$`))).toBeVisible();
    await choice(page, 'Size', exactly(next)).click();
    await expect(page.getByText('Only 4 left')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add To Cart' }).first().click();
    await expect(page.getByText('Item successfully added to the cart!')).toBeVisible();
  });

  await test.step('a visitor sees the same', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(`${new URL(page.url()).origin}/details/${id}`);
    // Nothing is left of the other colours.
    await expect(choice(visitor, 'Size', new RegExp(`^${last}, Sold out$`))).toBeVisible();
    await expect(choice(visitor, 'Size', exactly(next))).toBeVisible();
    await visitor.close();
  });
});
