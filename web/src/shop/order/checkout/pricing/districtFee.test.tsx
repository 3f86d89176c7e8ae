import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ORDER_MESSAGES } from '#schema/order.ts';
import {
  PlaceOrderDocument,
  PriceCheckoutDocument,
  type PlaceOrderInput,
  type PriceCheckoutQueryVariables,
} from '#web/generated/graphql.ts';
import { confirm, openAddress, placed, retype, summary } from '#web-test/checkout.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { enter } from '#web-test/enter.ts';
import { chooseToBuy } from '#web-test/orders.ts';
import { home, office, rahima, signedInAs } from '#web-test/people.ts';
import { pricedCheckout } from '#web-test/pricing.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { feesByDistrict, settingsAre } from '#web-test/settings.ts';

const total = () => within(summary().getByText('Total').parentElement as HTMLElement);
const note = () => summary().queryByText('The delivery fee depends on the district of your address.');

/** Prices by the terms, and notes which districts it was asked about. */
const notesDistricts = () => {
  const asked: PriceCheckoutQueryVariables['input']['district'][] = [];
  server.use(
    answers(PriceCheckoutDocument, ({ input }) => {
      asked.push(input.district);
      return { checkout: pricedCheckout(input, {}, {}, feesByDistrict) };
    }),
  );
  return asked;
};

describe('where the delivery fee depends on the district', () => {
  test('the checkout has that of the address, at once after another one is chosen, and orders at it', async () => {
    settingsAre({ delivery: feesByDistrict });
    chooseToBuy();
    signedInAs(rahima, [home, office]);
    const asked = notesDistricts();
    const sent: PlaceOrderInput[] = [];
    server.use(answers(PlaceOrderDocument, ({ input }) => (sent.push(input), placed)));
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    expect(await total().findByText('incl. $40 delivery')).toBeVisible();
    expect(total().getByText('$440.00')).toBeVisible();
    expect(note()).toBeNull();
    await openAddress(user);
    await user.click(screen.getByRole('radio', { name: /Shop 7/ }));
    expect(total().getByText('incl. $80 delivery')).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['dhaka', 'jashore']));
    await confirm(user);
    await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
    expect(sent.map(({ seenTotalCents }) => seenTotalCents)).toEqual([48_000]);
  });

  test('it follows what is typed, and is the general one for an address without a district, which is said', async () => {
    settingsAre({ delivery: feesByDistrict });
    chooseToBuy();
    signedInAs(rahima);
    notesDistricts();
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    expect(await total().findByText('incl. $40 delivery')).toBeVisible();
    await retype(user, 'Address', 'The blue house');
    expect(await total().findByText('incl. $60 delivery')).toBeVisible();
    expect(note()).toBeVisible();
    await retype(user, 'Address', 'Shop 7, যশোর');
    expect(await total().findByText('incl. $80 delivery')).toBeVisible();
    expect(note()).toBeNull();
  });

  test('without a network it follows the address, too', async () => {
    settingsAre({ delivery: feesByDistrict });
    chooseToBuy();
    signedInAs(rahima, [home, office]);
    server.use(isUnreachable(PriceCheckoutDocument));
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    expect(await total().findByText('incl. $40 delivery')).toBeVisible();
    await openAddress(user);
    await user.click(screen.getByRole('radio', { name: /Shop 7/ }));
    expect(await total().findByText('incl. $80 delivery')).toBeVisible();
  });

  test('the fee that a promotion code has taken off stays off in every district', async () => {
    settingsAre({ delivery: feesByDistrict });
    chooseToBuy();
    signedInAs(rahima, [home, office]);
    server.use(
      answers(PriceCheckoutDocument, ({ input }) => {
        const checkout = pricedCheckout({ ...input, promotionCode: null }, {}, {}, feesByDistrict);
        if (!input.promotionCode) return { checkout };
        const { itemsTotalCents, deliveryFeeCents } = checkout;
        const free = { kind: 'FREE_DELIVERY' as const, code: 'FREE', amountCents: -deliveryFeeCents };
        return { checkout: { ...checkout, adjustments: [free], deliveryFeeCents: 0, totalCents: itemsTotalCents } };
      }),
    );
    const { user } = openShop('/confirmorder');
    await screen.findByRole('button', { name: 'Proceed to Pay' });
    await total().findByText('incl. $40 delivery');
    await enter(user, summary().getByLabelText('Promotion code'), 'FREE');
    await user.keyboard('{Enter}');
    expect(await total().findByText('$400.00')).toBeVisible();
    await openAddress(user);
    await user.click(screen.getByRole('radio', { name: /Shop 7/ }));
    expect(total().getByText('$400.00')).toBeVisible();
    expect(summary().getAllByText(/^[-−]\$80\.00$/).length).toBeGreaterThan(0);
  });
});

test('a page of before there were fees by district is told by the refusal, and goes on with the right total', async () => {
  chooseToBuy();
  signedInAs(rahima, [{ ...office, isDefault: true }]);
  const asked = notesDistricts();
  const { user } = openShop('/confirmorder');
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  expect(await total().findByText('$460.00')).toBeVisible();
  const sent: PlaceOrderInput[] = [];
  server.use(
    answers(PlaceOrderDocument, ({ input }) => {
      sent.push(input);
      if (input.seenTotalCents === 48_000) return placed;
      const sentence = serverSentence(ORDER_MESSAGES.totalChanged, { total: 48_000 });
      return { placeOrder: { __typename: 'TotalChanged', ...sentence, currentTotalCents: 48_000 } };
    }),
  );
  await confirm(user);
  await user.click(await screen.findByRole('button', { name: 'Go on with $480.00' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm Order · $480.00' }));
  await waitFor(() => expect(currentAddress()).toBe('/order/congratulations/order-1'));
  expect(sent.map(({ seenTotalCents }) => seenTotalCents)).toEqual([46_000, 48_000]);
  expect(asked.at(-1)).toBe('jashore');
});

test('where there is one fee, prices are asked once, without a district', async () => {
  chooseToBuy();
  signedInAs(rahima);
  const asked = notesDistricts();
  openShop('/confirmorder');
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  expect(await total().findByText('incl. $60 delivery')).toBeVisible();
  expect(asked).toEqual([undefined]);
});
