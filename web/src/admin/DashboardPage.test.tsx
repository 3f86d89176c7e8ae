import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  AllOrdersDocument,
  ConfirmCustomerDocument,
  PublishCommentDocument,
  PublishReviewDocument,
  RejectCustomerDocument,
  WaitingCommentsDocument,
  WaitingCustomersDocument,
  WaitingReviewsDocument,
  type ConfirmCustomerMutation,
  type RejectCustomerInput,
  type RejectCustomerMutation,
  type WaitingCustomersQuery,
} from '../generated/graphql.ts';
import { anOrder, phone } from '../../test/orders.ts';
import { karim, rahima, signedInAs } from '../../test/people.ts';
import { openShop } from '../../test/render.tsx';
import { answers, refuses, server } from '../../test/server.ts';

const pageInfo = { hasNextPage: false, endCursor: null };
const waiting = { ...rahima, createdAt: '2026-11-20T09:30:00.000Z', emailConfirmedAt: null as string | null };
const list = (customers: (typeof waiting)[]): WaitingCustomersQuery => ({
  customers: { edges: customers.map((node) => ({ cursor: node.id, node })), pageInfo },
});

const openDashboard = async (...handlers: ReturnType<typeof answers>[]) => {
  signedInAs(karim);
  const order = anOrder({ status: 'PROCESSED' });
  server.use(
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
