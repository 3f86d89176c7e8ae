import { addDays, addMonths, dayOf, startOfDay, startOfMonth, type Day } from '#schema/days.ts';
import { ORDER_STATUSES } from '#schema/order.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/module/services.ts';
import { MOST_COUNTED_BY_INDEX as most, toTotal } from '#kernel/paging.ts';
import { ordersByStatus, tasksCounted } from './overview.statements.ts';
import { salesOfTimes } from './sales/sales.statements.ts';
import type { SalesFiguresModel } from './statistics.model.ts';

/** A period of sales: whole days, of which the last one is null for none, and a part of a day. */
interface Time {
  firstDay: Day;
  lastDay: Day | null;
  start: Date;
  end: Date;
}

const limited = (counted: number) => {
  const { totalCount, isTotalExact } = toTotal(counted, most);
  return { count: totalCount, isExact: isTotalExact };
};

const sum = (one: SalesFiguresModel, other: SalesFiguresModel): SalesFiguresModel => ({
  orders: one.orders + other.orders,
  revenueCents: one.revenueCents + other.revenueCents,
});

/** Returns so much of a day as has passed of another one until an instant of it. */
const sameTimeOf = (day: Day, at: Date): { start: Date; end: Date } => {
  const start = startOfDay(day);
  return { start, end: new Date(start.getTime() + at.getTime() - startOfDay(dayOf(at)).getTime()) };
};

/**
 * Returns the days of a month before the day with the number of `day`, and that day as far as another one has come; all
 * if it is shorter.
 */
const partOfMonth = (month: Day, today: Day, at: Date): Time => {
  const sameDay = addDays(month, Number(today.slice(8)) - 1);
  const next = addMonths(month, 1);
  if (sameDay >= next) {
    const end = startOfDay(next);
    return { firstDay: month, lastDay: addDays(next, -1), start: end, end };
  }
  const lastDay = sameDay === month ? null : addDays(sameDay, -1);
  return { firstDay: month, lastDay, ...sameTimeOf(sameDay, at) };
};

/** What a shop's owner sees first. */
export class OverviewService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'manualSettlement' | 'failedWork' | 'calendar' | 'cachedSettings'>;

  constructor(
    database: Database,
    services: Pick<Services, 'manualSettlement' | 'failedWork' | 'calendar' | 'cachedSettings'>,
  ) {
    this.#database = database;
    this.#services = services;
  }

  /** Returns what needs doing, and how the shop sells. @throws Forbidden unless the viewer is an admin */
  async overview(viewer: Viewer, at = new Date()) {
    checkMay(viewer, 'MONEY');
    const [sales, byStatus, tasks] = await Promise.all([
      this.#sales(at),
      this.#ordersByStatus(),
      this.#tasks(viewer, at),
    ]);
    return { at, ...sales, ordersByStatus: byStatus, tasks };
  }

  async #sales(at: Date) {
    const today = dayOf(at);
    const yesterday = addDays(today, -1);
    const month = startOfMonth(today);
    const start = startOfDay(today);
    const times: Time[] = [
      { firstDay: today, lastDay: null, ...sameTimeOf(today, at) },
      { firstDay: yesterday, lastDay: null, ...sameTimeOf(yesterday, at) },
      // This month without today, which is counted already.
      { firstDay: month, lastDay: today === month ? null : yesterday, start, end: start },
      partOfMonth(addMonths(today, -1), today, at),
    ];
    const rows = await this.#database.query(
      salesOfTimes({
        firstDays: times.map(({ firstDay }) => firstDay),
        lastDays: times.map(({ lastDay }) => lastDay),
        starts: times.map((time) => time.start),
        ends: times.map(({ end }) => end),
      }),
    );
    const byPlace = new Map(rows.map(({ place, orders, cents }) => [place, { orders, revenueCents: cents }]));
    const timeAt = (place: number) => byPlace.get(place) ?? { orders: 0, revenueCents: 0 };
    return {
      today: { now: timeAt(1), before: timeAt(2) },
      month: { now: sum(timeAt(1), timeAt(3)), before: timeAt(4) },
    };
  }

  async #ordersByStatus() {
    const statuses = ORDER_STATUSES.map(({ status }) => status);
    const rows = await this.#database.query(ordersByStatus({ statuses, most }));
    const counts = new Map(rows.map(({ status, count }) => [status, count]));
    return statuses.map((status) => ({ status, orders: limited(counts.get(status) ?? 0) }));
  }

  async #tasks(viewer: Viewer, at: Date) {
    const { lowStock } = await this.#services.cachedSettings();
    const latePlacedBefore = await this.#services.calendar.lateBefore(at);
    const [[counted], paymentsToSettle, failedWork] = await Promise.all([
      this.#database.query(tasksCounted({ latePlacedBefore, lowStock, most })),
      this.#services.manualSettlement.count(viewer),
      this.#services.failedWork.count(viewer),
    ]);
    if (!counted) throw new Error('The tasks were not counted.');
    return {
      latePlacedBefore,
      paymentsToSettle: limited(paymentsToSettle),
      failedWork: limited(failedWork),
      ordersToProcess: limited(counted.ordersToProcess),
      lateOrders: limited(counted.lateOrders),
      returnsToDecide: limited(counted.returnsToDecide),
      waitingCustomers: limited(counted.waitingCustomers),
      waitingReviews: limited(counted.waitingReviews),
      waitingComments: limited(counted.waitingComments),
      unreadMessages: limited(counted.unreadMessages),
      lowStock: limited(counted.lowStock),
    };
  }
}
