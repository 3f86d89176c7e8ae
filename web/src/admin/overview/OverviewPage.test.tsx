import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  DismissFailedWorkDocument,
  FailedWorkDocument,
  OverviewDocument,
  PaymentsToSettleDocument,
  RetryFailedWorkDocument,
  type FailedWorkQuery,
} from '#web/generated/graphql.ts';
import { ORDER_STATUSES } from '#schema/order.ts';
import { anOrder } from '#web-test/orders.ts';
import { overviewWith } from '#web-test/overview.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, refuses, server } from '#web-test/server.ts';

const pageInfo = { hasNextPage: false, endCursor: null };

const openDashboard = async (...handlers: ReturnType<typeof answers>[]) => {
  signedInAs(karim);
  server.use(
    answers(PaymentsToSettleDocument, { paymentsToSettle: { totalCount: 0, edges: [], pageInfo } }),
    answers(FailedWorkDocument, { failedWork: { totalCount: 0, edges: [], pageInfo } }),
    overviewWith({ orders: [anOrder({ status: 'PROCESSED' })] }),
  );
  server.use(...handlers);
  const { user } = openShop('/deshboard');
  await screen.findByRole('heading', { name: 'What needs doing' });
  return user;
};

test('what needs doing stands first, the most urgent first, and each leads to where it is done', async () => {
  await openDashboard(
    overviewWith({
      tasks: {
        lowStock: { count: 10_000, isExact: false },
        lateOrders: { count: 2, isExact: true },
        failedWork: { count: 1, isExact: true },
        waitingCustomers: { count: 4, isExact: true },
      },
    }),
  );
  const section = within(screen.getByRole('region', { name: 'What needs doing' }));
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orders late: not processed within 24 hours2', '/deshboard/allorders?late=yes'],
    ['Work that failed1', '#failed-work-title'],
    ['Accounts to confirm4', '/deshboard/customers?status=PENDING'],
    ['Products low in stockmore than 10,000', '/deshboard/allproducts?status=PUBLISHED&stock=low'],
  ]);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('What needs doing');
});

test('says so when nothing needs doing', async () => {
  await openDashboard();
  expect(screen.getByText('Nothing: everything is done.')).toBeVisible();
});

test('sales of today and this month stand beside those before, with a word for more and less', async () => {
  await openDashboard();
  const sales = within(screen.getByRole('region', { name: 'Sales' }));
  const [orders, revenue, monthOrders, monthRevenue] = sales.getAllByRole('link');
  expect(orders).toHaveTextContent(/^Orders today3.*50% more.*yesterday by now: 2$/);
  expect(orders).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/deshboard\/allorders\?(status=(?!CANCELLED|RETURNED)[A-Z_]+&){5}awaits=no&from=2026-11-20&to=2026-11-20$/,
    ),
  );
  expect(revenue).toHaveTextContent(/^Revenue today\$1,200\.00.*25% less.*yesterday by now: \$1,600\.00$/);
  expect(revenue).toHaveAttribute('href', '/deshboard/chart?from=2026-11-20&to=2026-11-20');
  expect(monthOrders).toHaveTextContent('Orders this month1,234');
  expect(monthOrders).not.toHaveTextContent('more');
  expect(monthRevenue).toHaveAttribute('href', '/deshboard/chart?from=2026-11-01&to=2026-11-20');
});

test('every status is counted, and leads to its orders', async () => {
  await openDashboard(overviewWith({ delivered: { count: 10_000, isExact: false } }));
  const counts = within(screen.getByRole('region', { name: 'Orders by status' }));
  expect(counts.getAllByRole('link')).toHaveLength(ORDER_STATUSES.length);
  const delivered = counts.getByRole('link', { name: /Delivery successful/ });
  expect(delivered).toHaveTextContent('more than 10,000');
  expect(delivered).toHaveAttribute('href', '/deshboard/allorders?status=DELIVERED');
});

test('a failure says so, and the page may be loaded again', async () => {
  signedInAs(karim);
  const asked = vi.fn<(what: string) => void>();
  server.use(
    answers(PaymentsToSettleDocument, () => {
      asked('payments');
      return { paymentsToSettle: { totalCount: 0, edges: [], pageInfo } };
    }),
    answers(FailedWorkDocument, () => {
      asked('failed');
      return { failedWork: { totalCount: 0, edges: [], pageInfo } };
    }),
    refuses(OverviewDocument, 'INTERNAL'),
  );
  const { user } = openShop('/deshboard');
  const again = await screen.findByRole('button', { name: 'Try again' });
  // What the page of the test before asked may have come only now.
  asked.mockClear();
  server.use(overviewWith());
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'What needs doing' })).toBeVisible();
  expect(screen.getByText('No order yet.')).toBeVisible();
  await vi.waitFor(() => expect(asked.mock.calls.flat().toSorted()).toEqual(['failed', 'payments']));
});

test('an order of a former customer has no name any more', async () => {
  const order = { ...anOrder(), shippingAddress: { name: '' } };
  await openDashboard(overviewWith({ orders: [order] }));
  expect(await screen.findByRole('cell', { name: 'Former customer' })).toBeVisible();
});

test('the latest orders are listed, and lead to their pages', async () => {
  await openDashboard();
  const table = within(await screen.findByRole('table', { name: 'Latest orders' }));
  expect(table.getByText('Order Processed')).toBeVisible();
  expect(table.getByText('$460.00')).toBeVisible();
  expect(table.getByRole('link', { name: '#10001' })).toHaveAttribute('href', `/deshboard/orders/${anOrder().id}`);
});

test('the list of the latest orders knows every status', async () => {
  const orders = ORDER_STATUSES.map(({ status }, index) => anOrder({ id: status, status, number: index }));
  await openDashboard(overviewWith({ orders }));
  const table = within(await screen.findByRole('table', { name: 'Latest orders' }));
  for (const { label } of ORDER_STATUSES) expect(table.getByText(label)).toBeVisible();
});

test('an order that waits says for what and why, and one that waited still says why', async () => {
  const orders = [
    anOrder({
      id: 'deposit',
      number: 10_002,
      payment: { awaits: 'DEPOSIT' },
      trustReasons: ['LARGE_ORDER', 'FIRST_ORDER'],
    }),
    anOrder({ id: 'sent', number: 10_003, status: 'SHIPPED', trustReasons: ['REFUSED_BEFORE'] }),
    anOrder({
      id: 'gone',
      number: 10_004,
      status: 'CANCELLED',
      payment: { awaits: 'CODE' },
      trustReasons: ['FIRST_ORDER'],
    }),
  ];
  await openDashboard(overviewWith({ orders }));
  const table = within(await screen.findByRole('table', { name: 'Latest orders' }));
  const row = (number: string) => within(table.getByRole('row', { name: new RegExp(number) }));
  expect(row('#10002').getByText('Waits for a deposit')).toBeVisible();
  expect(row('#10002').getByText('Large order · First order')).toBeVisible();
  expect(row('#10003').getByText('An order refused at the door')).toBeVisible();
  expect(row('#10004').getByText('First order')).toBeVisible();
  expect(row('#10004').queryByText(/^Waits/)).toBeNull();
});

describe('work that failed', () => {
  const mail = {
    id: 'f1',
    kind: 'MAIL' as const,
    name: 'ORDER_SHIPPED',
    orderId: 'order-1',
    failedAt: '2026-11-20T09:30:00.000Z',
    attempts: 25,
    error: 'The mail server could not be used (ECONNREFUSED).',
  };
  const job = { ...mail, id: 'f2', kind: 'JOB' as const, name: 'cleanup', orderId: null };
  const failedList = (...nodes: (typeof mail | typeof job)[]): FailedWorkQuery => ({
    failedWork: {
      totalCount: nodes.length,
      edges: nodes.map((node) => ({ cursor: node.id, node })),
      pageInfo,
    },
  });

  test('is not mentioned while there is none', async () => {
    await openDashboard();
    expect(await screen.findByText('Nothing: everything is done.')).toBeVisible();
    expect(screen.queryByText(/Work that failed/)).toBeNull();
  });

  test('is counted, and says what it is about, why it failed and how often it was tried', async () => {
    await openDashboard(answers(FailedWorkDocument, failedList(mail, job)));
    expect(await screen.findByRole('heading', { name: 'Work that failed (2)' })).toBeVisible();
    const [, first] = within(screen.getByRole('table', { name: 'Work that failed' })).getAllByRole('row');
    if (!first) throw new Error('The table has no rows.');
    expect(within(first).getByText('ORDER_SHIPPED', { selector: 'code' })).toBeVisible();
    expect(within(first).getByText(mail.error)).toBeVisible();
    expect(within(first).getByText('25')).toBeVisible();
    expect(within(first).getByRole('link', { name: 'Show the order' })).toHaveAttribute('href', '/vieworder/order-1');
  });

  test('is tried again or dismissed, and then is off the list', async () => {
    let nodes: (typeof mail | typeof job)[] = [mail, job];
    const dealtWith = vi.fn<(what: string, id: string) => void>();
    const dealWith = (what: string, id: string) => {
      dealtWith(what, id);
      nodes = nodes.filter((node) => node.id !== id);
      return { id };
    };
    const user = await openDashboard(answers(FailedWorkDocument, () => failedList(...nodes)));
    server.use(
      answers(RetryFailedWorkDocument, ({ id }) => ({ retryFailedWork: dealWith('retry', id) })),
      answers(DismissFailedWorkDocument, ({ id }) => ({ dismissFailedWork: dealWith('dismiss', id) })),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again ORDER_SHIPPED' }));
    expect(await screen.findByText('It is tried again: ORDER_SHIPPED.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Work that failed (1)' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Dismiss cleanup' }));
    expect(await screen.findByText('Dismissed: cleanup.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Work that failed' })).toBeNull();
    expect(dealtWith.mock.calls).toEqual([
      ['retry', 'f1'],
      ['dismiss', 'f2'],
    ]);
  });

  test('that another admin has dealt with says so in its row', async () => {
    const user = await openDashboard(
      answers(FailedWorkDocument, failedList(mail)),
      answers(DismissFailedWorkDocument, ({ id }) => ({ dismissFailedWork: { id } })),
      refuses(RetryFailedWorkDocument, 'NOT_FOUND', { message: 'Somebody has dealt with this already.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Dismiss ORDER_SHIPPED' }));
    await screen.findByText('Dismissed: ORDER_SHIPPED.');
    await user.click(await screen.findByRole('button', { name: 'Try again ORDER_SHIPPED' }));
    expect(await screen.findByText('Somebody has dealt with this already.')).toBeVisible();
    expect(screen.queryByText(/^Dismissed/)).toBeNull();
  });
});
