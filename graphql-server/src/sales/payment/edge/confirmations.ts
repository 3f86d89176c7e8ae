import type { Log } from '#kernel/log.ts';
import { withTimeout } from '#kernel/with-timeout.ts';
import type { AttemptNews, AttemptsService } from '../attempts/attempts.service.ts';

/** How long a browser or a provider waits for the answer, in milliseconds. After that the work goes on without it. */
const WAITED_MS = 15_000;

/** What this needs. */
interface Needed {
  attempts: Pick<AttemptsService, 'orderOf' | 'confirm'>;
  log: Pick<Log, 'error'>;
  waitedMs?: number;
}

/**
 * Returns the function that lets a return or a notification confirm its attempt. It waits for the provider for a while
 * only, and always says which order it is about; null when there is no such attempt.
 */
export const createConfirm =
  ({ attempts, log, waitedMs = WAITED_MS }: Needed) =>
  async (attemptId: string, claims: Readonly<Record<string, string>>): Promise<AttemptNews | null> => {
    const orderId = await attempts.orderOf(attemptId);
    if (orderId === null) return null;
    const nothingYet = { orderId, redirectUrl: null, wasAsked: true };
    const news = attempts.confirm(attemptId, claims).catch((error: unknown) => {
      // The reconciliation asks again, and the page of the payment shows how things stand.
      log.error({ attemptId, error }, 'A payment could not be confirmed.');
      return nothingYet;
    });
    return (await withTimeout(news, waitedMs)) ?? nothingYet;
  };
