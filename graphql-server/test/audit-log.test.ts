import { describe, expect, test } from 'vitest';
import { recordChange, recordChanges, type AuditChange } from '../src/people/audit/audit.service.ts';
import type { Client } from './client.ts';
import { newId, type Person } from './factories.ts';
import { changeStatus, ship } from './order-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const product = await shop.product({ name: 'A lamp' });

interface Entry {
  id: string;
  action: string;
  actorId: string | null;
  actor: { id: string } | null;
  subject: { kind: string; id: string; label: string | null } | null;
  changes: { field: string; before: string | null; after: string | null }[];
  address: string | null;
}
interface Log {
  auditLog: {
    totalCount: number;
    isTotalExact: boolean;
    nodes: Entry[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const document = `query ($filter: AuditFilter, $first: Int! = 100, $after: String) {
  auditLog(filter: $filter, first: $first, after: $after) {
    totalCount isTotalExact pageInfo { hasNextPage endCursor }
    nodes { id action actorId actor { id } subject { kind id label } changes { field before after } address }
  }
}`;
const read = async (admin: Client, filter: object, page: { first?: number; after?: string | null } = {}) =>
  (await admin.graphql<Log>(document, { filter, ...page })).auditLog;

const record = (change: Omit<AuditChange, 'action' | 'subject'> & Partial<AuditChange>) =>
  shop.dataSource.transaction((manager) =>
    recordChange(manager, {
      action: 'PRODUCT_CHANGED',
      subject: { kind: 'PRODUCT', id: product.id },
      ...change,
    }),
  );

describe('a change', () => {
  test('is told field by field: what differs, before and after', async () => {
    const admin = await shop.admin();
    const before = { name: 'Lamp', priceCents: 1999, colors: ['Red', 'Blue'], note: 'Old', active: true };
    const after = { name: 'Lamp', priceCents: 2499, colors: ['Red', 'Green'], active: false, sku: 'L-1' };
    await record({ actor: admin, before, after });
    const [entry] = (await read(admin, { actorId: admin.id })).nodes;
    expect(entry).toMatchObject({
      action: 'PRODUCT_CHANGED',
      subject: { kind: 'PRODUCT', id: product.id, label: 'A lamp' },
      changes: [
        { field: 'active', before: 'true', after: 'false' },
        { field: 'colors', before: 'Red, Blue', after: 'Red, Green' },
        { field: 'note', before: 'Old', after: null },
        { field: 'priceCents', before: '1999', after: '2499' },
        { field: 'sku', before: null, after: 'L-1' },
      ],
    });
  });

  test('that changes nothing is none, but what began or ceased to be is one', async () => {
    const admin = await shop.admin();
    await record({ actor: admin, before: { a: 1, b: null, c: ['x'] }, after: { a: 1, c: ['x'] } });
    expect((await read(admin, { actorId: admin.id })).nodes).toEqual([]);
    await record({ actor: admin, before: null, after: { a: 1 } });
    await record({ actor: admin, before: { a: 1 }, after: null });
    expect((await read(admin, { actorId: admin.id })).nodes.map(({ changes }) => changes)).toEqual([
      [{ field: 'a', before: '1', after: null }],
      [{ field: 'a', before: null, after: '1' }],
    ]);
  });

  test('knows where the request came from, also deep in the software', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer({ displayName: 'Rahima' })];
    const id = await shop.order(customer, product, 'PENDING');
    await changeStatus(admin, id, 'PROCESSED', 'Paid at the shop.');
    await ship(admin, id, { carrier: 'Pathao', trackingNumber: 'PT-1' });
    const { nodes } = await read(admin, { subjectId: id });
    expect(nodes.toReversed()).toMatchObject([
      {
        action: 'ORDER_MOVED',
        actor: { id: admin.id },
        subject: { kind: 'ORDER', id, label: expect.stringMatching(/^#\d+ · Rahima$/) },
        changes: [
          { field: 'reason', before: null, after: 'Paid at the shop.' },
          { field: 'status', before: 'PENDING', after: 'PROCESSED' },
        ],
      },
      {
        action: 'ORDER_SHIPPED',
        changes: [
          { field: 'carrier', before: null, after: 'Pathao' },
          { field: 'pieces', before: null, after: '1' },
          { field: 'trackingNumber', before: null, after: 'PT-1' },
        ],
      },
      { action: 'ORDER_MOVED', changes: [{ field: 'status', before: 'PROCESSED', after: 'SHIPPED' }] },
    ]);
    for (const { address } of nodes) expect(address).toMatch(/^10\./);
  });

  test('that is rolled back leaves nothing', async () => {
    const admin = await shop.admin();
    const change = { actor: admin, before: null, after: { a: 1 } };
    await expect(
      shop.dataSource.transaction(async (manager) => {
        await recordChanges(manager, [
          { action: 'PRODUCT_CREATED', subject: { kind: 'PRODUCT', id: product.id }, ...change },
        ]);
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    expect((await read(admin, { actorId: admin.id })).totalCount).toBe(0);
  });

  test('by an admin outlives the account, without who it was', async () => {
    const [admin, leaving] = [await shop.admin(), await shop.admin({ password: 'a secret' })];
    await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [leaving.id]);
    await record({
      actor: leaving,
      before: { priceCents: 1 },
      after: { priceCents: 2 },
      client: { ip: '203.0.113.9', userAgent: 'A browser' },
    });
    (
      await leaving.send('DELETE', '/backend/account', {
        body: { email: leaving.email, password: 'a secret' },
      })
    ).ok();
    const { nodes } = await read(admin, { actorId: leaving.id, action: 'PRODUCT_CHANGED' });
    expect(nodes).toMatchObject([
      {
        actor: null,
        actorId: leaving.id,
        address: null,
        changes: [{ field: 'priceCents', before: '1', after: '2' }],
      },
    ]);
  });
});

describe('the log', () => {
  const at = (day: string) => `${Date.parse(day).toString(16).padStart(12, '0')}`;
  const idAt = (instant: string) => `${at(instant).slice(0, 8)}-${at(instant).slice(8)}-7000-8000-${newId().slice(24)}`;
  const insert = (actor: Person, instant: string, subject: AuditChange['subject'], action = 'STOCK_CHANGED') =>
    shop.sql(
      `INSERT INTO audit_entries (id, at, action, actor_id, subject_kind, subject_id, before, after)
       VALUES ($1, $2, $3, $4, $5, $6, '{"stock": 1}', '{"stock": 2}')`,
      [idAt(instant), instant, action, actor.id, subject.kind, subject.id],
    );

  test('is filtered by what, whom, who and when, in every combination, page by page', async () => {
    const [admin, first, second] = [await shop.admin(), await shop.admin(), await shop.admin()];
    const [one, other] = [await shop.product(), await shop.product()];
    const entries = [
      { actor: first, instant: '2026-03-01T10:00:00Z', id: one.id, action: 'STOCK_CHANGED' },
      // Midnight in Bangladesh is 18:00 of the day before in UTC.
      { actor: second, instant: '2026-03-01T18:30:00Z', id: one.id, action: 'PRODUCT_CHANGED' },
      { actor: first, instant: '2026-03-02T10:00:00Z', id: other.id, action: 'STOCK_CHANGED' },
      { actor: first, instant: '2026-03-02T18:30:00Z', id: one.id, action: 'STOCK_CHANGED' },
    ];
    for (const { actor, instant, id, action } of entries) await insert(actor, instant, { kind: 'PRODUCT', id }, action);
    const days = { from: '2026-03-01', until: '2026-03-03' };
    const expectations: [object, number[]][] = [
      [days, [3, 2, 1, 0]],
      [{ from: '2026-03-02', until: '2026-03-02' }, [2, 1]],
      [{ ...days, from: '2026-03-03' }, [3]],
      [{ ...days, actorId: first.id }, [3, 2, 0]],
      [{ ...days, subjectId: one.id }, [3, 1, 0]],
      [{ ...days, action: 'STOCK_CHANGED', subjectId: one.id }, [3, 0]],
      [{ ...days, kind: 'PRODUCT', actorId: second.id }, [1]],
      [{ ...days, kind: 'ORDER' }, []],
    ];
    for (const [filter, places] of expectations) {
      const expected = places.map((place) => entries[place]?.action);
      const collected: Entry[] = [];
      let after: string | null = null;
      do {
        const page: Log['auditLog'] = await read(admin, filter, { first: 2, after });
        expect([page.totalCount, page.isTotalExact]).toEqual([places.length, true]);
        collected.push(...page.nodes);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(collected.map(({ action }) => action)).toEqual(expected);
      expect(collected.map(({ actorId }) => actorId)).toEqual(places.map((place) => entries[place]?.actor.id));
    }
  });

  test('says how many there are up to 10,000', async () => {
    const [admin, busy] = [await shop.admin(), await shop.admin()];
    await shop.sql(
      `INSERT INTO audit_entries (action, actor_id, subject_kind, subject_id)
       SELECT 'STOCK_CHANGED', $1, 'PRODUCT', $2 FROM generate_series(1, 10001)`,
      [busy.id, product.id],
    );
    expect(await read(admin, { actorId: busy.id }, { first: 1 })).toMatchObject({
      totalCount: 10_000,
      isTotalExact: false,
    });
  });

  test.each(['2026-13-01', '2026-1-1', 'yesterday', '1999-01-01'])('refuses %s as a day', async (day) => {
    const admin = await shop.admin();
    const refusal = await admin.graphqlRefusal(document, { filter: { from: day } });
    expect([refusal.status, refusal.message]).toEqual([400, 'from must be a day such as 2026-11-20.']);
  });

  test('names what is there, and not what is deleted', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer({ displayName: 'Karim Ali' })];
    const promotion = await shop.promotion();
    const review = await shop.review(product);
    await shop.sql('UPDATE reviews SET customer_id = $2 WHERE id = $1', [review, customer.id]);
    const subjects: [AuditChange['subject'], string | null][] = [
      [{ kind: 'CUSTOMER', id: customer.id }, 'Karim Ali'],
      [{ kind: 'PROMOTION', id: promotion.id }, promotion.code],
      [{ kind: 'REVIEW', id: review }, 'A lamp · Karim Ali'],
      [{ kind: 'PRODUCT', id: newId() }, null],
      [{ kind: 'IMPORT', id: newId() }, null],
      [{ kind: 'PAYMENT', id: newId() }, null],
    ];
    const actor = await shop.admin();
    await shop.dataSource.transaction((manager) =>
      recordChanges(
        manager,
        subjects.map(([subject]) => ({ action: 'PRODUCT_CHANGED', actor, subject, before: null, after: {} })),
      ),
    );
    const { nodes } = await read(admin, { actorId: actor.id });
    const labels = new Map(nodes.map(({ subject }) => [subject?.id, subject?.label]));
    expect([...labels.entries()].toSorted()).toEqual(subjects.map(([{ id }, label]) => [id, label]).toSorted());
  });

  test('is a file with what the filter leaves, and no formula runs in it', async () => {
    const [admin, customer] = [await shop.admin({ displayName: '=Boss' }), await shop.customer()];
    const actor = await shop.admin();
    await record({
      actor: admin,
      before: { priceCents: 1, colors: ['Red', 'Blue'] },
      after: { priceCents: 2, colors: [] },
    });
    await record({ actor, before: null, after: { note: '=1+1' } });
    const file = await admin.get(`/backend/admin/audit.csv?by=${admin.id}&kind=PRODUCT&action=PRODUCT_CHANGED`);
    expect(file.headers.get('content-disposition')).toContain('haat-audit.csv');
    const [head, row, ...more] = file.text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('When,What,By,Id of who did it,About,Id of it,Account,Before,After,Details,IP address');
    expect(row).toContain(`,PRODUCT_CHANGED,'=Boss,${admin.id},PRODUCT,${product.id},,`);
    expect(row).toContain('"colors: Red + Blue, priceCents: 1","colors: , priceCents: 2"');
    expect(more).toEqual([]);
    const none = await admin.get(`/backend/admin/audit.csv?about=${newId()}`);
    expect(none.text.trim().split('\r\n')).toHaveLength(1);
    for (const query of ['action=LOST', 'kind=x', 'from=yesterday', 'by=a&by=b'])
      (await admin.get(`/backend/admin/audit.csv?${query}`)).refused(400);
    (await customer.get('/backend/admin/audit.csv?from=yesterday')).refused(403);
  });
});
