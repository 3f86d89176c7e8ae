import { Cache, type ChangeWatch } from './cache.ts';

/** Returns the function that reads a value, which is made once and again after every change of the catalogue. */
export const cachedUntilChange = <Value>(
  { watch, clock }: { watch: ChangeWatch; clock: (() => number) | undefined },
  make: () => Promise<Value>,
): (() => Promise<Value>) => {
  const cache = new Cache<Value>({ lifetimeOf: () => ({ freshMs: Infinity }), watch, now: clock });
  return async () => (await cache.get('value', { make })).value;
};
