import { createContext, use } from 'react';

/** Prefetches the page at a URL: its code and the answer to its query. The app gives it to its links. */
export const PrefetchContext = createContext<(url: string) => void>(() => undefined);

/** Returns the function that prefetches a page. */
export const usePrefetch = (): ((url: string) => void) => use(PrefetchContext);
