import { storedValue } from '#web/lib/storedValue.ts';
import { definePersonalStore } from '#web/lib/stores.ts';

const MOST = 5;

/** The terms that were searched last in this browser, newest first. */
export const lastSearches = definePersonalStore(
  () =>
    storedValue(
      'searches',
      (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : []),
      (list) => (list.length > 0 ? list : null),
    ),
  (store) => store.write([]),
);

/** Returns the terms after one more search. */
export const withSearch = (list: readonly string[], term: string): string[] =>
  [term, ...list.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, MOST);
