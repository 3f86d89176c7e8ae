const OFFSET_MS = 6 * 3_600_000;

/** Returns a time in Bangladesh as `YYYY-MM-DD HH:MM:SS`. */
export const dhakaTime = (time: Date): string =>
  new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
