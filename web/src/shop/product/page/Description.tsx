import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import type { Description_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/* GraphQL */ `
  fragment Description_product on Product {
    images {
      path
      alt
    }
    description
    secondDescription
  }
`;

/** The description in two parts with the first picture between them (spec §2). */
export default function Description({ product }: { product: Description_ProductFragment }) {
  const { t } = useMessages();
  // The column stays, so that what is beside it keeps its place.
  if (product.description === '' && product.secondDescription === '') return <div />;
  return (
    <Box as="section" aria-labelledby="description">
      <Heading as="h2" size="md" id="description">
        {t('product.description')}
      </Heading>
      <Text mt="4" maxW="prose" whiteSpace="pre-line">
        {product.description}
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '14rem 1fr' }} gap="5" mt="5" alignItems="center">
        <Box borderRadius="card" overflow="hidden">
          <Picture
            picture={product.images[0]}
            sizes="(min-width: 480px) 224px, 92vw"
            widest={640}
            decorative
            className="dimmed"
          />
        </Box>
        <Text maxW="prose" whiteSpace="pre-line">
          {product.secondDescription}
        </Text>
      </Grid>
    </Box>
  );
}
