import { paymentLabel } from '#schema/order.ts';
import type { Chart } from '#schema/statistics.ts';
import type { SalesPartModel, StatisticsModel } from '../statistics.model.ts';

type Cell = string | number;

/** The table of a chart's file: headers of columns, and rows of as many cells. */
export interface ChartTable {
  headers: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const tableOf = <Row>(rows: readonly Row[], columns: Readonly<Record<string, (row: Row) => Cell>>): ChartTable => ({
  headers: Object.keys(columns),
  rows: rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row))),
});

const dollars = (cents: number) => cents / 100;

const tableOfParts = (
  header: string,
  parts: readonly SalesPartModel[],
  nameOf: (part: SalesPartModel) => string = ({ name, key }) => name ?? key,
  worth = 'Revenue',
): ChartTable =>
  tableOf(parts, {
    [header]: (part) => (part.key === '' ? 'Unknown' : nameOf(part)),
    Orders: ({ orders }) => orders,
    [worth]: ({ revenueCents }) => dollars(revenueCents),
  });

/** Returns the table of a chart's file: the figures that the page shows, amounts in dollars. */
export const tableOfChart = (chart: Chart, statistics: StatisticsModel): ChartTable => {
  const { points, categories, paymentMethods, districts, topProducts, total } = statistics;
  switch (chart) {
    case 'time':
      return tableOf(points, {
        From: ({ from }) => from,
        To: ({ to }) => to,
        Orders: ({ figures }) => figures.sales.orders,
        Revenue: ({ figures }) => dollars(figures.sales.revenueCents),
        Pieces: ({ figures }) => figures.pieces,
        'Returned orders': ({ figures }) => figures.returnedOrders,
        Returned: ({ figures }) => dollars(figures.returnedCents),
        Visits: ({ figures }) => figures.funnel.visits,
        'Product views': ({ figures }) => figures.funnel.productViews,
        Carts: ({ figures }) => figures.funnel.carts,
        Checkouts: ({ figures }) => figures.funnel.checkouts,
      });
    case 'categories':
      return tableOfParts('Category', categories, undefined, 'Goods');
    case 'methods':
      return tableOfParts('Payment method', paymentMethods, ({ key }) => paymentLabel(key));
    case 'districts':
      return tableOfParts('District', districts);
    case 'products':
      return tableOf(topProducts, {
        Product: ({ name }) => name ?? 'Former product',
        Id: ({ productId }) => productId,
        Pieces: ({ pieces }) => pieces,
        Goods: ({ goodsCents }) => dollars(goodsCents),
      });
    case 'funnel': {
      const { visits, productViews, carts, checkouts, orders } = total.funnel;
      const steps = {
        Visits: visits,
        'Product views': productViews,
        Carts: carts,
        Checkouts: checkouts,
        Orders: orders,
      };
      return { headers: ['Step', 'Number'], rows: Object.entries(steps) };
    }
  }
};
