import type { Day } from '#schema/days.ts';
import type { MissedSearchReason } from '#schema/statistics.ts';
import type { RowOf } from '#platform/db/sql.ts';

/** Orders that were placed within some time, as they are now. */
export interface SalesFiguresModel {
  orders: number;
  revenueCents: number;
}

/** The figures of some time. */
export interface PeriodFiguresModel {
  sales: SalesFiguresModel;
  pieces: number;
  returnedOrders: number;
  returnedCents: number;
  funnel: Record<'visits' | 'productViews' | 'carts' | 'checkouts' | 'orders', number>;
}

/** The sales of a part of the shop. */
export interface SalesPartModel extends SalesFiguresModel {
  key: string;
  name: string | null;
}

/** How the shop sold between two days. */
export interface StatisticsModel {
  total: PeriodFiguresModel;
  before: PeriodFiguresModel;
  points: { from: Day; to: Day; figures: PeriodFiguresModel }[];
  categories: SalesPartModel[];
  paymentMethods: SalesPartModel[];
  districts: SalesPartModel[];
  topProducts: RowOf<'bestProducts'>[];
}

/** How many visits came by the links of mails. */
export interface FollowedMailsModel {
  stock: number;
  prices: number;
  carts: number;
}

/** A term that shoppers have searched in vain. */
export interface MissedSearchModel {
  term: string;
  reason: MissedSearchReason;
  searches: number;
  withoutResult: number;
  opened: number;
}
