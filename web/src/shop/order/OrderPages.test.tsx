import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CongratulationsPageDocument, OrderTrackingPageDocument, type OrderStatus } from '#web/generated/graphql.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { phone } from '#web-test/lines.ts';
import { anOrder, anOrderOfSeveral, chooseToBuy } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { readPurchase } from './checkout/purchase/purchase.ts';

beforeEach(() => signedInAs(rahima));

const isRow = (term: string, text: string) =>
  expect(screen.getByRole('row', { name: new RegExp(`^${term}\\s+${text}`) })).toBeVisible();

const totalsAreShown = () => {
  for (const amount of ['$400.00', '$60.00', '$460.00']) expect(screen.getByText(amount)).toBeVisible();
  expect(screen.getByText('incl. $60 delivery')).toBeVisible();
};

describe('congratulations (spec §2)', () => {
  test('thanks, shows address and summary, and clears the stored product', async () => {
    chooseToBuy();
    server.use(answers(CongratulationsPageDocument, { order: anOrder() }));
    const { user } = openShop('/order/congratulations/order-1');
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    expect(screen.getByText('#10001')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy order id' })).toBeVisible();
    expect(screen.getByText('order-1'), 'the long id is shown on demand').not.toBeVisible();
    await user.click(screen.getByText('Order id'));
    expect(screen.getByText('order-1')).toBeVisible();
    expect(screen.getByText(/^We have your order\..* within 24 hours on working days\.$/)).toBeVisible();
    isRow('Name', 'Rahima Khatun');
    isRow('Phone Number', '01712345678');
    isRow('Expected delivery', '16 - 19 Jan');
    totalsAreShown();
    expect(screen.getByRole('link', { name: 'View Your Order' })).toHaveAttribute('href', '/vieworder/order-1');
    expect(readPurchase()).toBeNull();
    expect(sessionStorage.getItem('checkout')).toBeNull();
  });

  test('shows what the promotion code took off', async () => {
    const adjustments = [{ kind: 'PROMOTION' as const, code: 'WELCOME10', amountCents: -4000 }];
    server.use(answers(CongratulationsPageDocument, { order: { ...anOrder({ adjustments }), totalCents: 42_000 } }));
    openShop('/order/congratulations/order-1');
    expect(await screen.findByText('Promotion WELCOME10')).toBeVisible();
    expect(screen.getByText('−$40.00')).toBeVisible();
    expect(screen.getByText('$420.00')).toBeVisible();
  });

  test('keeps the stored product while the order cannot be shown', async () => {
    chooseToBuy();
    server.use(isUnreachable(CongratulationsPageDocument));
    expectConsole(/^Failed to fetch data/);
    const { user } = openShop('/order/congratulations/order-1');
    expect(await screen.findByRole('heading', { name: 'Failed to fetch data' })).toBeVisible();
    expect(screen.getByText(/The shop cannot be reached/)).toBeVisible();
    expect(readPurchase()).not.toBeNull();
    server.use(answers(CongratulationsPageDocument, { order: anOrder() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  });
});

test('the tracking of what was delivered expects nothing any more', async () => {
  server.use(answers(OrderTrackingPageDocument, { order: anOrder({ status: 'DELIVERED' }) }));
  openShop('/ordertracking/order-1');
  await screen.findByText(/order-1/);
  expect(screen.queryByText(/Expected delivery/)).toBeNull();
});

describe('order tracking (spec §4)', () => {
  const STEPS = ['Order Placed', 'Order Processed', 'Shipped', 'Out for Delivery', 'Delivery successful'];

  test.each<[OrderStatus, number]>([
    ['PENDING', 1],
    ['PROCESSED', 2],
    ['SHIPPED', 3],
    ['OUT_FOR_DELIVERY', 4],
    ['DELIVERED', 5],
  ])('%s: %i steps done, connectors coloured before the current one', async (status, done) => {
    server.use(answers(OrderTrackingPageDocument, { order: anOrder({ status }) }));
    openShop('/ordertracking/order-1');
    await screen.findByRole('heading', { name: 'Order tracking' });
    const timeline = screen.getAllByRole('listitem').filter((item) => item.dataset['done'] !== undefined);
    expect(timeline).toHaveLength(5);
    timeline.forEach((item, index) => expect(within(item).getByText(STEPS[index] ?? '')).toBeVisible());
    expect(timeline.map((item) => item.dataset['done'])).toEqual(STEPS.map((_, index) => String(index < done)));
    expect(timeline.findIndex((item) => item.getAttribute('aria-current') === 'step')).toBe(done - 1);
    const connectors = timeline.map(
      (item) => item.querySelector<HTMLElement>('[data-connector]')?.dataset['connector'],
    );
    expect(connectors).toEqual(
      STEPS.map((_, index) => (index === 4 ? undefined : index < done - 1 ? 'coloured' : 'plain')),
    );
  });

  test('shows the goods in pictures, six lines at most', async () => {
    server.use(answers(OrderTrackingPageDocument, { order: anOrderOfSeveral(8) }));
    const { container } = openShop('/ordertracking/order-1');
    expect(await screen.findByText('Pathao Phone')).toBeVisible();
    expect(screen.getByText('and 2 more')).toBeVisible();
    const [phonePicture, ...others] = container.querySelectorAll('main li img');
    expect(phonePicture).toHaveAttribute('src', expect.stringContaining(phone.image.path));
    expect(others).toHaveLength(5);
  });

  test('each step has its own icon, and those that are done a tick', async () => {
    server.use(answers(OrderTrackingPageDocument, { order: anOrder({ status: 'SHIPPED' }) }));
    openShop('/ordertracking/order-1');
    await screen.findByRole('heading', { name: 'Order tracking' });
    const steps = screen.getAllByRole('listitem').filter((item) => item.dataset['done'] !== undefined);
    const icons = steps.map((step) => [...step.querySelectorAll('svg')].map((icon) => icon.dataset['icon']));
    expect(icons).toEqual([['receipt', 'check'], ['box', 'check'], ['truck', 'check'], ['bicycle'], ['house']]);
  });

  test('shows when each step was reached', async () => {
    server.use(answers(OrderTrackingPageDocument, { order: anOrder({ status: 'PROCESSED' }) }));
    openShop('/ordertracking/order-1');
    await waitFor(() => expect(screen.getByText('21 Nov 2026, 10:00')).toBeVisible());
    expect(screen.getByText('20 Nov 2026, 15:30')).toBeVisible();
    expect(screen.getByText('16 - 19 Jan')).toBeVisible();
  });
});
