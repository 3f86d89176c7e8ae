import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  AuditPageDocument,
  type AuditPageQuery,
  type AuditPageQueryVariables,
  SavedViewsDocument,
  UndoProductEditDocument,
} from '#web/generated/graphql.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { allTexts } from '#web-test/texts.ts';
import type { Language } from '#web/lib/language.ts';

const edges = <Node extends { id: string }>(nodes: readonly Node[]) => nodes.map((node) => ({ cursor: node.id, node }));

type Entry = AuditPageQuery['auditLog']['edges'][number]['node'];

const entry: Entry = {
  id: 'entry-1',
  at: '2026-11-20T09:30:00.000Z',
  action: 'ACCOUNT_REJECTED',
  customerId: rahima.id,
  customer: rahima,
  actorId: karim.id,
  actor: karim,
  subject: { kind: 'CUSTOMER', id: rahima.id, label: 'Rahima Khatun' },
  changes: [{ field: 'status', before: 'PENDING', after: 'REJECTED' }],
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  details: [
    { name: 'reason', value: 'Nobody knows you.' },
    { name: 'colour', value: 'blue' },
  ],
};
const nothing = { changes: [], details: [] };
const orderId = '01890000-0000-7000-8000-000000000007';
const entries: Entry[] = [
  entry,
  {
    ...entry,
    ...nothing,
    id: 'entry-2',
    action: 'SIGNED_IN',
    actorId: rahima.id,
    actor: rahima,
    details: [{ name: 'by', value: 'password' }],
  },
  { ...entry, ...nothing, id: 'entry-3', action: 'REGISTERED', actorId: null, actor: null },
  {
    ...entry,
    ...nothing,
    id: 'entry-4',
    action: 'ACCOUNT_DELETED',
    customerId: 'customer-9',
    customer: null,
    actorId: 'customer-9',
    actor: null,
    subject: { kind: 'CUSTOMER', id: 'customer-9', label: null },
    address: null,
    userAgent: null,
  },
  {
    ...entry,
    ...nothing,
    id: 'entry-5',
    action: 'ORDER_MOVED',
    customerId: null,
    customer: null,
    subject: { kind: 'ORDER', id: orderId, label: '#10001' },
    changes: [
      { field: 'amountCents', before: null, after: '1999' },
      { field: 'published', before: 'true', after: 'false' },
      { field: 'status', before: 'PROCESSED', after: null },
    ],
  },
  {
    ...entry,
    id: 'entry-6',
    action: 'PRODUCT_CHANGED',
    customerId: null,
    customer: null,
    subject: { kind: 'PRODUCT', id: 'product-1', label: 'Desk lamp' },
    changes: [{ field: 'priceCents', before: '1999', after: '2499' }],
    details: [{ name: 'edit', value: 'edit-1' }],
  },
  {
    ...entry,
    id: 'entry-8',
    action: 'SETTING_CHANGED',
    customerId: null,
    customer: null,
    subject: { kind: 'SETTING', id: 'setting-1', label: 'COLOURS' },
    changes: [{ field: 'COLOURS', before: null, after: 'PLUM' }],
    details: [],
  },
  {
    ...entry,
    id: 'entry-9',
    action: 'SETTING_CHANGED',
    customerId: null,
    customer: null,
    subject: { kind: 'SETTING', id: 'setting-2', label: null },
    changes: [
      { field: 'DISTRICT_FEES', before: '', after: 'dhaka=40,chattogram=80' },
      { field: 'WORKING_DAYS', before: null, after: 'SUNDAY,MONDAY' },
      { field: 'OFFER_UNTIL', before: '', after: '2026-12-16T23:30' },
    ],
    details: [],
  },
  {
    ...entry,
    id: 'entry-7',
    action: 'REFUND_PAID',
    customerId: null,
    customer: null,
    actorId: null,
    actor: null,
    subject: { kind: 'PAYMENT', id: orderId, label: '#10001 · Rahima Khatun' },
    changes: [
      { field: 'amountCents', before: null, after: '1999' },
      { field: 'method', before: null, after: 'CASH_ON_DELIVERY' },
    ],
    details: [],
  },
];

const openLog = async (at = '/deshboard/audit', language: Language = 'en') => {
  const messages = await allTexts(language);
  signedInAs(karim);
  const asked = vi.fn<(variables: AuditPageQueryVariables) => void>();
  const views = vi.fn(() => ({ savedViews: [] }));
  server.use(
    answers(SavedViewsDocument, views),
    answers(AuditPageDocument, (variables) => {
      asked(variables);
      const { action, subjectId } = variables.filter;
      const nodes = entries.filter(
        (one) => (!action || action === one.action) && (!subjectId || subjectId === one.subject?.id),
      );
      return {
        auditLog: {
          edges: edges(nodes),
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: nodes.length,
          isTotalExact: true,
        },
        customers: { edges: edges([{ id: '01890000-0000-7000-8000-000000000002', displayName: 'Karim' }]) },
      };
    }),
  );
  const { user } = openShop(at, messages);
  await screen.findByRole('table', { name: messages.t('admin.audit.title') });
  // So that it does not reach the next test.
  await vi.waitFor(() => expect(views).toHaveBeenCalled());
  return { user, asked };
};

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const cells = (name: RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the audit log', () => {
  test('says in plain words what happened, to what, from what to what, and by whom', async () => {
    await openLog();
    expect(cells(/Account rejected/)).toEqual([
      '20 Nov 2026, 15:30',
      'Account rejected',
      'Account Rahima Khatun',
      'Status: Waiting → Rejected · Reason: Nobody knows you. · colour: blue',
      'Karim',
    ]);
    expect(cells(/Signed in/)[4]).toBe('Rahima Khatun');
    expect(cells(/Asked for an account/)[4]).toBe('Nobody signed in');
    expect(cells(/Account deleted/).slice(2)).toEqual(['Account', '–', 'A former account']);
    expect(cells(/Order moved/).slice(2, 4)).toEqual([
      'Order #10001',
      'Amount: $19.99 · Published: yes → no · Status: Order Processed → –',
    ]);
    expect(cells(/Colour: Plum/)).toEqual(expect.arrayContaining(['Setting Colour', 'Colour: Plum']));
    expect(cells(/by district/)[3]).toBe(
      'Delivery fees by district: One fee → Dhaka $40 · Chattogram $80 · Working days: Sunday · Monday · Offer until: Nothing → 16 Dec 2026, 23:30',
    );
    expect(cells(/Refund paid/).slice(2)).toEqual([
      'Payment of #10001 · Rahima Khatun',
      'Amount: $19.99 · Payment method: Cash on Delivery',
      'The shop, automatically',
    ]);
    expect(screen.getByRole('link', { name: 'Order #10001' })).toHaveAttribute('href', `/deshboard/orders/${orderId}`);
    expect(within(rowOf(/Account deleted/)).queryByRole('link')).toBeNull();
  });

  test('says it in Bangla too, values included', async () => {
    await openLog('/deshboard/audit', 'bn');
    expect(screen.getByText('মাধ্যম: পাসওয়ার্ড')).toBeVisible();
    expect(screen.getByText(/কারণ: Nobody knows you\./)).toBeVisible();
    expect(screen.getByText(/পরিমাণ: \$১৯\.৯৯ · প্রকাশিত: হ্যাঁ → না/)).toBeVisible();
  });

  test('shows all of an entry when it is opened', async () => {
    const { user } = await openLog();
    await user.click(screen.getByText('Order moved', { selector: 'p' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Order moved' }));
    expect(dialog.getByText('203.0.113.7 · Firefox on Windows')).toBeVisible();
    expect(dialog.getByRole('row', { name: 'Published yes no' })).toBeVisible();
    expect(dialog.getByRole('row', { name: 'Amount – $19.99' })).toBeVisible();
  });

  test('undoes a change of many products from the entry of one of them', async () => {
    const undone = vi.fn<(variables: object) => void>();
    server.use(
      answers(UndoProductEditDocument, (variables) => {
        undone(variables);
        return { undoProductEdit: { __typename: 'UndoProductEditSuccess' as const, changed: 12 } };
      }),
    );
    const { user } = await openLog();
    await user.click(screen.getByText('Product changed', { selector: 'p' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Product changed' }));
    expect(dialog.queryByText('edit-1')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Undo the whole change' }));
    expect(await dialog.findByText('Undone: 12 products are as they were.')).toBeVisible();
    expect(undone).toHaveBeenCalledExactlyOnceWith({ id: 'edit-1' });
  });

  test('is filtered by what, by whom and when, which the address keeps', async () => {
    const { user, asked } = await openLog();
    await user.selectOptions(screen.getByLabelText('What happened'), 'Signed in');
    expect(currentAddress()).toBe('/deshboard/audit?action=SIGNED_IN');
    await screen.findByRole('row', { name: /By: password/ });
    expect(screen.queryByRole('row', { name: /Account rejected/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Who did it'), 'Karim');
    await user.selectOptions(screen.getByLabelText('About what'), 'Order');
    await user.type(screen.getByLabelText('From'), '2026-11-01');
    await user.type(screen.getByLabelText('until'), '2026-11-20');
    await vi.waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        filter: {
          action: 'SIGNED_IN',
          kind: 'ORDER',
          actorId: '01890000-0000-7000-8000-000000000002',
          subjectId: null,
          from: '2026-11-01',
          until: '2026-11-20',
        },
      }),
    );
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(currentAddress()).toBe('/deshboard/audit');
  });

  test('tells of one thing alone, and of all again', async () => {
    const { user } = await openLog(`/deshboard/audit?about=${orderId}`);
    expect(await screen.findByText('Only what is about #10001.')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Account rejected/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('row', { name: /Account rejected/ })).toBeVisible();
  });

  test('of which nothing fits says so', async () => {
    const { user } = await openLog();
    await user.selectOptions(screen.getByLabelText('What happened'), 'Role changed');
    expect(await screen.findByText('Nothing of the kind has happened.')).toBeVisible();
  });
});
