import { Box, HStack, Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { OrderNumber } from '#web/ui/OrderNumber.tsx';
import { CopyButton } from './CopyButton.tsx';

interface OrderNameProps {
  order: { id: string; number: number };
  /** Whether it stands in the middle of the page. */
  centered?: boolean;
}

/** The short number for people, and the id to copy. */
export const OrderName = ({ order: { id, number }, centered = false }: OrderNameProps) => {
  const { t } = useMessages();
  return (
    <HStack columnGap="3" rowGap="0" mt="1" wrap="wrap" justify={centered ? 'center' : undefined}>
      <OrderNumber number={number} fontWeight="bold" />
      <HStack gap="1" color="fg.muted" minW="0">
        <Text textStyle="sm" minW="0">
          {t('order.view.id')}:{' '}
          <Box as="span" color="fg" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            {id}
          </Box>
        </Text>
        <CopyButton text={id} />
      </HStack>
    </HStack>
  );
};
