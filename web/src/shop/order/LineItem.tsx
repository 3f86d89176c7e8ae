import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useMessages } from '#web/messages/useMessages.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';

interface LineItemProps {
  name: string;
  image: { path: string; alt: string };
  color: string | null;
  size: string | null;
  quantity: number;
  unitPriceCents: number;
  /** The path of the product page, for a link. */
  address?: string;
  /** How many pieces have left, while others are still here. */
  sent?: number;
  /** Shows the price of all pieces, when there are several lines. */
  showSum?: boolean;
}

/** A line of an order: picture, name, choices, quantity, price. */
export const LineItem = ({
  name,
  image,
  color,
  size,
  quantity,
  unitPriceCents,
  address,
  sent,
  showSum,
}: LineItemProps) => {
  const { t, translate, formatMoney } = useMessages();
  const chosen = [
    color && t('order.summary.color', { color }),
    size && t('order.summary.size', { size: translate(size) }),
    t('order.summary.quantity', { quantity }),
    sent !== undefined && t('order.sent', { sent, quantity }),
  ].filter(Boolean);
  return (
    <HStack wrap="wrap" gap="4" align="start">
      <Thumbnail picture={image} />
      <Box minW="0" flex="1 1 9rem">
        <Text fontWeight="medium" lineClamp="2">
          {address ? <ProductName to={address}>{name}</ProductName> : name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {chosen.join(' · ')}
        </Text>
        <HStack wrap="wrap" justify="space-between" textStyle="sm" fontVariantNumeric="tabular-nums">
          <Text>{t('order.summary.each', { price: formatMoney(unitPriceCents) })}</Text>
          {showSum && <Text fontWeight="medium">{formatMoney(unitPriceCents * quantity)}</Text>}
        </HStack>
      </Box>
    </HStack>
  );
};

const ProductName = chakra(Link, { base: { _hover: { textDecoration: 'underline' } } });
