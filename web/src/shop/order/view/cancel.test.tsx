import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ORDER_MESSAGES } from '#schema/order.ts';
import {
  CancelOrderDocument,
  ViewOrderPageDocument,
  type CancelOrderInput,
  type CancelOrderMutation,
} from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { enter } from '#web-test/enter.ts';
import { anOrder } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { acceptSockets } from '#web-test/sockets.ts';

beforeEach(() => signedInAs(rahima));

const openOrder = async (order = anOrder()) => {
  server.use(answers(ViewOrderPageDocument, { order }));
  const { user } = openShop('/vieworder/order-1');
  await screen.findByText('order-1');
  return user;
};

const cancelButton = () => screen.getByRole('button', { name: 'Cancel order' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel order #10001?' }));
const confirm = () => dialog().getByRole('button', { name: 'Yes, cancel it' });

const cancelled: CancelOrderMutation = {
  cancelOrder: {
    __typename: 'CancelOrderSuccess',
    order: anOrder({ status: 'CANCELLED', canCancel: false }),
  },
};

test('cancels after a question that says what follows, with the reason if one is given', async () => {
  const sent: CancelOrderInput[] = [];
  server.use(answers(CancelOrderDocument, ({ input }) => (sent.push(input), cancelled)));
  const user = await openOrder();
  await user.click(cancelButton());
  expect(dialog().getByText(/go back on the shelf.*promotion code.*paid back.*cannot be brought back/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cancel order #10001?' })).toHaveFocus();
  await enter(user, dialog().getByRole('textbox', { name: 'Why? (optional)' }), ' Ordered twice ');
  await user.click(confirm());
  expect(await screen.findByText('Your order is cancelled.')).toHaveFocus();
  expect(sent).toEqual([{ orderId: 'order-1', reason: 'Ordered twice' }]);
  // The page has the answer: no other request.
  expect(screen.getByText(/nothing will be sent/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a reason none is sent', async () => {
  const sent: CancelOrderInput[] = [];
  server.use(answers(CancelOrderDocument, ({ input }) => (sent.push(input), cancelled)));
  const user = await openOrder();
  await user.click(cancelButton());
  await user.click(confirm());
  await screen.findByText('Your order is cancelled.');
  expect(sent).toEqual([{ orderId: 'order-1', reason: null }]);
});

test('keeping the order sends nothing and closes the dialog', async () => {
  const user = await openOrder();
  await user.click(cancelButton());
  await user.click(dialog().getByRole('button', { name: 'Keep the order' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order that has moved meanwhile is shown as it is now, with the sentence of the shop', async () => {
  const refused = serverSentence(ORDER_MESSAGES.onlyPendingCancelled, { status: 'Order Processed' });
  server.use(
    answers(CancelOrderDocument, {
      cancelOrder: { __typename: 'OrderMoveRefused', ...refused },
    }),
  );
  const user = await openOrder();
  await user.click(cancelButton());
  await enter(user, dialog().getByRole('textbox'), 'Too late');
  server.use(answers(ViewOrderPageDocument, { order: anOrder({ status: 'PROCESSED' }) }));
  await user.click(confirm());
  expect(await screen.findByText(/This order is “Order Processed” already/)).toHaveFocus();
  expect(screen.getByText(/Next, we hand it to the courier/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('a refusal is said in Bangla, with the status in Bangla', async () => {
  const refused = serverSentence(ORDER_MESSAGES.onlyPendingCancelled, { status: 'Shipped' });
  server.use(
    answers(ViewOrderPageDocument, { order: anOrder() }),
    answers(CancelOrderDocument, {
      cancelOrder: { __typename: 'OrderMoveRefused', ...refused },
    }),
  );
  const { user } = openShop('/vieworder/order-1', await loadMessages('bn'));
  await user.click(await screen.findByRole('button', { name: 'অর্ডার বাতিল করুন' }));
  await user.click(screen.getByRole('button', { name: 'হ্যাঁ, বাতিল করুন' }));
  expect(await screen.findByText(/অর্ডারটি এর মধ্যে “পাঠানো হয়েছে”/)).toBeVisible();
});

test('a failure is said in the dialog, and what was typed stays, also after it is closed', async () => {
  server.use(isUnreachable(CancelOrderDocument));
  const user = await openOrder();
  await user.click(cancelButton());
  await enter(user, dialog().getByRole('textbox'), 'Ordered twice');
  await user.click(confirm());
  expect(await dialog().findByRole('alert')).toHaveTextContent(/The shop cannot be reached/);
  await user.click(dialog().getByRole('button', { name: 'Keep the order' }));
  await user.click(cancelButton());
  await waitFor(() => expect(dialog().getByRole('textbox')).toHaveValue('Ordered twice'));
});

test('a reason that is too long is not sent', async () => {
  const user = await openOrder();
  await user.click(cancelButton());
  await user.click(dialog().getByRole('textbox'));
  await user.paste('x'.repeat(501));
  await user.click(confirm());
  expect(dialog().getByText(/too long: 500 characters at most/)).toBeVisible();
  expect(dialog().getByRole('textbox')).toHaveFocus();
});

test('who may not cancel it is not asked', async () => {
  await openOrder(anOrder({ canCancel: false }));
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

describe('while the page is open', () => {
  const openLive = async () => {
    const sockets = acceptSockets();
    const user = await openOrder();
    await waitFor(() => expect(sockets.open[0]?.subscription).toBeDefined());
    return { user, push: (data: object) => act(() => sockets.open[0]?.push(data)) };
  };

  test('it moves when the order moves', async () => {
    const { push } = await openLive();
    push({ orderChanged: anOrder({ status: 'PROCESSED' }) });
    expect(await screen.findByText(/Next, we hand it to the courier/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Status Order Processed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  test('an open dialog stays, with what is typed, when the order moves: the shop then says why it is too late', async () => {
    const refused = serverSentence(ORDER_MESSAGES.onlyPendingCancelled, { status: 'Order Processed' });
    server.use(answers(CancelOrderDocument, { cancelOrder: { __typename: 'OrderMoveRefused', ...refused } }));
    const { user, push } = await openLive();
    await user.click(cancelButton());
    await enter(user, dialog().getByRole('textbox'), 'Too late');
    push({ orderChanged: anOrder({ status: 'PROCESSED' }) });
    await screen.findByText(/Next, we hand it to the courier/);
    expect(dialog().getByRole('textbox')).toHaveValue('Too late');
    server.use(answers(ViewOrderPageDocument, { order: anOrder({ status: 'PROCESSED' }) }));
    await user.click(confirm());
    expect(await screen.findByText(/This order is “Order Processed” already/)).toHaveFocus();
  });
});
