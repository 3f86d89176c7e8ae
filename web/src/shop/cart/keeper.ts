import { useSyncExternalStore } from 'react';

/** Brings cart and wishlist and the account of who is signed in to one state. */
export interface Keeper {
  /** Whether one does not know all of the other. */
  isDue: () => boolean;
  /** Brings them to one state. Answers whether they are: not when something was changed meanwhile. Throws when that did not work; nothing is lost then. */
  keep: () => Promise<boolean>;
  /** The person goes: tells the account, for as long as it may be told, what it does not know yet. */
  leave: () => void;
}

/** Where keeping stands. */
export type Keeping = 'idle' | 'busy' | 'failed';

/** How long further changes are waited for. */
const SOON_MS = 1000;
/** After a failure: when it is tried again, unless something gives reason to before. */
const AGAIN_MS = 30_000;

let keeper: Keeper | null = null;
let keeping: Keeping = 'idle';
let wanted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Something was changed: it is saved when nothing else follows for a moment. Nobody signed in, nothing to do. */
export const saveSoon = (): void => later(SOON_MS);

/** Saves what is not saved and brings what the account has, now. Before it is known who is signed in: then. */
export const saveNow = (): void => {
  wanted = true;
  void run();
};

/** Where keeping stands, for components. */
export const useKeeping = (): Keeping =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keeping,
    () => 'idle',
  );

/** Keeps for somebody who is signed in, until the answer is called: at once, when the page is left, when the network is back. */
export const keepFor = (somebody: Keeper): (() => void) => {
  keeper = somebody;
  const keepDue = () => void (somebody.isDue() && run());
  const keepHidden = () => document.visibilityState === 'hidden' && keepDue();
  if (wanted || somebody.isDue()) void run();
  addEventListener('online', keepDue);
  document.addEventListener('visibilitychange', keepHidden);
  return () => {
    removeEventListener('online', keepDue);
    document.removeEventListener('visibilitychange', keepHidden);
    clearTimeout(timer);
    if (keeper === somebody) keeper = null;
    become('idle');
  };
};

/** Whoever is signed in goes: see `Keeper.leave`. */
export const tellLeaving = (): void => {
  clearTimeout(timer);
  keeper?.leave();
};

const later = (ms: number) => {
  clearTimeout(timer);
  if (keeper) timer = setTimeout(() => void run(), ms);
};

/** One at a time; what changes meanwhile has its turn after it. */
const run = async () => {
  const somebody = keeper;
  if (!somebody || keeping === 'busy') return;
  clearTimeout(timer);
  wanted = false;
  become('busy');
  let outcome: 'kept' | 'changed' | 'failed';
  try {
    outcome = (await somebody.keep()) ? 'kept' : 'changed';
  } catch (error) {
    console.warn('Cart and wishlist could not be saved to the account:', error);
    outcome = 'failed';
  }
  // Somebody else may be signed in by now.
  if (keeper !== somebody) return;
  become(outcome === 'failed' ? 'failed' : 'idle');
  if (outcome === 'failed') later(AGAIN_MS);
  else if (wanted) void run();
  else if (outcome === 'changed') later(SOON_MS);
};

const become = (next: Keeping) => {
  keeping = next;
  for (const listener of listeners) listener();
};
