import { request } from '../request.ts';

/** How long the shop may take to say that it is there, in milliseconds. */
const ANSWERS_WITHIN_MS = 4000;

/** The pauses between two attempts, in milliseconds; the last one repeats. */
const PAUSES_MS = [5000, 10_000, 20_000, 40_000, 60_000];

/** Whether the shop answers now. */
export const isReachable = async (): Promise<boolean> => {
  try {
    // The worker's own script: small, never cached, and answered by the network alone.
    const { ok } = await request('/sw.js', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    return ok;
  } catch {
    return false;
  }
};

/** Resolves after the pause, or earlier when the browser has found a network. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

/**
 * Resolves when the shop answers: it is asked when the browser finds a network, and in growing pauses, the first before
 * the first attempt.
 */
export const untilReachable = async (): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    await pause(PAUSES_MS[attempt] ?? 60_000);
    if (await isReachable()) return;
  }
};
