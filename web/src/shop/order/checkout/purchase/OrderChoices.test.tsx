import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmOrderPageDocument, PlaceOrderDocument, type ConfirmOrderPageQuery } from '#web/generated/graphql.ts';
import { inCart } from '#web-test/cart.ts';
import { confirm, field, placed, press, retype, toPayment } from '#web-test/checkout.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { enter } from '#web-test/enter.ts';
import { phone } from '#web-test/lines.ts';
import { checkOutCart, chooseToBuy } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { asOptions } from '#web-test/products.ts';
import { currentAddress, goInHistory, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { keepCart, storedCart } from '#web-test/stored.ts';
import { readPurchase } from './purchase.ts';

describe('a product that came without its colour and size (Buy Now has no check, spec §5)', () => {
  const image = { path: '/pictures/shirt', alt: 'A shirt' };
  const shirt = {
    id: 'product-1',
    name: 'A shirt',
    image,
    images: [
      { ...image, color: null },
      { path: '/pictures/shirt-blue', alt: 'A blue shirt', color: 'Blue' },
    ],
    colors: ['Red', 'Blue'],
    sizes: ['M', 'L'],
    hasVariants: false,
  };
  const withProduct = (product: typeof shirt): ConfirmOrderPageQuery => ({
    me: { ...rahima, addresses: [] },
    productsById: [{ ...product, colorOptions: asOptions(product.colors) }],
  });
  const openWith = async (product = shirt) => {
    chooseToBuy({ color: null, size: null });
    signedInAs(rahima);
    server.use(
      answers(ConfirmOrderPageDocument, ({ ids }) => {
        expect(ids).toEqual(['product-1']);
        return withProduct(product);
      }),
    );
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    return user;
  };
  const group = (name: string) => within(screen.getByRole('group', { name }));

  test('is asked for it, cannot be ordered without, and is ordered as chosen', async () => {
    const user = await openWith();
    await user.click(press('Proceed to Pay'));
    expect(screen.getByText('Please choose a color')).toBeVisible();
    expect(screen.getByText('Please choose a size')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByRole('group', { name: 'Color' }));
    await user.click(group('Color').getByRole('radio', { name: 'Blue' }));
    expect(screen.queryByText('Please choose a color')).toBeNull();
    await user.click(press('Proceed to Pay'));
    expect(document.activeElement).toContainElement(screen.getByRole('group', { name: 'Size' }));
    await user.click(group('Size').getByRole('radio', { name: 'L' }));
    expect(readPurchase()?.lines[0]).toMatchObject({
      color: 'Blue',
      size: 'L',
      image: { path: '/pictures/shirt-blue' },
    });
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        asked(input.lines);
        return placed;
      }),
    );
    await confirm(user);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledWith([expect.objectContaining({ color: 'Blue', size: 'L' })]);
  });

  test('is asked for nothing where there is nothing to choose', async () => {
    const user = await openWith({ ...shirt, colors: ['Red'], sizes: [] });
    expect(screen.queryByRole('group', { name: 'Color' })).toBeNull();
    await toPayment(user);
  });

  test('is told when the shop cannot be reached, and is asked once it can be; typing goes on meanwhile', async () => {
    chooseToBuy({ color: null, size: null });
    signedInAs(rahima);
    server.use(isUnreachable(ConfirmOrderPageDocument));
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/confirmorder');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/^The shop cannot be reached/)).toBeVisible();
    await retype(user, 'Name', 'Salma');
    const answer = Promise.withResolvers<ConfirmOrderPageQuery>();
    server.use(answers(ConfirmOrderPageDocument, () => answer.promise));
    await user.click(press('Try again'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await enter(user, field('Name'), ' Begum');
    answer.resolve(withProduct(shirt));
    expect(await screen.findByRole('group', { name: 'Color' })).toBeVisible();
    expect(field('Name')).toHaveValue('Salma Begum');
    await user.click(press('Proceed to Pay'));
    expect(screen.getByText('Please choose a color')).toBeVisible();
  });

  test('leaves the cart when it is bought with what was chosen here, also over a reload', async () => {
    checkOutCart([{ ...phone, color: null }]);
    signedInAs(rahima);
    server.use(answers(ConfirmOrderPageDocument, withProduct({ ...shirt, sizes: [] })));
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    await user.click(group('Color').getByRole('radio', { name: 'Red' }));
    await user.click(group('Color').getByRole('radio', { name: 'Blue' }));
    document.body.replaceChildren();
    openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    keepCart([inCart({ color: null }), inCart({ color: 'Blue' })], rahima.id);
    server.use(answers(PlaceOrderDocument, placed));
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(storedCart().items.map(({ color }) => color)).toEqual(['Blue']);
  });

  test('cannot reach Payment by the browser’s history either', async () => {
    const user = await openWith();
    await user.click(group('Color').getByRole('radio', { name: 'Red' }));
    await user.click(group('Size').getByRole('radio', { name: 'M' }));
    await toPayment(user);
    await user.click(press('Back'));
    await user.click(group('Size').getByRole('radio', { name: 'M' }));
    await act(async () => goInHistory(1));
    expect(screen.queryByRole('heading', { name: 'Payment method' })).toBeNull();
  });
});
