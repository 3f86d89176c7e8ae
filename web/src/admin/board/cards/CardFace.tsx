import { Badge, Box, Flex, Link as StyledLink, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { PAYMENT_METHODS } from '#schema/order.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Moment } from '#web/ui/Moment.tsx';
import type { Card } from './boardState.ts';

/* GraphQL */ `
  fragment BoardCard_order on BoardOrder {
    id
    number
    status
    placedAt
    since
    awaits
    isLate
    recipient
    paymentMethod
    totalCents
    product
    lineCount
    pieces
    partShipments
  }
`;

interface CardFaceProps {
  card: Card;
  /** Whether it follows the pointer. */
  isLifted?: boolean;
  /** Whether nothing can be done with it now: it lies flat in its column. Its text stays as dark as the others'. */
  isWaiting?: boolean;
  /** The buttons beside the number. */
  children?: ReactNode;
  /** The button below. */
  footer?: ReactNode;
}

/** What a card shows of an order. */
export const CardFace = ({ card, isLifted = false, isWaiting = false, children, footer }: CardFaceProps) => {
  const { t, translate, formatMoney, language } = useMessages();
  const { id, number, status, awaits, isLate, partShipments, lineCount, pieces } = card;
  const method = PAYMENT_METHODS.find((one) => one.method === card.paymentMethod)?.label ?? '';
  return (
    <Box
      bg={isWaiting ? 'transparent' : 'bg.surface'}
      borderWidth="1px"
      borderStyle={isWaiting ? 'dashed' : undefined}
      borderColor={isLifted ? 'brand.solid' : isWaiting ? 'border.control' : 'border'}
      borderRadius="control"
      boxShadow={isLifted ? 'float' : undefined}
      px="2.5"
      py="2"
      textStyle="xs"
      cursor={isLifted ? 'grabbing' : undefined}
    >
      <Flex align="center" justify="space-between" gap="1" minH={{ base: '11', md: '7' }}>
        <StyledLink asChild color="fg" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
          <Link to={adminPaths.order(id)} draggable={false}>
            {formatOrderNumber(number, language)}
          </Link>
        </StyledLink>
        <Flex>{children}</Flex>
      </Flex>
      <Text fontWeight="medium" lang="en" lineClamp="2" overflowWrap="anywhere">
        {card.product}
      </Text>
      <Text color="fg.muted">
        {[
          lineCount > 1 && t('admin.board.card.more', { count: lineCount - 1 }),
          pieces > 1 && t('admin.board.card.pieces', { count: pieces }),
          formatMoney(card.totalCents),
          translate(method),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text color="fg.muted" lineClamp="1" overflowWrap="anywhere">
        {card.recipient || translate(FORMER_CUSTOMER)}
      </Text>
      <Text color="fg.muted" fontVariantNumeric="tabular-nums">
        <Moment at={status === 'PENDING' ? card.placedAt : card.since} />
      </Text>
      {(isLate || awaits !== null || partShipments > 0) && (
        <Flex gap="1" wrap="wrap" mt="1.5">
          {isLate && <Badge colorPalette="red">{t('admin.board.card.late')}</Badge>}
          {awaits && <Badge colorPalette="gray">{t(`admin.board.awaits.${awaits}`)}</Badge>}
          {partShipments > 0 && (
            <Badge colorPalette="blue">{t('admin.board.card.parcels', { count: partShipments })}</Badge>
          )}
        </Flex>
      )}
      {footer}
    </Box>
  );
};
