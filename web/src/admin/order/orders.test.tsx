import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import {
  AllOrdersPageDocument,
  MoveOrdersDocument,
  OrderMovesDocument,
  SavedViewsDocument,
  ShipOrderDocument,
  type MoveOrdersMutation,
  type OrderMovesQuery,
  type ShipOrderInput,
  type ShipOrderMutation,
} from '#web/generated/graphql.ts';
import type { ListedOrder } from './list/orderColumns.tsx';

const order = (number: number, changes: Partial<ListedOrder> = {}): ListedOrder => ({
  id: `order-${number}`,
  number,
  placedAt: '2026-11-20T09:30:00.000Z',
  totalCents: 46_000,
  paymentMethod: 'CASH_ON_DELIVERY',
  status: 'PENDING',
  shippedPieces: 0,
  shippingAddress: { name: 'Rahima Khatun', phone: '01712345678' },
  district: { id: 'dhaka', name: 'Dhaka', bangla: 'ঢাকা' },
  lines: [{ id: 'line', name: 'Lamp', quantity: 2 }],
  payment: { awaits: null, toCollectCents: 46_000, refundDueCents: 0, collectedCents: 0, refundedCents: 0 },
  ...changes,
});

const waiting = order(10_001, {
  payment: { awaits: 'CODE', toCollectCents: 1, refundDueCents: 0, collectedCents: 0, refundedCents: 0 },
});
const paid = order(10_002, {
  status: 'DELIVERED',
  paymentMethod: 'BKASH',
  shippingAddress: { name: '', phone: '' },
  district: null,
  payment: { awaits: null, toCollectCents: 0, refundDueCents: 0, collectedCents: 46_000, refundedCents: 0 },
});

const open = async (query = '', orders: readonly ListedOrder[] = [order(10_003), paid, waiting]) => {
  signedInAs(karim);
  const asked = vi.fn<(variables: object) => void>();
  server.use(
    answers(SavedViewsDocument, { savedViews: [] }),
    answers(AllOrdersPageDocument, (variables) => {
      asked(variables);
      return {
        adminOrders: {
          edges: orders.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: 10_000,
          isTotalExact: false,
        },
      };
    }),
  );
  const { user } = openShop(`/deshboard/allorders${query}`);
  await screen.findByRole('heading', { name: 'View All Orders' });
  return { user, asked };
};

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the list of orders', () => {
  test('says of each what an admin looks for', async () => {
    await open('', [order(10_004, { status: 'PROCESSED', shippedPieces: 1 }), order(10_003), paid, waiting]);
    expect((await row('#10003')).getByText('Pending')).toBeVisible();
    expect((await row('#10004')).getByText('1 of 2 sent')).toBeVisible();
    expect((await row('#10003')).getByText('To be paid')).toHaveTextContent('To be paid · Cash on Delivery');
    expect((await row('#10003')).getByRole('link', { name: '#10003' })).toHaveAttribute(
      'href',
      '/deshboard/orders/order-10003',
    );
    expect((await row('#10001')).getByText('Waits for its code')).toBeVisible();
    expect((await row('#10002')).getByText('Paid')).toBeVisible();
    expect((await row('#10002')).getByText('Former customer')).toBeVisible();
    expect(screen.getByText(/^More than/)).toBeVisible();
  });

  test('asks for what its address says', async () => {
    const { asked } = await open(
      '?q=karim&status=PENDING&status=SHIPPED&awaits=no&late=yes&from=2026-11-01&to=2026-11-20&sort=LARGEST',
    );
    await row('#10003');
    expect(asked).toHaveBeenCalledWith({
      filter: {
        search: 'karim',
        statuses: ['PENDING', 'SHIPPED'],
        payment: null,
        method: null,
        awaits: false,
        late: true,
        district: null,
        returns: [],
        customerId: null,
        from: '2026-11-01',
        until: '2026-11-20',
      },
      sort: 'LARGEST',
    });
  });

  test('keeps filters and sort in the address, and forgets them again', async () => {
    const { user, asked } = await open();
    await row('#10003');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Shipped');
    await user.selectOptions(screen.getByRole('combobox', { name: 'District' }), "Cox's Bazar");
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'Refund due');
    expect(currentAddress()).toBe('/deshboard/allorders?status=SHIPPED&payment=REFUND_DUE&district=coxs-bazar');
    await user.click(await screen.findByRole('button', { name: /^Total/ }));
    expect(currentAddress()).toContain('sort=');
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      filter: { statuses: ['SHIPPED'], district: 'coxs-bazar', payment: 'REFUND_DUE' },
    });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(currentAddress()).toBe('/deshboard/allorders');
  });

  test('has views from the start', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('button', { name: 'To process' }));
    expect(currentAddress()).toBe('/deshboard/allorders?status=PENDING&awaits=no&sort=OLDEST');
    expect(screen.getByRole('button', { name: 'To process', pressed: true })).toBeVisible();
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({
          sort: 'OLDEST',
          filter: expect.objectContaining({ statuses: ['PENDING'], awaits: false }),
        }),
      ),
    );
  });

  test('offers a way out where nothing is found', async () => {
    const { user } = await open('?q=nobody', []);
    expect(await screen.findByText('No order matches these filters.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement);
    expect(currentAddress()).toBe('/deshboard/allorders');
  });
});

type Outcome = OrderMovesQuery['orderMoves'][number];

const outcome = (number: number, refusal: Outcome['refusal'] = null): Outcome => ({
  orderId: `order-${number}`,
  number,
  recipient: 'Rahima',
  status: 'PENDING',
  refusal,
});

const refused = {
  message: 'This order is “Delivery successful”, so it cannot become “Order Processed”.',
  wording: null,
  status: 'DELIVERED' as const,
};

describe('many orders', () => {
  const choose = async () => {
    const { user, asked } = await open();
    await row('#10003');
    await user.click(screen.getByRole('checkbox', { name: 'Select #10003' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select #10002' }));
    await user.click(screen.getByRole('button', { name: 'Move to …' }));
    return { user, asked };
  };

  test('are moved after it was said which will, and which cannot and why', async () => {
    const moved = vi.fn<(input: object) => void>();
    server.use(
      answers(OrderMovesDocument, ({ status }) => {
        expect(status).toBe('PROCESSED');
        return { orderMoves: [outcome(10_003), outcome(10_002, refused)] };
      }),
      answers(MoveOrdersDocument, ({ input }): MoveOrdersMutation => {
        moved(input);
        return { moveOrders: { __typename: 'MoveOrdersSuccess', outcomes: [outcome(10_003)] } };
      }),
    );
    const { user, asked } = await choose();
    await user.click(screen.getByRole('button', { name: 'Order Processed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 orders to “Order Processed”?' }));
    expect(await dialog.findByText('Will move: 1.')).toBeVisible();
    const staying = within(dialog.getByRole('group', { name: 'Will stay: 1' }));
    expect(staying.getByText('#10002')).toBeVisible();
    expect(staying.getByText(refused.message)).toBeVisible();
    const before = asked.mock.calls.length;
    await user.click(dialog.getByRole('button', { name: 'Move 1' }));
    expect(await screen.findByText('Orders moved: 1.')).toBeVisible();
    expect(moved).toHaveBeenCalledExactlyOnceWith({
      orderIds: ['order-10003'],
      status: 'PROCESSED',
      reason: null,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    // The list is asked again, and nothing is chosen any more.
    expect(asked.mock.calls.length).toBeGreaterThan(before);
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  test('are shipped with one carrier, and a number each that is pasted or scanned', async () => {
    const sent: ShipOrderInput[] = [];
    const packed = [10_004, 10_005, 10_006].map((number) => order(number, { status: 'PROCESSED' }));
    const shipped = { status: 'SHIPPED' as const, history: [], shipments: [] };
    server.use(
      answers(ShipOrderDocument, ({ input }): ShipOrderMutation => {
        sent.push(input);
        const { orderId: id } = input;
        return sent.length === 2
          ? { shipOrder: { __typename: 'OrderMoveRefused', ...refused } }
          : { shipOrder: { __typename: 'ShipOrderSuccess', order: { id, ...shipped } } };
      }),
    );
    const { user } = await open('', [...packed, paid]);
    await row('#10004');
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await user.click(screen.getByRole('button', { name: 'Move to …' }));
    await user.click(screen.getByRole('button', { name: 'Ship …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ship the chosen orders' }));
    expect(dialog.getByRole('group', { name: 'Will stay: 1' })).toHaveTextContent('#10002');
    const field = (number: number) => dialog.getByLabelText(new RegExp(`^#${number}`));
    await enter(user, dialog.getByLabelText('Carrier'), 'Pathao');
    await user.click(field(10_004));
    await user.paste('PT-1\nPT-2\n');
    expect([field(10_004), field(10_005)].map((one) => (one as HTMLInputElement).value)).toEqual(['PT-1', 'PT-2']);
    await user.click(field(10_005));
    await user.keyboard('{Enter}');
    expect(field(10_006)).toHaveFocus();
    await user.keyboard('PT-1');
    await user.click(dialog.getByRole('button', { name: 'Ship' }));
    expect(await dialog.findByText('This tracking number is given twice.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(field(10_004));
    await user.paste('#10006\tPT-3\n10007\tPT-9');
    await user.click(dialog.getByRole('button', { name: 'Ship' }));
    expect(await dialog.findByText(refused.message)).toBeVisible();
    // Those that are shipped are done; the other one can be sent again.
    expect(dialog.queryByLabelText(/^#10004/)).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Ship' }));
    expect(await screen.findByText('Orders shipped: 1.')).toBeVisible();
    expect(sent.map(({ orderId, carrier, trackingNumber }) => [orderId, carrier, trackingNumber])).toEqual([
      ['order-10004', 'Pathao', 'PT-1'],
      ['order-10005', 'Pathao', 'PT-2'],
      ['order-10006', 'Pathao', 'PT-3'],
      ['order-10005', 'Pathao', 'PT-2'],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that were moved by somebody else meanwhile are named', async () => {
    server.use(
      answers(OrderMovesDocument, { orderMoves: [outcome(10_003), outcome(10_002)] }),
      answers(MoveOrdersDocument, {
        moveOrders: {
          __typename: 'MoveOrdersSuccess',
          outcomes: [outcome(10_003), outcome(10_002, refused)],
        },
      }),
    );
    const { user } = await choose();
    await user.click(screen.getByRole('button', { name: 'Cancel …' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, await dialog.findByLabelText('Reason, for the customer to read (optional)'), 'Sold out');
    await user.click(dialog.getByRole('button', { name: 'Cancel 2 orders' }));
    expect(await dialog.findByText('Will stay: 1')).toBeVisible();
    expect(dialog.getByText(refused.message)).toBeVisible();
    expect(await screen.findByText('Orders moved: 1. Not moved: 1.')).toBeVisible();
  });
});

test('packing slips and labels of the chosen orders are downloaded as one file', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('http://localhost:3000/backend/admin/papers.pdf', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return new HttpResponse('%PDF');
    }),
  );
  const { user } = await open();
  await row('#10003');
  await user.click(screen.getByRole('checkbox', { name: 'Select #10003' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select #10001' }));
  await user.click(screen.getByRole('button', { name: 'Labels' }));
  expect(await screen.findByText('The papers are among your downloads. Orders: 2.')).toBeVisible();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    kind: 'LABELS',
    language: 'en',
    ids: 'order-10003,order-10001',
  });
});
