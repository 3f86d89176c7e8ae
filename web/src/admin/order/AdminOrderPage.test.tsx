import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ORDER_ADMIN_MESSAGES } from '#schema/order-admin.ts';
import { REFUND_MESSAGES } from '#schema/refund.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, server } from '#web-test/server.ts';
import { acceptSockets } from '#web-test/sockets.ts';
import {
  AddOrderNoteDocument,
  AdminOrderPageDocument,
  ChangeOrderDocument,
  GrantRefundDocument,
  MoveOrdersDocument,
  OrderMovesDocument,
  type AddOrderNoteMutation,
  type AdminOrderPageQuery,
  type ChangeOrderMutation,
  type GrantRefundInput,
  type GrantRefundMutation,
} from '#web/generated/graphql.ts';

type Details = NonNullable<AdminOrderPageQuery['adminOrder']>;

const payment: Details['order']['payment'] = {
  awaits: null,
  method: 'CASH_ON_DELIVERY',
  toCollectCents: 0,
  refundDueCents: 0,
  refundByHandCents: 0,
  collectedCents: 46_000,
  refundedCents: 0,
  attempts: [],
  refunds: [],
};

const details = (changes: Partial<Details['order']> = {}, more: Partial<Details> = {}): Details => ({
  id: 'order-1',
  order: {
    id: 'order-1',
    number: 10_001,
    placedAt: '2026-11-20T09:30:00.000Z',
    status: 'DELIVERED',
    shippedPieces: 2,
    payment,
    itemsTotalCents: 40_000,
    deliveryFeeCents: 6000,
    roundingCents: 0,
    totalCents: 46_000,
    adjustments: [],
    lines: [
      {
        id: 'line-1',
        name: 'Runner shoes',
        sku: 'RUN-42-R',
        colorLabel: 'Red',
        size: '42',
        quantity: 2,
        unitPriceCents: 20_000,
        image: { path: '/pictures/shoes', alt: 'Runner shoes' },
      },
    ],
    trustReasons: ['FIRST_ORDER'],
    shippingAddress: {
      name: 'Rahima Khatun',
      address: 'House 7, Dhanmondi, Dhaka',
      phone: '01712345678',
      email: 'rahima@gmail.com',
    },
    district: { id: 'dhaka', name: 'Dhaka', bangla: 'ঢাকা' },
    customer: {
      id: 'customer-1',
      displayName: 'Rahima',
      orders: {
        edges: [
          { node: { id: 'order-1', number: 10_001, status: 'DELIVERED', totalCents: 46_000 } },
          { node: { id: 'order-2', number: 10_002, status: 'SHIPPED', totalCents: 7000 } },
        ],
      },
    },
    shipments: [
      {
        id: 'parcel-1',
        carrier: 'Pathao',
        trackingNumber: 'P-77',
        shippedAt: '2026-11-21T09:30:00.000Z',
        lines: [{ orderLineId: 'line-1', quantity: 2 }],
      },
    ],
    returns: [],
    ...changes,
  },
  ledger: [
    {
      id: 'entry-1',
      kind: 'CHARGED',
      amountCents: 46_000,
      carrier: null,
      reference: null,
      reason: null,
      at: '2026-11-20T09:30:00.000Z',
      by: null,
    },
    {
      id: 'entry-2',
      kind: 'COLLECTED',
      amountCents: 46_000,
      carrier: 'Pathao',
      reference: null,
      reason: null,
      at: '2026-11-22T09:30:00.000Z',
      by: { id: 'customer-2', displayName: 'Karim' },
    },
  ],
  changes: [
    {
      status: 'PENDING',
      at: '2026-11-20T09:30:00.000Z',
      actor: 'CUSTOMER',
      by: { id: 'customer-1', displayName: 'Rahima' },
      reason: null,
    },
    { status: 'PROCESSED', at: '2026-11-20T10:30:00.000Z', actor: 'SYSTEM', by: null, reason: 'By itself' },
  ],
  notes: [{ id: 'note-1', at: '2026-11-20T11:30:00.000Z', text: 'Call before noon', author: null }],
  ...more,
});

const open = async (order: Details | null = details()) => {
  server.use(answers(AdminOrderPageDocument, { adminOrder: order }));
  const { user } = openShop('/deshboard/orders/order-1');
  await screen.findByRole('heading', { level: 1, name: order ? 'Order #10001' : 'Order' });
  return user;
};

const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signedInAs(karim));

describe('the page of an order', () => {
  test('has all that an admin needs to send it', async () => {
    await open();
    const lines = await section('Products');
    expect(lines.getByText('Runner shoes')).toBeVisible();
    expect(lines.getByText('Red · 42')).toBeVisible();
    expect(lines.getByText('SKU RUN-42-R')).toBeVisible();
    expect(lines.getByRole('row', { name: 'Total $460.00' })).toBeVisible();
    const recipient = await section('Recipient');
    expect(recipient.getByRole('link', { name: '01712345678' })).toHaveAttribute('href', 'tel:01712345678');
    expect(recipient.getByRole('link', { name: 'rahima@gmail.com' })).toHaveAttribute(
      'href',
      'mailto:rahima@gmail.com',
    );
    expect((await section('Parcels')).getByText('Pathao · P-77')).toBeVisible();
  });

  test('of one that is sent in parts it says what has left, and prints each parcel', async () => {
    const { shipments } = details().order;
    const parcels = shipments.map((parcel) => ({
      ...parcel,
      lines: [{ orderLineId: 'line-1', quantity: 1 }],
    }));
    await open(details({ status: 'PROCESSED', shipments: parcels, shippedPieces: 1 }));
    expect((await section('Products')).getByText('Red · 42 · 1 of 2 sent')).toBeVisible();
    expect(screen.getByText('1 of 2 sent')).toBeVisible();
    expect((await section('Parcels')).getByRole('button', { name: 'Labels P-77' })).toBeVisible();
  });

  test('is changed before it is processed: recipient and lines, with a note', async () => {
    const [line] = details().order.lines;
    const lines = line ? [line, { ...line, id: 'line-2', name: 'Lamp' }] : [];
    const sent: unknown[] = [];
    server.use(
      answers(ChangeOrderDocument, ({ input }): ChangeOrderMutation => {
        sent.push(input);
        return sent.length === 1
          ? {
              changeOrder: {
                __typename: 'InvalidInput',
                ...serverSentence(ORDER_ADMIN_MESSAGES.lastLine),
                fields: [],
              },
            }
          : { changeOrder: { __typename: 'ChangeOrderSuccess', order: { id: 'order-1' } } };
      }),
    );
    const user = await open(details({ status: 'PENDING', lines }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Change …' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change order #10001' }));
    const phone = dialog.getByLabelText('Phone Number');
    await user.clear(phone);
    await enter(user, phone, '01812345678');
    await user.click(dialog.getByRole('checkbox', { name: '2 × Lamp · Red · 42' }));
    await user.click(dialog.getByRole('button', { name: 'Change order' }));
    expect(dialog.getByText('Please write a note.')).toBeVisible();
    expect(sent).toEqual([]);
    await enter(user, dialog.getByLabelText('Why'), 'They called.');
    await user.click(dialog.getByRole('button', { name: 'Change order' }));
    expect(await dialog.findByText('An order keeps at least one line. Cancel it instead.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change order' }));
    expect(await screen.findByText('Order #10001 is changed.')).toBeVisible();
    expect(sent[1]).toMatchObject({
      orderId: 'order-1',
      name: 'Rahima Khatun',
      phone: '01812345678',
      removedLineIds: ['line-2'],
      note: 'They called.',
    });
    expect(sent[1]).toEqual(sent[0]);
  });

  test('says who has moved it and why, and what its ledger holds', async () => {
    await open();
    const [last, first] = (await section('History')).getAllByRole('listitem');
    expect(last).toHaveTextContent(/^Order Processed.*the shop by itselfBy itself$/);
    expect(first).toHaveTextContent(/^Pending.*Rahima$/);
    const ledger = within((await section('Payment')).getByRole('list', { name: 'Ledger' }));
    expect(ledger.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Charged\$460\.00/),
      expect.stringMatching(/^Collected\$460\.00.*Karim · Pathao$/),
    ]);
  });

  test('says what was paid and paid back in taka, with the rate and the numbers of the provider', async () => {
    const attempt = {
      id: 'attempt-1',
      method: 'BKASH',
      status: 'PAID',
      amountCents: 8000,
      amountPaisa: 980_000,
      paidPaisa: 490_000,
      rate: 122.5,
      failure: null,
      transactionId: 'BKA123',
      startedAt: '2026-11-20T09:30:00.000Z',
    } as const;
    const refund = {
      id: 'refund-1',
      method: 'BKASH',
      status: 'DONE',
      amountCents: 1000,
      amountPaisa: 122_500,
      reference: 'BKR456',
      requestedAt: '2026-11-21T09:30:00.000Z',
    } as const;
    await open(details({ payment: { ...payment, attempts: [attempt], refunds: [refund] } }));
    const money = await section('Payment');
    expect(money.getByText(/৳4,900\.00, at ৳122\.50 for \$1\.00 · Transaction BKA123$/)).toBeVisible();
    expect(money.getByText(/৳1,225\.00 · Transaction BKR456$/)).toBeVisible();
  });

  test('leads to the customer and to their other orders', async () => {
    await open();
    const customer = await section('Customer');
    expect(customer.getByRole('link', { name: 'Rahima' })).toHaveAttribute('href', '/deshboard/customers/customer-1');
    expect(customer.getByRole('link', { name: '#10002' })).toHaveAttribute('href', '/deshboard/orders/order-2');
    expect(customer.queryByRole('link', { name: '#10001' })).toBeNull();
  });

  test('says so when there is no such order', async () => {
    await open(null);
    expect(await screen.findByText('There is no such order.')).toBeVisible();
  });
});

describe('the next move', () => {
  test('is offered, and made after what it means was said', async () => {
    const moved = vi.fn<(input: object) => void>();
    const outcome = {
      orderId: 'order-1',
      number: 10_001,
      recipient: 'Rahima',
      status: 'PENDING' as const,
      refusal: null,
    };
    server.use(
      answers(OrderMovesDocument, { orderMoves: [outcome] }),
      answers(MoveOrdersDocument, ({ input }) => {
        moved(input);
        return { moveOrders: { __typename: 'MoveOrdersSuccess' as const, outcomes: [outcome] } };
      }),
    );
    const user = await open(details({ status: 'PENDING' }));
    await user.click(await screen.findByRole('button', { name: 'Move to “Order Processed”' }));
    await user.click(await screen.findByRole('button', { name: 'Move 1' }));
    expect(await screen.findByText('Orders moved: 1.')).toBeVisible();
    expect(moved).toHaveBeenCalledExactlyOnceWith({
      orderIds: ['order-1'],
      status: 'PROCESSED',
      reason: null,
    });
  });

  test.each([
    ['PROCESSED', 'Ship …'],
    ['SHIPPED', 'Move to “Out for Delivery”'],
    ['OUT_FOR_DELIVERY', 'Move to “Delivery successful”'],
  ] as const)('of an order that is %s is %s', async (status, name) => {
    await open(details({ status }));
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  test('of one that waits for its payment is only its end', async () => {
    const user = await open(details({ status: 'PENDING', payment: { ...payment, awaits: 'PAYMENT' } }));
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'Cancel …' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Move to/ })).toBeNull();
  });
});

describe('a note', () => {
  test('is added once, however often it is sent, and shown', async () => {
    const keys: unknown[] = [];
    let isLost = true;
    server.use(
      answers(AddOrderNoteDocument, ({ input }): AddOrderNoteMutation => {
        keys.push(input.key);
        if (isLost)
          return {
            addOrderNote: { __typename: 'InvalidInput', message: 'Later', wording: null, fields: [] },
          };
        const notes = [{ id: 'note-2', at: '2026-11-22T11:30:00.000Z', text: input.text, author: karim }];
        return { addOrderNote: { __typename: 'AddOrderNoteSuccess', order: { id: 'order-1', notes } } };
      }),
    );
    const user = await open();
    const notes = await section('Notes');
    await user.click(notes.getByRole('button', { name: 'Add note' }));
    expect(await notes.findByText('Please write a note.')).toBeVisible();
    await enter(user, notes.getByLabelText('New note'), 'Paid by her brother');
    await user.click(notes.getByRole('button', { name: 'Add note' }));
    expect(await notes.findByText('Later')).toBeVisible();
    expect(notes.getByLabelText('New note')).toHaveValue('Paid by her brother');
    isLost = false;
    await user.click(notes.getByRole('button', { name: 'Add note' }));
    expect(await notes.findByText('Paid by her brother', { selector: 'p' })).toBeVisible();
    expect(notes.getByLabelText('New note')).toHaveValue('');
    expect(new Set(keys).size).toBe(1);
  });
});

describe('money that goes back', () => {
  test('through the provider is said to be on the way, and asks for nothing; it is up to date when it is paid', async () => {
    const sockets = acceptSockets();
    const underWay = { ...payment, refundDueCents: 4000 };
    const answer = { adminOrder: details({ payment: underWay }) };
    server.use(answers(AdminOrderPageDocument, () => answer));
    openShop('/deshboard/orders/order-1');
    const money = await section('Payment');
    expect(money.getByRole('row', { name: 'On the way back through the provider $40.00' })).toBeVisible();
    expect(money.queryByRole('link')).toBeNull();
    await waitFor(() => expect(sockets.open[0]?.subscription).toBeDefined());
    answer.adminOrder = details({ payment: { ...payment, refundedCents: 4000 } });
    const { id, status } = answer.adminOrder.order;
    act(() =>
      sockets.open[0]?.push({
        orderChanged: { id, status, payment: { refundDueCents: 0, refundedCents: 4000 } },
      }),
    );
    expect(await money.findByRole('row', { name: 'Paid back $40.00' })).toBeVisible();
    expect(money.queryByText(/On the way back/)).toBeNull();
  });

  test('by hand is said with where it is entered', async () => {
    await open(details({ payment: { ...payment, refundDueCents: 5000, refundByHandCents: 4000 } }));
    const money = await section('Payment');
    expect(money.getByRole('row', { name: /^To be paid back by hand \$40\.00/ })).toBeVisible();
    expect(money.getByRole('link', { name: 'See what is to be paid by hand' })).toBeVisible();
    expect(money.getByRole('row', { name: /^On the way back .* \$10\.00$/ })).toBeVisible();
  });
});

describe('a part of the price', () => {
  const openDialog = async () => {
    const user = await open();
    await user.click((await section('Payment')).getByRole('button', { name: 'Give money back' }));
    return {
      user,
      dialog: within(screen.getByRole('dialog', { name: 'Lower the price of order #10001?' })),
    };
  };

  test('is given back, in dollars and with a reason', async () => {
    const sent: GrantRefundInput[] = [];
    server.use(
      answers(GrantRefundDocument, ({ input }): GrantRefundMutation => {
        sent.push(input);
        const order = { id: 'order-1', payment: { ...payment, refundDueCents: 1250 } };
        return { grantRefund: { __typename: 'GrantRefundSuccess', order } };
      }),
    );
    const { user, dialog } = await openDialog();
    await enter(user, dialog.getByLabelText('Amount in dollars'), '12,5');
    await user.click(dialog.getByRole('button', { name: 'Lower it' }));
    expect(dialog.getByLabelText('Amount in dollars')).toHaveAccessibleDescription(
      'Please write the amount in dollars, such as 12.50',
    );
    expect(sent).toEqual([]);
    await user.clear(dialog.getByLabelText('Amount in dollars'));
    // Figures may be Bangla, too.
    await enter(user, dialog.getByLabelText('Amount in dollars'), '১২.৫');
    await enter(user, dialog.getByLabelText('Reason, for the customer to read'), 'A scratch');
    await user.click(dialog.getByRole('button', { name: 'Lower it' }));
    expect(await screen.findByText('The order costs $12.50 less.')).toBeVisible();
    expect(sent).toEqual([{ orderId: 'order-1', amountCents: 1250, reason: 'A scratch', key: expect.any(String) }]);
  });

  test('stays typed when it is refused; sent again it has the same key', async () => {
    const keys: unknown[] = [];
    server.use(
      answers(GrantRefundDocument, ({ input }): GrantRefundMutation => {
        keys.push(input.key);
        const sentence = serverSentence(REFUND_MESSAGES.nothingToGrant);
        return {
          grantRefund: {
            __typename: 'InvalidInput',
            ...sentence,
            fields: [{ field: 'amountCents', ...sentence }],
          },
        };
      }),
    );
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Amount in dollars'), '5');
    await enter(user, dialog.getByLabelText('Reason, for the customer to read'), 'A scratch');
    for (let time = 0; time < 2; time += 1) {
      await user.click(dialog.getByRole('button', { name: 'Lower it' }));
      expect(await dialog.findByText('Nothing of this order can be given back.')).toBeVisible();
    }
    expect(dialog.getByLabelText('Amount in dollars')).toHaveValue('5');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('of what is not paid yet is lowered, not given back', async () => {
    await open(details({ payment: { ...payment, collectedCents: 0, toCollectCents: 42_000 } }));
    const money = await section('Payment');
    expect(money.getByRole('button', { name: 'Lower the price' })).toBeVisible();
    expect(money.queryByRole('button', { name: 'Give money back' })).toBeNull();
  });

  test('of a cancelled order cannot be given back', async () => {
    await open(details({ status: 'CANCELLED' }));
    expect((await section('Payment')).queryByRole('button', { name: 'Give money back' })).toBeNull();
  });
});
