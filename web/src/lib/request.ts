/** How long to wait for a response, in milliseconds (spec §9). */
export const TIMEOUT_MS = 30_000;

/**
 * `fetch` with the timeout of the spec. Every call of the web uses it, except uploads, whose timeout restarts while
 * data moves (`upload.ts`). A response that is not complete in time fails with a `TimeoutError`; an abort by the caller
 * stays an abort.
 */
export const request: typeof fetch = (input, init) => {
  const end = new AbortController();
  // Not `AbortSignal.any`, which phones of a few years ago do not have.
  for (const signal of [AbortSignal.timeout(TIMEOUT_MS), init?.signal]) {
    const stop = () => end.abort(signal?.reason);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  }
  return fetch(input, { ...init, signal: end.signal });
};

/** Whether a call failed because its response did not come in time. */
export const hasTimedOut = (error: unknown): boolean =>
  (error as { name?: unknown } | null | undefined)?.name === 'TimeoutError';
