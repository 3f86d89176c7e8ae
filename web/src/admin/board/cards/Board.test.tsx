import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BOARD_STATUSES, type BoardStatus } from '#schema/board.ts';
import {
  MoveOrderDocument,
  OrderBoardDocument,
  OrdersMovedDocument,
  ShipDialogDocument,
  ShipOrderDocument,
  type BoardCard_OrderFragment,
  type ChangeOrderStatusInput,
  type MoveOrderMutation,
  type OrderBoardQuery,
  type OrdersMovedSubscription,
} from '#web/generated/graphql.ts';
import type { LiveOptions } from '#web/lib/live/liveSocket.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { columnsOf, moveCard } from './boardState.ts';

type Push = OrdersMovedSubscription['ordersMoved'];

/** What the socket pushes to the page. */
const { live } = vi.hoisted(() => ({ live: { push: undefined as ((data: unknown) => void) | undefined } }));
vi.mock('#web/lib/live/liveSocket.ts', () => ({
  openLiveSocket: ({ subscription, onData, onOpen }: LiveOptions<unknown, object>) => {
    if (subscription === OrdersMovedDocument) live.push = onData;
    onOpen();
    return () => {
      live.push = undefined;
    };
  },
}));

const push = (ordersMoved: Push) => live.push?.({ ordersMoved });

const cardOf = (id: string, wish: Partial<BoardCard_OrderFragment> = {}): BoardCard_OrderFragment => ({
  id,
  number: 10_000 + Number(id),
  status: 'PENDING',
  placedAt: '2026-11-20T09:30:00.000Z',
  since: '2026-11-20T09:30:00.000Z',
  awaits: null,
  isLate: false,
  recipient: 'Rahima Khatun',
  paymentMethod: 'CASH_ON_DELIVERY',
  totalCents: 12_000,
  product: `Lamp ${id}`,
  lineCount: 1,
  pieces: 1,
  partShipments: 0,
  ...wish,
});

const boardOf = (cards: readonly BoardCard_OrderFragment[]): OrderBoardQuery => {
  const column = (status: BoardStatus) => {
    const nodes = cards.filter((card) => card.status === status);
    return {
      nodes,
      totalCount: nodes.length,
      isTotalExact: true,
      pageInfo: { hasNextPage: false, endCursor: null },
    };
  };
  return Object.fromEntries(BOARD_STATUSES.map((status) => [status, column(status)])) as unknown as OrderBoardQuery;
};

const countsOf = (cards: readonly BoardCard_OrderFragment[]): Push['counts'] =>
  BOARD_STATUSES.map((status) => ({
    status,
    totalCount: cards.filter((card) => card.status === status).length,
    isTotalExact: true,
  }));

const moved = (status: 'PROCESSED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED'): MoveOrderMutation => ({
  changeOrderStatus: { __typename: 'ChangeOrderStatusSuccess', order: { id: '1', status } },
});

let viewer = karim;
beforeEach(() => {
  viewer = karim;
});

const openBoard = async (cards: readonly BoardCard_OrderFragment[], ...handlers: ReturnType<typeof answers>[]) => {
  signedInAs(viewer);
  const asked = vi.fn<(filter: unknown) => void>();
  server.use(
    ...handlers,
    answers(OrderBoardDocument, ({ filter }) => {
      asked(filter);
      return boardOf(cards);
    }),
  );
  const { user } = openShop('/deshboard/orderstatus');
  await screen.findByRole('heading', { name: 'Pending' });
  await waitFor(() => expect(live.push).toBeDefined());
  return { user, asked };
};

const column = (name: string) => within(screen.getByRole('region', { name }));
const numbersIn = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

const openMenu = async (user: Awaited<ReturnType<typeof openBoard>>['user'], number: string) => {
  await user.click(screen.getByRole('button', { name: `Move order ${number} to …` }));
  return within(await screen.findByRole('menu'));
};

test('orders stand in the column of their status, and say what matters', async () => {
  await openBoard([
    cardOf('1', { isLate: true, pieces: 3, lineCount: 2 }),
    cardOf('2', { awaits: 'DEPOSIT' }),
    cardOf('3', { status: 'PROCESSED', partShipments: 1 }),
  ]);
  expect(numbersIn('Pending')).toEqual(['#10001', '#10002']);
  expect(numbersIn('Order Processed')).toEqual(['#10003']);
  expect(column('Pending').getByText('Late')).toBeVisible();
  expect(column('Pending').getByText('1 more · 3 pieces · $120.00 · Cash on Delivery')).toBeVisible();
  expect(column('Pending').getByText('Waits for deposit')).toBeVisible();
  expect(column('Order Processed').getByText('Partly shipped: 1')).toBeVisible();
  expect(column('Shipped').getByText('No orders here.')).toBeVisible();
  expect(screen.getByRole('link', { name: '#10001' })).toHaveAttribute('href', '/deshboard/orders/1');
});

test('the menu offers legal moves only; an order is shown where it goes before the shop has answered', async () => {
  const sent = vi.fn<(input: ChangeOrderStatusInput) => void>();
  const answer = Promise.withResolvers<MoveOrderMutation>();
  const { user } = await openBoard(
    [cardOf('1'), cardOf('2')],
    answers(MoveOrderDocument, ({ input }) => {
      sent(input);
      return answer.promise;
    }),
  );
  const menu = await openMenu(user, '#10001');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Move to Order Processed',
    'Cancel the order …',
    'Open the order',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Move to Order Processed' }));
  await waitFor(() => expect(numbersIn('Order Processed')).toEqual(['#10001']));
  expect(numbersIn('Pending')).toEqual(['#10002']);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ orderId: '1', status: 'PROCESSED', reason: null });
  expect(screen.queryByText(/is now/)).toBeNull();
  answer.resolve(moved('PROCESSED'));
  expect(await screen.findByText('Order #10001 is now “Order Processed”.')).toBeVisible();
  expect(numbersIn('Order Processed')).toEqual(['#10001']);
});

test('a move that the shop refuses is put back and says why; the board shows what is true now', async () => {
  const message = 'This order is “Cancelled”, so it cannot become “Order Processed”.';
  const cards = [cardOf('1')];
  const { user, asked } = await openBoard(
    cards,
    answers(MoveOrderDocument, () => {
      cards.length = 0;
      return {
        changeOrderStatus: { __typename: 'OrderMoveRefused', message, wording: null, status: 'CANCELLED' },
      } satisfies MoveOrderMutation;
    }),
  );
  const before = asked.mock.calls.length;
  const menu = await openMenu(user, '#10001');
  await user.click(menu.getByRole('menuitem', { name: 'Move to Order Processed' }));
  expect(await screen.findByText(`Order #10001 was not moved. ${message}`)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('#10001')).toBeNull());
  expect(asked.mock.calls.length).toBe(before + 1);
});

test('without a connection a move is put back and says so', async () => {
  const { user } = await openBoard([cardOf('1')], isUnreachable(MoveOrderDocument));
  const menu = await openMenu(user, '#10001');
  await user.click(menu.getByRole('menuitem', { name: 'Move to Order Processed' }));
  expect(await screen.findByText(/Order #10001 was not moved\. /)).toBeVisible();
  expect(numbersIn('Pending')).toEqual(['#10001']);
});

test('what cannot be undone asks once: a delivery, and a cancellation with its reason', async () => {
  const sent = vi.fn<(input: ChangeOrderStatusInput) => void>();
  const { user } = await openBoard(
    [cardOf('1', { status: 'OUT_FOR_DELIVERY' }), cardOf('2')],
    answers(MoveOrderDocument, ({ input }) => {
      sent(input);
      return moved(input.status as 'DELIVERED');
    }),
  );
  await user.click((await openMenu(user, '#10001')).getByRole('menuitem', { name: 'Move to Delivery successful' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Is order #10001 delivered?' }));
  expect(dialog.getByText(/entered as collected by the courier/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(sent).not.toHaveBeenCalled();
  await user.click((await openMenu(user, '#10001')).getByRole('menuitem', { name: 'Move to Delivery successful' }));
  await user.click(screen.getByRole('button', { name: 'It is delivered' }));
  await waitFor(() => expect(numbersIn('Delivery successful')).toEqual(['#10001']));

  await user.click((await openMenu(user, '#10002')).getByRole('menuitem', { name: 'Cancel the order …' }));
  await enter(user, screen.getByLabelText('Reason, for the customer to read (optional)'), 'Sold out');
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.queryByText('#10002')).toBeNull());
  expect(sent.mock.calls.map(([input]) => input)).toEqual([
    { orderId: '1', status: 'DELIVERED', reason: null },
    { orderId: '2', status: 'CANCELLED', reason: 'Sold out' },
  ]);
});

test('an order is shipped by the dialog that asks for carrier and number', async () => {
  const { user } = await openBoard(
    [cardOf('3', { status: 'PROCESSED' })],
    answers(ShipDialogDocument, {
      order: {
        id: '3',
        lines: [{ id: 'l', name: 'Lamp', color: null, size: null, quantity: 1 }],
        shipments: [],
      },
    }),
    answers(ShipOrderDocument, {
      shipOrder: {
        __typename: 'ShipOrderSuccess',
        order: { id: '3', status: 'SHIPPED', history: [], shipments: [] },
      },
    }),
  );
  await user.click((await openMenu(user, '#10003')).getByRole('menuitem', { name: 'Move to Shipped' }));
  expect(numbersIn('Shipped')).toEqual([]);
  await enter(user, await screen.findByLabelText('Carrier'), 'Pathao');
  await enter(user, screen.getByLabelText('Tracking number'), 'PT-1');
  await user.click(screen.getByRole('button', { name: 'Ship' }));
  await waitFor(() => expect(numbersIn('Shipped')).toEqual(['#10003']));
  expect(screen.getByText('Order #10003 is now “Shipped”.')).toBeVisible();
});

test('an order that waits for its customer cannot be moved, only cancelled', async () => {
  const { user } = await openBoard([cardOf('2', { awaits: 'PAYMENT' })]);
  expect(screen.queryByRole('button', { name: 'Order #10002, pick up' })).toBeNull();
  const menu = await openMenu(user, '#10002');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Cancel the order …',
    'Open the order',
  ]);
});

test('what another admin moves is moved here too, without asking for the board again', async () => {
  const cards = [cardOf('1'), cardOf('2')];
  const { asked } = await openBoard(cards);
  const before = asked.mock.calls.length;
  const now = [cardOf('1', { status: 'PROCESSED' }), cardOf('3')];
  push({ orders: now, counts: countsOf([...now, cardOf('2')]), isComplete: true });
  await waitFor(() => expect(numbersIn('Order Processed')).toEqual(['#10001']));
  expect(numbersIn('Pending')).toEqual(['#10002', '#10003']);
  push({ orders: [cardOf('3', { status: 'CANCELLED' })], counts: countsOf(now), isComplete: true });
  await waitFor(() => expect(numbersIn('Pending')).toEqual(['#10002']));
  expect(asked.mock.calls.length).toBe(before);
  push({ orders: [], counts: countsOf(now), isComplete: false });
  await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1));
});

test('a number that is not exact is not counted on when an order is moved', () => {
  const [one, other] = [cardOf('1'), cardOf('2', { status: 'PROCESSED' })];
  const pageInfo = { hasNextPage: false, endCursor: null };
  const column = { nodes: [], totalCount: 5, isTotalExact: true, pageInfo };
  const columns = {
    ...columnsOf(() => column),
    PENDING: { ...column, nodes: [one], totalCount: 10_000, isTotalExact: false },
    PROCESSED: { ...column, nodes: [other] },
  };
  const counts = moveCard(columns, '1', 'PROCESSED', one.since);
  expect([counts.PENDING.totalCount, counts.PROCESSED.totalCount]).toEqual([10_000, 6]);
});

test('a search and a state are asked of the shop, and stand in the URL', async () => {
  const { user, asked } = await openBoard([cardOf('1')]);
  await user.selectOptions(screen.getByLabelText('Which orders'), 'Late ones');
  await enter(user, screen.getByLabelText('Search the board'), '10001');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ search: '10001', only: 'LATE' }));
  expect(currentAddress()).toBe('/deshboard/orderstatus?q=10001&only=LATE');
});

test('when it cannot be loaded it says so, and can be asked again', async () => {
  signedInAs(karim);
  server.use(isUnreachable(OrderBoardDocument));
  const { user } = openShop('/deshboard/orderstatus');
  await screen.findByRole('alert');
  server.use(answers(OrderBoardDocument, boardOf([cardOf('1')])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('#10001')).toBeVisible();
});

test('nothing can be dragged by somebody whose role moves no orders', async () => {
  viewer = { ...karim, role: 'ACCOUNTANT' };
  await openBoard([cardOf('1')]);
  expect(screen.getByRole('button', { name: 'Move order #10001 to …' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order #10001, pick up' })).toBeNull();
});
