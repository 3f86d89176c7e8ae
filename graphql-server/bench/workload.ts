import type { Pool } from 'pg';
import type { LoadRequest } from './load/load.ts';
import type { Stage } from './stage.ts';

/** Something that a shop does every day, by the server and as plain SQL for the same work. */
export interface Workload {
  name: string;
  /** What is sent, over and over. */
  requests: (stage: Stage) => LoadRequest[];
  /** A part of every correct answer. */
  answers: string;
  /** Limits that hold on every machine. */
  limits?: {
    /** The most SQL statements of one request of which nothing is in memory. */
    statements?: number;
    /** How many times as much time of all processors a request may cost as with the smallest catalogue. */
    slowdown?: number;
  };
  /** How many a second it should be on two cores, by the number of products; 0 for other numbers. */
  target?: Readonly<Record<number, number>>;
  /** The work in plain SQL; without it nothing is compared. */
  sql?: (stage: Stage) => (pool: Pool) => Promise<void>;
  /** Counts what each request adds to, in the database. */
  counts?: (pool: Pool) => Promise<number>;
}

/** Returns one of some items by chance. */
export const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/**
 * Returns `count` of some items as people ask for them (Zipf): the second half as often as the first, the third a third
 * as often.
 */
export const popular = <Item>(items: readonly Item[], count: number): Item[] => {
  let total = 0;
  const sums = items.map((_, place) => (total += 1 / (place + 1)));
  return Array.from({ length: count }, () => {
    const chance = Math.random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < chance) low = middle + 1;
      else high = middle;
    }
    return items[low] as Item;
  });
};

/** Returns `count` of some items, each as often as any other. */
export const equally = <Item>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, place) => items[place % items.length] as Item);
