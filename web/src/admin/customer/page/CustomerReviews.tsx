import { Box, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { CustomerReviews_ReviewsFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment CustomerReviews_reviews on ReviewConnection {
    edges {
      cursor
      node {
        id
        rating
        text
        createdAt
        published
        product {
          id
          name: englishName
        }
      }
    }
  }
`;

/** The last reviews of a customer, whether they are published or not. */
export const CustomerReviews = ({ reviews }: { reviews: CustomerReviews_ReviewsFragment }) => {
  const { t, formatDate, formatNumber } = useMessages();
  const list = reviews.edges.map(({ node }) => node);
  return (
    <Section title={t('admin.customer.reviews')} none={list.length === 0 ? t('admin.customer.reviews.none') : null}>
      <Stack gap="0" textStyle="sm">
        {list.map(({ id, rating, text, createdAt, published, product }) => (
          <Box key={id} py="2" borderTopWidth="1px" borderColor="border">
            <Text textStyle="xs" color="fg.muted">
              <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              {' · '}
              {t('admin.customer.reviews.rating', { rating: formatNumber(rating) })}
              {!published && ` · ${t('admin.customer.reviews.hidden')}`}
            </Text>
            <StyledLink asChild>
              <Link to={paths.details(product.id)}>{product.name}</Link>
            </StyledLink>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="4">
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
    </Section>
  );
};
