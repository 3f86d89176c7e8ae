import { Grid } from '@chakra-ui/react';
import type { ProductCard_ProductFragment } from '#web/generated/graphql.ts';
import { phoneColumns } from '../shelves/grids.ts';
import { ProductCard } from '../ProductCard.tsx';

/** The columns of a list, by the width of the page. */
export const columns = {
  base: phoneColumns,
  md: 'repeat(3, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};
const sizes = '(min-width: 1360px) 240px, (min-width: 1024px) 24vw, (min-width: 768px) 30vw, 44vw';

interface Props {
  products: readonly ProductCard_ProductFragment[];
  /** Level of the products' names. */
  heading: 'h2' | 'h3';
  opacity?: string;
}

/** The products of a list. */
export const ProductGrid = ({ products, heading, opacity = '1' }: Props) => (
  <Grid
    as="ul"
    listStyleType="none"
    templateColumns={columns}
    columnGap={{ base: '4', md: '6' }}
    rowGap={{ base: '6', md: '9' }}
    opacity={opacity}
    transition="opacity 160ms ease-out"
  >
    {products.map((product, place) => (
      <li key={product.id}>
        <ProductCard product={product} sizes={sizes} priority={place < 2 && heading === 'h2'} heading={heading} />
      </li>
    ))}
  </Grid>
);
