import { formatDayAndMonth, formatDayOfMonth } from '#schema/format/date.ts';
import type { Language } from './language.ts';

/**
 * Returns the days from YYYY-MM-DD to YYYY-MM-DD as the spec writes them: 16 - 19 Jan; across months 30 Jan - 3 Feb.
 */
export const formatDays = ({ from, to }: { from: string; to: string }, language: Language): string => {
  const last = formatDayAndMonth(to, language);
  if (from === to) return last;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${(isOneMonth ? formatDayOfMonth : formatDayAndMonth)(from, language)} - ${last}`;
};
