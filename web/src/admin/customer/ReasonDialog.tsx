import { rejectionInput } from '#schema/customer.input.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { TextField } from '../kit/form/TextField.tsx';
import { Explanation } from '../ui/texts.tsx';

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
          <Explanation>{t('admin.reject.text')}</Explanation>
          <TextField {...field('reason')} label={t('admin.reject.reason')} rows={3} />
        </>
      )}
    </FormDialog>
  );
};
