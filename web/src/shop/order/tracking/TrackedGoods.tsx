import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import type { TrackedGoods_OrderFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';

/* GraphQL */ `
  fragment TrackedGoods_order on Order {
    lines {
      id
      name
      quantity
      image {
        path
        alt
      }
    }
  }
`;

/** How many lines are shown; for the rest, their number. */
const SHOWN_LINES = 6;

/** What is on its way, in pictures. */
export const TrackedGoods = ({ order: { lines } }: { order: TrackedGoods_OrderFragment }) => {
  const { t } = useMessages();
  return (
    <Flex as="ul" wrap="wrap" gap="3" listStyleType="none">
      {lines.slice(0, SHOWN_LINES).map(({ id, name, quantity, image }) => (
        <HStack as="li" key={id} gap="3" flex={{ base: '1 1 100%', sm: '0 1 22rem' }} minW="0">
          <Thumbnail picture={image} size={16} />
          <Box minW="0">
            <Text fontWeight="medium" lineClamp="2">
              {name}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {t('order.summary.quantity', { quantity })}
            </Text>
          </Box>
        </HStack>
      ))}
      {lines.length > SHOWN_LINES && (
        <Text as="li" alignSelf="center" color="fg.muted">
          {t('order.list.more.lines', { count: lines.length - SHOWN_LINES })}
        </Text>
      )}
    </Flex>
  );
};
