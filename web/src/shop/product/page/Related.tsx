import { Box, Grid, Heading } from '@chakra-ui/react';
import type { Related_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { phoneColumns } from '../shelves/grids.ts';
import { ProductCard } from '../ProductCard.tsx';

/* GraphQL */ `
  fragment Related_product on Product {
    related(first: 8) {
      ...ProductCard_product
    }
  }
`;

/** Columns by width, as in the grid. */
const COLUMNS = { base: 2, md: 3, lg: 4 } as const;

/**
 * Whether the product at this index is shown with that many columns: only full rows are shown, except for a single row.
 */
export const isInFullRow = (place: number, count: number, columns: number): boolean =>
  count <= columns || place < count - (count % columns);

const shownAt = (place: number, count: number, columns: number) =>
  isInFullRow(place, count, columns) ? 'block' : 'none';

const columnsFor = (count: number, columns: number) => `repeat(${Math.min(count, columns)}, minmax(0, 1fr))`;

/** Other products of the same category, in full rows. */
export default function Related({ product: { related } }: { product: Related_ProductFragment }) {
  const { t } = useMessages();
  const count = related.length;
  if (count === 0) return null;
  return (
    <Box as="section" aria-labelledby="related-title">
      <Heading as="h2" size="md" id="related-title" mb="5">
        {t('product.related')}
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{
          base: count === 1 ? columnsFor(count, 1) : phoneColumns,
          md: columnsFor(count, COLUMNS.md),
          lg: columnsFor(count, COLUMNS.lg),
        }}
        columnGap={{ base: '4', md: '6' }}
        rowGap={{ base: '6', md: '9' }}
      >
        {related.map((other, place) => (
          <Box
            as="li"
            key={other.id}
            maxW={{ lg: '24rem' }}
            display={{
              base: shownAt(place, count, COLUMNS.base),
              md: shownAt(place, count, COLUMNS.md),
              lg: shownAt(place, count, COLUMNS.lg),
            }}
          >
            <ProductCard product={other} sizes="(min-width: 1360px) 310px, (min-width: 1024px) 24vw, 44vw" />
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
