import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  ConfirmOrderPageDocument,
  PlaceOrderDocument,
  type ConfirmOrderPageQuery,
  type PlaceOrderMutation,
} from '../../../generated/graphql.ts';
import { expectConsole } from '../../../../test/consoleOutput.ts';
import { expectHome } from '../../../../test/home.ts';
import { anOrder, checkOutCart, chooseToBuy, lamp, phone } from '../../../../test/orders.ts';
import { home, office, rahima, signedInAs, type Address } from '../../../../test/people.ts';
import { asOptions } from '../../../../test/products.ts';
import { holdTimeouts, requestedTimeouts } from '../../../../test/timeouts.ts';
import { currentAddress, goInHistory, openShop } from '../../../../test/render.tsx';
import { answers, isUnreachable, neverAnswers, refuses, server } from '../../../../test/server.ts';
import { serverSentence } from '../../../../test/sentence.ts';
import { ORDER_LIMIT_MESSAGES } from '../../../../../schema/order.ts';
import { inCart, lampInCart } from '../../../../test/cart.ts';
import { keepCart, storedCart } from '../../../../test/stored.ts';
import { readPurchase } from './purchase/purchase.ts';

type User = Awaited<ReturnType<typeof openCheckout>>;

const openCheckout = async (customer = rahima, addresses: readonly Address[] = []) => {
  signedInAs(customer, addresses);
  const { user } = openShop('/confirmorder');
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  return user;
};

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

const retype = async (user: User, label: string, text: string) => {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
};

const toPayment = async (user: User) => {
  await user.click(press('Proceed to Pay'));
  await screen.findByRole('heading', { name: 'Payment method' });
};

const confirm = async (user: User) => {
  await toPayment(user);
  await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
  await user.click(press(/^Confirm Order/));
};

const placed: PlaceOrderMutation = { placeOrder: { __typename: 'PlaceOrderSuccess', order: anOrder() } };

describe('the checkout (spec §2, §4)', () => {
  test('redirects to / when no product is stored', async () => {
    signedInAs(rahima);
    const isHome = expectHome();
    openShop('/confirmorder');
    expect(await isHome()).toBe('/');
  });

  test('shows what is bought with its rounded totals in both steps', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    const isShown = () => {
      expect(summary.getByText('Pathao Phone')).toBeVisible();
      expect(summary.getByText('Color: Black · Qty: 2')).toBeVisible();
      expect(summary.getByText('$400.00')).toBeVisible();
      expect(summary.getByText('$60.00')).toBeVisible();
      expect(summary.getByText('$460.00')).toBeVisible();
      expect(summary.getByText('Arrives 16 - 19 Jan')).toBeVisible();
      expect(summary.getByLabelText('Promotion code')).toBeVisible();
    };
    isShown();
    await toPayment(user);
    isShown();
  });

  test('prefills the billing form from the user; the e-mail cannot be edited', async () => {
    chooseToBuy();
    const user = await openCheckout({ ...rahima, phoneNumber: '+8801712345678' });
    expect(field('Name')).toHaveValue('Rahima Khatun');
    expect(field('Address')).toHaveValue('House 7, Road 3, Dhanmondi, Dhaka');
    expect(field('Phone Number')).toHaveValue('01712345678');
    await user.type(field('E-mail'), 'x');
    expect(field('E-mail')).toHaveValue('rahima@gmail.com');
  });

  test('says on its button what the order costs', async () => {
    chooseToBuy();
    await toPayment(await openCheckout());
    expect(press('Confirm Order · $460.00')).toBeVisible();
  });

  test('has no links that lead away: no search, no menus, only help', async () => {
    chooseToBuy();
    await openCheckout();
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Help Center',
      '+880 1700-000000',
    ]);
    expect(screen.queryByRole('combobox', { name: 'Search products' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Category' })).toBeNull();
    const head = within(screen.getByRole('banner'));
    expect(head.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  });

  test('Back of the browser leads from Payment to Order, and Forward to Payment again', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, 'Name', 'Salma');
    await toPayment(user);
    await act(async () => goInHistory(-1));
    expect(screen.getByRole('heading', { name: 'Billing address' })).toHaveFocus();
    expect(currentAddress()).toBe('/confirmorder');
    expect(field('Name')).toHaveValue('Salma');
    await act(async () => goInHistory(1));
    expect(screen.getByRole('heading', { name: 'Payment method' })).toHaveFocus();
  });

  test('Forward leads to no Payment while something of Order is missing', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await toPayment(user);
    await user.click(press('Back'));
    await user.clear(field('Name'));
    await act(async () => goInHistory(1));
    await user.type(field('Name'), 'Mitu');
    expect(field('Name')).toHaveValue('Mitu');
    await toPayment(user);
    expect(screen.getByText(/Mitu, 01712345678/)).toBeVisible();
  });

  test('keeps what was typed and the step over a reload', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, 'Name', 'Salma');
    await toPayment(user);
    await user.click(screen.getByRole('radio', { name: 'Nagad' }));
    document.body.replaceChildren();
    openShop('/confirmorder');
    expect(await screen.findByRole('radio', { name: 'Nagad' })).toBeChecked();
    await user.click(press('Back'));
    expect(field('Name')).toHaveValue('Salma');
  });
});

test('what was typed is kept when the cart is changed and checked out again, but is nobody else’s', async () => {
  checkOutCart();
  const user = await openCheckout();
  await retype(user, 'Name', 'Salma');
  await toPayment(user);
  document.body.replaceChildren();
  checkOutCart([lamp]);
  openShop('/confirmorder');
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  expect(field('Name')).toHaveValue('Salma');
  document.body.replaceChildren();
  await openCheckout({ ...rahima, id: 'customer-9', displayName: 'Mitu' });
  expect(field('Name')).toHaveValue('Mitu');
});

describe('own addresses', () => {
  const values = () =>
    ['Name', 'Address', 'Phone Number']
      .map((label) => field(label))
      .map((input) => (input as HTMLInputElement).value);
  const ofHome = ['Rahima Khatun', 'House 1, Road 2, Savar, Dhaka', '01712345678'];
  const ofOffice = ['Salma Begum', 'Shop 7, Abhaynagar, Jashore, Khulna', '01912345678'];
  const choice = (name: RegExp) => screen.getByRole('radio', { name });

  test('are not mentioned where there are none', async () => {
    chooseToBuy();
    await openCheckout();
    expect(screen.queryByRole('radiogroup', { name: 'Deliver to' })).toBeNull();
  });

  test('fill the form: at first the default one, then which is chosen', async () => {
    chooseToBuy();
    const user = await openCheckout({ ...rahima, displayName: 'R. Khatun' }, [home, office]);
    expect(values()).toEqual(ofHome);
    expect(choice(/House 1, Road 2/)).toBeChecked();
    await user.click(choice(/Shop 7/));
    expect(values()).toEqual(ofOffice);
    expect(screen.queryByText('What you had typed is kept.')).toBeNull();
    await toPayment(user);
    expect(screen.getByText(/Salma Begum, 01912345678/)).toBeVisible();
    await user.click(press('Back'));
    expect(choice(/Shop 7/)).toBeChecked();
  });

  test('give way to another one that is typed', async () => {
    chooseToBuy();
    const user = await openCheckout(rahima, [home]);
    await user.click(choice(/Another address/));
    expect(values()).toEqual(['Rahima Khatun', '', '01712345678']);
    await user.type(field('Address'), 'Sylhet');
    expect(choice(/Another address/)).toBeChecked();
  });

  test('take the place of what was typed, which can be put back', async () => {
    chooseToBuy();
    const user = await openCheckout(rahima, [home, office]);
    await retype(user, 'Address', 'Sylhet');
    await retype(user, 'Name', 'Mitu');
    const typed = ['Mitu', 'Sylhet', '01712345678'];
    await user.click(choice(/Shop 7/));
    expect(values()).toEqual(ofOffice);
    expect(screen.getByText('What you had typed is kept.')).toBeVisible();
    // Also after a reload.
    document.body.replaceChildren();
    openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    expect(values()).toEqual(ofOffice);
    await retype(user, 'Phone Number', '01812345678');
    await user.click(press('Put it back'));
    expect(values()).toEqual(typed);
    // What was typed in between is kept too.
    await user.click(press('Put it back'));
    expect(values()).toEqual(['Salma Begum', 'Shop 7, Abhaynagar, Jashore, Khulna', '01812345678']);
  });

  test('do not replace by themselves what was typed before', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, 'Address', 'Sylhet');
    document.body.replaceChildren();
    await openCheckout(rahima, [home]);
    expect(field('Address')).toHaveValue('Sylhet');
    expect(choice(/Another address/)).toBeChecked();
  });

  test('are followed by a form that nobody has touched', async () => {
    chooseToBuy();
    await openCheckout();
    document.body.replaceChildren();
    await openCheckout(rahima, [office, { ...home, isDefault: true }]);
    expect(values()).toEqual(ofHome);
  });

  test('beyond three are shown when they are wanted', async () => {
    chooseToBuy();
    const many = Array.from({ length: 6 }, (_, count) => ({
      ...office,
      id: `address-${count}`,
      line: `Shop ${count}`,
      text: `Shop ${count}`,
    }));
    const user = await openCheckout(rahima, many);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await user.click(press('Show all 6 addresses'));
    expect(screen.getAllByRole('radio')).toHaveLength(7);
  });

  test('that cannot be read leave a form to type in', async () => {
    chooseToBuy();
    signedInAs(rahima);
    server.use(isUnreachable(ConfirmOrderPageDocument));
    expectConsole(/^Failed to fetch data/);
    openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    expect(field('Address')).toHaveValue('House 7, Road 3, Dhanmondi, Dhaka');
  });
});

describe('the billing form (spec §5)', () => {
  test.each([
    ['Name', '', 'Name is required'],
    ['Address', '', 'Address is required'],
    ['Phone Number', '0171234567', 'Use valid phone number'],
    ['Phone Number', '017123456789', 'Use valid phone number'],
    ['Phone Number', '01212345678', 'Use valid phone number'],
    ['Phone Number', '', 'Use valid phone number'],
  ])('refuses %s %j: %s', async (label, text, message) => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, label, text);
    await user.click(press('Proceed to Pay'));
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(label)).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Payment method' })).toBeNull();
  });

  test('refuses an e-mail outside Gmail', async () => {
    chooseToBuy();
    const user = await openCheckout({ ...rahima, email: 'rahima@example.com' });
    await user.click(press('Proceed to Pay'));
    expect(field('E-mail')).toHaveAccessibleDescription(
      expect.stringContaining('Enter a valid Gmail address'),
    );
    expect(field('E-mail')).toHaveFocus();
  });

  test('goes to the first failing field', async () => {
    chooseToBuy();
    const user = await openCheckout({ ...rahima, email: 'rahima@example.com', phoneNumber: null });
    await user.click(press('Proceed to Pay'));
    expect(field('Phone Number')).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('shows and clears the errors of name and address while typing', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await user.clear(field('Name'));
    expect(screen.getByText('Name is required')).toBeVisible();
    await user.type(field('Name'), 'S');
    expect(screen.queryByText('Name is required')).toBeNull();
    await user.clear(field('Address'));
    expect(screen.getByText('Address is required')).toBeVisible();
    await user.type(field('Address'), 'S');
    expect(screen.queryByText('Address is required')).toBeNull();
  });
});

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
  };
  const withProduct = (product: typeof shirt): ConfirmOrderPageQuery => ({
    me: { ...rahima, addresses: [] },
    delivery: { from: '2027-01-16', to: '2027-01-19' },
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
    await user.click(group('Color').getByRole('button', { name: 'Blue' }));
    expect(screen.queryByText('Please choose a color')).toBeNull();
    await user.click(press('Proceed to Pay'));
    expect(document.activeElement).toContainElement(screen.getByRole('group', { name: 'Size' }));
    await user.click(group('Size').getByRole('button', { name: 'L' }));
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
    await user.type(field('Name'), ' Begum');
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
    await user.click(group('Color').getByRole('button', { name: 'Red' }));
    await user.click(group('Color').getByRole('button', { name: 'Blue' }));
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
    await user.click(group('Color').getByRole('button', { name: 'Red' }));
    await user.click(group('Size').getByRole('button', { name: 'M' }));
    await toPayment(user);
    await user.click(press('Back'));
    await user.click(group('Size').getByRole('button', { name: 'M' }));
    await act(async () => goInHistory(1));
    expect(screen.queryByRole('heading', { name: 'Payment method' })).toBeNull();
  });
});

describe('the payment (spec §5, §9)', () => {
  test('offers the methods in the words of the spec, Instalment and Rocket not', async () => {
    chooseToBuy();
    await toPayment(await openCheckout());
    const offered = screen
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => [radio.labels?.[0]?.querySelector('p')?.textContent, radio.disabled]);
    expect(offered).toEqual([
      ['Credit/Debit Card', false],
      ['Nagad', false],
      ['Save bKash Account', false],
      ['Cash on Delivery', false],
      ['Instalment', true],
      ['Rocket', true],
    ]);
  });

  test('asks for a method before confirming, and makes no call', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await toPayment(user);
    await user.click(press(/^Confirm Order/));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Please select a payment method before confirming your order.');
    const methods = screen.getByRole('radiogroup', { name: 'Payment method' });
    expect(alert.compareDocumentPosition(methods)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(alert).toHaveFocus();
    // A second press scrolls to it again.
    await user.click(press(/^Confirm Order/));
    expect(alert).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Nagad' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('sends the order and goes to the congratulations page', async () => {
    const purchase = chooseToBuy();
    const user = await openCheckout();
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        asked(input);
        return placed;
      }),
    );
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      idempotencyKey: purchase.attempt,
      lines: [
        { productId: phone.productId, quantity: 2, color: 'Black', size: null, seenPriceCents: 19_999 },
      ],
      paymentMethod: 'CASH_ON_DELIVERY',
      shippingAddress: {
        name: 'Rahima Khatun',
        address: 'House 7, Road 3, Dhanmondi, Dhaka',
        phone: '01712345678',
        email: 'rahima@gmail.com',
      },
    });
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  });

  test('is one call for a double click', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, async () => {
        asked();
        return placed;
      }),
    );
    await toPayment(user);
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    await user.dblClick(press(/^Confirm Order/));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([
    ['a network failure', isUnreachable, /^The shop cannot be reached/],
    ['an answer that does not come in time', neverAnswers, /^The shop took too long to answer/],
  ])('tells %s, keeps everything, and tries again with the same key', async (_, fails, words) => {
    const outOfPatience = holdTimeouts();
    chooseToBuy();
    const user = await openCheckout();
    server.use(fails(PlaceOrderDocument));
    const before = requestedTimeouts.length;
    await confirm(user);
    await waitFor(() => expect(requestedTimeouts.length).toBeGreaterThan(before));
    outOfPatience();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(/Nothing you typed is lost/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    const keys: string[] = [];
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        keys.push(input.idempotencyKey);
        return placed;
      }),
    );
    const attempt = readPurchase()?.attempt;
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(keys).toEqual([attempt]));
  });

  test('shows a changed price, takes it over on demand, and orders only when confirmed again', async () => {
    const purchase = chooseToBuy();
    const user = await openCheckout();
    server.use(
      answers(PlaceOrderDocument, ({ input }) =>
        input.lines[0]?.seenPriceCents === 21_000
          ? placed
          : {
              placeOrder: {
                __typename: 'PriceChanged',
                message: 'The price changed.',
                productId: phone.productId,
                currentPriceCents: 21_000,
                availableStock: 5,
              },
            },
      ),
    );
    await confirm(user);
    expect(await screen.findByText(/it was \$199\.99 and is \$210\.00 now/)).toBeVisible();
    await user.click(press('Go on with 2 at $210.00'));
    expect(screen.getByText(/Please confirm it now/)).toHaveFocus();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('$480.00')).toBeVisible();
    expect(readPurchase()).toEqual({ ...purchase, lines: [{ ...phone, priceCents: 21_000 }] });
    expect(currentAddress()).toBe('/confirmorder');
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
  });

  test('shows how many pieces are left and goes on with them on demand', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const outOfStock = (availableStock: number): PlaceOrderMutation => ({
      placeOrder: {
        __typename: 'OutOfStock',
        ...serverSentence('Too few are left.'),
        productId: phone.productId,
        currentPriceCents: phone.priceCents,
        availableStock,
      },
    });
    server.use(answers(PlaceOrderDocument, outOfStock(1)));
    await confirm(user);
    expect(await screen.findByText('Only 1 left: you chose 2.')).toBeVisible();
    await user.click(press('Go on with 1 at $199.99'));
    expect(readPurchase()?.lines[0]?.quantity).toBe(1);
    server.use(answers(PlaceOrderDocument, outOfStock(0)));
    await user.click(press(/^Confirm Order/));
    expect(await screen.findByText(/has just sold out/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find something else' })).toHaveAttribute('href', '/search');
  });

  test('shows what the server refuses at its field of the billing form', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const message = 'Use valid phone number';
    const fields = [{ field: 'shippingAddress.phone', ...serverSentence(message) }];
    server.use(
      answers(PlaceOrderDocument, {
        placeOrder: { __typename: 'InvalidInput', ...serverSentence(message), fields },
      }),
    );
    await confirm(user);
    await waitFor(() =>
      expect(field('Phone Number')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(field('Phone Number')).toHaveFocus();
  });

  describe('an answer that comes after one has gone back', () => {
    const phoneRefused: PlaceOrderMutation['placeOrder'] = {
      __typename: 'InvalidInput',
      ...serverSentence('Use valid phone number'),
      fields: [{ field: 'shippingAddress.phone', ...serverSentence('Use valid phone number') }],
    };
    const soldOut: PlaceOrderMutation['placeOrder'] = {
      __typename: 'OutOfStock',
      ...serverSentence('Too few are left.'),
      productId: phone.productId,
      currentPriceCents: phone.priceCents,
      availableStock: 1,
    };
    const tooMuch: PlaceOrderMutation['placeOrder'] = {
      __typename: 'OrderLimitReached',
      ...serverSentence(ORDER_LIMIT_MESSAGES.UNPAID_PIECES, { most: 200 }),
    };

    test.each([
      ['a refused field', phoneRefused, /^Use valid phone number/],
      ['too few pieces', soldOut, /^Only 1 left: you chose 2\./],
      ['a limit', tooMuch, /^We send at most 200 pieces/],
    ])('is told on the first step, which stays: %s', async (_, placeOrder, words) => {
      chooseToBuy();
      const user = await openCheckout();
      const answer = Promise.withResolvers<PlaceOrderMutation>();
      server.use(answers(PlaceOrderDocument, () => answer.promise));
      await confirm(user);
      await user.click(press('Back'));
      expect(await screen.findByText('Placing your order…')).toBeVisible();
      await retype(user, 'Name', 'Salma');
      answer.resolve({ placeOrder });
      expect(within(await screen.findByRole('alert')).getByText(words)).toBeVisible();
      expect(currentAddress()).toBe('/confirmorder');
      expect(field('Name')).toHaveValue('Salma');
      expect(field('Name')).toHaveFocus();
    });
  });

  test('Back pressed twice leads to Order, not out of the checkout', async () => {
    chooseToBuy();
    await toPayment(await openCheckout());
    const back = press('Back');
    act(() => {
      back.click();
      back.click();
    });
    expect(await screen.findByRole('heading', { name: 'Billing address' })).toBeVisible();
    expect(currentAddress()).toBe('/confirmorder');
  });

  test('leads to My Orders when the attempt became an order before something was changed', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const message = 'This idempotency key was used for another order.';
    const fields = [{ field: 'idempotencyKey', ...serverSentence(message) }];
    server.use(
      answers(PlaceOrderDocument, {
        placeOrder: { __typename: 'InvalidInput', ...serverSentence(message), fields },
      }),
    );
    await confirm(user);
    expect(await screen.findByRole('link', { name: 'See My Orders' })).toHaveAttribute(
      'href',
      '/customer/order',
    );
  });

  test('shows any other refusal beside the button', async () => {
    chooseToBuy();
    const user = await openCheckout();
    server.use(refuses(PlaceOrderDocument, 'FORBIDDEN', { message: 'You may not do this.' }));
    await confirm(user);
    expect(await screen.findByText('You may not do this.')).toBeVisible();
  });
});

describe('the checkout of several lines', () => {
  const blue = { ...phone, color: 'Blue', quantity: 1 };
  const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
  const refuse = (outcome: PlaceOrderMutation['placeOrder'], then: PlaceOrderMutation = placed) => {
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        asked(input);
        return asked.mock.calls.length === 1 ? { placeOrder: outcome } : then;
      }),
    );
    return asked;
  };
  const figures = (parts: { currentPriceCents?: number; availableStock?: number }) => ({
    ...serverSentence('Something changed.'),
    productId: phone.productId,
    currentPriceCents: phone.priceCents,
    availableStock: 10,
    ...parts,
  });

  test('shows each line with its sum, and totals of all', async () => {
    checkOutCart();
    await openCheckout();
    expect(summary().getByText('Pathao Phone')).toBeVisible();
    expect(summary().getByText('$399.98')).toBeVisible();
    expect(summary().getByText('Desk Lamp')).toBeVisible();
    expect(summary().getByText('$61.50')).toBeVisible();
    expect(summary().getByText('$461.00')).toBeVisible();
    expect(summary().getByText('$521.00')).toBeVisible();
    expect(screen.getByText('5 pieces of 2 products')).toBeInTheDocument();
  });

  test('orders all of them at once; exactly these lines leave the cart', async () => {
    const { attempt } = checkOutCart();
    keepCart([inCart(), inCart({ color: 'Blue' }), lampInCart()]);
    const user = await openCheckout();
    keepCart([inCart(), inCart({ color: 'Blue' }), lampInCart()], rahima.id);
    const asked = vi.fn();
    server.use(
      answers(PlaceOrderDocument, ({ input }) => {
        asked(input);
        return placed;
      }),
    );
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      idempotencyKey: attempt,
      lines: [
        { productId: 'product-1', quantity: 2, color: 'Black', seenPriceCents: 19_999 },
        { productId: 'product-2', quantity: 3, color: null, seenPriceCents: 2_050 },
      ],
    });
    expect(storedCart().items.map(({ color }) => color)).toEqual(['Blue']);
    await waitFor(() => expect(localStorage.getItem('card')).toBeNull());
  });

  test('Buy Now leaves the cart as it is', async () => {
    chooseToBuy();
    const user = await openCheckout();
    keepCart([inCart()], rahima.id);
    server.use(answers(PlaceOrderDocument, placed));
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(storedCart().items).toHaveLength(1);
  });

  test('a changed price is shown at its line, and taken over there only', async () => {
    const { attempt } = checkOutCart();
    const user = await openCheckout();
    const asked = refuse({ __typename: 'PriceChanged', ...figures({ currentPriceCents: 21_000 }) });
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Pathao Phone')).toBeVisible();
    expect(notice.getByText(/it was \$199\.99 and is \$210\.00 now/)).toBeVisible();
    expect(notice.queryByText('Desk Lamp')).toBeNull();
    expect(await summary().findByText(/it was \$199\.99 and is \$210\.00 now/)).toBeVisible();
    await user.click(press('Go on with 2 at $210.00'));
    expect(summary().queryByText(/it was/)).toBeNull();
    expect(readPurchase()?.lines).toEqual([{ ...phone, priceCents: 21_000 }, lamp]);
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(asked.mock.calls[1]?.[0]).toMatchObject({ idempotencyKey: attempt });
  });

  test('what has sold out can be left out; it stays in the cart', async () => {
    checkOutCart();
    const user = await openCheckout();
    keepCart([inCart(), lampInCart()], rahima.id);
    const asked = refuse({ __typename: 'OutOfStock', ...figures({ availableStock: 0 }) });
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: 'Go on without it' }));
    expect(readPurchase()?.lines).toEqual([lamp]);
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked.mock.calls[1]?.[0]).toMatchObject({ lines: [{ productId: 'product-2' }] });
    expect(storedCart().items.map(({ name }) => name)).toEqual(['Pathao Phone']);
  });

  test('lines of one product that has too few are shown each with what is left for it', async () => {
    checkOutCart([phone, lamp, { ...blue, quantity: 3 }]);
    const user = await openCheckout();
    refuse({ __typename: 'OutOfStock', ...figures({ availableStock: 3, currentPriceCents: 18_000 }) });
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Only 1 left: you chose 3.')).toBeVisible();
    expect(notice.getAllByText(/it was \$199\.99 and is \$180\.00 now/)).toHaveLength(2);
    await user.click(press('Go on with these changes'));
    expect(readPurchase()?.lines).toEqual([
      { ...phone, priceCents: 18_000 },
      lamp,
      { ...blue, priceCents: 18_000 },
    ]);
  });

  test('who has ordered as much as the shop takes is told so, and may try again later', async () => {
    const { attempt } = checkOutCart();
    const user = await openCheckout();
    const asked = refuse({
      __typename: 'OrderLimitReached',
      ...serverSentence(ORDER_LIMIT_MESSAGES.UNPAID_PIECES, { most: 200 }),
    });
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(
      notice.getByText(/^We send at most 200 pieces to one customer before they are paid for\./),
    ).toBeVisible();
    await user.click(press(/^Confirm Order/));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(asked.mock.calls[1]?.[0]).toMatchObject({ idempotencyKey: attempt });
  });

  test('a line that the shop refuses is named, with what was said', async () => {
    checkOutCart();
    const user = await openCheckout();
    const message = 'This product is not in the shop.';
    refuse({
      __typename: 'InvalidInput',
      ...serverSentence(message),
      fields: [{ field: 'lines.1.productId', ...serverSentence(message) }],
    });
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Desk Lamp')).toBeVisible();
    expect(notice.getByText(message)).toBeVisible();
    await user.click(press('Go on without it'));
    expect(readPurchase()?.lines).toEqual([phone]);
  });
});
