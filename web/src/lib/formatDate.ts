// The shop's time zone, not the visitor's: the same words on every machine that renders the page.
const zone = { timeZone: 'Asia/Dhaka' } as const;
const day = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as a day in Bangladesh: 20 Nov 2026. */
export const formatDate = (instant: string): string => day.format(new Date(instant));

/** An instant as a day and time in Bangladesh: 20 Nov 2026, 15:30. */
export const formatDateTime = (instant: string): string => moment.format(new Date(instant));
