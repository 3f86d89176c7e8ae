import type { ProductCard_ProductFragment } from '#web/generated/graphql.ts';
import { ProductCard } from '../ProductCard.tsx';

const sizes = '(min-width: 1360px) 240px, (min-width: 1024px) 24vw, (min-width: 768px) 30vw, 44vw';

interface Props {
  products: readonly ProductCard_ProductFragment[];
  /** Level of the products' names. */
  heading: 'h2' | 'h3';
}

/** The products of a list. */
export const ProductGrid = ({ products, heading }: Props) => (
  <ul className="goods">
    {products.map((product, place) => (
      <li key={product.id}>
        <ProductCard product={product} sizes={sizes} priority={place < 2 && heading === 'h2'} heading={heading} />
      </li>
    ))}
  </ul>
);
