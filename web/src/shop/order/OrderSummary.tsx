import { Heading, Stack } from '@chakra-ui/react';
import type { OrderSummary_OrderFragment } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Panel } from '../../ui/Panel.tsx';
import { LineItem } from './LineItem.tsx';
import { Totals } from './Totals.tsx';

/* GraphQL */ `
  fragment OrderSummary_order on Order {
    itemsTotalCents
    deliveryFeeCents
    adjustments {
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

/** The lines of an order with their prices and totals. */
export const OrderSummary = ({ order }: { order: OrderSummary_OrderFragment }) => {
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
            showSum={order.lines.length > 1}
          />
        ))}
        <Totals {...order} />
      </Stack>
    </Panel>
  );
};
