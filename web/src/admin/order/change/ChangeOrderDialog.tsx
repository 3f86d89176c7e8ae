import { Box, Stack, Text } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { changeOrderInput } from '#schema/order-admin.input.ts';
import { useChangeOrderMutation, type ChangeOrder_OrderFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FormDialog } from '#web/admin/kit/form/FormDialog.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

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
      })}
      schema={changeOrderInput}
      send={async (input, { id }, _, key) => {
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
          <TextField {...field('name')} label={t('order.billing.name')} required />
          <TextField {...field('address')} label={t('order.billing.address')} rows={3} required />
          <TextField {...field('phone')} label={t('order.billing.phone')} type="tel" required />
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
              <Detail mt="1">{t('admin.order.change.lines.hint')}</Detail>
            </Box>
          )}
          <TextField
            {...field('note')}
            label={t('admin.order.change.note')}
            hint={t('admin.order.change.note.hint')}
            rows={2}
            required
          />
        </>
      )}
    </FormDialog>
  );
};
