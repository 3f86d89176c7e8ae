import { Box, chakra, HStack } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { OrderNumber } from '#web/ui/OrderNumber.tsx';
import { CopyButton } from './CopyButton.tsx';

interface OrderNameProps {
  order: { id: string; number: number };
  /** Whether it stands in the middle of the page. */
  centered?: boolean;
}

/** The short number for people on a price tag, and the id to copy. */
export const OrderName = ({ order: { id, number }, centered = false }: OrderNameProps) => (
  <HStack columnGap="4" rowGap="1" mt="2" wrap="wrap" align="start" justify={centered ? 'center' : undefined}>
    <OrderNumber number={number} className="tag" fontSize="lg" mt="1" />
    <OrderId id={id} />
  </HStack>
);

/** The long id, for programs and for questions: it is shown on demand, and copied without that. */
export const OrderId = ({ id }: { id: string }) => {
  const { t } = useMessages();
  return (
    <HStack gap="1" minW="0" align="start">
      <chakra.details minW="0" textStyle="sm">
        <chakra.summary py="2" color="fg.muted" cursor="button">
          {t('order.view.id')}
        </chakra.summary>
        <Box as="span" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          {id}
        </Box>
      </chakra.details>
      <CopyButton text={id} />
    </HStack>
  );
};
