import { useRef, useState } from 'react';
import { errorMessage } from '../errorMessage.ts';
import type { Saying } from '../saying.ts';

interface ActionState<What> {
  busy: boolean;
  /** What it was run with last. */
  what?: What;
  /** Whether the last run worked. */
  done: boolean;
  /** Why the last run did not work. */
  failure: Saying | null;
}

const IDLE = { busy: false, done: false, failure: null };

/**
 * Something that a press of a button does: once at a time. `work` answers why the shop refused, or nothing when it worked; what it
 * throws is put into a sentence.
 */
export const useAction = <What = void>(work: (what: What) => Promise<Saying | void>) => {
  const [state, setState] = useState<ActionState<What>>(IDLE);
  const underWay = useRef(false);
  const run = async (what: What): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setState({ ...IDLE, busy: true, what });
    const failure = await work(what).catch(errorMessage);
    underWay.current = false;
    setState({ ...IDLE, what, done: !failure, failure: failure ?? null });
  };
  return {
    ...state,
    run,
    /** Forgets what came of the last run, or says why there was none. */
    reset: (failure: Saying | null = null) => setState((before) => ({ ...before, done: false, failure })),
  };
};
