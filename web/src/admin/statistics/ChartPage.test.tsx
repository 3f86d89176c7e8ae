import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  StatisticsDocument,
  ProductAlertFiguresDocument,
  type StatisticsQuery,
  type StatisticsQueryVariables,
} from '#web/generated/graphql.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, refuses, server } from '#web-test/server.ts';
import { usualOf } from '../kit/list/listState.ts';
import { rangeOf, rangeSchema } from './range.ts';

type Figures = StatisticsQuery['statistics']['total'];

const figures = (orders: number, revenueCents: number): Figures => ({
  sales: { orders, revenueCents },
  pieces: orders,
  returnedOrders: 0,
  funnel: { visits: 200, productViews: 120, carts: 30, checkouts: 20, orders },
});

const statistics: StatisticsQuery['statistics'] = {
  total: figures(8, 80_000),
  before: figures(4, 100_000),
  points: [
    { from: '2026-11-01', to: '2026-11-01', figures: figures(3, 30_000) },
    { from: '2026-11-02', to: '2026-11-02', figures: figures(5, 50_000) },
  ],
  categories: [
    { key: 'c1', name: 'Electronics', orders: 6, revenueCents: 45_000 },
    { key: '', name: null, orders: 1, revenueCents: 15_000 },
  ],
  paymentMethods: [{ key: 'CASH_ON_DELIVERY', name: null, orders: 8, revenueCents: 80_000 }],
  districts: Array.from({ length: 12 }, (_, place) => ({
    key: `d${place}`,
    name: `District ${place}`,
    orders: 1,
    revenueCents: 1000,
  })),
  topProducts: [
    { productId: 'p1', name: 'Desk Lamp', pieces: 7, goodsCents: 45_000 },
    { productId: 'p2', name: null, pieces: 1, goodsCents: 15_000 },
  ],
};

const alerts = answers(ProductAlertFiguresDocument, {
  priceMailFigures: { agreed: 9, mailed: 8, reminded: 6, ended: 7 },
  followedMails: { stock: 4, prices: 5, carts: 0 },
  stockAlertFigures: {
    waiting: 3,
    sent: 2,
    ended: 1,
    mostWanted: [{ customers: 2, product: { id: 'p7', name: 'Clay Pot' } }],
  },
});

const openCharts = async (address = '/deshboard/chart?from=2026-11-01&to=2026-11-02') => {
  signedInAs(karim);
  const asked = vi.fn<(variables: StatisticsQueryVariables) => void>();
  server.use(
    alerts,
    answers(StatisticsDocument, (variables) => {
      asked(variables);
      return { statistics };
    }),
  );
  const { user } = openShop(address);
  await screen.findByRole('heading', { level: 1, name: 'Chart' });
  await screen.findByRole('region', { name: 'By district' });
  return { user, asked };
};

const region = (name: string) => within(screen.getByRole('region', { name }));

test('every chart has a table with the same figures', async () => {
  const { user } = await openCharts();
  const revenue = region('Revenue');
  await user.click(revenue.getByText('Revenue as a table'));
  expect(revenue.getByRole('row', { name: '1 Nov 2026 $300.00' })).toBeVisible();
  expect(revenue.getByRole('row', { name: '2 Nov 2026 $500.00' })).toBeVisible();
  for (const name of ['Orders', 'Visits']) expect(region(name).getByText(`${name} as a table`)).toBeVisible();
  expect(region('Returned orders').getByText('Nothing in this time.')).toBeVisible();
  expect(region('By category').getByRole('row', { name: 'Electronics 6 $450.00 75%' })).toBeVisible();
  expect(region('By category').getByRole('row', { name: 'Unknown 1 $150.00 25%' })).toBeVisible();
  expect(region('By payment method').getByRole('row', { name: 'Cash on Delivery 8 $800.00 100%' })).toBeVisible();
  expect(region('Top products').getByRole('row', { name: 'Former product 1 $150.00 25%' })).toBeVisible();
  expect(region('Top products').getByRole('link', { name: 'Desk Lamp' })).toHaveAttribute(
    'href',
    '/deshboard/products/p1',
  );
  const funnel = region('From visit to order').getAllByRole('row');
  expect(funnel.map((row) => row.textContent)).toEqual([
    'StepNumberOf visits',
    'Visits200100%',
    'Looked at a product12060%',
    'Put something into the cart3015%',
    'Reached the checkout2010%',
    'Ordered84%',
  ]);
  for (const { name } of [{ name: 'Revenue' }, { name: 'By district' }])
    expect(region(name).getByRole('button', { name: 'Download CSV' })).toBeVisible();
});

test('a long list shows its best rows first, and all when asked', async () => {
  const { user } = await openCharts();
  const districts = region('By district');
  expect(districts.getAllByRole('row')).toHaveLength(1 + 8);
  await user.click(districts.getByRole('button', { name: 'Show all 12' }));
  expect(districts.getAllByRole('row')).toHaveLength(1 + 12);
});

test('the totals stand beside those of as many days before', async () => {
  await openCharts();
  expect(screen.getByText('Revenue per order').parentElement).toHaveTextContent(
    /^Revenue per order\$100\.00.*60% less.*before: \$250\.00The revenue divided by the orders\.$/,
  );
  expect(screen.getByText('Orders per visit').parentElement).toHaveTextContent(
    /4%.*before: 2%The orders divided by the visits\.$/,
  );
});

describe('the range', () => {
  test('is that of the URL, and changes it', async () => {
    const { user, asked } = await openCharts();
    expect(asked).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-02', grain: 'DAY' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Month');
    expect(currentAddress()).toBe('/deshboard/chart?from=2026-11-01&to=2026-11-02&by=MONTH');
    await vi.waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-02', grain: 'MONTH' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Last 7 days');
    expect(currentAddress()).toBe('/deshboard/chart?range=7d');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Last 30 days');
    expect(currentAddress()).toBe('/deshboard/chart');
  });

  test('of own days is sent when both are days', async () => {
    const { user } = await openCharts();
    const from = screen.getByLabelText('From');
    await user.clear(from);
    expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
    await user.type(from, '2026-10-01');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(currentAddress()).toBe('/deshboard/chart?from=2026-10-01&to=2026-11-02');
  });

  test('that is impossible says why, and asks for nothing', async () => {
    signedInAs(karim);
    server.use(alerts);
    openShop('/deshboard/chart?from=2026-11-03&to=2026-11-02');
    expect(await screen.findByText('The first day must not be after the last one')).toBeVisible();
  });

  test.each([
    [{}, '2026-10-22', '2026-11-20', 'DAY'],
    [{ range: 'today' }, '2026-11-20', '2026-11-20', 'DAY'],
    [{ range: '7d' }, '2026-11-14', '2026-11-20', 'DAY'],
    [{ range: 'month' }, '2026-11-01', '2026-11-20', 'DAY'],
    [{ range: 'lastMonth' }, '2026-10-01', '2026-10-31', 'DAY'],
    [{ range: '12m' }, '2025-12-01', '2026-11-20', 'WEEK'],
    [{ from: '2024-01-01', to: '2026-11-20' }, '2024-01-01', '2026-11-20', 'MONTH'],
    // Days of three years are too many points.
    [{ from: '2024-01-01', to: '2026-11-20', by: 'DAY' }, '2024-01-01', '2026-11-20', 'MONTH'],
    [{ from: '2026-11-01' }, '2026-11-01', '2026-11-20', 'DAY'],
  ] as const)('%o is from %s to %s by %s', (chosen, from, to, grain) => {
    // An hour after midnight in Dhaka.
    expect(rangeOf({ ...usualOf(rangeSchema), ...chosen }, new Date('2026-11-19T19:00:00Z'))).toMatchObject({
      from,
      to,
      grain,
    });
  });
});

test('a failure says so, and the page may be loaded again', async () => {
  signedInAs(karim);
  server.use(alerts, refuses(StatisticsDocument, 'INTERNAL'));
  const { user } = openShop('/deshboard/chart');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(answers(StatisticsDocument, { statistics }));
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Revenue' })).toBeVisible();
});

test('the owner sees who wants mails about products', async () => {
  await openCharts();
  const part = within(await screen.findByRole('region', { name: 'Mails that customers ask for' }));
  expect(part.getByRole('row', { name: 'Back in stock: waiting now 3' })).toBeVisible();
  expect(part.getByRole('row', { name: 'Offers and reminders: wanted by 9' })).toBeVisible();
  expect(part.getByRole('row', { name: 'Left carts: customers who got a mail 6' })).toBeVisible();
  expect(part.getByRole('row', { name: 'Back in stock: followed 4' })).toBeVisible();
  expect(part.getByRole('row', { name: 'Lower prices: followed 5' })).toBeVisible();
  expect(part.getByRole('row', { name: 'Left carts: followed 0' })).toBeVisible();
  expect(part.getByRole('row', { name: 'Customers waiting: 2 Clay Pot' })).toBeVisible();
});
