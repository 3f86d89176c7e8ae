import { Button, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { orderGlance } from './orderGlance.ts';

/* GraphQL */ `
  fragment OrdersTable_order on Order {
    id
    status
    placedAt
    totalCents
    lines {
      id
      name
      image {
        path
        alt
      }
      quantity
      unitPriceCents
    }
  }
`;

/** One's orders with the columns of the spec, for wide screens. */
export const OrdersTable = ({ orders }: { orders: readonly OrdersTable_OrderFragment[] }) => {
  const { t, formatNumber, formatDate, formatMoney } = useMessages();
  const rows = orders.map((order) => ({ order, ...orderGlance(order) }));
  return (
    <DataTable
      label={t('order.list.title')}
      rows={rows}
      rowKey={({ order }) => order.id}
      columns={[
        {
          header: t('order.list.image'),
          cell: ({ image }) => image && <Thumbnail picture={image} size="14" />,
        },
        {
          header: t('order.list.product'),
          cell: ({ name, more }) => (
            <Text lineClamp="2" fontWeight="medium">
              {more > 0 ? t('order.list.andMore', { name, count: more }) : name}
            </Text>
          ),
        },
        {
          header: t('order.list.price'),
          figures: true,
          cell: ({ unitPriceCents }) => formatMoney(unitPriceCents),
        },
        { header: t('order.list.quantity'), figures: true, cell: ({ quantity }) => formatNumber(quantity) },
        { header: t('order.list.total'), figures: true, cell: ({ order }) => formatMoney(order.totalCents) },
        { header: t('order.list.status'), cell: ({ order }) => <StatusBadge status={order.status} /> },
        {
          header: t('order.list.date'),
          cell: ({ order }) => (
            <Text as="span" whiteSpace="nowrap">
              <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
            </Text>
          ),
        },
        {
          header: t('order.list.action'),
          cell: ({ order, name }) => (
            <Button asChild size="sm" variant="outline">
              <Link to={paths.viewOrder(order.id)}>
                {t('order.list.view')}
                <VisuallyHidden>{name}</VisuallyHidden>
              </Link>
            </Button>
          ),
        },
      ]}
    />
  );
};
