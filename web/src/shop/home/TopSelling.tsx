import { Suspense, type ReactNode } from 'react';
import type { TopSelling_ProductsFragment } from '../../generated/graphql.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { CardGrid } from './CardGrid.tsx';

const MoreButton = lazyPart(async () => ({ default: (await import('../../ui/MoreButton.tsx')).MoreButton }));

/* GraphQL */ `
  fragment TopSelling_products on ProductConnection {
    edges {
      node {
        ...ProductCard_product
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`;

/* GraphQL */ `
  query TopSelling($after: String!) {
    products(sort: BEST_SELLING, first: 24, after: $after) {
      ...TopSelling_products
    }
  }
`;

type Product = TopSelling_ProductsFragment['edges'][number]['node'];

interface Props {
  products: TopSelling_ProductsFragment;
  /** Renders the card of a product; `place` counts from 1. */
  card: (product: Product, place: number) => ReactNode;
  /** Loads the next products. Throws when it fails. */
  onMore: (after: string) => Promise<unknown>;
}

/** Columns of the grid (spec §9). */
export const topSellingGrid = { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' };

/** The best sellers, and on demand all other products after them. */
export const TopSelling = ({ products: { edges, pageInfo }, card, onMore }: Props) => {
  const { t } = useMessages();
  const { endCursor } = pageInfo;
  return (
    <>
      <CardGrid columns={topSellingGrid} empty={edges.length === 0}>
        {edges.map(({ node }, place) => card(node, place + 1))}
      </CardGrid>
      {pageInfo.hasNextPage && endCursor && (
        <Suspense fallback={null}>
          <MoreButton label={t('home.topSelling.more')} onMore={() => onMore(endCursor)} />
        </Suspense>
      )}
    </>
  );
};
