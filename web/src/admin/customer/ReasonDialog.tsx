import { Text, Textarea } from '@chakra-ui/react';
import { rejectionInput } from '#schema/customer.input.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { FormDialog } from '../kit/form/FormDialog.tsx';

interface ReasonDialogProps<Of> {
  id: string;
  /** Who is rejected; null while the dialog is closed. */
  of: Of | null;
  title: (of: Of) => string;
  /** Rejects; returns why the shop refused. */
  send: (reason: string, of: Of) => Promise<Translatable | void>;
  onClose: () => void;
}

/** Asks for the reason of a rejection, of one customer or many. */
export const ReasonDialog = <Of,>({ send, ...props }: ReasonDialogProps<Of>) => {
  const { t } = useMessages();
  return (
    <FormDialog
      {...props}
      focus="reason"
      begin={() => ({ reason: '' })}
      schema={rejectionInput}
      send={({ reason }, of) => send(reason, of)}
      action={{ label: t('admin.reject'), busy: t('admin.reject.busy'), palette: 'red' }}
    >
      {({ field }) => (
        <>
          <Text textStyle="sm" color="fg.muted">
            {t('admin.reject.text')}
          </Text>
          <FormField {...field('reason')} label={t('admin.reject.reason')}>
            {(control) => <Textarea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
};
