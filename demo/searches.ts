const dayMs = 86_400_000;

/** The columns of searches. */
export const searchColumns = {
  day: 'date',
  term: 'text',
  searches: 'bigint',
  without_result: 'bigint',
  opened: 'bigint',
} as const;

/** What people search and the demo shop does not have, and how often in a week; the last one finds other things. */
const MISSED = [
  ['ceiling fan', 9],
  ['হেলমেট', 7],
  ['treadmill', 6],
  ['raincoat', 4],
  ['baby stroller', 3],
  ['gift box', 5],
] as const;

/** How many days ago they were searched. */
const DAYS_AGO = [2, 9, 16];

/** Returns what was searched in vain in the last weeks. */
export const demoSearches = (now: Date): Record<keyof typeof searchColumns, unknown>[] =>
  DAYS_AGO.flatMap((ago) => {
    const day = new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10);
    return MISSED.map(([term, searches]) => ({
      day,
      term,
      searches,
      without_result: term === 'gift box' ? 0 : searches,
      opened: 0,
    }));
  });
