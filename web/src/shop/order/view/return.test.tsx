import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { FULFILMENT_MESSAGES } from '#schema/fulfilment.ts';
import { ORDER_MESSAGES } from '#schema/order.ts';
import {
  RequestReturnDocument,
  ViewOrderPageDocument,
  type RequestReturnInput,
  type RequestReturnMutation,
  type ViewOrderPage_OrderFragment,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { anOrder } from '#web-test/orders.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, server } from '#web-test/server.ts';
import { acceptSockets } from '#web-test/sockets.ts';

beforeEach(() => signedInAs(rahima));

type Return = ViewOrderPage_OrderFragment['returns'][number];

const at = (day: number) => `2026-11-${day}T04:00:00.000Z`;
const asked: Return = {
  id: 'return-1',
  status: 'REQUESTED',
  reason: 'The screen is broken',
  refusal: null,
  requestedAt: at(22),
  decidedAt: null,
  receivedAt: null,
  creditedCents: 0,
  withDelivery: false,
  lines: [{ orderLineId: 'order-1-line', asked: 1, backOnSale: 0, writtenOff: 0 }],
};
const delivered = (changes: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ status: 'DELIVERED', returnableUntil: '2026-12-05T04:00:00.000Z', ...changes });

const openOrder = async (order = delivered()) => {
  server.use(answers(ViewOrderPageDocument, { order }));
  const { user } = openShop('/vieworder/order-1');
  await screen.findByText('order-1');
  return user;
};

const returnButton = () => screen.getByRole('button', { name: 'Ask for a return' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Ask to return order #10001?' }));
const send = () => dialog().getByRole('button', { name: 'Ask for the return' });
const isRow = (term: string, text: string) =>
  expect(screen.getByRole('row', { name: new RegExp(`^${term}\\s+${text}`) })).toBeVisible();

describe('asking for a return', () => {
  test('needs a reason; the page then shows that it is asked for', async () => {
    const sent: RequestReturnInput[] = [];
    server.use(
      answers(RequestReturnDocument, ({ input }): RequestReturnMutation => {
        sent.push(input);
        const order = delivered({ returnableUntil: null, returns: [asked] });
        return { requestReturn: { __typename: 'RequestReturnSuccess', order } };
      }),
    );
    const sockets = acceptSockets();
    const user = await openOrder();
    isRow('Return possible until', '5 Dec 2026');
    await user.click(returnButton());
    expect(dialog().getByRole('textbox', { name: 'What is not right?' })).toHaveFocus();
    await user.click(send());
    expect(dialog().getByText('Reason is required')).toBeVisible();
    expect(sent).toEqual([]);
    await enter(user, dialog().getByRole('textbox'), 'The screen is broken');
    await user.click(send());
    expect(await screen.findByText('Thank you. We have your request and answer soon.')).toHaveFocus();
    const lines = [{ orderLineId: 'order-1-line', quantity: 2 }];
    expect(sent).toEqual([{ orderId: 'order-1', reason: 'The screen is broken', lines }]);
    expect(screen.getByText('Asked for')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a return' })).toBeNull();

    // Once it is answered, the answer is no longer announced as still to come.
    await waitFor(() => expect(sockets.open[0]?.subscription).toBeDefined());
    const approved = delivered({ returns: [{ ...asked, status: 'APPROVED', decidedAt: at(23) }] });
    act(() => sockets.open[0]?.push({ orderChanged: approved }));
    expect(await screen.findByText('Approved')).toBeVisible();
    expect(screen.queryByText(/answer soon/)).toBeNull();
  });

  test('of several products, one chooses which and how many; what came back before is not offered', async () => {
    const [line] = delivered().lines;
    if (!line) throw new Error('An order has lines.');
    const lines = [line, { ...line, id: 'lamp', name: 'Lamp', colorLabel: null, size: null, quantity: 3 }];
    const received: Return = {
      ...asked,
      status: 'RECEIVED',
      creditedCents: 2000,
      lines: [{ orderLineId: 'lamp', asked: 1, backOnSale: 0, writtenOff: 1 }],
    };
    const sent: RequestReturnInput[] = [];
    server.use(
      answers(RequestReturnDocument, ({ input }): RequestReturnMutation => {
        sent.push(input);
        const returns = [received, { ...asked, id: 'return-2' }];
        const order = { ...delivered({ returns }), lines };
        return { requestReturn: { __typename: 'RequestReturnSuccess', order } };
      }),
    );
    const user = await openOrder({ ...delivered({ returns: [received] }), lines });
    isRow('Arrived', '1 × Lamp');
    isRow('Given back for it', '\\$20\\.00');
    await user.click(returnButton());
    const lamps = dialog().getByRole('combobox', { name: 'Lamp' });
    expect(
      within(lamps)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['0', '1', '2']);
    await enter(user, dialog().getByRole('textbox'), 'Too dark');
    await user.click(send());
    expect(dialog().getByText('Choose at least one piece that comes back.')).toBeVisible();
    await user.selectOptions(lamps, '2');
    await user.click(send());
    await waitFor(() =>
      expect(sent).toEqual([{ orderId: 'order-1', reason: 'Too dark', lines: [{ orderLineId: 'lamp', quantity: 2 }] }]),
    );
  });

  test('after its days it is refused with the sentence, and the page is up to date', async () => {
    const refused = serverSentence(FULFILMENT_MESSAGES.returnTooLate);
    server.use(
      answers(RequestReturnDocument, {
        requestReturn: { __typename: 'OrderMoveRefused', ...refused },
      }),
    );
    const user = await openOrder();
    await user.click(returnButton());
    await enter(user, dialog().getByRole('textbox'), 'Late');
    server.use(answers(ViewOrderPageDocument, { order: delivered({ returnableUntil: null }) }));
    await user.click(send());
    expect(await screen.findByText(/The days in which .* are over/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Ask for a return' })).toBeNull();
  });

  test('an invalid reason is said at its field, and stays', async () => {
    const sentence = serverSentence(ORDER_MESSAGES.reasonTooLong);
    server.use(
      answers(RequestReturnDocument, {
        requestReturn: {
          __typename: 'InvalidInput',
          ...sentence,
          fields: [{ field: 'reason', ...sentence }],
        },
      }),
    );
    const user = await openOrder();
    await user.click(returnButton());
    await enter(user, dialog().getByRole('textbox'), 'Broken');
    await user.click(send());
    expect(await dialog().findByText(/500 characters at most/)).toBeVisible();
    expect(dialog().getByRole('textbox')).toHaveValue('Broken');
  });

  test('is not offered to an admin who looks at the order', async () => {
    signedInAs(karim);
    await openOrder();
    expect(screen.queryByRole('button', { name: 'Ask for a return' })).toBeNull();
  });

  test('is not offered when it cannot be returned any more', async () => {
    await openOrder(delivered({ returnableUntil: null }));
    expect(screen.queryByRole('button', { name: 'Ask for a return' })).toBeNull();
  });
});

describe('a return', () => {
  const openReturn = (changes: Partial<Return>, order: Parameters<typeof anOrder>[0] = {}) =>
    openOrder(delivered({ returnableUntil: null, returns: [{ ...asked, ...changes }], ...order }));

  test('that is asked for: keep the products until the answer', async () => {
    await openReturn({});
    expect(screen.getByText('Asked for')).toBeVisible();
    expect(screen.getByText(/keep the products until we answer/)).toBeVisible();
    isRow('Your reason', 'The screen is broken');
    isRow('Asked for on', '22 Nov 2026, 10:00');
  });

  test('that is approved: how to send it back, with number and address', async () => {
    await openReturn({ status: 'APPROVED', decidedAt: at(23) });
    expect(screen.getByText('Approved')).toBeVisible();
    expect(screen.getByText(/write #10001 on the parcel, and send it to: House 12, Road 7/)).toBeVisible();
    isRow('Answered on', '23 Nov 2026, 10:00');
  });

  test('that is not approved: why', async () => {
    await openReturn({ status: 'REJECTED', refusal: 'It was worn.', decidedAt: at(23) });
    expect(screen.getByText('Not approved')).toBeVisible();
    isRow('Our reason', 'It was worn.');
  });

  test('that has arrived: what is to be paid back', async () => {
    await openReturn(
      { status: 'RECEIVED', decidedAt: at(23), receivedAt: at(25) },
      {
        status: 'RETURNED',
        payment: { collectedCents: 46_000, refundedCents: 0, refundDueCents: 46_000, toCollectCents: 0 },
      },
    );
    expect(screen.getByText('Your parcel has arrived here. Thank you for sending it.')).toBeVisible();
    isRow('Received on', '25 Nov 2026, 10:00');
    expect(screen.getAllByRole('row', { name: 'To be paid back to you $460.00' })).toHaveLength(2);
  });
});
