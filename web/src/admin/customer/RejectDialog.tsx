import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { rejectionInput } from '../../../../schema/customer.input.ts';
import { useForm } from '../../lib/form/useForm.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRejectCustomer } from './useRejectCustomer.ts';

interface RejectDialogProps {
  /** The customer to reject; null while the dialog is closed. */
  customer: { id: string; displayName: string } | null;
  onClose: () => void;
  onRejected: (name: string) => void;
}

/** Asks for the reason of a rejection. */
export const RejectDialog = ({ customer, onClose, ...form }: RejectDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog
      open={customer !== null}
      title={customer ? t('admin.reject.ask', { name: customer.displayName }) : ''}
      focus="reject-reason"
      onClose={onClose}
    >
      {customer && <RejectForm customer={customer} onCancel={onClose} {...form} />}
    </Dialog>
  );
};

interface RejectFormProps extends Pick<RejectDialogProps, 'onRejected'> {
  customer: { id: string; displayName: string };
  onCancel: () => void;
}

const RejectForm = ({ customer, onRejected, onCancel }: RejectFormProps) => {
  const { t } = useMessages();
  const rejectCustomer = useRejectCustomer();
  const { field, submit, busy, failure } = useForm({
    id: 'reject',
    typed: useState({ reason: '' }),
    schema: rejectionInput,
    send: async ({ reason }) => {
      const result = await rejectCustomer({ id: customer.id, reason });
      if (result.__typename !== 'RejectCustomerSuccess') return result;
      onRejected(customer.displayName);
    },
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text textStyle="sm" color="fg.muted">
          {t('admin.reject.text')}
        </Text>
        <FormField {...field('reason')} label={t('admin.reject.reason')}>
          {(control) => <Textarea {...control} rows={3} />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" colorPalette="red" aria-busy={busy}>
            {t(busy ? 'admin.reject.busy' : 'admin.reject')}
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            {t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
