import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { VISIT_STEPS } from '#schema/statistics.ts';
import { Column, entity, id, integer, known, text, uuid } from '#platform/db/entity.ts';

/** A day in Bangladesh. */
const day = new Column<string>({ type: 'date' });

/** A number that may be larger than an integer; TypeORM reads it as a text. */
const large = new Column<string>({ type: 'bigint' });

/** By what sales are counted; TOTAL and RETURNED have the empty key. */
export const SALES_DIMENSIONS = ['TOTAL', 'CATEGORY', 'METHOD', 'DISTRICT', 'RETURNED'] as const;

/**
 * The sales of days that are over, by dimension and key. A day is counted when it has its row of TOTAL; what says so is
 * written with all its other rows. Only the job `count-sales` writes it.
 */
export const DailySalesEntity = entity('DailySales', 'daily_sales', {
  dimension: known(SALES_DIMENSIONS).primary(),
  day: day.primary(),
  key: text.primary(),
  orders: integer,
  pieces: integer,
  /** Revenue; of a category the goods at their prices; of RETURNED what was given back for them. */
  cents: large,
});

/** The sales of days that are over, by product. No foreign key: they outlive products. */
export const DailyProductSalesEntity = entity('DailyProductSales', 'daily_product_sales', {
  day: day.primary(),
  productId: uuid.primary(),
  pieces: integer,
  cents: large,
});

/** The dimensions of parts of the shop, which are shown by their sums over days. */
export const PART_DIMENSIONS = ['CATEGORY', 'METHOD', 'DISTRICT'] as const;

/**
 * The sums of the counted days of `daily_sales` by month, for the parts of the shop. The job keeps both in one
 * transaction.
 */
export const MonthlySalesEntity = entity('MonthlySales', 'monthly_sales', {
  dimension: known(PART_DIMENSIONS).primary(),
  month: day.primary(),
  key: text.primary(),
  orders: integer,
  pieces: integer,
  cents: large,
});

/** The sums of the counted days of `daily_product_sales` by month. */
export const MonthlyProductSalesEntity = entity(
  'MonthlyProductSales',
  'monthly_product_sales',
  { productId: uuid.primary(), month: day.primary(), pieces: integer, cents: large },
  // The best of a month, and those above a limit.
  { indices: [{ name: 'monthly_product_sales_by_cents', columns: ['month', 'cents', 'productId'] }] },
);

/** Days that have changed since they were counted, a row per change: triggers add them, the job takes them. */
export const ChangedSalesDayEntity = entity(
  'ChangedSalesDay',
  'changed_sales_days',
  { id, day },
  { indices: [{ name: 'changed_sales_days_by_day', columns: ['day'] }] },
);

/** How many visits came how far, and by the links of which mails, by day. */
export const DailyVisitsEntity = entity(
  'DailyVisits',
  'daily_visits',
  { day: day.primary(), step: known(VISIT_STEPS).primary(), visits: large },
  { checks: [{ name: 'daily_visits_not_negative', expression: `visits >= 0` }] },
);

/** How many searches of a term ended, found nothing, and were followed by the page of a product, by day. */
export const DailySearchesEntity = entity(
  'DailySearches',
  'daily_searches',
  { day: day.primary(), term: text.primary(), searches: large, withoutResult: large, opened: large },
  {
    checks: [
      {
        name: 'daily_searches_possible',
        expression:
          'searches > 0 AND without_result >= 0 AND without_result <= searches AND opened >= 0 AND opened <= searches',
      },
      { name: 'daily_searches_term_bounded', expression: `length(term) >= 1 AND length(term) <= ${MAX_TERM_LENGTH}` },
    ],
  },
);
