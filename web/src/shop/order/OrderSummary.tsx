import { Heading, Stack } from '@chakra-ui/react';
import { piecesShipped } from '#schema/fulfilment.ts';
import type { OrderSummary_OrderFragment, Shipments_OrderFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { LineItem } from './LineItem.tsx';
import { Totals } from './Totals.tsx';

/* GraphQL */ `
  fragment OrderSummary_order on Order {
    itemsTotalCents
    roundingCents
    deliveryFeeCents
    adjustments {
      kind
      code
      amountCents
    }
    totalCents
    lines {
      id
      productId
      name
      image {
        path
        alt
      }
      colorLabel
      size
      quantity
      unitPriceCents
    }
  }
`;

interface OrderSummaryProps {
  order: OrderSummary_OrderFragment;
  /** Says for each line how much of it is in these, when there are some. */
  shipments?: Shipments_OrderFragment['shipments'];
}

/** The lines of an order with their prices and totals. */
export const OrderSummary = ({ order, shipments = [] }: OrderSummaryProps) => {
  const { t } = useMessages();
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4">
        {t('order.summary.title')}
      </Heading>
      <Stack gap="5">
        {order.lines.map(({ id, productId, colorLabel, ...line }) => (
          <LineItem
            key={id}
            {...line}
            color={colorLabel}
            address={paths.details(productId)}
            {...(shipments.length > 0 && { sent: piecesShipped(shipments, id) })}
            showSum={order.lines.length > 1}
          />
        ))}
        <Totals {...order} />
      </Stack>
    </Panel>
  );
};
