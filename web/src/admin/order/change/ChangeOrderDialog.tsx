import { Box, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { changeOrderInput } from '#schema/order-admin.input.ts';
import { useChangeOrderMutation, type ChangeOrder_OrderFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { FormDialog } from '#web/admin/kit/form/FormDialog.tsx';

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
export const ChangeOrderDialog = ({ open, order, onClose, onChanged }: ChangeOrderDialogProps) => {
  const { t, translate, language } = useMessages();
  const changeOrder = useChangeOrderMutation();
  return (
    <FormDialog
      id="change"
      of={open ? order : null}
      title={({ number }) => t('admin.order.change.ask', { number: formatOrderNumber(number, language) })}
      focus="name"
      begin={({ shippingAddress: { name, address, phone } }) => ({
        name,
        address,
        phone,
        removedLineIds: [] as string[],
        note: '',
        // Names this change: when its answer is lost, sending it again changes nothing twice.
        key: crypto.randomUUID() as string,
      })}
      schema={changeOrderInput}
      send={async (input, { id }, { key }) => {
        const result = await changeOrder({ input: { orderId: id, ...input, key } });
        if (result.__typename !== 'ChangeOrderSuccess') return result;
        onChanged();
      }}
      saysAll
      action={{ label: t('admin.order.change.yes') }}
      onClose={onClose}
    >
      {({ field, values: { removedLineIds }, change }) => (
        <>
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
              <Text as="legend" fontWeight="medium" textStyle="sm" mb="1.5">
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
                      change((before) => ({
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
          <FormField {...field('note')} label={t('admin.order.change.note')} hint={t('admin.order.change.note.hint')}>
            {(control) => <Textarea {...control} rows={2} required />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
};
