import { Box, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { Description_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/* GraphQL */ `
  fragment Description_product on Product {
    images {
      path
      alt
    }
    attributes {
      name
      value
    }
    description
    secondDescription
  }
`;

/** The description in two parts with the first picture between them (spec §2), and the attributes. */
export default function Description({ product }: { product: Description_ProductFragment }) {
  const { t } = useMessages();
  return (
    // The column stays without texts, so that what is beside it keeps its place.
    <Stack gap="8">
      {(product.description !== '' || product.secondDescription !== '') && (
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
      )}
      {product.attributes.length > 0 && (
        <Box as="section" aria-labelledby="details">
          <Heading as="h2" size="md" id="details">
            {t('product.details')}
          </Heading>
          <chakra.dl mt="4" maxW="prose">
            {product.attributes.map(({ name, value }) => (
              <Grid
                key={`${name}:${value}`}
                templateColumns="minmax(0, 2fr) minmax(0, 3fr)"
                gap="4"
                py="2"
                borderTopWidth="1px"
                borderColor="border"
                overflowWrap="anywhere"
              >
                <chakra.dt color="fg.muted">{name}</chakra.dt>
                <chakra.dd>{value}</chakra.dd>
              </Grid>
            ))}
          </chakra.dl>
        </Box>
      )}
    </Stack>
  );
}
