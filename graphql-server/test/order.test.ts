import { describe, expect, test } from 'vitest';
import { deliveryDates } from '#schema/delivery.ts';
import { DEFAULT_SETTINGS } from '#schema/shop-settings.ts';
import {
  addressOf,
  buy,
  edges,
  freshKey,
  nothing,
  storedOrdersOf,
  toInput,
  type OrderOptions,
  type PlacedOrder,
} from './order-edges.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const { stockOf } = shop;
const ordersOf = (customer: { id: string }) => storedOrdersOf(shop, customer);

describe.each(edges)('an order over $edge', ({ placeOrder }) => {
  test.each([
    { price: 1999, quantity: 1, total: 8000 },
    { price: 1050, quantity: 1, total: 7100 },
    { price: 1049, quantity: 1, total: 7000 },
    { price: 333, quantity: 3, total: 7000 },
    { price: 49, quantity: 1, total: 6000 },
  ])('of $quantity × $price cents costs $total cents with delivery', async ({ price, quantity, total }) => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: price })];
    expect(await placeOrder(customer, { productId: product.id, quantity })).toMatchObject({
      kind: 'placed',
      totalCents: total,
    });
    expect(await stockOf(product)).toEqual({ available: 10 - quantity, reserved: quantity, sold: 0 });
    expect(await ordersOf(customer)).toEqual({ orders: 1, lines: 1, history: 1 });
  });

  test('may take the whole stock, and the next buyer is told that nothing is left', async () => {
    const [first, second, product] = [await shop.customer(), await shop.customer(), await shop.product({ stock: 3 })];
    expect(await placeOrder(first, { productId: product.id, quantity: 3 })).toMatchObject({ kind: 'placed' });
    expect(await placeOrder(second, { productId: product.id })).toEqual({
      kind: 'OutOfStock',
      message: `${product.name} is sold out.`,
      productId: product.id,
      priceCents: 1999,
      stock: 0,
    });
    expect(await ordersOf(second)).toEqual(nothing);
  });

  test('for more than the stock returns the stock, and stores nothing', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 4, priceCents: 2500 })];
    expect(await placeOrder(customer, { productId: product.id, quantity: 5 })).toEqual({
      kind: 'OutOfStock',
      message: `Only 4 of ${product.name} are left.`,
      productId: product.id,
      priceCents: 2500,
      stock: 4,
    });
    expect(await ordersOf(customer)).toEqual(nothing);
    expect(await stockOf(product)).toEqual({ available: 4, reserved: 0, sold: 0 });
  });

  test('at a price that has changed returns the current one, and stores nothing', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 2500, stock: 4 })];
    const answer = await placeOrder(customer, { productId: product.id, seenPriceCents: 2000 });
    expect(answer).toEqual({
      kind: 'PriceChanged',
      message: `The price of ${product.name} has changed.`,
      productId: product.id,
      priceCents: 2500,
      stock: 4,
    });
    expect(await ordersOf(customer)).toEqual(nothing);
    expect(await stockOf(product)).toEqual({ available: 4, reserved: 0, sold: 0 });
  });

  test('at the price that was seen is placed', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 1989 })];
    expect(await placeOrder(customer, { productId: product.id, seenPriceCents: 1989 })).toMatchObject({
      kind: 'placed',
      totalCents: 8000,
    });
  });

  test.each(['01712345678', '+8801712345678', '8801712345678', '712345678', '০১৭১২৩৪৫৬৭৮'])(
    'with the phone %s says it in 11 digits, and is the same order in every form',
    async (phone) => {
      const [customer, product] = [await shop.customer(), await shop.product()];
      const wish = { productId: product.id, key: freshKey() };
      const placed = await placeOrder(customer, { ...wish, address: { phone } });
      expect(placed).toMatchObject({ kind: 'placed' });
      const rows = await shop.sql('SELECT shipping_phone FROM orders WHERE customer_id = $1', [customer.id]);
      expect(rows).toEqual([{ shipping_phone: '01712345678' }]);
      expect(await placeOrder(customer, { ...wish, address: { phone: '01712345678' } })).toEqual(placed);
    },
  );

  test('goes to the e-mail address of the account, in any case', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const email = customer.email.toUpperCase();
    const outcome = await placeOrder(customer, { productId: product.id, address: { email } });
    expect(outcome).toMatchObject({ kind: 'placed' });
  });

  test('of nobody is refused', async () => {
    const product = await shop.product();
    expect(await placeOrder(shop, { productId: product.id })).toEqual({
      kind: 'refused',
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(await stockOf(product)).toEqual({ available: 10, reserved: 0, sold: 0 });
  });

  test('sent twice with one key is one order, and takes the stock once', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const wish = { productId: product.id, quantity: 2, key: freshKey() };
    const first = await placeOrder(customer, wish);
    expect(first).toMatchObject({ kind: 'placed' });
    expect(await placeOrder(customer, wish)).toEqual(first);
    expect(await ordersOf(customer)).toEqual({ orders: 1, lines: 1, history: 1 });
    expect(await stockOf(product)).toEqual({ available: 8, reserved: 2, sold: 0 });
  });

  test('sent again after the last piece and another price answers the order of the first time', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 1, priceCents: 1000 })];
    const wish = { productId: product.id, seenPriceCents: 1000, key: freshKey() };
    const first = await placeOrder(customer, wish);
    await shop.sql('UPDATE products SET price_cents = 5000 WHERE id = $1', [product.id]);
    expect(await placeOrder(customer, wish)).toEqual(first);
    expect(await ordersOf(customer)).toMatchObject({ orders: 1 });
  });

  test('sent ten times at once with one key is one order, and takes the stock once', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 3 })];
    const wish = { productId: product.id, quantity: 2, key: freshKey() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => placeOrder(customer, wish)));
    expect(answers[0]).toMatchObject({ kind: 'placed' });
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await ordersOf(customer)).toEqual({ orders: 1, lines: 1, history: 1 });
    expect(await stockOf(product)).toEqual({ available: 1, reserved: 2, sold: 0 });
  });

  test.each<[string, Partial<OrderOptions>]>([
    ['another quantity', { quantity: 3 }],
    ['another colour', { color: 'Red' }],
    ['another payment', { payment: 'CARD' }],
    ['another address', { address: { address: 'Sylhet' } }],
  ])('with the key of another one (%s) is refused', async (_, change) => {
    const customer = await shop.customer();
    const product = await shop.product({ colors: ['Red', 'Blue'] });
    const wish = { productId: product.id, quantity: 2, color: 'Blue', key: freshKey() };
    await placeOrder(customer, wish);
    expect(await placeOrder(customer, { ...wish, ...change })).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ field: 'idempotencyKey', message: 'This idempotency key was used for another order.' }],
    });
    expect(await ordersOf(customer)).toMatchObject({ orders: 1 });
    expect(await stockOf(product)).toEqual({ available: 8, reserved: 2, sold: 0 });
  });

  test('with the key of another customer is refused, and nothing is ordered', async () => {
    const [first, second, product] = [await shop.customer(), await shop.customer(), await shop.product()];
    const wish = { productId: product.id, key: freshKey() };
    const [one, other] = [await placeOrder(first, wish), await placeOrder(second, wish)];
    expect(one).toMatchObject({ kind: 'placed' });
    const message = 'This idempotency key was used for another order.';
    expect(other).toEqual({
      kind: 'InvalidInput',
      message,
      fields: [{ field: 'idempotencyKey', message }],
    });
    expect(await ordersOf(second)).toEqual(nothing);
  });

  test('refused once may be sent again with the same key', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 0 })];
    const wish = { productId: product.id, key: freshKey() };
    expect(await placeOrder(customer, wish)).toMatchObject({ kind: 'OutOfStock' });
    await shop.sql('UPDATE product_stock SET available = 1 WHERE product_id = $1', [product.id]);
    expect(await placeOrder(customer, wish)).toMatchObject({ kind: 'placed' });
  });

  const brokenRules: [string, Omit<OrderOptions, 'productId'>, string, string][] = [
    ['no name', { address: { name: '' } }, 'shippingAddress.name', 'Name is required'],
    ['a blank name', { address: { name: ' \t' } }, 'shippingAddress.name', 'Name is required'],
    ['no address', { address: { address: '' } }, 'shippingAddress.address', 'Address is required'],
    ['ten digits', { address: { phone: '0171234567' } }, 'shippingAddress.phone', 'Use valid phone number'],
    ['twelve digits', { address: { phone: '017123456789' } }, 'shippingAddress.phone', 'Use valid phone number'],
    ['a letter', { address: { phone: '0171234567x' } }, 'shippingAddress.phone', 'Use valid phone number'],
    [
      'a prefix that no operator has',
      { address: { phone: '01212345678' } },
      'shippingAddress.phone',
      'Use valid phone number',
    ],
    ['another mail', { address: { email: 'a@example.com' } }, 'shippingAddress.email', 'Enter a valid Gmail address'],
    [
      'the Gmail address of somebody else',
      { address: { email: 'somebody.else@gmail.com' } },
      'shippingAddress.email',
      'Enter a valid Gmail address',
    ],
    ['no mail', { address: { email: '' } }, 'shippingAddress.email', 'Enter a valid Gmail address'],
    [
      'a mail that goes on',
      { address: { email: 'a@gmail.com.example.com' } },
      'shippingAddress.email',
      'Enter a valid Gmail address',
    ],
    [
      'Instalment',
      { payment: 'INSTALMENT' },
      'paymentMethod',
      'This payment method is not offered. Please choose another one.',
    ],
    [
      'Rocket',
      { payment: 'ROCKET' },
      'paymentMethod',
      'This payment method is not offered. Please choose another one.',
    ],
    ['no pieces', { quantity: 0 }, 'lines.0.quantity', 'Quantity must be a whole number from 1 to 10000.'],
    ['fewer than no pieces', { quantity: -1 }, 'lines.0.quantity', 'Quantity must be a whole number from 1 to 10000.'],
    ['too many pieces', { quantity: 10_001 }, 'lines.0.quantity', 'Quantity must be a whole number from 1 to 10000.'],
    ['a short key', { key: 'short' }, 'idempotencyKey', 'An idempotency key has 8 to 100 visible characters.'],
    ['a colour it has not', { color: 'Green' }, 'lines.0.color', 'The shirt does not come in this color.'],
    ['a size it has not', { size: 'XXL' }, 'lines.0.size', 'The shirt does not come in this size.'],
  ];

  test.each(brokenRules)('with %s is refused', async (_, wish, field, message) => {
    const customer = await shop.customer();
    const product = await shop.product({ name: 'The shirt', colors: ['Red'], sizes: ['M'] });
    expect(await placeOrder(customer, { productId: product.id, color: 'Red', size: 'M', ...wish })).toEqual({
      kind: 'InvalidInput',
      message,
      fields: [{ field, message }],
    });
    expect(await ordersOf(customer)).toEqual(nothing);
    expect(await stockOf(product)).toEqual({ available: 10, reserved: 0, sold: 0 });
  });

  test.each<[string, Partial<OrderOptions>, { field: string; message: string }[]]>([
    ['color', { size: 'M' }, [{ field: 'lines.0.color', message: 'Please choose a color' }]],
    ['size', { color: 'Red' }, [{ field: 'lines.0.size', message: 'Please choose a size' }]],
    [
      'color and size',
      {},
      [
        { field: 'lines.0.color', message: 'Please choose a color' },
        { field: 'lines.0.size', message: 'Please choose a size' },
      ],
    ],
  ])('of a product that comes in several without its %s is refused', async (_, wish, fields) => {
    const customer = await shop.customer();
    const product = await shop.product({ colors: ['Red', 'Blue'], sizes: ['M', 'L'] });
    expect(await placeOrder(customer, { productId: product.id, ...wish })).toEqual({
      kind: 'InvalidInput',
      message: fields[0]?.message,
      fields,
    });
    expect(await ordersOf(customer)).toEqual(nothing);
    expect(await stockOf(product)).toEqual({ available: 10, reserved: 0, sold: 0 });
  });

  test('of a product in a single color and size needs no word about them, and says them', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ colors: ['Red'], sizes: ['One size'] });
    expect(await placeOrder(customer, { productId: product.id })).toMatchObject({ kind: 'placed' });
    const rows = await shop.sql(
      'SELECT l.color, l.size FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.customer_id = $1',
      [customer.id],
    );
    expect(rows).toEqual([{ color: 'Red', size: 'One size' }]);
  });

  test('with several errors lists all of them, in the order of the form', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const answer = await placeOrder(customer, {
      productId: product.id,
      address: { name: '', address: '', phone: '', email: '' },
      payment: 'ROCKET',
    });
    expect(answer).toMatchObject({
      kind: 'InvalidInput',
      message: 'Name is required',
      fields: [
        { field: 'shippingAddress.name' },
        { field: 'shippingAddress.address' },
        { field: 'shippingAddress.phone' },
        { field: 'shippingAddress.email' },
        { field: 'paymentMethod' },
      ],
    });
  });

  test.each(['01890000-0000-7000-8000-000000000000', 'no id at all', ''])(
    'of a product that is not there (%j) is refused',
    async (productId) => {
      const customer = await shop.customer();
      expect(await placeOrder(customer, { productId })).toMatchObject({
        kind: 'InvalidInput',
        fields: [{ field: 'lines.0.productId', message: 'This product is not in the shop.' }],
      });
      expect(await ordersOf(customer)).toEqual(nothing);
    },
  );

  test('finds a product by its id in any case', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    expect(await placeOrder(customer, { productId: product.id.toUpperCase() })).toMatchObject({
      kind: 'placed',
    });
  });

  test.each(['CARD', 'NAGAD', 'BKASH', 'CASH_ON_DELIVERY'] as const)('is paid by %s', async (payment) => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    expect(await placeOrder(customer, { productId: product.id, payment })).toMatchObject({ kind: 'placed' });
    const [order] = await shop.sql<{ payment: string }>(
      'SELECT payment_method AS payment FROM orders WHERE customer_id = $1',
      [customer.id],
    );
    expect(order).toEqual({ payment });
  });
});

describe('REST asks for a payment method', () => {
  test.each([undefined, null, '', 'Barter'])('%j', async (payment) => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const answer = await customer.post('/order/addOrder', {
      _id: product.id,
      qty: 1,
      payment,
      shippingAddress: addressOf(customer),
    });
    expect(answer.refused(422).error).toBe(
      payment === 'Barter'
        ? 'This payment method is not offered. Please choose another one.'
        : 'Please select a payment method before confirming your order.',
    );
    expect(await ordersOf(customer)).toEqual(nothing);
  });

  test('and takes an idempotency key from the header', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const send = () =>
      customer.send('POST', '/order/addOrder', {
        headers: { 'Idempotency-Key': `header-of-${product.id}` },
        body: { _id: product.id, qty: 1, payment: 'Nagad', shippingAddress: addressOf(customer) },
      });
    const [first, second] = [await send(), await send()];
    expect(second.ok<{ _id: string }>(201)._id).toBe(first.ok<{ _id: string }>(201)._id);
    expect(await ordersOf(customer)).toMatchObject({ orders: 1 });
  });
});

describe('an order that stands', () => {
  test('shows what was bought, where it goes and what it costs', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ priceCents: 1234, colors: ['Red', 'Blue'], sizes: ['M', 'L'] });
    const order = await buy(
      customer,
      toInput(customer, {
        productId: product.id,
        quantity: 3,
        color: 'Blue',
        size: 'L',
        address: { name: '  Rahima  ' },
      }),
    );
    expect(order).toMatchObject({
      roundingCents: -2,
      itemsTotalCents: 3700,
      deliveryFeeCents: 6000,
      totalCents: 9700,
      paymentMethod: 'CASH_ON_DELIVERY',
      status: 'PENDING',
      shippingAddress: { ...addressOf(customer), name: 'Rahima' },
      customer: { id: customer.id },
      lines: [
        {
          productId: product.id,
          name: product.name,
          color: 'Blue',
          size: 'L',
          quantity: 3,
          unitPriceCents: 1234,
          image: { path: `/pictures/${product.pictures[0]}` },
        },
      ],
    });
    expect(Math.abs(Date.now() - Date.parse(order.placedAt))).toBeLessThan(60_000);
  });

  test('reads the same afterwards as it was answered when it was placed', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ colors: ['Red'] })];
    const input = toInput(customer, { productId: product.id, color: 'Red', quantity: 2 });
    const placed = await buy(customer, input);
    expect(await buy(customer, input)).toEqual(placed);
  });

  test('keeps name, picture, colour, size and price as bought, whatever becomes of the product', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ name: 'Old lamp', priceCents: 1000, colors: ['Red'], sizes: ['M'] });
    const input = toInput(customer, { productId: product.id, color: 'Red', size: 'M' });
    const bought = await buy(customer, input);
    await shop.sql(
      `UPDATE products SET name = 'New lamp', price_cents = 9900, pictures = '{other}', colors = '{}', sizes = '{}' WHERE id = $1`,
      [product.id],
    );
    expect(await buy(customer, input)).toEqual(bought);
    expect(bought.lines[0]).toMatchObject({
      name: 'Old lamp',
      unitPriceCents: 1000,
      color: 'Red',
      size: 'M',
    });
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
    const { order } = await customer.graphql<{ order: { lines: { name: string }[] } }>(
      'query ($id: ID!) { order(id: $id) { lines { name } } }',
      { id: bought.id },
    );
    expect(order.lines).toEqual([{ name: 'Old lamp' }]);
  });

  test('shows each line in its colour where there is a picture of it', async () => {
    const customer = await shop.customer();
    const product = await shop.product({
      pictures: ['shawl-1'],
      colors: ['Red', 'Green'],
      colorPictures: { Red: 'shawl-red' },
    });
    const { id } = await buy(customer, {
      ...toInput(customer, { productId: product.id }),
      lines: ['Green', 'Red'].map((color) => ({
        productId: product.id,
        quantity: 1,
        color,
        size: null,
      })),
    });
    const { order } = await customer.graphql<{ order: object }>(
      'query ($id: ID!) { order(id: $id) { lines { image { path } } } }',
      { id },
    );
    const expected = ['shawl-1', 'shawl-red'].map((key) => ({
      image: { path: `/pictures/${key}` },
    }));
    expect(order).toEqual({ lines: expected });
  });

  test('says when it comes, counted from when it was placed', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const { id } = await buy(customer, toInput(customer, { productId: product.id }));
    // A Wednesday evening in Bangladesh: five working days later is the next Wednesday.
    await shop.sql("UPDATE orders SET placed_at = '2026-11-25T15:00:00Z' WHERE id = $1", [id]);
    const asked = await customer.graphql(
      'query ($id: ID!) { order(id: $id) { delivery { from to } } delivery { from to } }',
      { id },
    );
    expect(asked).toEqual({
      order: { delivery: { from: '2026-11-29', to: '2026-12-02' } },
      delivery: deliveryDates(new Date(), { least: 2, most: 5 }, DEFAULT_SETTINGS.workingDays),
    });
  });

  test('has a history: who did what, when, oldest first', async () => {
    const [customer, admin, product] = [await shop.customer(), await shop.admin(), await shop.product()];
    const order = await buy(customer, toInput(customer, { productId: product.id }));
    expect(order.history).toEqual([{ status: 'PENDING', at: order.placedAt, actor: 'CUSTOMER', reason: null }]);
    const [change] = await shop.sql<{ actorId: string }>(
      'SELECT actor_id AS "actorId" FROM order_status_changes WHERE order_id = $1',
      [order.id],
    );
    expect(change).toEqual({ actorId: customer.id });

    await shop.walkOrders('SHIPPED', { id: order.id });
    await shop.sql(
      `INSERT INTO order_status_changes (order_id, status, at, actor, actor_id) VALUES
        ($1, 'SHIPPED', now() + interval '2 days', 'SYSTEM', NULL), ($1, 'PROCESSED', now() + interval '1 day', 'ADMIN', $2)`,
      [order.id, admin.id],
    );
    const read = await customer.graphql<{ order: Pick<PlacedOrder, 'status' | 'history'> }>(
      'query ($id: ID!) { order(id: $id) { status history { status actor } } }',
      { id: order.id },
    );
    expect(read.order).toEqual({
      status: 'SHIPPED',
      history: [
        { status: 'PENDING', actor: 'CUSTOMER' },
        { status: 'PROCESSED', actor: 'ADMIN' },
        { status: 'SHIPPED', actor: 'SYSTEM' },
      ],
    });
  });

  test('lists of orders are newest first, in pages, with their number', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const placed: string[] = [];
    for (let count = 0; count < 5; count += 1)
      placed.unshift((await buy(customer, toInput(customer, { productId: product.id }))).id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { me }: { me: { orders: OrderPage } } = await customer.graphql(
        `query ($after: String) { me { orders(first: 2, after: $after) { totalCount nodes { id } pageInfo { endCursor hasNextPage } } } }`,
        { after },
      );
      expect(me.orders.totalCount).toBe(5);
      expect(me.orders.nodes.length).toBeLessThanOrEqual(2);
      seen.push(...me.orders.nodes.map(({ id }) => id));
      after = me.orders.pageInfo.hasNextPage ? me.orders.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(placed);
  });

  interface OrderPage {
    totalCount: number;
    nodes: { id: string }[];
    pageInfo: { endCursor: string; hasNextPage: boolean };
  }
});
