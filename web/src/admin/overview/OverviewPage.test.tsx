import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  AllOrdersDocument,
  ConfirmCustomerDocument,
  DismissFailedWorkDocument,
  FailedWorkDocument,
  PaymentsToSettleDocument,
  PublishCommentDocument,
  PublishReviewDocument,
  RejectCustomerDocument,
  RetryFailedWorkDocument,
  WaitingCommentsDocument,
  WaitingCustomersDocument,
  WaitingReviewsDocument,
  type ConfirmCustomerMutation,
  type FailedWorkQuery,
  type RejectCustomerInput,
  type RejectCustomerMutation,
  type WaitingCustomersQuery,
} from '../../generated/graphql.ts';
import { phone } from '../../../test/lines.ts';
import { ORDER_STATUSES } from '../../../../schema/order.ts';
import { anOrder } from '../../../test/orders.ts';
import { karim, rahima, signedInAs } from '../../../test/people.ts';
import { openShop } from '../../../test/render.tsx';
import { answers, refuses, server } from '../../../test/server.ts';

const pageInfo = { hasNextPage: false, endCursor: null };
const waiting = { ...rahima, createdAt: '2026-11-20T09:30:00.000Z', emailConfirmedAt: null as string | null };
const list = (customers: (typeof waiting)[]): WaitingCustomersQuery => ({
  customers: { edges: customers.map((node) => ({ cursor: node.id, node })), pageInfo },
});

const openDashboard = async (...handlers: ReturnType<typeof answers>[]) => {
  signedInAs(karim);
  const order = anOrder({ status: 'PROCESSED' });
  server.use(
    answers(PaymentsToSettleDocument, { paymentsToSettle: { totalCount: 0, edges: [], pageInfo } }),
    answers(FailedWorkDocument, { failedWork: { totalCount: 0, edges: [], pageInfo } }),
    answers(WaitingReviewsDocument, { waitingReviews: { edges: [], pageInfo } }),
    answers(WaitingCommentsDocument, { waitingComments: { edges: [], pageInfo } }),
    answers(AllOrdersDocument, { orders: { edges: [{ cursor: order.id, node: order }], pageInfo } }),
  );
  server.use(...handlers);
  const { user } = openShop('/deshboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  return user;
};

test('an admin confirms a waiting customer, who then is off the list', async () => {
  let customers = [waiting];
  server.use(
    answers(WaitingCustomersDocument, () => list(customers)),
    answers(ConfirmCustomerDocument, ({ id }): ConfirmCustomerMutation => {
      customers = customers.filter((customer) => customer.id !== id);
      return { confirmCustomer: { id, status: 'CONFIRMED', rejectionReason: null } };
    }),
  );
  const user = await openDashboard();
  await user.click(await screen.findByRole('button', { name: /Confirm Rahima Khatun/ }));
  expect(await screen.findByText('Rahima Khatun is confirmed and may log in now.')).toBeVisible();
  expect(screen.getByText('Nobody is waiting.')).toBeVisible();
});

test('a confirmation that fails says why and may be tried again', async () => {
  server.use(
    answers(WaitingCustomersDocument, list([waiting])),
    refuses(ConfirmCustomerDocument, 'FORBIDDEN', { message: 'No.' }),
  );
  const user = await openDashboard();
  await user.click(await screen.findByRole('button', { name: /Confirm Rahima Khatun/ }));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Confirm Rahima Khatun/ })).toBeEnabled();
});

test('an admin rejects a waiting customer with a reason, which they must give', async () => {
  let customers = [waiting];
  const sent = vi.fn<(input: RejectCustomerInput) => void>();
  server.use(
    answers(WaitingCustomersDocument, () => list(customers)),
    answers(RejectCustomerDocument, ({ input }): RejectCustomerMutation => {
      sent(input);
      customers = [];
      const customer = { id: input.id, status: 'REJECTED' as const, rejectionReason: input.reason };
      return { rejectCustomer: { __typename: 'RejectCustomerSuccess', customer } };
    }),
  );
  const user = await openDashboard();
  expect(await screen.findByText('not confirmed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reject Rahima Khatun' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject Rahima Khatun?' }));
  const reason = dialog.getByLabelText('Reason, for them to read');
  expect(reason).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(reason).toHaveAccessibleDescription('Please give a reason');
  expect(sent).not.toHaveBeenCalled();
  await user.type(reason, ' Nobody knows you. ');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rahima Khatun is rejected.')).toBeVisible();
  expect(screen.getByText('Nobody is waiting.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: rahima.id, reason: 'Nobody knows you.' });
});

test('an order of a former customer has no name any more', async () => {
  const order = { ...anOrder(), shippingAddress: { name: '' } };
  await openDashboard(
    answers(WaitingCustomersDocument, list([])),
    answers(AllOrdersDocument, { orders: { edges: [{ cursor: order.id, node: order }], pageInfo } }),
  );
  expect(await screen.findByRole('cell', { name: 'Former customer' })).toBeVisible();
});

test('all orders are listed to read', async () => {
  server.use(answers(WaitingCustomersDocument, list([])));
  await openDashboard();
  const table = within(await screen.findByRole('table', { name: 'All orders' }));
  expect(table.getByText('2 × Pathao Phone')).toBeVisible();
  expect(table.getByText('Order Processed')).toBeVisible();
  expect(table.getByText('$460.00')).toBeVisible();
  expect(table.getByText('#10001')).toBeVisible();
});

test('the list of all orders knows every status', async () => {
  const orders = ORDER_STATUSES.map(({ status }, index) => anOrder({ id: status, status, number: index }));
  await openDashboard(
    answers(WaitingCustomersDocument, list([])),
    answers(AllOrdersDocument, {
      orders: { edges: orders.map((node) => ({ cursor: node.id, node })), pageInfo },
    }),
  );
  const table = within(await screen.findByRole('table', { name: 'All orders' }));
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
  await openDashboard(
    answers(WaitingCustomersDocument, list([])),
    answers(AllOrdersDocument, {
      orders: { edges: orders.map((node) => ({ cursor: node.id, node })), pageInfo },
    }),
  );
  const table = within(await screen.findByRole('table', { name: 'All orders' }));
  const row = (number: string) => within(table.getByRole('row', { name: new RegExp(number) }));
  expect(row('#10002').getByText('Waits for a deposit')).toBeVisible();
  expect(row('#10002').getByText('Large order · First order')).toBeVisible();
  expect(row('#10003').getByText('An order refused at the door')).toBeVisible();
  expect(row('#10004').getByText('First order')).toBeVisible();
  expect(row('#10004').queryByText(/^Waits/)).toBeNull();
});

test('an admin publishes a review and a comment, which then are off their lists', async () => {
  const product = { id: 'product-1', name: 'Pathao Phone' };
  const post = { createdAt: '2026-11-20T09:30:00.000Z', authorName: 'Nusrat', product };
  let reviews = [{ ...post, id: 'r1', text: 'It rings.', rating: 4, pictures: [phone.image] }];
  let comments = [{ ...post, id: 'c1', text: 'Is it new?' }];
  const edges = <Node extends { id: string }>(nodes: Node[]) => ({
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo,
  });
  const user = await openDashboard(
    answers(WaitingCustomersDocument, list([])),
    answers(WaitingReviewsDocument, () => ({ waitingReviews: edges(reviews) })),
    answers(WaitingCommentsDocument, () => ({ waitingComments: edges(comments) })),
    answers(PublishReviewDocument, ({ id }) => {
      reviews = [];
      const counted = { ...product, rating: 4, reviewCount: 1, ratingsBreakdown: [] };
      return { publishReview: { id, published: true, product: counted } };
    }),
    answers(PublishCommentDocument, ({ id }) => {
      comments = [];
      return { publishComment: { id, published: true, product } };
    }),
  );
  const review = within(await screen.findByRole('table', { name: 'Reviews that wait' }));
  expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(review.getByRole('img', { name: 'A phone' })).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Publish of Nusrat about Pathao Phone' }));
  expect(await screen.findByText('No review is waiting.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reviews that wait' })).toHaveFocus());
  const comment = within(screen.getByRole('table', { name: 'Comments that wait' }));
  await user.click(comment.getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText('No comment is waiting.')).toBeVisible();
  expect(screen.getAllByText('Published: Nusrat about Pathao Phone.')).toHaveLength(2);
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
    server.use(answers(WaitingCustomersDocument, list([])));
    await openDashboard();
    expect(await screen.findByText('Nobody is waiting.')).toBeVisible();
    expect(screen.queryByText(/Work that failed/)).toBeNull();
  });

  test('is counted, and says what it is about, why it failed and how often it was tried', async () => {
    await openDashboard(
      answers(WaitingCustomersDocument, list([])),
      answers(FailedWorkDocument, failedList(mail, job)),
    );
    expect(await screen.findByRole('heading', { name: 'Work that failed (2)' })).toBeVisible();
    const [, first] = within(screen.getByRole('table', { name: 'Work that failed' })).getAllByRole('row');
    if (!first) throw new Error('The table has no rows.');
    expect(within(first).getByText('ORDER_SHIPPED', { selector: 'code' })).toBeVisible();
    expect(within(first).getByText(mail.error)).toBeVisible();
    expect(within(first).getByText('25')).toBeVisible();
    expect(within(first).getByRole('link', { name: 'Show the order' })).toHaveAttribute(
      'href',
      '/vieworder/order-1',
    );
  });

  test('is tried again or dismissed, and then is off the list', async () => {
    let nodes: (typeof mail | typeof job)[] = [mail, job];
    const dealtWith = vi.fn<(what: string, id: string) => void>();
    const dealWith = (what: string, id: string) => {
      dealtWith(what, id);
      nodes = nodes.filter((node) => node.id !== id);
      return { id };
    };
    const user = await openDashboard(
      answers(WaitingCustomersDocument, list([])),
      answers(FailedWorkDocument, () => failedList(...nodes)),
    );
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
      answers(WaitingCustomersDocument, list([])),
      answers(FailedWorkDocument, failedList(mail)),
      refuses(RetryFailedWorkDocument, 'NOT_FOUND', { message: 'Somebody has dealt with this already.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again ORDER_SHIPPED' }));
    expect(await screen.findByText('Somebody has dealt with this already.')).toBeVisible();
  });
});
