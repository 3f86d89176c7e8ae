import { definePublicStore, useObserved, type Observable } from './stores.ts';
import { readStored, writeStored } from './storage.ts';

const QUIET = '(prefers-reduced-motion: reduce)';

interface Motion extends Observable<boolean> {
  /** Pauses or resumes all automatic motion, and stores the choice for the next visit. */
  allow: (moving: boolean) => void;
}

/** Whether automatic motion is allowed: not with reduced motion in the system's settings, nor when it was paused. */
export const motion = definePublicStore((): Motion => {
  const listeners = new Set<() => void>();
  let paused: boolean | undefined;
  return {
    initial: false,
    current: () => {
      paused ??= readStored('motion') === 'paused';
      return !paused && !matchMedia(QUIET).matches;
    },
    subscribe: (listener) => {
      const quiet = matchMedia(QUIET);
      listeners.add(listener);
      quiet.addEventListener('change', listener);
      return () => {
        listeners.delete(listener);
        quiet.removeEventListener('change', listener);
      };
    },
    allow: (moving) => {
      paused = !moving;
      writeStored('motion', moving ? null : 'paused');
      for (const listener of listeners) listener();
    },
  };
});

/** Whether automatic motion is allowed, for components; false in the first render. */
export const useMotion = (): boolean => useObserved(motion, (moving) => moving);
