import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ProductPageDocument } from '#web/generated/graphql.ts';
import { aProduct, aProductPage } from '#web-test/products.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { storedCart } from '#web-test/stored.ts';

const variant = (color: string, size: string, availableStock: number, priceCents = 2000) => ({
  id: `${color}-${size}`,
  color,
  size,
  priceCents,
  availableStock,
});

/** A shirt whose red ones of size M are sold out, and that does not come in blue and L. */
const open = async () => {
  const shirt = aProduct({
    id: 'p1',
    name: 'Linen Shirt',
    priceCents: 2000,
    availableStock: 9,
    colors: ['Red', 'Blue'],
    sizes: ['M', 'L'],
    variants: [variant('Red', 'M', 0), variant('Red', 'L', 2, 2300), variant('Blue', 'M', 7)],
  });
  server.use(answers(ProductPageDocument, aProductPage(shirt)));
  const shop = openShop('/details/p1');
  await screen.findByRole('heading', { name: 'Linen Shirt', level: 1 });
  return shop;
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(
    [...screen.queryAllByRole('radio', { name }), ...screen.queryAllByRole('button', { name })][0] as HTMLElement,
  );

describe('a product with variants', () => {
  test('tells what is there in a size before one asks', async () => {
    const { user } = await open();
    expect(screen.getByText('9 left')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Sold out/ })).toBeNull();
    await press(user, 'Red');
    expect(screen.getByRole('radio', { name: 'M, Sold out' })).toBeInTheDocument();
    expect(screen.getByText('Only 2 left')).toBeVisible();
    await press(user, 'L');
    expect(screen.getByRole('radio', { name: 'Blue, Sold out' })).toBeInTheDocument();
    expect(screen.getAllByText('$23.00')[0]).toBeVisible();
  });

  test('cannot be bought in a choice that is sold out, and can again after another choice', async () => {
    const { user } = await open();
    await press(user, 'Red');
    await press(user, 'M, Sold out');
    expect(screen.getByText('Sold out')).toBeVisible();
    for (const name of ['Buy Now', 'Add To Cart']) expect(screen.getAllByRole('button', { name })[0]).toBeDisabled();
    await press(user, 'Blue');
    expect(screen.getByText('7 left')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Buy Now' })[0]).toBeEnabled();
  });

  test('goes into the cart as the chosen variant: its price, and never more than its stock', async () => {
    const { user } = await open();
    for (const name of ['Red', 'L', 'One more', 'Add To Cart', 'Add To Cart']) await press(user, name);
    expect(storedCart().items).toMatchObject([
      {
        productId: 'p1',
        variantId: 'Red-L',
        color: 'Red',
        size: 'L',
        quantity: 2,
        priceCents: 2300,
        stock: 2,
      },
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('All 2 that we have are in your cart already.');
    await press(user, 'Blue, Sold out');
    await press(user, 'M');
    await press(user, 'Add To Cart');
    expect(storedCart().items).toMatchObject([
      { variantId: 'Red-L', priceCents: 2300, stock: 2 },
      { variantId: 'Blue-M', priceCents: 2000, stock: 7 },
    ]);
  });
});
