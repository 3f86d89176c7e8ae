import { vi } from 'vitest';

/** How long calls waited for their answers, each as it was asked for. */
export const patienceAsked: number[] = [];

/** Holds the clock of calls in this test. What is answered ends the patience with all that are under way. */
export const holdPatience = (): (() => void) => {
  patienceAsked.length = 0;
  const clocks: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    patienceAsked.push(ms);
    const clock = new AbortController();
    clocks.push(clock);
    return clock.signal;
  });
  return () => {
    for (const clock of clocks.splice(0)) clock.abort(new DOMException('It took too long.', 'TimeoutError'));
  };
};
