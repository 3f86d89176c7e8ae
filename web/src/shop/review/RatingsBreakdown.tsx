import { Box, chakra } from '@chakra-ui/react';
import type { RatingsBreakdown_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/* GraphQL */ `
  fragment RatingsBreakdown_product on Product {
    ratingsBreakdown {
      rating
      count
      percent
    }
  }
`;

/** How many reviews gave five stars, four, and so on, in rounded percent (spec §9). */
export const RatingsBreakdown = ({ product }: { product: RatingsBreakdown_ProductFragment }) => {
  const { t, formatNumber } = useMessages();
  return (
    <Box as="ul" listStyleType="none">
      {product.ratingsBreakdown.map(({ rating, count, percent }) => (
        <Row key={rating} aria-label={t('reviews.breakdown', { rating, percent, count })}>
          <span aria-hidden>{formatNumber(rating)} ★</span>
          <chakra.span h="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
            <chakra.span display="block" h="full" bg="star" style={{ width: `${percent}%` }} />
          </chakra.span>
          <chakra.span color="fg.muted" textAlign="end" aria-hidden>
            {formatNumber(percent)}%
          </chakra.span>
        </Row>
      ))}
    </Box>
  );
};

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2rem 1fr 2.75rem',
    alignItems: 'center',
    gap: '3',
    minH: '7',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
});
