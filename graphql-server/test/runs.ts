/** Whether each property is tried in all its runs, as the deep tests do, and not in a few. */
export const isLong = process.env['LONG_RUNS'] !== undefined;

/** Returns how often a property is tried: in the deep tests `all` times, else a fifth of them. */
export const runs = (all: number): number => (isLong ? all : Math.ceil(all / 5));
