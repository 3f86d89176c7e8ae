import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../src/sales/order/order.model.ts';
import type { Client } from './client.ts';
import type { Person } from './factories.ts';
import { bringTo, buy, changeStatus, ship } from './order-steps.ts';
import { openShop } from './setup.ts';
import { watch } from './sockets.ts';

const shop = await openShop({
  relaysEvents: true,
  mayRefuse: /terminating connection due to administrator command/,
});
const admin = await shop.admin();
const product = await shop.product({ name: 'Lamp', stock: 100_000 });

interface Card {
  id: string;
  number: number;
  status: OrderStatus;
  since: string;
  awaits: string | null;
  isLate: boolean;
  recipient: string;
  product: string;
  lineCount: number;
  pieces: number;
  partShipments: number;
}

interface Column {
  nodes: Card[];
  totalCount: number;
  isTotalExact: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const card = 'id number status since awaits isLate recipient product lineCount pieces partShipments';

const column = async (
  client: Client,
  status: OrderStatus,
  { filter = null, first = 100, after = null }: { filter?: object | null; first?: number; after?: string | null } = {},
): Promise<Column> =>
  (
    await client.graphql<{ column: Column }>(
      `query ($status: OrderStatus!, $filter: BoardFilter, $first: Int!, $after: String) {
        column: boardColumn(status: $status, filter: $filter, first: $first, after: $after) {
          nodes { ${card} } totalCount isTotalExact pageInfo { hasNextPage endCursor }
        }
      }`,
      { status, filter, first, after },
    )
  ).column;

const idsOf = ({ nodes }: Column) => nodes.map(({ id }) => id);

/** Buys a lamp. */
const order = async (customer: Person, status: OrderStatus = 'PENDING', quantity = 1) => {
  const { id } = await buy(customer, [{ productId: product.id, quantity }]);
  await bringTo({ admin, customer }, id, status);
  return id;
};

/** Lets an order have been placed long ago. */
const age = (id: string, days: number) =>
  shop.sql(`UPDATE orders SET placed_at = now() - make_interval(days => $2) WHERE id = $1`, [id, days]);

describe('a column', () => {
  test('has the orders with its status, the oldest first, with what an admin needs to see', async () => {
    const customer = await shop.customer();
    const [first, second, moved] = [
      await order(customer),
      await order(customer, 'PENDING', 3),
      await order(customer, 'PROCESSED'),
    ];
    const pending = await column(admin, 'PENDING');
    expect(idsOf(pending).filter((id) => [first, second, moved].includes(id))).toEqual([first, second]);
    expect(pending.nodes.find(({ id }) => id === second)).toEqual({
      id: second,
      number: expect.any(Number),
      status: 'PENDING',
      since: expect.any(String),
      awaits: null,
      isLate: false,
      recipient: expect.any(String),
      product: 'Lamp',
      lineCount: 1,
      pieces: 3,
      partShipments: 0,
    });
    expect(idsOf(await column(admin, 'PROCESSED'))).toContain(moved);
  });

  test('comes page by page, each order once', async () => {
    const customer = await shop.customer();
    for (const status of ['SHIPPED', 'DELIVERED'] as const) {
      const made = [await order(customer, status), await order(customer, status), await order(customer, status)];
      const all = idsOf(await column(admin, status));
      expect(all.filter((id) => made.includes(id))).toEqual(status === 'SHIPPED' ? made : made.toReversed());
      const found: string[] = [];
      for (let after: string | null = null; ;) {
        const page: Column = await column(admin, status, { first: 1, after });
        found.push(...idsOf(page));
        expect(page.totalCount).toBe(all.length);
        expect(page.isTotalExact).toBe(true);
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect(found).toEqual(all);
    }
  });

  test('has delivered orders for 7 days, and none that came back', async () => {
    const customer = await shop.customer();
    const [fresh, old, back] = [
      await order(customer, 'DELIVERED'),
      await order(customer, 'DELIVERED'),
      await order(customer, 'RETURNED'),
    ];
    await shop.sql(
      `UPDATE order_status_changes SET at = at - interval '8 days' WHERE order_id = $1 AND status = 'DELIVERED'`,
      [old],
    );
    const delivered = await column(admin, 'DELIVERED');
    expect(idsOf(delivered).filter((id) => [fresh, old, back].includes(id))).toEqual([fresh]);
    expect(delivered.totalCount).toBe(delivered.nodes.length);
  });

  test('is asked for by its status, a search and a state', async () => {
    const customer = await shop.customer();
    const [plain, late, awaiting] = [await order(customer), await order(customer), await order(customer)];
    await age(late, 5);
    await shop.sql(`UPDATE orders SET awaits = 'PAYMENT', placed_at = now() - interval '5 days' WHERE id = $1`, [
      awaiting,
    ]);
    await shop.sql(
      `UPDATE orders SET shipping_name = 'Salma Begum', shipping_phone = '01912345678', shipping_email = 'Salma@gmail.com'
      WHERE id = $1`,
      [plain],
    );
    const mine = [plain, late, awaiting];
    const found = async (filter: object) => {
      const page = await column(admin, 'PENDING', { filter });
      expect(page.totalCount).toBe(page.nodes.length);
      return idsOf(page).filter((id) => mine.includes(id));
    };
    expect(await found({ only: 'LATE' })).toEqual([late]);
    expect(await found({ only: 'READY' })).toEqual([plain, late]);
    expect(await found({ only: 'AWAITING' })).toEqual([awaiting]);
    const { nodes } = await column(admin, 'PENDING');
    expect(nodes.filter(({ isLate }) => isLate).map(({ id }) => id)).toContain(late);
    expect(nodes.find(({ id }) => id === awaiting)).toMatchObject({ awaits: 'PAYMENT', isLate: false });
    const number = nodes.find(({ id }) => id === plain)?.number ?? 0;
    const bangla = String(number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    for (const search of [`#${number}`, ` ${number} `, bangla, 'lma beg', '+8801912345678', 'salma@gmail.com'])
      expect(await found({ search }), search).toEqual([plain]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ search: ' ', only: null })).toEqual(mine);
    expect(idsOf(await column(admin, 'SHIPPED', { filter: { only: 'LATE' } }))).toEqual([]);
  });

  test.each([
    [{ status: 'CANCELLED' as const }, 'The board has the columns'],
    [{ status: 'PENDING' as const, filter: { search: 'x'.repeat(101) } }, 'at most 100 characters'],
    [{ status: 'PENDING' as const, first: 101 }, 'from 1 to 100'],
    [{ status: 'DELIVERED' as const, after: 'nonsense' }, 'cursor'],
    [{ status: 'DELIVERED' as const, after: forged('2026-02-30T10:00:00+00:00') }, 'cursor'],
    [{ status: 'DELIVERED' as const, after: forged('2026-02-20T10:00:00+99:99') }, 'cursor'],
  ])('that does not exist is refused: %j', async ({ status, ...options }, message) => {
    await expect(column(admin, status, options)).rejects.toThrow(message);
  });

  test('says how many parcels of an order have left while pieces wait', async () => {
    const customer = await shop.customer();
    const made = await buy(customer, [{ productId: product.id, quantity: 3 }]);
    await bringTo({ admin, customer }, made.id, 'PROCESSED');
    await ship(admin, made.id, { lines: [{ orderLineId: made.lines[0]?.id ?? '', quantity: 1 }] });
    const { nodes } = await column(admin, 'PROCESSED');
    expect(nodes.find(({ id }) => id === made.id)).toMatchObject({ partShipments: 1, pieces: 3 });
  });
});

/** A cursor of delivered orders that the shop has not made. */
function forged(time: string): string {
  return Buffer.from(JSON.stringify([time, '01a2031c-f4d6-7446-be0e-e62cacb6e960'])).toString('base64url');
}

interface Moved {
  ordersMoved: {
    orders: Pick<Card, 'id' | 'status'>[];
    counts: { status: OrderStatus; totalCount: number; isTotalExact: boolean }[];
    isComplete: boolean;
  };
}

const watchMoves = ({ token }: { token: string }) =>
  watch<Moved>(
    shop.url,
    'subscription { ordersMoved { orders { id status } counts { status totalCount isTotalExact } isComplete } }',
    {},
    { token },
  );

/** Reads pushes until one has what is looked for; returns all of them. */
const pushesUntil = async (
  page: ReturnType<typeof watchMoves>,
  isIt: (push: Moved['ordersMoved']) => boolean,
): Promise<Moved['ordersMoved'][]> => {
  const pushes: Moved['ordersMoved'][] = [];
  for (;;) {
    const push = (await page.next())?.data?.ordersMoved;
    if (!push) throw new Error(`The subscription ended after ${JSON.stringify(pushes)}.`);
    pushes.push(push);
    if (isIt(push)) return pushes;
  }
};

describe('who has the board open', () => {
  test('is told of each move and each new order, with the numbers of the columns', async () => {
    const customer = await shop.customer();
    const id = await order(customer);
    await shop.deliverEvents();
    const page = watchMoves(await shop.admin());
    const [first] = await pushesUntil(page, () => true);
    expect(first).toMatchObject({ orders: [], isComplete: false });
    const before = first?.counts.find(({ status }) => status === 'PROCESSED')?.totalCount ?? 0;
    await changeStatus(admin, id, 'PROCESSED');
    const pushes = await pushesUntil(page, ({ orders }) =>
      orders.some((one) => one.id === id && one.status === 'PROCESSED'),
    );
    expect(pushes.at(-1)).toMatchObject({ isComplete: true });
    expect(pushes.at(-1)?.counts).toContainEqual({
      status: 'PROCESSED',
      totalCount: before + 1,
      isTotalExact: true,
    });
    const next = await order(customer);
    await pushesUntil(page, ({ orders }) => orders.some((one) => one.id === next));
    page.stop();
  });

  test('gets many moves in few pushes, and is told to ask again when there are too many', async () => {
    const customer = await shop.customer();
    const made = await Promise.all(Array.from({ length: 20 }, () => order(customer)));
    await shop.deliverEvents();
    const page = watchMoves(await shop.admin());
    await pushesUntil(page, () => true);
    await Promise.all(made.map((id) => changeStatus(admin, id, 'PROCESSED')));
    const seen = new Set<string>();
    const pushes = await pushesUntil(page, ({ orders }) => {
      for (const one of orders) if (one.status === 'PROCESSED') seen.add(one.id);
      return made.every((id) => seen.has(id));
    });
    expect(pushes.length).toBeLessThan(made.length);
    expect(pushes.every(({ isComplete }) => isComplete)).toBe(true);

    await shop.sql(
      `SELECT pg_notify('haat_live', id::text) FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 101)) many`,
    );
    const [missed] = await pushesUntil(page, () => true);
    expect(missed).toMatchObject({ orders: [], isComplete: false });
    page.stop();
  });

  test('is told to ask again after a lost connection to the database', async () => {
    const page = watchMoves(await shop.admin());
    await pushesUntil(page, () => true);
    await shop.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'haat-live' AND datname = current_database()`,
    );
    expect((await pushesUntil(page, () => true))[0]).toMatchObject({ isComplete: false });
    page.stop();
    await expect.poll(() => shop.live.listeners).toBe(0);
  });

  test('gets nothing any more once no longer an admin', async () => {
    const leaving = await shop.admin();
    const page = watchMoves(leaving);
    await pushesUntil(page, () => true);
    await shop.sql(`UPDATE customers SET role = 'CUSTOMER' WHERE id = $1`, [leaving.id]);
    await order(await shop.customer());
    const push = await page.next();
    expect(push?.data ?? null).toBeNull();
    expect(push?.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    page.stop();
  });
});
