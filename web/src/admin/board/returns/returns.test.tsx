import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ApproveReturnDocument,
  CollectedByCourierDocument,
  CourierPayoutsDocument,
  CouriersDocument,
  ReceiveDialogDocument,
  ReceiveReturnDocument,
  RecordPayoutDocument,
  RecordRefundDocument,
  RefundsDueDocument,
  RefundsUnderWayDocument,
  RejectReturnDocument,
  ReturnListDocument,
  type CouriersQuery,
  type RecordCourierPayoutInput,
  type RecordRefundInput,
  type ReceiveDialogQuery,
  type ReceiveReturnMutationVariables,
  type RefundsDueQuery,
  type RefundsUnderWayQuery,
  type ReturnListQuery,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { acceptSockets } from '#web-test/sockets.ts';

type Returned = ReturnListQuery['ordersByReturn']['edges'][number]['node'];
type UnderWay = RefundsUnderWayQuery['ordersBeingRefunded']['edges'][number]['node'];
type ToRefund = RefundsDueQuery['ordersToRefund']['edges'][number]['node'];

const pageInfo = { hasNextPage: false, endCursor: null };
const pageOf = <Node extends { id: string }>(nodes: readonly Node[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo,
});

const returned = (number: number, status: 'REQUESTED' | 'APPROVED'): Returned => ({
  id: `order-${number}`,
  number,
  totalCents: 12_000,
  shippingAddress: { name: 'Rahima Khatun' },
  lines: [{ id: `line-${number}`, name: 'Lamp' }],
  return: {
    id: `return-${number}`,
    status,
    reason: 'It is too small.',
    requestedAt: '2026-11-20T09:30:00.000Z',
    decidedAt: null,
    lines: [{ orderLineId: `line-${number}`, asked: 2 }],
  },
});

const toRefund: ToRefund = {
  id: 'order-10003',
  number: 10_003,
  status: 'RETURNED',
  paymentMethod: 'CASH_ON_DELIVERY',
  shippingAddress: { name: 'Rahima Khatun', phone: '01712345678' },
  payment: { refundByHandCents: 12_000 },
};

/** What providers pay back. */
let underWay: UnderWay[] = [];
beforeEach(() => {
  underWay = [];
});

const openReturns = async (
  lists: Record<'REQUESTED' | 'APPROVED', Returned[]>,
  refunds: ToRefund[] = [],
  ...handlers: ReturnType<typeof answers>[]
) => {
  signedInAs(karim);
  server.use(
    answers(ReturnListDocument, ({ status }) => ({
      ordersByReturn: pageOf(lists[status as 'REQUESTED' | 'APPROVED']),
    })),
    answers(RefundsDueDocument, () => ({ ordersToRefund: pageOf(refunds) })),
    answers(RefundsUnderWayDocument, () => ({ ordersBeingRefunded: pageOf(underWay) })),
    ...handlers,
  );
  const { user } = openShop('/deshboard/orderstatus?view=returns');
  await screen.findByRole('heading', { name: 'To decide' });
  return user;
};

const stepped = (number: number, status: 'APPROVED' | 'REJECTED' | 'RECEIVED') => ({
  id: `order-${number}`,
  status: 'DELIVERED' as const,
  return: {
    id: `return-${number}`,
    status,
    reason: 'It is too small.',
    refusal: null,
    requestedAt: '2026-11-20T09:30:00.000Z',
    decidedAt: '2026-11-21T09:30:00.000Z',
    receivedAt: null,
  },
});

test('a return is approved, and then stands among those that are on their way back', async () => {
  const lists = { REQUESTED: [returned(10_001, 'REQUESTED')], APPROVED: [] as Returned[] };
  const user = await openReturns(
    lists,
    [],
    answers(ApproveReturnDocument, () => {
      lists.APPROVED = lists.REQUESTED.splice(0);
      return {
        approveReturn: { __typename: 'ApproveReturnSuccess' as const, order: stepped(10_001, 'APPROVED') },
      };
    }),
  );
  expect(await screen.findByText('2 × Lamp')).toBeVisible();
  expect(screen.getByText('It is too small.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve the return of #10001' }));
  expect(await screen.findByText('The return of #10001 is approved.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'The goods of #10001 are here' })).toBeVisible();
  expect(screen.getByText('Nobody asks for a return.')).toBeVisible();
});

test('a return is rejected with a reason, which must be given', async () => {
  const rejected = vi.fn<(reason: string) => void>();
  const user = await openReturns(
    { REQUESTED: [returned(10_001, 'REQUESTED')], APPROVED: [] },
    [],
    answers(RejectReturnDocument, ({ reason }) => {
      rejected(reason);
      return {
        rejectReturn: { __typename: 'RejectReturnSuccess' as const, order: stepped(10_001, 'REJECTED') },
      };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Reject the return of #10001' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject the return of #10001?' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Reason is required')).toBeVisible();
  await enter(user, dialog.getByLabelText('Reason, for the customer to read'), 'It was worn.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The return of #10001 is rejected.')).toBeVisible();
  expect(rejected).toHaveBeenCalledExactlyOnceWith('It was worn.');
});

const received: NonNullable<ReceiveDialogQuery['order']> = {
  id: 'order-10002',
  number: 10_002,
  totalCents: 16_000,
  deliveryFeeCents: 6000,
  lines: [
    { id: 'lamp', name: 'Lamp', color: 'Red', size: null, quantity: 2, unitPriceCents: 4000 },
    { id: 'cable', name: 'Cable', color: null, size: null, quantity: 1, unitPriceCents: 2000 },
  ],
  returns: [
    {
      id: 'return-10002',
      status: 'APPROVED',
      reason: 'One is broken.',
      withDelivery: false,
      lines: [{ orderLineId: 'lamp', asked: 2, backOnSale: 0, writtenOff: 0 }],
    },
  ],
  payment: { collectedCents: 16_000, refundedCents: 0, refundDueCents: 0, toCollectCents: 0 },
};

const openReceipt = async (...handlers: ReturnType<typeof answers>[]) => {
  const lists = { REQUESTED: [], APPROVED: [returned(10_002, 'APPROVED')] };
  const user = await openReturns(lists, [], answers(ReceiveDialogDocument, { order: received }), ...handlers);
  await user.click(await screen.findByRole('button', { name: 'The goods of #10002 are here' }));
  const dialog = within(screen.getByRole('dialog', { name: 'The goods of #10002 are here' }));
  await dialog.findByText(/One is broken\./);
  return { user, dialog };
};

test('what has arrived is divided, its worth follows, and nothing is done before the summary is confirmed', async () => {
  const sent = vi.fn<(receipt: ReceiveReturnMutationVariables['receipt']) => void>();
  const { user, dialog } = await openReceipt(
    answers(ReceiveReturnDocument, ({ receipt }) => {
      sent(receipt);
      const order = stepped(10_002, 'RECEIVED');
      return { receiveReturn: { __typename: 'ReceiveReturnSuccess' as const, order } };
    }),
  );
  const amount = dialog.getByLabelText('Amount to give back, in dollars');
  expect(amount).toHaveValue('80.00');
  await user.selectOptions(dialog.getByLabelText('Back on sale, Lamp · Red'), '1');
  expect(amount).toHaveValue('40.00');
  await user.selectOptions(dialog.getByLabelText('Written off, Lamp · Red'), '1');
  expect(amount).toHaveValue('80.00');
  await user.click(dialog.getByLabelText('Give the delivery fee back as well, $60.00'));
  expect(amount).toHaveValue('140.00');
  await user.clear(amount);
  await enter(user, amount, '140.01');
  await user.click(dialog.getByRole('button', { name: 'Go on to the summary' }));
  expect(amount).toHaveAccessibleDescription(/At most \$140\.00 can be given back for these pieces\./);
  await user.clear(amount);
  await user.type(amount, '75');
  await user.click(dialog.getByRole('button', { name: 'Go on to the summary' }));
  expect(dialog.getByRole('heading', { name: 'Please check before you confirm' })).toHaveFocus();
  for (const name of [
    'Back on sale 1 × Lamp · Red',
    'Written off 1 × Lamp · Red',
    'The customer gets $75.00, with the delivery fee',
    'Order It stays Delivered; pieces that the customer keeps: 1.',
  ])
    expect(dialog.getByRole('row', { name })).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The goods of #10002 are entered; $75.00 is given back for them.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    lines: [{ orderLineId: 'lamp', backOnSale: 1, writtenOff: 1 }],
    amountCents: 7500,
    delivery: true,
  });
});

test('a step that another admin has taken is said', async () => {
  const message = 'This return is received already.';
  const { user, dialog } = await openReceipt(
    answers(ReceiveReturnDocument, {
      receiveReturn: { __typename: 'OrderMoveRefused', message, wording: null },
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Go on to the summary' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('what a provider pays back is shown as on the way until it is paid; nobody is asked to pay it', async () => {
  const sockets = acceptSockets();
  underWay = [
    {
      id: 'order-10004',
      number: 10_004,
      status: 'RETURNED',
      paymentMethod: 'BKASH',
      payment: { refundDueCents: 4000, refundByHandCents: 0 },
    },
  ];
  await openReturns({ REQUESTED: [], APPROVED: [] });
  const list = within(await screen.findByRole('region', { name: 'On the way back through payment providers' }));
  expect(list.getByText('$40.00')).toBeVisible();
  expect(list.queryByRole('button')).toBeNull();
  expect(await screen.findByText('Nothing is to be paid back by hand.')).toBeVisible();
  await waitFor(() => expect(sockets.open[0]?.subscription).toBeDefined());
  underWay = [];
  act(() => sockets.open[0]?.push({ ordersMoved: { orders: [{ id: 'order-10004' }], isComplete: true } }));
  await waitFor(() => expect(screen.queryByText('On the way back through payment providers')).toBeNull());
});

test('money that went back by hand is entered with its number', async () => {
  const sent = vi.fn<(input: RecordRefundInput) => void>();
  const refunds = [toRefund];
  const user = await openReturns(
    { REQUESTED: [], APPROVED: [] },
    refunds,
    answers(RecordRefundDocument, ({ input }) => {
      sent(input);
      refunds.length = 0;
      return {
        recordRefund: {
          __typename: 'RecordRefundSuccess' as const,
          order: {
            id: 'order-10003',
            payment: { refundByHandCents: 0, refundDueCents: 0, refundedCents: 12_000 },
          },
        },
      };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Enter the refund of #10003 as paid' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund of order #10003' }));
  const amount = dialog.getByLabelText('Amount paid back, in dollars');
  expect(amount).toHaveValue('120.00');
  await user.clear(amount);
  await user.type(amount, '১২০');
  await user.type(dialog.getByLabelText('Number of the transfer or receipt'), 'R-1');
  await user.click(dialog.getByRole('button', { name: 'Enter as paid' }));
  expect(await screen.findByText('$120.00 is entered as paid back.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    orderId: 'order-10003',
    amountCents: 12_000,
    reference: 'R-1',
  });
  expect(await screen.findByText('Nothing is to be paid back by hand.')).toBeVisible();
});

test('what couriers owe is listed, and a payout is entered', async () => {
  signedInAs(karim);
  const balance: CouriersQuery['courierBalances'][number] = {
    carrier: 'Pathao',
    collectedCents: 50_000,
    paidOutCents: 10_000,
    feesCents: 500,
    owedCents: 39_500,
  };
  const sent = vi.fn<(input: RecordCourierPayoutInput) => void>();
  const at = '2026-11-20T09:30:00.000Z';
  const orders = [
    { id: 'order-1', number: 10_001, amountCents: 30_000, at },
    { id: 'order-2', number: 10_002, amountCents: 9500, at },
  ];
  server.use(
    answers(CouriersDocument, { courierBalances: [balance] }),
    answers(CollectedByCourierDocument, { collectedByCourier: orders }),
    answers(CourierPayoutsDocument, {
      courierPayouts: pageOf([
        {
          id: 'payout-1',
          carrier: 'RedX',
          amountCents: 10_000,
          feeCents: 500,
          reference: 'T-6',
          paidAt: at,
          orders: [{ id: 'order-3', number: 10_003, amountCents: 10_500 }],
        },
      ]),
    }),
    answers(RecordPayoutDocument, ({ input }) => {
      sent(input);
      return {
        recordCourierPayout: {
          __typename: 'RecordCourierPayoutSuccess' as const,
          balance: { ...balance, owedCents: 9_500 },
        },
      };
    }),
  );
  const { user } = openShop('/deshboard/orderstatus?view=couriers');
  await user.click(await screen.findByText('Orders: 1'));
  expect(screen.getByRole('link', { name: '#10003' })).toHaveAttribute('href', '/deshboard/orders/order-3');
  await user.click(await screen.findByRole('button', { name: 'Enter a payout of Pathao' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Payout of Pathao' }));
  const amount = await dialog.findByLabelText('Amount that has arrived, in dollars');
  expect(amount).toHaveValue('395.00');
  await user.click(dialog.getByRole('checkbox', { name: /^#10002 · \$95\.00 · / }));
  expect(dialog.getByRole('group', { name: 'Orders that it pays: $300.00' })).toBeVisible();
  expect(amount).toHaveValue('300.00');
  await user.clear(amount);
  await user.type(amount, '290');
  await user.type(dialog.getByLabelText('Fee that the courier kept, in dollars (optional)'), '10');
  await user.type(dialog.getByLabelText('Number of the transfer or receipt'), 'T-7');
  await user.click(dialog.getByRole('button', { name: 'Enter a payout' }));
  expect(await screen.findByText('$290.00 is entered; $95.00 is still owed.')).toBeVisible();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      carrier: 'Pathao',
      amountCents: 29_000,
      feeCents: 1000,
      reference: 'T-7',
      orderIds: ['order-1'],
    }),
  );
});
