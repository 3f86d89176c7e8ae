import { Button, Container, Flex, Heading } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { useCategoryPageQuery } from '#web/generated/graphql.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
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
    <Container pt={{ base: '4', md: '6' }}>
      {known?.category && <PageTitle title={translate(known.category.name)} />}
      {known?.category ? <Breadcrumb category={known.category} /> : <Skeleton h="6" w="12rem" />}
      <Heading as="h1" size="lg" mt="2">
        {known?.category ? translate(known.category.name) : <Skeleton h="9" w="50%" maxW="16rem" />}
      </Heading>
      {known?.category && <Subcategories category={known.category} />}
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
    </Container>
  );
}

const UnknownCategory = () => {
  const { t } = useMessages();
  return (
    <Container>
      <PageTitle title={t('category.unknown')} />
      <EmptyState heading="h1" title={t('category.unknown')} text={t('category.unknown.text')}>
        <Flex gap="3" justify="center" wrap="wrap">
          <Button asChild>
            <Link to={paths.products}>{t('notFound.search')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.home}>{t('notFound.home')}</Link>
          </Button>
        </Flex>
      </EmptyState>
    </Container>
  );
};
