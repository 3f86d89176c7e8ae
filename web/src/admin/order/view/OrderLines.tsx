import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { piecesShipped } from '#schema/fulfilment.ts';
import type { Delivery_OrderFragment, OrderLines_OrderFragment } from '#web/generated/graphql.ts';
import { useOrderSums } from '#web/lib/useOrderSums.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { PanelSection } from '#web/admin/ui/Section.tsx';

/* GraphQL */ `
  fragment OrderLines_order on Order {
    status
    itemsTotalCents
    deliveryFeeCents
    roundingCents
    totalCents
    adjustments {
      kind
      code
      amountCents
    }
    lines {
      id
      name
      sku
      colorLabel
      size
      quantity
      unitPriceCents
      image {
        path
        alt
      }
    }
  }
`;

/** What was bought, and what it costs. */
export const OrderLines = ({
  order,
}: {
  order: OrderLines_OrderFragment & Pick<Delivery_OrderFragment, 'shipments'>;
}) => {
  const { t, translate, formatMoney, formatNumber } = useMessages();
  const isInParts = order.status === 'PROCESSED' && order.shipments.length > 0;
  return (
    <PanelSection title={t('admin.order.lines')}>
      <Box as="ul" listStyleType="none" textStyle="sm">
        {order.lines.map(({ id, name, sku, colorLabel, size, quantity, unitPriceCents, image }) => (
          <Flex as="li" key={id} gap="3" py="2.5" align="start" borderTopWidth="1px" borderColor="border">
            <Thumbnail picture={image} size={12} />
            <Box minW="0" flex="1">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text color="fg.muted">
                {[
                  colorLabel,
                  size && translate(size),
                  isInParts && t('order.sent', { sent: piecesShipped(order.shipments, id), quantity }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {/* On a phone, who packs has it on the slip. */}
              {sku && (
                <Text color="fg.muted" hideBelow="md">
                  {t('admin.order.sku', { sku })}
                </Text>
              )}
            </Box>
            <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums" color="fg.muted">
              {formatNumber(quantity)} × {formatMoney(unitPriceCents)}
            </Text>
            <Text w="24" textAlign="end" fontVariantNumeric="tabular-nums" hideBelow="sm">
              {formatMoney(quantity * unitPriceCents)}
            </Text>
          </Flex>
        ))}
      </Box>
      <Sums>
        <tbody>
          {useOrderSums(order).map(({ label, amount }) => (
            <Sum key={label} label={label} amount={amount} />
          ))}
          <Sum label={t('order.list.total')} amount={formatMoney(order.totalCents)} isTotal />
        </tbody>
      </Sums>
    </PanelSection>
  );
};

const Sum = ({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) => (
  <tr data-total={isTotal || undefined}>
    <th scope="row">{label}</th>
    <td>{amount}</td>
  </tr>
);

const Sums = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    borderTopWidth: '1px',
    borderColor: 'border',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted', py: '1' },
    '& td': { textAlign: 'end', py: '1' },
    '& tr:first-of-type > *': { pt: '3' },
    '& tr[data-total] > *': { color: 'fg', fontWeight: 'semibold' },
  },
});
