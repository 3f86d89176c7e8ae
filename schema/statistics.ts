/** Constants and sentences of the dashboard's figures and charts, for pages and services. */
import { FOLLOWED_MAILS } from './followed-mail.ts';

/** By which time charts are drawn. */
export const STATISTICS_GRAINS = ['DAY', 'WEEK', 'MONTH'] as const;

/** One of them. */
export type StatisticsGrain = (typeof STATISTICS_GRAINS)[number];

/** The most days of a chart: three years. */
export const MAX_STATISTICS_DAYS = 1096;

/** The most points of a chart. */
export const MAX_CHART_POINTS = 400;

/** The charts of which there is a file. */
export const CHARTS = ['time', 'categories', 'methods', 'districts', 'products', 'funnel'] as const;

/** One of them. */
export type Chart = (typeof CHARTS)[number];

/** How many products the chart of the best-selling ones shows. */
export const TOP_PRODUCTS = 10;

/** The steps from a visit to an order that the shop counts; the last one, the orders, is in the sales. */
export const FUNNEL_STEPS = ['VISIT', 'PRODUCT', 'CART', 'CHECKOUT'] as const;

/** One of them. */
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** What is counted of visits, each once for a visit: their steps, and the mails by whose links they came. */
export const VISIT_STEPS = [...FUNNEL_STEPS, ...FOLLOWED_MAILS] as const;

/** One of them. */
export type VisitStep = (typeof VISIT_STEPS)[number];

/** For how many days it is shown how many mails were followed, today included. */
export const FOLLOWED_MAIL_DAYS = 30;

/** Why a search is missed. */
export const MISSED_SEARCH_REASONS = ['NOTHING_FOUND', 'NOTHING_OPENED'] as const;

/** One of them. */
export type MissedSearchReason = (typeof MISSED_SEARCH_REASONS)[number];

/** For how many days missed searches are shown, today included. */
export const MISSED_SEARCH_DAYS = 30;

/** How many of them are shown. */
export const MAX_MISSED_SEARCHES = 50;

/** What the shop says about its figures and charts. */
export const STATISTICS_MESSAGES = {
  dayInvalid: 'Please give a day as YYYY-MM-DD',
  daysInOrder: 'The first day must not be after the last one',
  rangeTooLong: `Charts show three years at most: ${MAX_STATISTICS_DAYS} days`,
  chartUnknown: `There are these charts: ${CHARTS.join(', ')}`,
  grainUnknown: `A point stands for one of: ${STATISTICS_GRAINS.join(', ')}`,
  tooManyPoints: `A chart has ${MAX_CHART_POINTS} points at most: choose weeks or months`,
} as const;
