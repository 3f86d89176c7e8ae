import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  PlaceOrderDocument,
  PriceCheckoutDocument,
  type PlaceOrderInput,
  type PlaceOrderMutation,
} from '#web/generated/graphql.ts';
import { PROMOTION_REFUSAL_MESSAGES } from '#schema/promotion.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { confirm, placed, press, summary, toPayment } from '#web-test/checkout.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { enter } from '#web-test/enter.ts';
import { lamp } from '#web-test/lines.ts';
import { checkOutCart, chooseToBuy } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { pricedCheckout, pricesAre } from '#web-test/pricing.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, server } from '#web-test/server.ts';

const ended = { refused: PROMOTION_REFUSAL_MESSAGES.usedUp };
const usedUp = /^This promotion code has been used as often as it can be\.$/;

const open = async (codes: Parameters<typeof pricesAre>[1] = { WELCOME10: { offCents: 4000 } }) => {
  signedInAs(rahima);
  server.use(pricesAre({}, codes));
  const { user } = openShop('/confirmorder');
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  return user;
};

const again = async (codes?: Parameters<typeof pricesAre>[1]) => {
  document.body.replaceChildren();
  return open(codes);
};

const code = () => summary().getByLabelText('Promotion code');
const isApplied = async () => {
  expect(await summary().findByText('WELCOME10')).toBeVisible();
  expect(summary().getByText(/you save \$40\.00/)).toBeVisible();
  expect(summary().getByText('$420.00')).toBeVisible();
};

/** Notes the orders that are sent; the first is answered with a refusal if there is one. */
const orders = (refusal?: PlaceOrderMutation['placeOrder']) => {
  const sent: PlaceOrderInput[] = [];
  server.use(
    answers(PlaceOrderDocument, ({ input }) => {
      sent.push(input);
      return refusal && sent.length === 1 ? { placeOrder: refusal } : placed;
    }),
  );
  return sent;
};

describe('a promotion code', () => {
  test('is applied by Enter, shown with what it saves, and sent with the order', async () => {
    chooseToBuy();
    const user = await open();
    await enter(user, code(), ' welcome10 ');
    await user.keyboard('{Enter}');
    await isApplied();
    expect(summary().getByText('WELCOME10').parentElement).toHaveFocus();
    expect(summary().getByText('Promotion WELCOME10')).toBeVisible();
    expect(summary().queryByLabelText('Promotion code')).toBeNull();
    const sent = orders();
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(sent).toMatchObject([{ promotionCode: 'WELCOME10', seenTotalCents: 42_000 }]);
  });

  test('can be removed: the total is the one without it, and the field has the focus', async () => {
    chooseToBuy();
    const user = await open();
    await enter(user, code(), 'WELCOME10');
    await user.click(summary().getByRole('button', { name: 'Apply' }));
    await isApplied();
    await user.click(summary().getByRole('button', { name: 'Remove the promotion code WELCOME10' }));
    expect(code()).toHaveFocus();
    expect(summary().getByText('$460.00')).toBeVisible();
    const sent = orders();
    await confirm(user);
    await waitFor(() => expect(sent).toMatchObject([{ promotionCode: null, seenTotalCents: 46_000 }]));
  });

  test('is one and the same on wide and on narrow screens, where it is not folded away', async () => {
    chooseToBuy();
    const user = await open();
    const [wide, narrow] = screen.getAllByLabelText('Promotion code');
    expect(narrow?.closest('details')).toBeNull();
    await enter(user, wide as HTMLElement, 'WELC');
    expect(narrow).toHaveValue('WELC');
    await enter(user, narrow as HTMLElement, 'OME10');
    await user.keyboard('{Enter}');
    await isApplied();
    expect(screen.getAllByText('WELCOME10')).toHaveLength(2);
    await user.click(summary().getByRole('button', { name: /^Remove the promotion code/ }));
    expect(screen.getAllByLabelText('Promotion code')).toHaveLength(2);
  });

  test('stays over Back and a reload, until the order is placed', async () => {
    checkOutCart();
    const user = await open();
    await enter(user, code(), 'WELCOME10');
    await user.keyboard('{Enter}');
    expect(await summary().findByText('WELCOME10')).toBeVisible();
    await toPayment(user);
    await user.click(press('Back'));
    expect(summary().getByText('WELCOME10')).toBeVisible();
    await again();
    checkOutCart();
    const later = await again();
    expect(await summary().findByText(/you save/)).toBeVisible();
    orders();
    await confirm(later);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
  });

  test('is not applied to the next purchase, and neither is the payment method', async () => {
    chooseToBuy();
    const user = await open();
    await enter(user, code(), 'WELCOME10');
    await user.keyboard('{Enter}');
    await toPayment(user);
    await user.click(screen.getByRole('radio', { name: 'Nagad' }));
    chooseToBuy(lamp);
    const later = await again();
    expect(code()).toHaveValue('');
    expect(screen.queryByText('WELCOME10')).toBeNull();
    await toPayment(later);
    expect(screen.getByRole('radio', { name: 'Nagad' })).not.toBeChecked();
  });

  test('what is typed and not applied yet stays over a reload', async () => {
    chooseToBuy();
    const user = await open();
    await enter(user, code(), 'WELC');
    await again();
    expect(code()).toHaveValue('WELC');
    expect(code()).toHaveAccessibleDescription('');
  });

  test('that is refused stays in its field with the reason, and does not count', async () => {
    chooseToBuy();
    const user = await open({ GONE: ended });
    const asked: unknown[] = [];
    server.use(
      answers(PriceCheckoutDocument, ({ input }) => {
        asked.push(input.promotionCode);
        return { checkout: pricedCheckout(input, {}, { GONE: ended }) };
      }),
    );
    await enter(user, code(), 'gone');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(usedUp));
    expect(code()).toHaveFocus();
    expect(code()).toHaveValue('gone');
    expect(summary().getByText(usedUp).parentElement).toHaveAttribute('aria-live', 'polite');
    await user.type(code(), 'x');
    expect(code()).toHaveAccessibleDescription('');
    // Wrong codes are counted: this one is not sent again with each change.
    await waitFor(() => expect(asked).toEqual(['GONE', null]));
    const sent = orders();
    await confirm(user);
    await waitFor(() => expect(sent).toMatchObject([{ promotionCode: null, seenTotalCents: 46_000 }]));
  });

  test('is refused in Bangla where the page is', async () => {
    chooseToBuy();
    signedInAs(rahima);
    server.use(pricesAre({}, { GONE: ended }));
    const { user } = openShop('/confirmorder', await loadMessages('bn'));
    const [field] = await screen.findAllByLabelText('প্রোমো কোড');
    await enter(user, field as HTMLElement, 'gone');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/[\u0980-\u09ff]/));
  });

  test('is asked for when there is none to apply', async () => {
    chooseToBuy();
    const user = await open();
    await user.click(summary().getByRole('button', { name: 'Apply' }));
    expect(code()).toHaveAccessibleDescription('Please type your promotion code first.');
    expect(code()).toHaveFocus();
  });

  test('that cannot be checked without a network is kept, and applied when it is asked again', async () => {
    chooseToBuy();
    const user = await open();
    await summary().findByText(/^Arrives/);
    server.use(isUnreachable(PriceCheckoutDocument));
    expectConsole(/^Failed to fetch data/);
    await enter(user, code(), 'WELCOME10');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^The shop cannot be reached/));
    expect(summary().getByText('$460.00')).toBeVisible();
    server.use(pricesAre({}, { WELCOME10: { offCents: 4000 } }));
    await user.type(code(), '{Enter}');
    await isApplied();
  });

  test('that does not count any more is shown so, and given up only by the customer', async () => {
    chooseToBuy();
    const user = await open();
    await enter(user, code(), 'WELCOME10');
    await user.keyboard('{Enter}');
    await isApplied();
    const later = await again({ WELCOME10: ended });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(usedUp)).toBeVisible();
    expect(summary().getByText('WELCOME10')).toBeVisible();
    expect(summary().getByText(usedUp)).toBeVisible();
    expect(summary().getByText('$460.00')).toBeVisible();
    const sent = orders();
    await later.click(notice.getByRole('button', { name: 'Go on without the code' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(code()).toHaveValue('');
    await confirm(later);
    await waitFor(() => expect(sent).toMatchObject([{ promotionCode: null, seenTotalCents: 46_000 }]));
  });

  test('that is refused only when the order is confirmed is shown beside the button', async () => {
    chooseToBuy();
    const user = await open();
    await enter(user, code(), 'WELCOME10');
    await user.keyboard('{Enter}');
    await isApplied();
    const sent = orders({
      __typename: 'PromotionRefused',
      ...serverSentence(PROMOTION_REFUSAL_MESSAGES.usedUp),
    });
    server.use(pricesAre({}, { WELCOME10: ended }));
    await confirm(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(usedUp)).toBeVisible();
    expect(notice.getByText('Nothing was ordered yet.')).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Go on without the code' }));
    expect(screen.getByText(/Please confirm it now/)).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Confirm Order · $460.00' }));
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(sent.map(({ promotionCode }) => promotionCode)).toEqual(['WELCOME10', null]);
  });
});
