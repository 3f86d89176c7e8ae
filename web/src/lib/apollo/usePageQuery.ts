import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState, useSyncExternalStore } from 'react';
import { useStores } from '../stores.ts';
import { watchPage, type PageResult } from './watchPage.ts';

/**
 * The query of a page whose first load has no Apollo; like Apollo's `useQuery`, as far as these pages need it. It
 * begins with what the server has handed over, and wants Apollo's client only when there is nothing, or when the page
 * asks for more.
 */
export const usePageQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PageResult<Data> => {
  const stores = useStores();
  const key = JSON.stringify(variables);
  const [known, keep] = useState(() => ({ key, page: watchPage(stores, document, variables) }));
  let { page } = known;
  if (known.key !== key) {
    page = watchPage(stores, document, variables, page.current());
    keep({ key, page });
  }
  return useSyncExternalStore(page.subscribe, page.current, page.current);
};
