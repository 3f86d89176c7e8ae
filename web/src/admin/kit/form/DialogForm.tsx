import { Button, HStack, Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** The button that sends a dialog's form. */
export interface DialogAction {
  /** In words that say what it does. */
  label: string;
  /** The label while it is sent; the same if left out. */
  busy?: string;
  /** `red` for what cannot be undone. */
  palette?: 'red';
}

interface DialogFormProps {
  /** The form, as `useForm` returns it. */
  form: { submit: (event: FormEvent) => void; busy: boolean; failure: Translatable | null };
  /** Null while there is nothing to send. */
  action: DialogAction | null;
  /** The label of the button that closes the dialog; Cancel if left out. */
  cancel?: string | undefined;
  onCancel: () => void;
  /** Another button, between these. */
  other?: ReactNode;
  children: ReactNode;
}

/** The form of a dialog: its fields, why it was refused, and its buttons. */
export const DialogForm = ({ form, action, cancel, onCancel, other, children }: DialogFormProps) => {
  const { t } = useMessages();
  const { submit, busy, failure } = form;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          {action && (
            <Button type="submit" aria-busy={busy} {...(action.palette && { colorPalette: action.palette })}>
              {(busy && action.busy) || action.label}
            </Button>
          )}
          {other}
          <Button type="button" variant="outline" onClick={onCancel}>
            {cancel ?? t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
