import { Box, Stack, Text } from '@chakra-ui/react';
import type { CustomerReviews_ReviewsFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Section } from '#web/admin/ui/Section.tsx';
import { TextLink } from '#web/admin/ui/TextLink.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment CustomerReviews_reviews on ReviewConnection {
    edges {
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
    <Section
      space="2"
      title={t('admin.customer.reviews')}
      none={list.length === 0 ? t('admin.customer.reviews.none') : null}
    >
      <Stack gap="0" textStyle="sm">
        {list.map(({ id, rating, text, createdAt, published, product }) => (
          <Box key={id} py="2" borderTopWidth="1px" borderColor="border">
            <Detail>
              <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              {' · '}
              {t('admin.customer.reviews.rating', { rating: formatNumber(rating) })}
              {!published && ` · ${t('admin.customer.reviews.hidden')}`}
            </Detail>
            <TextLink to={paths.details(product.id)}>{product.name}</TextLink>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="4">
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
    </Section>
  );
};
