import { Suspense } from 'react';
import { useSearchPageQuery } from '#web/generated/graphql.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { isFiltered } from './listState.ts';
import { ProductListing } from './ProductListing.tsx';
import { searchVariables } from './searchQuery.ts';
import { useListState } from './useListState.ts';

const CountSearch = lazyPart(() => import('./searches/CountSearch.tsx'));

/* GraphQL */ `
  query SearchPage($filter: ProductFilter, $sort: ProductSort!, $after: String, $withFacets: Boolean!) {
    products(filter: $filter, sort: $sort, first: 24, after: $after) {
      ...ProductListing_products
    }
  }
`;

/**
 * The search results: products that match the term, with the filters and the sort order of the URL. Without a term, all
 * products.
 */
export default function SearchPage() {
  const { t } = useMessages();
  const { state, change } = useListState();
  const variables = searchVariables(state);
  const { data, previousData, loading, error, refetch, fetchMore } = useSearchPageQuery({ variables });
  useLoggedFailure('Failed to fetch data', error);
  const products = (data ?? previousData)?.products;
  const heading = state.term === '' ? t('search.all') : t('search.heading', { term: state.term });
  return (
    <>
      <PageTitle title={heading} />
      <h1 className="page search-head heading text-2xl">{heading}</h1>
      <ProductListing
        products={products}
        loading={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={() =>
          fetchMore({
            variables: { ...variables, after: products?.pageInfo.endCursor ?? null, withFacets: false },
          })
        }
        state={state}
        onChange={change}
      />
      {state.term !== '' && (
        <Suspense>
          <CountSearch
            key={state.term}
            term={state.term}
            found={data && !isFiltered(state) ? data.products.totalCount : null}
          />
        </Suspense>
      )}
    </>
  );
}
