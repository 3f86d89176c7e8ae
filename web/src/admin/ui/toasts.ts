import { definePersonalStore, useStore, type Observable } from '#web/lib/stores.ts';
import type { Translatable } from '#web/lib/translatable.ts';

/** What the dashboard tells after something was done. */
export interface Note {
  text: Translatable;
  tone?: 'success' | 'error';
  /** Takes it back. While it is offered, the note stays for ten seconds. Throws when it cannot. */
  undo?: () => Promise<unknown>;
}

/** A note with what tells it from others. */
export interface ShownToast extends Note {
  key: number;
}

/** The most notes at a time; older ones make room. */
const MOST = 4;

const create = () => {
  let notes: readonly ShownToast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ShownToast[]) => {
    notes = next;
    for (const tell of listeners) tell();
  };
  return {
    initial: notes,
    current: () => notes,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** Shows a note, also after the page that says it was left. */
    say: (note: Note) => {
      last += 1;
      // What an error contradicts goes; what can still be undone stays.
      const others = note.tone === 'error' ? notes.filter(({ tone, undo }) => tone === 'error' || undo) : notes;
      change([...others, { ...note, key: last }].slice(-MOST));
    },
    close: (key: number) => change(notes.filter((note) => note.key !== key)),
    clear: () => change([]),
  } satisfies Observable<readonly ShownToast[]> & Record<string, unknown>;
};

/** The notes that are shown. */
export const toastsStore = definePersonalStore(create, (store) => store.clear());

/** Returns the function that shows a note. */
export const useToast = (): ((note: Note) => void) => useStore(toastsStore).say;
