/** How long an answer is waited for (spec §9). */
export const TIMEOUT_MS = 30_000;

/**
 * `fetch` with the patience of the spec: every call of the web goes through here, but for uploads, whose time begins anew as long as they move (`uploadPicture.ts`). What takes longer, to its last byte, fails with a
 * `TimeoutError`; an end that the caller wants stays what it is.
 */
export const request: typeof fetch = (input, init) => {
  const end = new AbortController();
  // Not `AbortSignal.any`: phones of a few years ago do not have it.
  for (const signal of [AbortSignal.timeout(TIMEOUT_MS), init?.signal]) {
    const stop = () => end.abort(signal?.reason);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  }
  return fetch(input, { ...init, signal: end.signal });
};

/** Whether a call was given up because its answer did not come in time. */
export const hasTimedOut = (error: unknown): boolean =>
  (error as { name?: unknown } | null | undefined)?.name === 'TimeoutError';
