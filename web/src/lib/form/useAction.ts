import { useRef, useState } from 'react';
import { errorMessage } from '../errorMessage.ts';
import type { Translatable } from '../translatable.ts';

interface ActionState<What> {
  busy: boolean;
  /** The argument of the last run. */
  what?: What;
  /** Whether the last run succeeded. */
  done: boolean;
  /** Why the last run failed. */
  failure: Translatable | null;
}

const IDLE = { busy: false, done: false, failure: null };

/**
 * State of something that a button starts; it runs only once at a time. `work` returns why the shop refused it, or
 * nothing after a success. An error that it throws becomes a sentence.
 */
export const useAction = <What = void>(
  work: (what: What) => Promise<Translatable | void>,
  /** Why it failed before, on a page that the server has rendered for the answer. */
  before: Translatable | null = null,
) => {
  const [state, setState] = useState<ActionState<What>>({ ...IDLE, failure: before });
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
    /** Clears the outcome of the last run; with an argument, it becomes the failure. */
    reset: (failure: Translatable | null = null) => setState((before) => ({ ...before, done: false, failure })),
  };
};
