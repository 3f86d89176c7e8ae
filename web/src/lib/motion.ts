import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

const QUIET = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
let paused: boolean | undefined;

const subscribe = (listener: () => void) => {
  const quiet = matchMedia(QUIET);
  listeners.add(listener);
  quiet.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    quiet.removeEventListener('change', listener);
  };
};

const isMoving = () => {
  paused ??= readStored('motion') === 'paused';
  return !paused && !matchMedia(QUIET).matches;
};

/** Whether things may move by themselves: not for those who ask for reduced motion, nor for those who paused it. */
export const useMotion = (): boolean => useSyncExternalStore(subscribe, isMoving, () => false);

/** Pauses or resumes everything that moves by itself, remembered for the next visit. */
export const setMotion = (moving: boolean): void => {
  paused = !moving;
  writeStored('motion', moving ? null : 'paused');
  for (const listener of listeners) listener();
};
