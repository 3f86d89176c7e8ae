import { vi } from 'vitest';

/** The timeouts that calls have requested, in milliseconds. */
export const requestedTimeouts: number[] = [];

/** Controls the timeouts of calls in this test. The returned function lets all calls that are under way time out. */
export const holdTimeouts = (): (() => void) => {
  requestedTimeouts.length = 0;
  const clocks: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    requestedTimeouts.push(ms);
    const clock = new AbortController();
    clocks.push(clock);
    return clock.signal;
  });
  return () => {
    for (const clock of clocks.splice(0)) clock.abort(new DOMException('It took too long.', 'TimeoutError'));
  };
};
