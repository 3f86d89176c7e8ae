import { Suspense, useState } from 'react';
import type { TopSelling_ProductsFragment } from '#web/generated/graphql.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ProductCard } from '../ProductCard.tsx';
import { CardGrid, cardSizes } from './CardGrid.tsx';

const MoreButton = lazyPart(async () => ({
  default: (await import('#web/ui/MoreButton.tsx')).MoreButton,
}));

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
    homeProducts(section: TOP_SELLING, first: 11, after: $after) {
      ...TopSelling_products
    }
  }
`;

interface Props {
  products: TopSelling_ProductsFragment;
  /** Loads the next products. Throws when it fails. */
  onMore: (after: string) => Promise<unknown>;
}

/**
 * The best sellers, the first three large, in a row that one swipes on a phone; and after one press all other products,
 * as somebody scrolls on.
 */
export default function TopSelling({ products: { edges, pageInfo }, onMore }: Props) {
  const { t } = useMessages();
  const [showsAll, showAll] = useState(false);
  const { endCursor } = pageInfo;
  const more = (after: string) => {
    showAll(true);
    return onMore(after);
  };
  return (
    <>
      <CardGrid className={showsAll ? 'best shelf' : 'best shelf rail'}>
        {edges.map(({ node }, place) => (
          <ProductCard key={node.id} product={node} sizes={cardSizes} top={place + 1} showSold />
        ))}
      </CardGrid>
      {pageInfo.hasNextPage && endCursor && (
        <Suspense fallback={null}>
          <MoreButton
            label={t('home.topSelling.more')}
            onMore={() => more(endCursor)}
            to={paths.products}
            scrolling={showsAll}
          />
        </Suspense>
      )}
    </>
  );
}
