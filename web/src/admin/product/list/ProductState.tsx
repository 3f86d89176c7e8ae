import { Box, chakra, HStack } from '@chakra-ui/react';
import type { ProductStatus } from '../../../generated/graphql.ts';
import { useMessages } from '../../../messages/useMessages.ts';

const COLORS: Readonly<Record<ProductStatus, string>> = {
  DRAFT: 'yellow.solid',
  PUBLISHED: 'green.solid',
  ARCHIVED: 'gray.solid',
};

/** The status of a product, as a word with a dot in its colour; of a draft, when it is published. */
export const ProductState = ({ status, publishAt }: { status: ProductStatus; publishAt: string | null }) => {
  const { t, formatDateTime } = useMessages();
  const at = publishAt === null ? null : t('admin.products.publishedAt', { at: formatDateTime(publishAt) });
  return (
    <HStack gap="2" minW="0">
      <Box w="2" h="2" borderRadius="full" bg={COLORS[status]} flexShrink="0" aria-hidden />
      <Line title={at ?? undefined}>
        {t(`admin.products.${status}`)}
        {at !== null && <Muted> · {at}</Muted>}
      </Line>
    </HStack>
  );
};

const Line = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis' } });
const Muted = chakra('span', { base: { color: 'fg.muted' } });
