import type { Language } from './language.ts';

// The input is days, not times: no time zone may shift them.
const formats = (locale: string, month: 'short' | 'long') => ({
  day: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric' }),
  date: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month }),
});
const dates = { en: formats('en-GB', 'short'), bn: formats('bn-BD-u-nu-beng', 'long') };

/** Returns the days from YYYY-MM-DD to YYYY-MM-DD as the spec writes them: 16 - 19 Jan; across months 30 Jan - 3 Feb. */
export const formatDays = ({ from, to }: { from: string; to: string }, language: Language): string => {
  const { day, date } = dates[language];
  const [first, last] = [new Date(from), new Date(to)];
  if (from === to) return date.format(last);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${(isOneMonth ? day : date).format(first)} - ${date.format(last)}`;
};
