import { PAYMENT_METHODS } from '#schema/order.ts';
import type { Chart } from '#schema/statistics.ts';
import type { SalesPartModel, StatisticsModel } from '../statistics.model.ts';

/** A row of a file, by the headers of its columns. */
export type ChartRow = Readonly<Record<string, string | number>>;

/** The file of a chart. */
export interface ChartFile {
  name: string;
  headers: readonly string[];
  rows: readonly ChartRow[];
}

const dollars = (cents: number) => cents / 100;

const partsOf = (
  header: string,
  parts: readonly SalesPartModel[],
  nameOf: (part: SalesPartModel) => string,
  worth = 'Revenue',
) =>
  parts.map((part) => ({
    [header]: part.key === '' ? 'Unknown' : nameOf(part),
    Orders: part.orders,
    [worth]: dollars(part.revenueCents),
  }));

/** The headers of each chart's file, in their order. */
export const CHART_HEADERS: Readonly<Record<Chart, readonly string[]>> = {
  time: [
    'From',
    'To',
    'Orders',
    'Revenue',
    'Pieces',
    'Returned orders',
    'Returned',
    'Visits',
    'Product views',
    'Carts',
    'Checkouts',
  ],
  categories: ['Category', 'Orders', 'Goods'],
  methods: ['Payment method', 'Orders', 'Revenue'],
  districts: ['District', 'Orders', 'Revenue'],
  products: ['Product', 'Id', 'Pieces', 'Goods'],
  funnel: ['Step', 'Number'],
};

/** Returns the rows of a chart's file: the figures that the page shows, amounts in dollars. */
export const rowsOfChart = (chart: Chart, statistics: StatisticsModel): readonly ChartRow[] => {
  const { points, categories, paymentMethods, districts, topProducts, total } = statistics;
  switch (chart) {
    case 'time':
      return points.map(({ from, to, figures: { sales, pieces, returnedOrders, returnedCents, funnel } }) => ({
        From: from,
        To: to,
        Orders: sales.orders,
        Revenue: dollars(sales.revenueCents),
        Pieces: pieces,
        'Returned orders': returnedOrders,
        Returned: dollars(returnedCents),
        Visits: funnel.visits,
        'Product views': funnel.productViews,
        Carts: funnel.carts,
        Checkouts: funnel.checkouts,
      }));
    case 'categories':
      return partsOf('Category', categories, ({ name, key }) => name ?? key, 'Goods');
    case 'methods':
      return partsOf(
        'Payment method',
        paymentMethods,
        ({ key }) => PAYMENT_METHODS.find(({ method }) => method === key)?.label ?? key,
      );
    case 'districts':
      return partsOf('District', districts, ({ name, key }) => name ?? key);
    case 'products':
      return topProducts.map(({ productId, name, pieces, goodsCents }) => ({
        Product: name ?? 'Former product',
        Id: productId,
        Pieces: pieces,
        Goods: dollars(goodsCents),
      }));
    case 'funnel':
      return [
        { Step: 'Visits', Number: total.funnel.visits },
        { Step: 'Product views', Number: total.funnel.productViews },
        { Step: 'Carts', Number: total.funnel.carts },
        { Step: 'Checkouts', Number: total.funnel.checkouts },
        { Step: 'Orders', Number: total.funnel.orders },
      ];
  }
};
