import { Box, Grid, Heading } from '@chakra-ui/react';
import type { Related_ProductFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ProductCard } from './ProductCard.tsx';

/* GraphQL */ `
  fragment Related_product on Product {
    related(first: 8) {
      ...ProductCard_product
    }
  }
`;

/** Other products of the same category. */
export const Related = ({ product: { related } }: { product: Related_ProductFragment }) => {
  const { t } = useMessages();
  if (related.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="related-title">
      <Heading as="h2" size="md" id="related-title" mb="5">
        {t('product.related')}
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' }}
        columnGap={{ base: '4', md: '6' }}
        rowGap={{ base: '6', md: '9' }}
      >
        {related.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} sizes="(min-width: 1360px) 310px, (min-width: 1024px) 24vw, 46vw" />
          </li>
        ))}
      </Grid>
    </Box>
  );
};
