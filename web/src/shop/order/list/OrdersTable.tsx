import { Box, Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderListItem_OrderFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { OrderNumber } from '#web/ui/OrderNumber.tsx';
import { PartSent } from '#web/ui/PartSent.tsx';
import { StatusBadge } from '#web/ui/StatusBadge.tsx';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { DeliveryIncluded } from '../Totals.tsx';
import { BuyAgain } from '../again/BuyAgain.tsx';
import { PayButton } from '../pay/PayButton.tsx';
import { orderListItem } from './orderListItem.ts';

type Line = OrderListItem_OrderFragment['lines'][number];

/** How many lines of one order are shown; for the rest, their number. */
const SHOWN_LINES = 3;

/**
 * The customer's orders with the spec's columns, for wide screens. Lines of one order are below each other, aligned
 * across the columns.
 */
export const OrdersTable = ({ orders }: { orders: readonly OrderListItem_OrderFragment[] }) => {
  const { t, formatNumber, formatDate, formatMoney } = useMessages();
  const rows = orders.map((order) => ({ order, ...orderListItem(order) }));
  return (
    <DataTable
      label={t('order.list.title')}
      rows={rows}
      rowKey={({ order }) => order.id}
      columns={[
        {
          header: t('order.list.image'),
          cell: ({ order }) => perLine(order.lines, ({ image }) => <Thumbnail picture={image} size={14} />),
        },
        {
          header: t('order.list.product'),
          cell: ({ order }) =>
            perLine(
              order.lines,
              ({ name }) => (
                <Text fontWeight="medium" lineClamp="2">
                  {name}
                </Text>
              ),
              (count) => t('order.list.more.lines', { count }),
            ),
        },
        {
          header: t('order.list.price'),
          figures: true,
          cell: ({ order }) => perLine(order.lines, ({ unitPriceCents }) => formatMoney(unitPriceCents)),
        },
        {
          header: t('order.list.quantity'),
          figures: true,
          cell: ({ order }) => perLine(order.lines, ({ quantity }) => formatNumber(quantity)),
        },
        {
          header: t('order.list.total'),
          figures: true,
          cell: ({ order }) => (
            <>
              <Text fontFamily="heading" fontWeight="bold" textStyle="lg">
                {formatMoney(order.totalCents)}
              </Text>
              <DeliveryIncluded feeCents={order.deliveryFeeCents} />
            </>
          ),
        },
        {
          header: t('order.list.status'),
          cell: ({ order }) => (
            <>
              <StatusBadge status={order.status} />
              <PartSent order={order} />
            </>
          ),
        },
        {
          header: t('order.list.date'),
          cell: ({ order }) => (
            <Box whiteSpace="nowrap">
              <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
              <OrderNumber number={order.number} fontWeight="medium" />
            </Box>
          ),
        },
        {
          header: t('order.list.action'),
          card: 'actions',
          cell: ({ order, name }) => (
            <Stack gap="2">
              <PayButton order={order} name={name} size="sm" />
              <Button asChild size="sm" variant="outline">
                <Link to={paths.viewOrder(order.id)}>
                  {t('order.list.view')}
                  <VisuallyHidden>{name}</VisuallyHidden>
                </Link>
              </Button>
              <BuyAgain order={order} name={name} variant="ghost" />
            </Stack>
          ),
        },
      ]}
    />
  );
};

/** Renders a column's value for each line, in rows of one height, so that the columns are aligned. */
const perLine = (
  lines: readonly Line[],
  cell: (line: Line) => ReactNode,
  rest: (count: number) => string = () => '',
) => (
  <Stack gap="2">
    {lines.slice(0, SHOWN_LINES).map((line) => (
      <Flex key={line.id} h="14" direction="column" justify="center">
        {cell(line)}
      </Flex>
    ))}
    {lines.length > SHOWN_LINES && (
      <Text h="5" color="fg.muted">
        {rest(lines.length - SHOWN_LINES)}
      </Text>
    )}
  </Stack>
);
