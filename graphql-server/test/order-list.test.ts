import { describe, expect, test } from 'vitest';
import type { Person } from './factories.ts';
import { freshKey, toInput, type PlaceOrderData } from './order-edges.ts';
import { approveReturn, bringTo, changeStatus, receiveReturn, refund, requestReturn } from './order-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ settings: { ORDERS_A_DAY: '1000', UNPAID_PIECES: '100000' } });
const admin = await shop.admin();
const product = await shop.product({ priceCents: 1000, stock: 10_000 });

interface Listed {
  ids: string[];
  totalCount: number;
  isTotalExact: boolean;
  endCursor: string | null;
  hasNextPage: boolean;
}

interface Asked {
  filter?: Record<string, unknown>;
  sort?: string;
  first?: number;
  after?: string | null;
}

const list = async (asked: Asked = {}): Promise<Listed> => {
  const { found } = await admin.graphql<{
    found: {
      nodes: { id: string }[];
      totalCount: number;
      isTotalExact: boolean;
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  }>(
    `query ($filter: OrderFilter, $sort: OrderSort, $first: Int, $after: String) {
      found: adminOrders(filter: $filter, sort: $sort, first: $first, after: $after) {
        nodes { id } totalCount isTotalExact pageInfo { endCursor hasNextPage }
      }
    }`,
    { first: 100, ...asked },
  );
  const { nodes, pageInfo, ...rest } = found;
  return { ids: nodes.map(({ id }) => id), ...rest, ...pageInfo };
};

interface Wish {
  name?: string;
  phone?: string;
  address?: string;
  method?: string;
  quantity?: number;
}

/** Places an order; returns its id and number. */
const place = async (
  customer: Person,
  {
    name = 'Rahima Begum',
    phone = '01712345678',
    address = 'House 7, Dhanmondi, Dhaka',
    method,
    quantity = 1,
  }: Wish = {},
) => {
  const input = toInput(customer, { productId: product.id, quantity, address: { name, phone, address } });
  const { placeOrder } = await customer.graphql<PlaceOrderData>(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on PlaceOrderSuccess { order { id number } } } }`,
    { input: { ...input, idempotencyKey: freshKey(), ...(method && { paymentMethod: method }) } },
  );
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order as unknown as { id: string; number: number };
};

describe('a search finds an order', async () => {
  const customer = await shop.customer({ email: 'shirin.akter@gmail.com' });
  const shirin = await place(customer, { name: 'Md.Shirin-Akter', phone: '01898765432' });
  const bangla = await place(await shop.customer(), { name: 'মোঃ রাকিব উদ্দিন', phone: '01611111111' });

  test.each([
    ['its number', () => String(shirin.number)],
    ['its number as people say it', () => `#${shirin.number}`],
    ['its number in Bangla', () => `#${shirin.number}`.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')],
    ['its phone number', () => '01898765432'],
    ['its phone number abroad', () => '+880 1898-765432'],
    ['its phone number in Bangla', () => '০১৮৯৮৭৬৫৪৩২'],
    ['its e-mail address', () => 'Shirin.Akter@gmail.com'],
    ['the beginning of its e-mail address', () => 'shirin.akter@'],
    ['a word of the name', () => 'akter'],
    ['beginnings of words, in any order', () => '  AKT  shir '],
    ['a name as it is written', () => 'Md.Shirin'],
  ])('by %s', async (_, search) => {
    expect(await list({ filter: { search: search() } })).toMatchObject({ ids: [shirin.id], totalCount: 1 });
  });

  test('by a name in Bangla, also by its beginning', async () => {
    for (const search of ['রাকিব', 'উদ্দি', 'মোঃ রাক'])
      expect((await list({ filter: { search } })).ids).toEqual([bangla.id]);
  });

  test.each([
    'shirn',
    'hirin',
    "o'neill",
    '\\',
    "'",
    '&',
    ':*',
    '!',
    '(',
    '999999999',
    'nobody@gmail.com',
    '01999999999',
    '%',
  ])('and none by %j', async (search) => {
    expect(await list({ filter: { search } })).toMatchObject({ ids: [], totalCount: 0, isTotalExact: true });
  });

  test('but nothing longer than 100 characters is searched for', async () => {
    const { errors } = await admin.graphqlAnswer(
      `{ adminOrders(filter: { search: "${'x'.repeat(101)}" }) { totalCount } }`,
    );
    expect(errors[0]?.message).toBe('A search has at most 100 characters.');
  });

  test('together with the other filters', async () => {
    expect((await list({ filter: { search: 'akter', statuses: ['PENDING'] } })).ids).toEqual([shirin.id]);
    expect((await list({ filter: { search: 'akter', statuses: ['SHIPPED'] } })).ids).toEqual([]);
    expect((await list({ filter: { search: String(shirin.number), district: 'sylhet' } })).ids).toEqual([]);
  });
});

describe('a filter', async () => {
  const customer = await shop.customer();
  const of = { customerId: customer.id };
  const dhaka = await place(customer);
  const sylhet = await place(customer, { address: 'Zindabazar, Sylhet', quantity: 3 });
  const nowhere = await place(customer, { address: 'Beside the school', quantity: 2 });

  const found = async (filter: Record<string, unknown>) => (await list({ filter: { ...of, ...filter } })).ids;

  test('by status takes one or several', async () => {
    await changeStatus(admin, sylhet.id, 'PROCESSED');
    expect(await found({ statuses: ['PROCESSED'] })).toEqual([sylhet.id]);
    expect(await found({ statuses: ['PENDING', 'PROCESSED'] })).toEqual([nowhere.id, sylhet.id, dhaka.id]);
    expect(await found({ statuses: [] })).toHaveLength(3);
  });

  test('by district, method and payment', async () => {
    expect(await found({ district: 'sylhet' })).toEqual([sylhet.id]);
    expect(await found({ district: 'atlantis' })).toEqual([]);
    expect(await found({ method: 'CASH_ON_DELIVERY' })).toHaveLength(3);
    expect(await found({ method: 'BKASH' })).toEqual([]);
    expect(await found({ payment: 'DUE' })).toHaveLength(3);
    expect(await found({ payment: 'PAID' })).toEqual([]);
  });

  test('by what orders wait for', async () => {
    await shop.sql(`UPDATE orders SET awaits = 'CODE' WHERE id = $1`, [dhaka.id]);
    expect(await found({ awaits: true })).toEqual([dhaka.id]);
    expect(await found({ awaits: false })).toEqual([nowhere.id, sylhet.id]);
    await shop.sql('UPDATE orders SET awaits = NULL WHERE id = $1', [dhaka.id]);
  });

  test('by days is by those of Bangladesh', async () => {
    const buyer = await shop.customer();
    const order = await place(buyer);
    // A moment before midnight in Dhaka, and its id a moment after.
    await shop.sql(`UPDATE orders SET placed_at = '2026-03-09T17:59:59.999Z' WHERE id = $1`, [order.id]);
    const id = '019cd391-a401-7000-8000-000000000001';
    const time = Date.parse('2026-03-09T18:00:00.001Z').toString(16).padStart(12, '0');
    const early = `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`;
    await shop.sql(
      `INSERT INTO orders (id, customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
        shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents, placed_at)
       SELECT $2, customer_id, $3, request_hash, payment_method, shipping_name, shipping_address, shipping_phone, shipping_email,
        items_total_cents, delivery_fee_cents, total_cents, placed_at FROM orders WHERE id = $1`,
      [order.id, early, freshKey()],
    );
    const on = async (from: string | null, until: string | null) =>
      (await list({ filter: { customerId: buyer.id, from, until } })).ids;
    expect(await on('2026-03-09', '2026-03-09')).toEqual([early]);
    expect(await on('2026-03-10', '2026-03-10')).toEqual([]);
    expect(await on(null, '2026-03-09')).toEqual([early]);
    expect(await on('2026-03-01', null)).toContain(early);
  });

  test.each([
    ['from', '2026-02-30'],
    ['until', 'yesterday'],
    ['from', '1999-01-01'],
  ])('by the day %s %j is refused', async (name, day) => {
    const { errors } = await admin.graphqlAnswer(
      `query ($filter: OrderFilter) { adminOrders(filter: $filter) { totalCount } }`,
      {
        filter: { [name]: day },
      },
    );
    expect(errors[0]?.message).toBe(`${name} must be a day such as 2026-11-20.`);
  });

  test('by a customer that no id can name finds nothing', async () => {
    expect((await list({ filter: { customerId: 'nobody' } })).ids).toEqual([]);
  });

  test('sorts by total, and the pages follow one another', async () => {
    const same = await place(customer, { quantity: 2 });
    const walk = async (sort: string) => {
      const ids: string[] = [];
      let after: string | null = null;
      for (;;) {
        const page: Listed = await list({ filter: of, sort, first: 1, after });
        ids.push(...page.ids);
        if (!page.hasNextPage) return ids;
        after = page.endCursor;
      }
    };
    expect(await walk('LARGEST')).toEqual([sylhet.id, same.id, nowhere.id, dhaka.id]);
    expect(await walk('SMALLEST')).toEqual([dhaka.id, nowhere.id, same.id, sylhet.id]);
    expect(await walk('NEWEST')).toEqual([same.id, nowhere.id, sylhet.id, dhaka.id]);
    expect(await walk('OLDEST')).toEqual([dhaka.id, sylhet.id, nowhere.id, same.id]);
  });

  test('refuses a cursor of another list', async () => {
    const { endCursor } = await list({ filter: of, first: 1 });
    const { errors } = await admin.graphqlAnswer(
      `query ($after: String) { adminOrders(sort: LARGEST, after: $after) { totalCount } }`,
      { after: endCursor },
    );
    expect(errors[0]?.message).toBe('The cursor is not one of this list.');
    const forged = Buffer.from(JSON.stringify([admin.id, '9999999999'])).toString('base64url');
    await expect(list({ sort: 'LARGEST', after: forged })).rejects.toThrow('not one of this list');
  });
});

test('an order says its district', async () => {
  const order = await place(await shop.customer(), { address: 'Kaliganj, Gazipur, Dhaka' });
  const answer = await admin.graphql('query ($id: ID!) { order(id: $id) { district { id name bangla } } }', {
    id: order.id,
  });
  expect(answer).toEqual({ order: { district: { id: 'gazipur', name: 'Gazipur', bangla: 'গাজীপুর' } } });
});

describe('whether an order is paid', () => {
  const stateOf = async (id: string) => {
    for (const payment of ['DUE', 'PAID', 'REFUND_DUE', 'NOTHING'])
      if ((await list({ filter: { payment }, first: 100 })).ids.includes(id)) return payment;
    return null;
  };

  test('follows its ledger to the end', async () => {
    const customer = await shop.customer();
    const { id } = await place(customer);
    expect(await stateOf(id)).toBe('DUE');
    await bringTo({ admin, customer }, id, 'DELIVERED');
    expect(await stateOf(id)).toBe('PAID');
    await requestReturn(customer, id);
    await approveReturn(admin, id);
    await receiveReturn(admin, id);
    expect(await stateOf(id)).toBe('REFUND_DUE');
    await refund(admin, id, 7000);
    expect(await stateOf(id)).toBe('NOTHING');
  });

  test('is nothing to ask of one that was cancelled before', async () => {
    const { id } = await place(await shop.customer());
    await changeStatus(admin, id, 'CANCELLED');
    expect(await stateOf(id)).toBe('NOTHING');
  });
});
