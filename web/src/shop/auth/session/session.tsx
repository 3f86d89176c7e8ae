import { useEffect } from 'react';
import { useObserved, useStore, useStores } from '#web/lib/stores.ts';
import { refreshing, sessionStore, type Session } from './sessionStore.ts';

export type { Session } from './sessionStore.ts';

/** Returns the session of this browser. */
export const useSession = (): Session => useObserved(sessionStore, ({ session }) => session);

/** Returns the id of the signed-in customer; undefined for nobody, or while it is unknown. */
export const useCustomerId = (): string | undefined => useObserved(sessionStore, ({ session }) => session.customer?.id);

/**
 * Whether this is the page for anybody still: what the server renders, and the browser until it has hydrated and read
 * its storage.
 */
export const useIsForAnybody = (): boolean => useObserved(sessionStore, ({ token }) => token === undefined);

/** Keeps the session: starts it in the browser, keeps its token fresh, and forgets who has left. Last in the app. */
export const KeepSession = () => {
  const stores = useStores();
  const store = useStore(sessionStore);
  const token = useObserved(sessionStore, (state) => state.token);
  const ended = useObserved(sessionStore, ({ session }) => session.ended);

  useEffect(() => store.start(), [store]);

  useEffect(() => {
    if (!token) return undefined;
    let stop: (() => void) | null = () => {};
    refreshing().then(
      ({ refresh }) => stop && (stop = stores.get(refresh).keepFresh(token)),
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [stores, token]);

  // After the person's pages are unmounted.
  useEffect(() => {
    if (token === null && !ended) store.forget();
  }, [store, token, ended]);

  return null;
};
