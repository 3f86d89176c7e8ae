import { useCallback, useId, useRef, useState } from 'react';
import { Link, useHref } from 'react-router-dom';
import type { ErrorLike } from '@apollo/client';
import type { FilterPanel_FacetsFragment, ProductListing_ProductsFragment } from '#web/generated/graphql.ts';
import { formatCount } from '#schema/format/number.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { paths } from '#web/lib/paths.ts';
import { region } from '#web/lib/hydration/region.tsx';
import { useOpenedEarly } from '#web/lib/hydration/useOpenedEarly.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { SkeletonCards } from '#web/ui/SkeletonCards.tsx';
import { Departments } from './Departments.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { changed, isFiltered, searchOf, withoutFilters, withPrice, type ListState } from './listState.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { Corrections, Near } from './SearchNotes.tsx';
import { SortSelect } from './SortSelect.tsx';

/** Up to so many goods a list grows as somebody scrolls; then a button says how many are left. */
const SCROLLED = 48;

/** On a phone it is in a sheet that is closed at first. */
const FilterPanel = region(() => import('./filters/FilterPanel.tsx'), <div className="filters-loading" />);

/* GraphQL */ `
  fragment ProductListing_products on ProductConnection {
    totalCount
    isTotalExact
    edges {
      cursor
      node {
        ...ProductCard_product
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    facets @include(if: $withFacets) {
      ...FilterPanel_facets
    }
    search @include(if: $withFacets) {
      corrections {
        typed
        taken
      }
      price {
        term
        minCents
        maxCents
      }
      choices {
        kind
        chosen
        term
      }
      near {
        ...ProductCard_product
      }
    }
  }
`;

interface Props {
  /** The list, or the previous one while the next is loading; undefined at the beginning. */
  products: ProductListing_ProductsFragment | undefined;
  /** Whether the next list is loading. */
  loading: boolean;
  error: ErrorLike | undefined;
  onRetry: () => void;
  /** Loads the next page. Throws when it fails. */
  onMore: () => Promise<unknown>;
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/**
 * A list of products with filters and sorting, for search and category pages. Before its scripts, or without any,
 * filters and sort order are a form, and all else are links.
 */
export const ProductListing = ({ products, loading, error, onRetry, onMore, state, onChange }: Props) => {
  const { t, translate, language } = useMessages();
  const panel = useId();
  const form = useId();
  const action = useHref({ search: '' });
  const [panelShown, showPanel] = useState(false);
  const { shown: facets } = useLatest(products?.facets);

  const panelButton = useRef<HTMLButtonElement>(null);
  useOpenedEarly(panelButton, () => showPanel(true));
  const hidePanel = useCallback(() => showPanel(false), []);
  const termPrice = products?.search?.price ?? null;
  const filters = facets && <FilterPanel facets={facets} state={withPrice(state, termPrice)} onChange={onChange} />;
  // While the requested list is loading, or failed, the previous one is shown; its numbers do not belong to the current
  // filters.
  const current = loading || error ? undefined : products;

  if (error && !products) return <FailedState error={error} retry={onRetry} />;
  return (
    <div className={`page listing${current?.totalCount === 0 && !isFiltered(state) ? ' listing-bare' : ''}`}>
      <div className="listing-head">
        {/* On its own line where there is no room beside, so that nothing moves when the number arrives. */}
        <p role="status" className="muted text-sm">
          {loading && t('app.loading')}
          {current &&
            t(current.isTotalExact ? 'list.count' : 'list.count.about', {
              count: formatCount(current.totalCount, language),
            })}
        </p>
        <div className="listing-tools">
          <noscript>
            <a href="#filters" className="button button-outline button-sm below-lg">
              {t('list.filters.show')}
            </a>
          </noscript>
          <button
            ref={panelButton}
            type="button"
            className="button button-outline button-sm below-lg"
            data-opens
            data-scripted
            aria-expanded={panelShown}
            aria-controls={panel}
            onClick={() => showPanel(true)}
          >
            {t('list.filters.show')}
          </button>
          <SortSelect sort={state.sort} form={form} onChange={(sort) => onChange({ sort })} />
          <noscript>
            <button type="submit" form={form} className="button button-outline button-sm">
              {t('list.apply')}
            </button>
          </noscript>
        </div>
      </div>
      <aside id="filters" aria-label={t('list.filters')}>
        {/* Enter on a checkbox would send the form. */}
        <form id={form} action={action} onSubmit={(event) => event.preventDefault()}>
          {state.term !== '' && <input type="hidden" name="q" value={state.term} />}
          {state.isVerbatim && <input type="hidden" name="exact" value="yes" />}
          {state.rating !== null && <input type="hidden" name="rating" value={state.rating} />}
          {filters}
          <noscript>
            <button type="submit" className="button button-lg button-full">
              {t('list.apply')}
            </button>
          </noscript>
        </form>
      </aside>
      <FilterSheet
        id={panel}
        open={panelShown}
        onClose={hidePanel}
        count={current?.totalCount}
        isExact={current?.isTotalExact ?? true}
        error={error}
        onRetry={onRetry}
      >
        {filters}
      </FilterSheet>
      <div className="listing-goods" aria-busy={loading}>
        <FilterChips state={state} facets={facets} termPrice={termPrice} choices={products?.search?.choices ?? []} />
        {/* An open sheet covers this; the sheet shows the error itself. */}
        {error && !panelShown && (
          <div role="alert" className="notice notice-error">
            <p>{translate(errorMessage(error))}</p>
            <button type="button" className="button button-outline button-sm" onClick={onRetry}>
              {t('error.retry')}
            </button>
          </div>
        )}
        {!products && <SkeletonCards count={8} className="goods" />}
        {current?.search && <Corrections corrections={current.search.corrections} state={state} />}
        {current?.totalCount === 0 && !current.search?.near.length && <NothingFound state={state} />}
        {state.after !== null && (
          <Link to={searchOf(changed(state, {}))} className="button button-outline button-sm">
            {t('list.fromStart')}
          </Link>
        )}
        {products && products.edges.length > 0 && (
          <>
            <ProductGrid products={products.edges.map(({ node }) => node)} heading="h2" />
            {/* Only below the requested list: the pages of the previous list do not belong to it. */}
            {current && <More products={current} state={state} onMore={onMore} />}
          </>
        )}
        {current?.search && current.search.near.length > 0 && (
          <Near products={current.search.near} term={state.term} isAll={current.totalCount === 0} />
        )}
      </div>
    </div>
  );
};

/** Facets come with the first page of a list only, and stay until those of the next list arrive. */
const useLatest = (facets: FilterPanel_FacetsFragment | undefined) => {
  const [latest, keep] = useState(facets);
  if (facets && facets !== latest) keep(facets);
  return { shown: facets ?? latest };
};

const NothingFound = ({ state }: Pick<Props, 'state'>) => {
  const { t } = useMessages();
  return (
    <>
      <EmptyState title={t('list.empty')} text={t('list.empty.text')}>
        <Link to={isFiltered(state) ? searchOf(withoutFilters(state)) : paths.products} className="button">
          {t(isFiltered(state) ? 'filter.clear' : 'list.empty.all')}
        </Link>
      </EmptyState>
      <Departments />
    </>
  );
};

interface MoreProps extends Pick<Props, 'state' | 'onMore'> {
  products: ProductListing_ProductsFragment;
}

const More = ({ products, state, onMore }: MoreProps) => {
  const { t, language } = useMessages();
  const { hasNextPage, endCursor } = products.pageInfo;
  if (!hasNextPage) return null;
  const shown = products.edges.length;
  const left = formatCount(products.totalCount - shown, language);
  return (
    <div className="listing-more">
      <p role="status" className="text-sm muted">
        {t(products.isTotalExact ? 'list.shown' : 'list.shown.about', {
          shown,
          total: formatCount(products.totalCount, language),
        })}
      </p>
      <MoreButton
        label={shown < SCROLLED || !products.isTotalExact ? t('list.more') : t('list.more.left', { left })}
        onMore={onMore}
        to={searchOf(changed(state, { after: endCursor }))}
        scrolling={shown < SCROLLED}
      />
    </div>
  );
};
