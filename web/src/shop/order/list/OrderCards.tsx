import { Box, Button, Flex, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { OrderListItem_OrderFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { OrderNumber } from '#web/ui/OrderNumber.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PartSent } from '#web/ui/PartSent.tsx';
import { StatusBadge } from '#web/ui/StatusBadge.tsx';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { DeliveryIncluded } from '../Totals.tsx';
import { BuyAgain } from '../again/BuyAgain.tsx';
import { PayButton } from '../pay/PayButton.tsx';
import { orderListItem } from './orderListItem.ts';

/** How many pictures of one order are shown. */
const SHOWN_PICTURES = 4;

/** The customer's orders as cards, for narrow screens. */
export const OrderCards = ({ orders }: { orders: readonly OrderListItem_OrderFragment[] }) => {
  const { t, formatDate, formatMoney } = useMessages();
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {orders.map((order) => {
        const { name, image, quantity, more } = orderListItem(order);
        return (
          <Panel as="li" key={order.id}>
            <HStack wrap="wrap" gap="4" align="start">
              {image && more === 0 && <Thumbnail picture={image} />}
              <Box minW="0" flex="1 1 9rem">
                {more > 0 && (
                  <HStack gap="2" mb="3">
                    {order.lines.slice(0, SHOWN_PICTURES).map((line) => (
                      <Thumbnail key={line.id} picture={line.image} size={14} />
                    ))}
                  </HStack>
                )}
                <Text fontWeight="medium" lineClamp="2">
                  {more > 0 ? t('order.list.andMore', { name, count: more }) : name}
                </Text>
                <Text textStyle="sm" color="fg.muted">
                  <OrderNumber number={order.number} as="span" fontWeight="medium" color="fg" /> ·{' '}
                  {t('order.summary.quantity', { quantity })} ·{' '}
                  <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
                </Text>
                <HStack mt="2" justify="space-between" wrap="wrap">
                  <div>
                    <Text fontFamily="heading" fontWeight="bold" textStyle="lg" fontVariantNumeric="tabular-nums">
                      {formatMoney(order.totalCents)}
                    </Text>
                    <DeliveryIncluded feeCents={order.deliveryFeeCents} />
                  </div>
                  <div>
                    <StatusBadge status={order.status} />
                    <PartSent order={order} />
                  </div>
                </HStack>
              </Box>
            </HStack>
            <Flex gap="2" wrap="wrap" mt="4" css={{ '& > :is(a, button)': { flex: '1 1 auto' } }}>
              <PayButton order={order} name={name} size="sm" />
              <Button asChild variant="outline" size="sm">
                <Link to={paths.viewOrder(order.id)}>
                  {t('order.list.view')}
                  <VisuallyHidden>{name}</VisuallyHidden>
                </Link>
              </Button>
              <BuyAgain order={order} name={name} variant="ghost" />
            </Flex>
          </Panel>
        );
      })}
    </Stack>
  );
};
