import type { Log } from '#kernel/log.ts';
import { onceAMinute } from '#kernel/once-a-minute.ts';

/** The addresses that providers use. */
export type ProviderAddress = 'NOTIFICATION' | 'RETURN';

/** Counts what was refused at these addresses. */
export interface Forgeries {
  /** Counts one more. */
  count(at: ProviderAddress): void;
}

/**
 * Counts refused notifications and returns, and tells of them in one line a minute at most: anybody can send as many as
 * they like. A line says how many there were since the one before.
 */
export const createForgeries = (log: Pick<Log, 'warn'>, now: () => number = Date.now): Forgeries => {
  const logOne = onceAMinute(now);
  let counts = { NOTIFICATION: 0, RETURN: 0 };
  return {
    count: (at) => {
      counts[at] += 1;
      logOne(() => {
        log.warn(
          { notifications: counts.NOTIFICATION, returns: counts.RETURN },
          'Notifications or returns of payments were refused: no provider has signed them, or they name no payment of this shop. If a provider sends them, check its credentials.',
        );
        counts = { NOTIFICATION: 0, RETURN: 0 };
      });
    },
  };
};
