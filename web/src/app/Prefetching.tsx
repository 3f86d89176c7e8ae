import { useCallback, type ReactNode } from 'react';
import { PrefetchContext } from '../lib/prefetch.ts';
import { shouldSaveData } from '../lib/shouldSaveData.ts';
import { useStores } from '../lib/stores.ts';

/** Gives links the function that prefetches their page. It does nothing where data is to be saved. */
export const Prefetching = ({ children }: { children: ReactNode }) => {
  const stores = useStores();
  const prefetch = useCallback(
    (url: string) => {
      if (shouldSaveData()) return;
      import('./prefetch.ts').then(
        (part) => part.prefetch(stores, url),
        () => undefined,
      );
    },
    [stores],
  );
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
};
