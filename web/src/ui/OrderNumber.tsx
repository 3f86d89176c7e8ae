import { Text, type TextProps } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useMessages } from '../messages/useMessages.ts';

/** The short number of an order. */
export const OrderNumber = ({ number, ...props }: TextProps & { number: number }) => {
  const { language } = useMessages();
  return (
    <Text fontVariantNumeric="tabular-nums" {...props}>
      {formatOrderNumber(number, language)}
    </Text>
  );
};
