import type { HomePageQuery } from '#web/generated/graphql.ts';
import { ProductCard } from '../ProductCard.tsx';
import { CardGrid, cardSizes } from './CardGrid.tsx';

/** The most popular products. */
export default function ForYou({ products: { edges } }: { products: HomePageQuery['popular'] }) {
  return (
    <CardGrid className="shelf rail popular">
      {edges.map(({ node }) => (
        <ProductCard key={node.id} product={node} sizes={cardSizes} />
      ))}
    </CardGrid>
  );
}
