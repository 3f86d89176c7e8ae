import type { Day } from '#schema/days.ts';
import type { OrderStatus } from '#sales/order/order.model.ts';

/** Orders that were placed within some time, as they are now. */
export interface SalesFiguresModel {
  orders: number;
  revenueCents: number;
}

/** Sales, and those of an equal time before. */
export interface SalesBesideBeforeModel {
  now: SalesFiguresModel;
  before: SalesFiguresModel;
}

/** A number that is counted up to a limit. */
export interface LimitedCountModel {
  count: number;
  isExact: boolean;
}

/** What needs doing in the shop. */
export type OverviewTasksModel = Record<
  | 'ordersToProcess'
  | 'lateOrders'
  | 'paymentsToSettle'
  | 'failedWork'
  | 'returnsToDecide'
  | 'waitingCustomers'
  | 'waitingReviews'
  | 'waitingComments'
  | 'unreadMessages'
  | 'lowStock',
  LimitedCountModel
> & { latePlacedBefore: Date };

/** What a shop's owner sees first. */
export interface OverviewModel {
  at: Date;
  today: SalesBesideBeforeModel;
  month: SalesBesideBeforeModel;
  ordersByStatus: { status: OrderStatus; orders: LimitedCountModel }[];
  tasks: OverviewTasksModel;
}

/** How many go how far. */
export interface FunnelModel {
  visits: number;
  productViews: number;
  carts: number;
  checkouts: number;
  orders: number;
}

/** The figures of some time. */
export interface PeriodFiguresModel {
  sales: SalesFiguresModel;
  pieces: number;
  returnedOrders: number;
  returnedCents: number;
  funnel: FunnelModel;
}

/** A point of the charts. */
export interface StatisticsPointModel {
  from: Day;
  to: Day;
  figures: PeriodFiguresModel;
}

/** The sales of a part of the shop. */
export interface SalesPartModel {
  key: string;
  name: string | null;
  orders: number;
  revenueCents: number;
}

/** The sales of a product. */
export interface ProductSalesModel {
  productId: string;
  name: string | null;
  pieces: number;
  goodsCents: number;
}

/** How the shop sold between two days. */
export interface StatisticsModel {
  total: PeriodFiguresModel;
  before: PeriodFiguresModel;
  points: StatisticsPointModel[];
  categories: SalesPartModel[];
  paymentMethods: SalesPartModel[];
  districts: SalesPartModel[];
  topProducts: ProductSalesModel[];
}
