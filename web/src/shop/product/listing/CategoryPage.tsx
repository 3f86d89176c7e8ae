import { Link, useParams } from 'react-router-dom';
import { useCategoryPageQuery, type Breadcrumb_CategoryFragment } from '#web/generated/graphql.ts';
import { groundOf } from '#web/lib/groundOf.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { categoryVariables } from './categoryQuery.ts';
import { ProductListing } from './ProductListing.tsx';
import { Subcategories } from './Subcategories.tsx';
import { useListState } from './useListState.ts';

/* GraphQL */ `
  query CategoryPage(
    $slug: String!
    $filter: ProductFilter
    $sort: ProductSort!
    $after: String
    $withFacets: Boolean!
  ) {
    category(slug: $slug) {
      id
      name
      ...Breadcrumb_category
      ...Subcategories_category
    }
    products(filter: $filter, sort: $sort, first: 24, after: $after) {
      ...ProductListing_products
    }
  }
`;

/**
 * The page of a category of any level: its position in the tree, its subcategories, and the product list that the
 * search has too.
 */
export default function CategoryPage({ slug: fixed }: { slug?: string }) {
  const { slug: named = '' } = useParams();
  const { translate } = useMessages();
  const { state, change } = useListState();
  const variables = categoryVariables(fixed ?? named, state);
  const { slug } = variables;
  const { data, previousData, loading, error, refetch, fetchMore } = useCategoryPageQuery({ variables });
  useLoggedFailure('Failed to fetch data', error);
  // The previous list stays visible while the next one loads, but only within the same category.
  const known = data ?? (previousData?.category?.slug === slug ? previousData : undefined);

  if (known?.category === null) return <UnknownCategory />;
  return (
    <>
      {known?.category && <PageTitle title={translate(known.category.name)} />}
      <div
        className="category-head on-ground"
        data-ground={groundOf(known?.category ? departmentOf(known.category) : slug)}
      >
        <div className="page">
          {known?.category ? (
            <Breadcrumb category={known.category} />
          ) : (
            <div data-scripted className="skeleton" aria-hidden />
          )}
          <h1 className="heading text-2xl">
            {known?.category ? translate(known.category.name) : <span data-scripted className="skeleton" aria-hidden />}
          </h1>
          {known?.category && <Subcategories category={known.category} />}
        </div>
      </div>
      <ProductListing
        key={slug}
        products={known?.products}
        loading={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={() =>
          fetchMore({
            variables: { ...variables, after: known?.products.pageInfo.endCursor ?? null, withFacets: false },
          })
        }
        state={state}
        onChange={change}
      />
    </>
  );
}

/** Returns the slug of the root above a category. */
const departmentOf = ({ slug, parent }: Breadcrumb_CategoryFragment): string =>
  parent?.parent?.slug ?? parent?.slug ?? slug;

const UnknownCategory = () => {
  const { t } = useMessages();
  return (
    <div className="page">
      <PageTitle title={t('category.unknown')} />
      <EmptyState heading="h1" title={t('category.unknown')} text={t('category.unknown.text')}>
        <Link to={paths.products} className="button">
          {t('notFound.search')}
        </Link>
        <Link to={paths.home} className="button button-outline">
          {t('notFound.home')}
        </Link>
      </EmptyState>
    </div>
  );
};
