import type { HomePageQuery } from '#web/generated/graphql.ts';
import { ProductCard } from '../ProductCard.tsx';
import { CardGrid, cardSizes } from './CardGrid.tsx';
import { forYouGrid } from './grids.ts';

/** The most popular products. */
export default function ForYou({ products: { edges } }: { products: HomePageQuery['popular'] }) {
  return (
    <CardGrid columns={forYouGrid} empty={edges.length === 0}>
      {edges.map(({ node }) => (
        <ProductCard key={node.id} product={node} sizes={cardSizes} wideOnPhone />
      ))}
    </CardGrid>
  );
}
