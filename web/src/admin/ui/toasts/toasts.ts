import { errorMessage } from '#web/lib/errorMessage.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { definePersonalStore, observed, useStore } from '#web/lib/stores.ts';
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
  const notes = observed<readonly ShownToast[]>([]);
  let last = 0;
  return {
    ...notes,
    /** Shows a note, also after the page that says it was left. */
    say: (note: Note) => {
      last += 1;
      // What an error contradicts goes; what can still be undone stays.
      const others = notes.current().filter(({ tone, undo }) => note.tone !== 'error' || tone === 'error' || undo);
      notes.write([...others, { ...note, key: last }].slice(-MOST));
    },
    close: (key: number) => notes.write(notes.current().filter((note) => note.key !== key)),
  };
};

/** The notes that are shown. */
export const toastsStore = definePersonalStore(create, (store) => store.write([]));

/** Returns the function that shows a note. */
export const useToast = (): ((note: Note) => void) => useStore(toastsStore).say;

/** Returns the function that shows why something failed. */
export const useFailureToast = () => {
  const say = useToast();
  return (failure: unknown) => say({ text: errorMessage(failure), tone: 'error' });
};

/**
 * State of something that a button of a list starts, as `useAction` returns it; a note says why it failed, or why the
 * shop refused it, which `work` returns.
 */
export const useToastAction = <What = void>(work: (what: What) => Promise<Translatable | void>) => {
  const say = useToast();
  return useAction(async (what: What) => {
    const failure = await work(what).catch(errorMessage);
    if (failure) say({ text: failure, tone: 'error' });
  });
};
