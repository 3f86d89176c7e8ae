import { Box, Button, HStack, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { changeOrderInput } from '#schema/order-admin.input.ts';
import { useChangeOrderMutation, type ChangeOrder_OrderFragment } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/* GraphQL */ `
  fragment ChangeOrder_order on Order {
    id
    number
    shippingAddress {
      name
      address
      phone
    }
    lines {
      id
      name
      colorLabel
      size
      quantity
    }
  }

  mutation ChangeOrder($input: ChangeOrderInput!) {
    changeOrder(input: $input) {
      ... on ChangeOrderSuccess {
        order {
          id
        }
      }
      ...Refusal_fields
    }
  }
`;

interface ChangeOrderDialogProps {
  open: boolean;
  order: ChangeOrder_OrderFragment;
  onClose: () => void;
  /** Called when it is changed. */
  onChanged: () => void;
}

/** Changes to whom an order goes, and takes lines off it, before the shop works on it. */
export const ChangeOrderDialog = ({ open, ...props }: ChangeOrderDialogProps) => {
  const { t, language } = useMessages();
  const number = formatOrderNumber(props.order.number, language);
  return (
    <Dialog
      open={open}
      title={t('admin.order.change.ask', { number })}
      focus="change-name"
      onClose={props.onClose}
    >
      <ChangeForm {...props} />
    </Dialog>
  );
};

const ChangeForm = ({ order, onClose, onChanged }: Omit<ChangeOrderDialogProps, 'open'>) => {
  const { t, translate } = useMessages();
  const change = useChangeOrderMutation();
  const { name, address, phone } = order.shippingAddress;
  const typed = useState({ name, address, phone, removedLineIds: [] as string[], note: '' });
  const [{ removedLineIds }, set] = typed;
  // Names this change: when its answer is lost, sending it again changes nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const { field, submit, busy, failure } = useForm({
    id: 'change',
    typed,
    schema: changeOrderInput,
    send: async (input) => {
      const result = await change({ input: { orderId: order.id, ...input, key } });
      if (result.__typename !== 'ChangeOrderSuccess') return result;
      onChanged();
    },
    saysAll: true,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <FormField {...field('name')} label={t('order.billing.name')}>
          {(control) => <Input {...control} autoComplete="off" required />}
        </FormField>
        <FormField {...field('address')} label={t('order.billing.address')}>
          {(control) => <Textarea {...control} rows={3} autoComplete="off" required />}
        </FormField>
        <FormField {...field('phone')} label={t('order.billing.phone')}>
          {(control) => <Input {...control} type="tel" autoComplete="off" required />}
        </FormField>
        {order.lines.length > 1 && (
          <Box as="fieldset">
            <Text as="legend" textStyle="sm" fontWeight="medium" mb="1.5">
              {t('admin.order.change.lines')}
            </Text>
            <Stack gap="1">
              {order.lines.map(({ id, quantity, colorLabel, size, ...line }) => (
                <CheckboxField
                  key={id}
                  id={`change-${id}`}
                  value={removedLineIds.includes(id)}
                  error={null}
                  onChange={(isRemoved) =>
                    set((before) => ({
                      ...before,
                      removedLineIds: isRemoved
                        ? [...before.removedLineIds, id]
                        : before.removedLineIds.filter((one) => one !== id),
                    }))
                  }
                  label={[
                    t('order.summary.pieces', { quantity, name: line.name }),
                    colorLabel,
                    size && translate(size),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              ))}
            </Stack>
            <Text textStyle="xs" color="fg.muted" mt="1">
              {t('admin.order.change.lines.hint')}
            </Text>
          </Box>
        )}
        <FormField
          {...field('note')}
          label={t('admin.order.change.note')}
          hint={t('admin.order.change.note.hint')}
        >
          {(control) => <Textarea {...control} rows={2} required />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" aria-busy={busy}>
            {t('admin.order.change.yes')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
