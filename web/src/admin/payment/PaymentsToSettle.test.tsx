import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  FailedWorkDocument,
  PaymentsToSettleDocument,
  SettlePaymentDocument,
  type PaymentsToSettleQuery,
  type SettlePaymentInput,
  type SettlePaymentMutation,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { overviewWith } from '#web-test/overview.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, refuses, server } from '#web-test/server.ts';

type Item = PaymentsToSettleQuery['paymentsToSettle']['edges'][number]['node'];

const pageInfo = { hasNextPage: false, endCursor: null };
const failed: Item = {
  id: 'r1',
  problem: 'REFUND_FAILED',
  orderId: 'order-1',
  orderNumber: 10_007,
  method: 'BKASH',
  amountCents: 8000,
  amountPaisa: 980_000,
  paidPaisa: null,
  detail: 'Refund period is over',
  transactionId: 'BKA123',
  since: '2026-11-20T09:30:00.000Z',
  decisions: ['REFUND', 'ACCEPT', 'DISMISS'],
};
const wrong: Item = {
  ...failed,
  id: 'a1',
  problem: 'WRONG_AMOUNT',
  orderNumber: 10_008,
  method: 'CARD',
  paidPaisa: 490_000,
  amountCents: 4000,
  detail: null,
  decisions: ['REFUND', 'ACCEPT'],
};
const unsettled: Item = {
  ...failed,
  id: 'a2',
  problem: 'UNSETTLED',
  transactionId: null,
  detail: null,
  decisions: ['DISMISS', 'ACCEPT'],
};

const listOf = (...nodes: Item[]): PaymentsToSettleQuery => ({
  paymentsToSettle: {
    totalCount: nodes.length,
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo,
  },
});

const openDashboard = async (...handlers: ReturnType<typeof answers>[]) => {
  signedInAs(karim);
  server.use(
    answers(FailedWorkDocument, { failedWork: { totalCount: 0, edges: [], pageInfo } }),
    overviewWith(),
    ...handlers,
  );
  const { user } = openShop('/deshboard');
  await screen.findByText('Nothing: everything is done.');
  return user;
};

test('payments to settle are not mentioned while there are none', async () => {
  await openDashboard(answers(PaymentsToSettleDocument, listOf()));
  expect(screen.queryByText(/Payments to settle/)).toBeNull();
});

test('each says what happened, what was paid and asked for, and leads to its order', async () => {
  await openDashboard(answers(PaymentsToSettleDocument, listOf(failed, wrong)));
  expect(await screen.findByRole('heading', { name: 'Payments to settle (2)' })).toBeVisible();
  const [, first, second] = within(screen.getByRole('table', { name: 'Payments to settle' })).getAllByRole('row');
  if (!first || !second) throw new Error('The table has no rows.');
  expect(within(first).getByText('The provider does not pay this refund.')).toBeVisible();
  expect(within(first).getByText('Refund period is over')).toBeVisible();
  expect(within(first).getByText('$80.00')).toBeVisible();
  expect(within(first).getByText('Transaction BKA123')).toBeVisible();
  expect(within(first).getByRole('link', { name: '#10007' })).toHaveAttribute('href', '/vieworder/order-1');
  expect(within(second).getByText('৳4,900.00 was paid, where ৳9,800.00 was asked for.')).toBeVisible();
  expect(
    within(second)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pay back #10008', 'Accept #10008']);
});

test('an admin decides with a note, and it is off the list', async () => {
  let items = [failed];
  const sent = vi.fn<(input: SettlePaymentInput) => void>();
  const user = await openDashboard(
    answers(PaymentsToSettleDocument, () => listOf(...items)),
    answers(SettlePaymentDocument, ({ input }): SettlePaymentMutation => {
      sent(input);
      items = [];
      return { settlePayment: { __typename: 'SettlePaymentSuccess', order: { id: 'order-1' } } };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again #10007' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Try the refund of order #10007 again?' }));
  await enter(user, dialog.getByLabelText('Note, for admins only (optional)'), ' They called. ');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It is decided.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('table', { name: 'Payments to settle' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Payments to settle (0)' })).toHaveFocus();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 'r1', decision: 'REFUND', note: 'They called.' });
});

test('the shop says at its field what is missing, and what was typed stays', async () => {
  const message = 'Please give the number of the transaction';
  const user = await openDashboard(
    answers(PaymentsToSettleDocument, listOf(unsettled)),
    answers(SettlePaymentDocument, {
      settlePayment: {
        __typename: 'InvalidInput',
        message,
        wording: null,
        fields: [{ field: 'note', message, wording: null }],
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Accept #10007' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept the payment of order #10007?' }));
  const field = dialog.getByLabelText('Number of the transaction at the provider');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await enter(user, field, 'TRX 1');
  expect(field).toHaveValue('TRX 1');
});

test('that another admin has decided is said in the dialog', async () => {
  const user = await openDashboard(
    answers(PaymentsToSettleDocument, listOf(failed)),
    refuses(SettlePaymentDocument, 'NOT_FOUND', { message: 'Somebody has dealt with this already.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'It is paid #10007' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'It is paid' }));
  expect(await dialog.findByText('Somebody has dealt with this already.')).toBeVisible();
});
