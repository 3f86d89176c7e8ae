import type { CountedList } from '#kernel/paging.ts';

/** The fields of a list whose total, up to a bound, is counted when it is requested. */
export const totalFields = {
  totalCount: async (list: CountedList) => (await list.count()).totalCount,
  isTotalExact: async (list: CountedList) => (await list.count()).isTotalExact,
};
