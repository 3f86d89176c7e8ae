import { Between } from 'typeorm';
import { addDays, daysBetween, type Day } from '#schema/days.ts';
import { findDistrict } from '#schema/district.ts';
import { chartInput, statisticsInput, type ChartInput, type StatisticsInput } from '#schema/statistics.input.ts';
import { TOP_PRODUCTS, type VisitStep } from '#schema/statistics.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { Language } from '#kernel/language.ts';
import { tableOfChart, type ChartTable } from './sales/chart-file.ts';
import { pointsBetween } from './sales/points.ts';
import { bestProducts, salesBetween } from './sales/sales.statements.ts';
import type { PeriodFiguresModel, SalesPartModel, StatisticsModel } from './statistics.model.ts';
import { DailyVisitsEntity } from './statistics.entity.ts';
import type { VisitsService } from './visits/visits.service.ts';

type SalesRow = RowOf<'salesBetween'>;

/** What is known of a day. */
interface DayFigures {
  sales?: SalesRow;
  returned?: SalesRow;
  visits: Partial<Record<VisitStep, number>>;
}

/** The figures of the shop's charts. */
export class StatisticsService {
  readonly #database: Database;
  readonly #visits: VisitsService;

  constructor(database: Database, visits: VisitsService) {
    this.#database = database;
    this.#visits = visits;
  }

  /** Returns how the shop sold between two days. @throws Forbidden unless the viewer is an admin; InvalidInput */
  async statistics(viewer: Viewer, input: StatisticsInput, language: Language = 'EN'): Promise<StatisticsModel> {
    checkMay(viewer, 'MONEY');
    return this.#statistics(input, language);
  }

  /** Returns the file of a chart. @throws Forbidden unless the viewer is an admin; InvalidInput */
  async file(viewer: Viewer, input: ChartInput): Promise<ChartTable & { name: string }> {
    checkMay(viewer, 'MONEY');
    const { chart } = checked(chartInput, input);
    const table = tableOfChart(chart, await this.#statistics(input, 'EN'));
    return { name: `haat-${chart}-${input.from}-${input.to}`, ...table };
  }

  async #statistics(input: StatisticsInput, language: Language): Promise<StatisticsModel> {
    const { from, to, grain } = checked(statisticsInput, input);
    const before = addDays(from, -daysBetween(from, to) - 1);
    // This server's last visits are counted too.
    await this.#visits.flush();
    const [sales, topProducts, visits] = await Promise.all([
      this.#database.query(salesBetween({ before, from, to })),
      this.#database.query(bestProducts({ from, to, top: TOP_PRODUCTS })),
      this.#database.manager.findBy(DailyVisitsEntity, { day: Between(before, to) }),
    ]);
    const days = new Map<Day, DayFigures>();
    const figuresOf = (day: Day): DayFigures => {
      const figures = days.get(day) ?? { visits: {} };
      days.set(day, figures);
      return figures;
    };
    for (const row of sales) {
      if (row.day === null) continue;
      figuresOf(row.day)[row.dimension === 'RETURNED' ? 'returned' : 'sales'] = row;
    }
    for (const { day, step, visits: count } of visits) figuresOf(day).visits[step] = Number(count);
    return {
      total: sumOf(days, from, to),
      before: sumOf(days, before, addDays(from, -1)),
      points: pointsBetween(from, to, grain).map((point) => ({
        ...point,
        figures: sumOf(days, point.from, point.to),
      })),
      categories: partsOf(sales, 'CATEGORY'),
      paymentMethods: partsOf(sales, 'METHOD'),
      districts: partsOf(sales, 'DISTRICT').map((part) => ({
        ...part,
        name: nameOfDistrict(part.key, language),
      })),
      topProducts,
    };
  }
}

const nameOfDistrict = (id: string, language: Language): string | null => {
  const district = findDistrict(id);
  return !district ? null : language === 'BN' ? district.bangla : district.name;
};

const partsOf = (rows: readonly SalesRow[], of: string): SalesPartModel[] =>
  rows
    .filter(({ dimension }) => dimension === of)
    .map(({ key, name, orders, cents }) => ({ key, name, orders, revenueCents: cents }))
    .toSorted((one, other) => other.revenueCents - one.revenueCents || (one.key < other.key ? -1 : 1));

/** Returns the figures of some days together. */
const sumOf = (days: ReadonlyMap<Day, DayFigures>, from: Day, to: Day): PeriodFiguresModel => {
  const some = pointsBetween(from, to, 'DAY').flatMap((point) => days.get(point.from) ?? []);
  const sum = (of: (figures: DayFigures) => number | undefined): number =>
    some.reduce((total, figures) => total + (of(figures) ?? 0), 0);
  const orders = sum(({ sales }) => sales?.orders);
  return {
    sales: { orders, revenueCents: sum(({ sales }) => sales?.cents) },
    pieces: sum(({ sales }) => sales?.pieces),
    returnedOrders: sum(({ returned }) => returned?.orders),
    returnedCents: sum(({ returned }) => returned?.cents),
    funnel: {
      visits: sum(({ visits }) => visits.VISIT),
      productViews: sum(({ visits }) => visits.PRODUCT),
      carts: sum(({ visits }) => visits.CART),
      checkouts: sum(({ visits }) => visits.CHECKOUT),
      orders,
    },
  };
};
