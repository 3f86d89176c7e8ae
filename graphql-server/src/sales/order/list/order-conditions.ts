import { latinDigits } from '#schema/digits.ts';
import { addDays, isDay, startOfDay } from '#schema/days.ts';
import { MAX_ORDER_SEARCH_LENGTH, MAX_ORDER_SEARCH_WORDS } from '#schema/order-list.ts';
import { mobileNumber } from '#schema/phone.ts';
import { BadRequest } from '#kernel/errors.ts';
import { firstIdOf, isId } from '#kernel/paging.ts';
import type { OrderConditions, OrderFilter, OrderTime } from './order-list.model.ts';

/**
 * The largest number of an order that PostgreSQL's integer can store has ten digits; one of nine is enough for a shop.
 */
const NUMBER = /^#?(\d{1,9})$/;

type Searched = Pick<OrderConditions, 'number' | 'phone' | 'words'>;

/** What separates words, as the function of the index has it. */
const BETWEEN_WORDS = /[\s.,;:()/-]+/;

/**
 * Returns a query for orders that have words which begin so: `md rahi` finds Md. Rahim Uddin. An e-mail address is one
 * word.
 */
const wordsQuery = (search: string): string => {
  const typed = search
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [word] : word.split(BETWEEN_WORDS)))
    .filter((word) => word !== '')
    .slice(0, MAX_ORDER_SEARCH_WORDS);
  return typed.map((word) => `'${word.replaceAll(/['\\]/g, (mark) => mark + mark)}':*`).join(' & ');
};

/** Returns what a text searches for; null when it has nothing to search for but marks. */
const searchedFor = (text: string): Searched | null => {
  const nothing: Searched = { number: null, phone: null, words: null };
  const search = text.normalize('NFC').replaceAll('\0', '').trim();
  if (search.length > MAX_ORDER_SEARCH_LENGTH)
    throw new BadRequest(`A search has at most ${MAX_ORDER_SEARCH_LENGTH} characters.`);
  const phone = mobileNumber(search.replaceAll(/[\s()-]/g, ''));
  if (phone !== null) return { ...nothing, phone };
  const [, number] = NUMBER.exec(latinDigits(search)) ?? [];
  if (number !== undefined) return { ...nothing, number: Number(number) };
  if (search === '') return nothing;
  const words = wordsQuery(search);
  return words === '' ? null : { ...nothing, words };
};

/**
 * An id is made within the transaction that places its order, so its time may be a little later than that of the order.
 */
const SLACK_MS = 60_000;

const timeOf = (
  name: string,
  day: string | null,
  { days, slackMs }: { days: number; slackMs: number },
): OrderTime | null => {
  if (day === null) return null;
  if (!isDay(day) || !day.startsWith('20')) throw new BadRequest(`${name} must be a day such as 2026-11-20.`);
  const at = startOfDay(addDays(day, days));
  return { at, id: firstIdOf(at.getTime() + slackMs) };
};

/**
 * Returns a filter as conditions; null when nothing can match it, because a text is no id or has no words. What was
 * placed before `lateBefore` is late. @throws BadRequest
 */
export const orderConditions = (filter: OrderFilter, lateBefore: Date): OrderConditions | null => {
  const { statuses, method, payment, awaits, late, district, returns, customerId, from, until } = filter;
  if (customerId && !isId(customerId)) return null;
  const searched = searchedFor(filter.search ?? '');
  if (searched === null) return null;
  return {
    ...searched,
    statuses: statuses && statuses.length > 0 ? statuses : null,
    method: method ?? null,
    payment: payment ?? null,
    awaits: awaits ?? null,
    lateBefore: late ? lateBefore : null,
    district: district || null,
    returns: returns && returns.length > 0 ? returns : null,
    customerId: customerId || null,
    placed: {
      from: timeOf('from', from || null, { days: 0, slackMs: -SLACK_MS }),
      before: timeOf('until', until || null, { days: 1, slackMs: SLACK_MS }),
    },
  };
};
