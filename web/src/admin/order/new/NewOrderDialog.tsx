import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { billingInput } from '#schema/order.input.ts';
import { orderTotals } from '#schema/order.ts';
import { usePlaceOrderForMutation, type NewOrder_CustomerFragment } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useDistrict } from '#web/lib/useDistrict.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogForm } from '#web/admin/kit/form/DialogForm.tsx';
import { NewOrderLines, soldOn, type NewLine } from './NewOrderLines.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';

/* GraphQL */ `
  fragment NewOrder_customer on Customer {
    id
    displayName
    email
    phoneNumber
    shippingAddress
  }

  mutation PlaceOrderFor($customerId: ID!, $input: PlaceOrderInput!) {
    placeOrderFor(customerId: $customerId, input: $input) {
      ... on PlaceOrderSuccess {
        order {
          id
          number
        }
      }
      ...Refusal_fields
    }
  }
`;

interface NewOrderDialogProps {
  open: boolean;
  customer: NewOrder_CustomerFragment;
  onClose: () => void;
  /** Called when it is placed. */
  onPlaced: (order: { id: string; number: number }) => void;
}

/** Places an order, paid on delivery, for a customer who has called. */
export const NewOrderDialog = ({ open, ...props }: NewOrderDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog open={open} title={t('admin.order.new.of', { name: props.customer.displayName })} onClose={props.onClose}>
      <NewOrder {...props} />
    </Dialog>
  );
};

const recipient = v.pick(billingInput, ['name', 'address', 'phone']);

const NewOrder = ({ customer, onClose, onPlaced }: Omit<NewOrderDialogProps, 'open'>) => {
  const { t, formatMoney } = useMessages();
  const place = usePlaceOrderForMutation();
  const [lines, setLines] = useState<readonly NewLine[]>([]);
  // Names this order: when its answer is lost, sending it again places it once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const typed = useState({
    name: customer.displayName,
    address: customer.shippingAddress ?? '',
    phone: customer.phoneNumber ?? '',
  });
  const { delivery } = useSettings();
  const district = useDistrict(typed[0].address, delivery.byDistrict.length > 0);
  const { totalCents } = orderTotals(
    lines.map((line) => ({ ...line, unitPriceCents: soldOn(line).priceCents })),
    delivery,
    district ?? null,
  );
  const form = useForm({
    id: 'new-order',
    typed,
    schema: recipient,
    send: async (to) => {
      if (lines.length === 0) return t('admin.order.new.empty');
      const input = {
        idempotencyKey,
        paymentMethod: 'CASH_ON_DELIVERY' as const,
        shippingAddress: { ...to, email: customer.email },
        seenTotalCents: totalCents,
        lines: lines.map(({ product, color, size, quantity }) => ({
          productId: product.id,
          color,
          size,
          quantity,
        })),
      };
      const result = await place({ customerId: customer.id, input });
      if (result.__typename === 'InvalidInput') {
        const [problem] = result.fields;
        return problem ?? result;
      }
      if (result.__typename !== 'PlaceOrderSuccess') return result;
      onPlaced(result.order);
    },
    saysAll: true,
  });
  return (
    <Stack gap="5">
      <NewOrderLines lines={lines} onChange={setLines} />
      <DialogForm form={form} action={{ label: t('admin.order.new.yes') }} onCancel={onClose}>
        <TextField {...form.field('name')} label={t('order.billing.name')} required />
        <TextField {...form.field('address')} label={t('order.billing.address')} rows={2} required />
        <TextField {...form.field('phone')} label={t('order.billing.phone')} type="tel" required />
        {lines.length > 0 && (
          <Text fontVariantNumeric="tabular-nums">
            {t('admin.order.new.total', { total: formatMoney(totalCents) })}
          </Text>
        )}
      </DialogForm>
    </Stack>
  );
};
