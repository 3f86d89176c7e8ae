import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { newId, type Person } from './factories.ts';
import { freshKey } from './order-edges.ts';
import { approveReturn, bringTo, buy, receiveReturn, requestReturn } from './order-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const product = await shop.product({ priceCents: 1000, stock: 1000 });

interface Listed {
  id: string;
  status: string;
  figures: { orders: number; spentCents: number };
}
interface Page {
  customers: {
    totalCount: number;
    isTotalExact: boolean;
    nodes: Listed[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const document = `query ($search: String, $status: AccountStatus, $role: Role, $sort: CustomerSort! = NEWEST,
    $first: Int! = 100, $after: String) {
  customers(search: $search, status: $status, role: $role, sort: $sort, first: $first, after: $after) {
    totalCount isTotalExact nodes { id status figures { orders spentCents } } pageInfo { hasNextPage endCursor }
  }
}`;
const list = async (admin: Client, variables: object = {}) =>
  (await admin.graphql<Page>(document, { ...variables })).customers;
const ids = async (admin: Client, variables: object) => (await list(admin, variables)).nodes.map(({ id }) => id);

const figuresOf = async (admin: Client, { id }: { id: string }) =>
  (
    await admin.graphql<{ customer: Listed }>(
      'query ($id: ID!) { customer(id: $id) { id status figures { orders spentCents } } }',
      { id },
    )
  ).customer.figures;

const ordered = async (customer: Person, admin: Person, status: Parameters<typeof bringTo>[2]) => {
  const { id, totalCents } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
  await bringTo({ admin, customer }, id, status);
  return totalCents;
};

describe('the search', () => {
  test.each([
    ['a part of the name', 'ahim'],
    ['the name in capitals', 'RAHIMA KHATUN'],
    ['words in another order', 'khatun rahima'],
    ['the e-mail address', 'Rahima.K.77@Gmail.com'],
    ['a name and a part of the number', 'rahima 0175551'],
    ['the number as it is dialled', '01755512399'],
    ['the number with spaces and a plus', '+880 1755-512399'],
    ['the number in Bangla digits', '০১৭৫৫৫১২৩৯৯'],
  ])('finds somebody by %s', async (_, search) => {
    const admin = await shop.admin();
    await shop.sql(`DELETE FROM customers WHERE email = 'rahima.k.77@gmail.com'`);
    const person = await shop.customer({
      displayName: 'Rahima Khatun',
      email: 'rahima.k.77@gmail.com',
      phoneNumber: '+8801755512399',
    });
    expect(await ids(admin, { search })).toEqual([person.id]);
    expect(await list(admin, { search, status: 'PENDING' })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  test('finds somebody by a part of a Bangla name', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer({ displayName: 'রহিমা খাতুন' })];
    for (const search of ['রহিমা', 'খাতু', 'রহিমা খাতুন']) expect(await ids(admin, { search })).toEqual([person.id]);
  });

  test('takes signs of patterns as signs', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer({ displayName: '100% Ali_' })];
    expect(await ids(admin, { search: '100%' })).toEqual([person.id]);
    expect(await ids(admin, { search: 'ali_' })).toEqual([person.id]);
    expect(await ids(admin, { search: '1%a' })).toEqual([]);
    expect(await ids(admin, { search: '\\' })).toEqual([]);
  });

  test('has an end', async () => {
    const refusal = await (await shop.admin()).graphqlRefusal(document, { search: 'x'.repeat(101) });
    expect([refusal.status, refusal.message]).toEqual([400, 'The search term is too long: 100 characters at most.']);
  });
});

describe('the figures of a customer', () => {
  test('count all orders, and the totals of those that were delivered and not sent back', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer()];
    expect(await figuresOf(admin, customer)).toEqual({ orders: 0, spentCents: 0 });
    await ordered(customer, admin, 'PENDING');
    await ordered(customer, admin, 'CANCELLED');
    const delivered = await ordered(customer, admin, 'DELIVERED');
    expect(await figuresOf(admin, customer)).toEqual({ orders: 3, spentCents: delivered });
    await ordered(customer, admin, 'RETURNED');
    expect(await figuresOf(admin, customer)).toEqual({ orders: 4, spentCents: delivered });
  });

  test('count what was sold without what came back in part or was granted, and a delivery fee that is kept', async () => {
    const [admin, customer, other] = [await shop.admin(), await shop.customer(), await shop.customer()];
    const { id, lines, totalCents } = await buy(customer, [{ productId: product.id, quantity: 2 }]);
    const line = lines[0]?.id ?? '';
    const spent = async (of = customer) => (await figuresOf(admin, of)).spentCents;
    const takeBack = async (amount: { amountCents?: number } = {}) => {
      await requestReturn(customer, id, 'It broke.', [{ orderLineId: line, quantity: 1 }]);
      await approveReturn(admin, id);
      const received = [{ orderLineId: line, backOnSale: 1, writtenOff: 0 }];
      const result = await receiveReturn(admin, id, { lines: received, delivery: false, ...amount });
      if (result.kind !== 'success') throw new Error(JSON.stringify(result));
      return result.order?.returns.at(-1)?.creditedCents ?? 0;
    };
    const grant = (amountCents: number) =>
      admin.graphql('mutation ($input: GrantRefundInput!) { grantRefund(input: $input) { __typename } }', {
        input: { orderId: id, amountCents, reason: 'Late', key: freshKey() },
      });

    await grant(100);
    expect(await spent()).toBe(0);
    await bringTo({ admin, customer }, id, 'DELIVERED');
    expect(await spent()).toBe(totalCents - 100);
    const back = await takeBack();
    expect(await spent()).toBe(totalCents - 100 - back);
    await grant(50);
    const rest = totalCents - 100 - back - 50 - (await takeBack({ amountCents: 200 }));
    expect(rest).toBeGreaterThan(0);
    // As a whole it came back, and the shop keeps some of it.
    expect(await shop.sql('SELECT status FROM orders WHERE id = $1', [id])).toEqual([{ status: 'RETURNED' }]);
    expect(await spent()).toBe(rest);
    await grant(30);
    await shop.sql('UPDATE orders SET customer_id = $2 WHERE id = $1', [id, other.id]);
    expect([await spent(), await spent(other)]).toEqual([0, rest - 30]);
    // One that is stored as returned adds nothing.
    await shop.order(other, product, 'RETURNED');
    expect(await spent(other)).toBe(rest - 30);
  });

  test('are as if they were counted, whatever one statement does to many orders', async () => {
    const [admin, first, second] = [await shop.admin(), await shop.customer(), await shop.customer()];
    for (const customer of [first, second, first]) await shop.order(customer, product, 'PENDING');
    const mine = 'customer_id = ANY ($1)';
    await shop.sql(`UPDATE orders SET status = 'PROCESSED' WHERE ${mine}`, [[first.id, second.id]]);
    for (const to of ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'])
      await shop.sql(`UPDATE orders SET status = $2 WHERE ${mine}`, [[first.id, second.id], to]);
    const counted = await shop.sql<{ id: string; orders: number; spent: number }>(
      `SELECT customer_id AS id, count(*)::integer AS orders, sum(total_cents)::integer AS spent
       FROM orders WHERE status = 'DELIVERED' AND ${mine} GROUP BY 1`,
      [[first.id, second.id]],
    );
    for (const { id, orders, spent } of counted)
      expect(await figuresOf(admin, { id })).toEqual({ orders, spentCents: spent });
    expect(counted.map(({ orders }) => orders).toSorted()).toEqual([1, 2]);
    // As when an account is taken over.
    await shop.sql('UPDATE orders SET customer_id = $2 WHERE customer_id = $1', [second.id, first.id]);
    expect([await figuresOf(admin, first), await figuresOf(admin, second)]).toMatchObject([
      { orders: 3 },
      { orders: 0, spentCents: 0 },
    ]);
  });

  test('sort the list, the greatest first, page by page', async () => {
    const admin = await shop.admin();
    const people = await shop.customers(5);
    const [one, two, three] = people as [Person, Person, Person];
    const dear = await shop.product({ priceCents: 90_000 });
    for (let count = 0; count < 3; count += 1) await shop.order(one, product, 'DELIVERED');
    await shop.order(two, dear, 'DELIVERED');
    for (let count = 0; count < 7; count += 1) await shop.order(three, product, 'PENDING');
    const known = new Set(people.map(({ id }) => id));
    for (const [sort, expected] of [
      ['SPENT', [two.id, one.id]],
      ['ORDERS', [three.id, one.id, two.id]],
    ] as const) {
      const whole = await ids(admin, { sort });
      expect(whole.filter((id) => known.has(id)).slice(0, expected.length)).toEqual(expected);
      const collected: string[] = [];
      let after: string | null = null;
      do {
        const page: Page['customers'] = await list(admin, { sort, first: 3, after });
        collected.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(collected).toEqual(whole);
    }
  });

  test('of one sort have no cursor of another', async () => {
    const admin = await shop.admin();
    const { pageInfo } = await list(admin, { first: 1 });
    const refusal = await admin.graphqlRefusal(document, { sort: 'SPENT', after: pageInfo.endCursor });
    expect(refusal.status).toBe(400);
  });
});

describe('a decision about many', () => {
  interface Decision {
    id: string;
    outcome: string;
    customer: { status: string; rejectionReason: string | null } | null;
  }
  const fields = 'id outcome customer { status rejectionReason }';
  const confirm = async (admin: Client, asked: string[]) =>
    (
      await admin.graphql<{ it: Decision[] }>(
        `mutation ($ids: [ID!]!) { it: confirmCustomers(ids: $ids) { ${fields} } }`,
        { ids: asked },
      )
    ).it;
  const reject = async (admin: Client, asked: string[], reason = 'No such street.') =>
    (
      await admin.graphql<{ it: { __typename: string; decisions?: Decision[]; message?: string } }>(
        `mutation ($input: RejectCustomersInput!) { it: rejectCustomers(input: $input) {
          __typename ... on Error { message } ... on RejectCustomersSuccess { decisions { ${fields} } }
        } }`,
        { input: { ids: asked, reason } },
      )
    ).it;

  test('to confirm them says of each what happened; each gets a mail and an entry', async () => {
    const [admin, known] = [await shop.admin(), await shop.customer()];
    const waiting = [await shop.customer({ status: 'PENDING' }), await shop.customer({ status: 'REJECTED' })];
    const gone = newId();
    const asked = [waiting[0]?.id ?? '', known.id, gone, 'no id', waiting[1]?.id ?? '', waiting[0]?.id ?? ''];
    expect((await confirm(admin, asked)).map(({ id, outcome, customer }) => [id, outcome, customer?.status])).toEqual([
      [waiting[0]?.id, 'DONE', 'CONFIRMED'],
      [known.id, 'UNCHANGED', 'CONFIRMED'],
      [gone, 'GONE', undefined],
      ['no id', 'GONE', undefined],
      [waiting[1]?.id, 'DONE', 'CONFIRMED'],
    ]);
    await shop.deliverMails();
    for (const { id, email } of waiting) {
      expect(await shop.mailsTo(email)).toHaveLength(1);
      expect(await shop.sql('SELECT action, actor_id FROM audit_entries WHERE subject_id = $1', [id])).toEqual([
        { action: 'ACCOUNT_CONFIRMED', actor_id: admin.id },
      ]);
    }
    expect(await shop.mailsTo(known.email)).toEqual([]);
  });

  test('to reject them ends their sessions and tells each the reason', async () => {
    const [admin, people] = [await shop.admin(), await shop.customers(3)];
    const { decisions } = await reject(
      admin,
      people.map(({ id }) => id),
      ' No such street. ',
    );
    for (const { outcome, customer } of decisions ?? [])
      expect([outcome, customer]).toEqual(['DONE', { status: 'REJECTED', rejectionReason: 'No such street.' }]);
    await shop.deliverMails();
    for (const person of people) {
      const { me } = await person.graphql<{ me: object | null }>('{ me { id } }');
      expect(me).toBeNull();
      expect((await shop.mailsTo(person.email))[0]?.text).toContain('No such street.');
    }
    const again = await reject(
      admin,
      people.map(({ id }) => id),
    );
    expect(again.decisions?.map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
    await reject(admin, [people[1]?.id ?? ''], 'No such town.');
    expect(
      await shop.sql(
        `SELECT details->>'reason' AS reason, before->>'status' AS before, after->>'status' AS after
        FROM audit_entries WHERE subject_id = $1 AND action = 'ACCOUNT_REJECTED' ORDER BY id`,
        [people[1]?.id],
      ),
    ).toEqual([
      { reason: 'No such street.', before: 'CONFIRMED', after: 'REJECTED' },
      { reason: 'No such town.', before: 'REJECTED', after: 'REJECTED' },
    ]);
    expect(await reject(admin, [people[0]?.id ?? ''], ' ')).toEqual({
      __typename: 'InvalidInput',
      message: 'Please give a reason',
    });
  });

  test('leaves an admin', async () => {
    const [admin, other, person] = [await shop.admin(), await shop.admin(), await shop.customer()];
    const [everyAdmin] = await shop.sql<{ ids: string[] }>(
      `SELECT array_agg(id) AS ids FROM customers WHERE role = 'ADMIN' AND status = 'CONFIRMED'`,
    );
    const all = await reject(admin, [...(everyAdmin?.ids ?? []), person.id]);
    const outcomes = new Map(all.decisions?.map(({ id, outcome }) => [id, outcome]));
    expect([admin, other, person].map(({ id }) => outcomes.get(id))).toEqual(['LAST_ADMIN', 'LAST_ADMIN', 'DONE']);
    const { decisions } = await reject(admin, [other.id]);
    expect(decisions).toMatchObject([{ outcome: 'DONE' }]);
  });

  test('is about 1 to 200', async () => {
    const admin = await shop.admin();
    for (const asked of [[], Array.from({ length: 201 }, newId)])
      expect(
        (
          await admin.graphqlRefusal('mutation ($ids: [ID!]!) { confirmCustomers(ids: $ids) { id } }', {
            ids: asked,
          })
        ).status,
      ).toBe(400);
  });
});

describe('the file', () => {
  test('has what the list has, in its order', async () => {
    const admin = await shop.admin();
    const person = await shop.customer({ displayName: '=1+1 "Zeta", রহিমা', email: 'zeta@gmail.com' });
    await shop.order(person, product, 'DELIVERED');
    const file = await admin.get('/backend/admin/customers.csv?q=zeta&sort=SPENT');
    expect(file.headers.get('content-disposition')).toContain('haat-customers.csv');
    const [head, row, ...more] = file.text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Name,E-mail,Phone,Status,Role,Registered,Orders,Spent (USD),_id');
    expect(row).toContain('"\'=1+1 ""Zeta"", রহিমা",zeta@gmail.com,');
    expect(row).toMatch(/,CONFIRMED,CUSTOMER,20[^,]+,1,70\.00,/);
    expect(more).toEqual([]);
    const all = await admin.get('/backend/admin/customers.csv?sort=ORDERS');
    expect(
      all.text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').at(-1)),
    ).toEqual(await ids(admin, { sort: 'ORDERS' }));
  });

  test.each(['sort=BEST', 'status=pending', 'role=x', `q=${'x'.repeat(101)}`, 'q=a&q=b'])(
    'refuses %s',
    async (asked) => {
      const answer = await (await shop.admin()).get(`/backend/admin/customers.csv?${asked}`);
      expect(answer.refused(400).code).toBe('BAD_USER_INPUT');
    },
  );
});

test('the reviews of a customer are listed for admins, published or not, newest first', async () => {
  const [admin, customer, other] = [await shop.admin(), await shop.customer(), await shop.customer()];
  const written: string[] = [];
  for (const published of [true, false, true])
    written.push(await shop.review(await shop.product(), { customerId: customer.id, published }));
  await shop.review(product, { customerId: other.id });
  const read = async (customerId: string, after: string | null = null) =>
    (
      await admin.graphql<{
        it: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string | null } };
      }>(
        `query ($id: ID!, $after: String) { it: reviewsOfCustomer(customerId: $id, first: 2, after: $after) {
          totalCount nodes { id published product { name } } pageInfo { endCursor }
        } }`,
        { id: customerId, after },
      )
    ).it;
  const page = await read(customer.id);
  expect(page.totalCount).toBe(3);
  const rest = await read(customer.id, page.pageInfo.endCursor);
  expect([...page.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(written.toReversed());
  expect(await read('no id')).toMatchObject({ totalCount: 0, nodes: [] });
});
