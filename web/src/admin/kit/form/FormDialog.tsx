import type { ReactNode } from 'react';
import { useDraft, type Draft } from '#web/lib/form/useDraft.ts';
import { useForm, type FormOptions } from '#web/lib/form/useForm.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogForm, type DialogAction } from './DialogForm.tsx';

/** What the fields of a dialog are made of. */
interface Fields<Input extends object, Output, Values extends Input> {
  field: ReturnType<typeof useForm<Input, Output, Values>>['field'];
  values: Values;
  change: Draft<Values>[1];
}

/** The form of a dialog, about one thing. */
interface Form<Of, Input extends object, Output, Values extends Input> extends Pick<
  FormOptions<Input, Output, Values>,
  'id' | 'schema' | 'saysAll'
> {
  /** The values that the form begins with. */
  begin: (of: Of) => Values;
  /** The key under which this tab stores what is typed, until it is sent; nothing is stored without it. */
  draft?: (of: Of) => string;
  /** Sends the schema's output. Returns why the shop refused it, or nothing after a success. */
  send: (input: Output, of: Of, values: Values) => ReturnType<FormOptions<Input, Output, Values>['send']>;
  action: DialogAction | ((of: Of) => DialogAction);
  cancel?: string;
  /** Shows the fields. */
  children: (fields: Fields<Input, Output, Values>, of: Of) => ReactNode;
}

interface FormDialogProps<Of, Input extends object, Output, Values extends Input> extends Form<
  Of,
  Input,
  Output,
  Values
> {
  /** What the dialog is about; null while it is closed. */
  of: Of | null;
  title: (of: Of) => string;
  /** Name of the field that gets the focus; the title if left out. */
  focus?: keyof Values & string;
  onClose: () => void;
}

/** A dialog with a form, which begins anew each time it is opened. */
export const FormDialog = <Of, Input extends object, Output, Values extends Input>({
  of,
  title,
  focus,
  onClose,
  ...form
}: FormDialogProps<Of, Input, Output, Values>) => (
  <Dialog
    open={of !== null}
    title={of === null ? '' : title(of)}
    {...(focus && { focus: `${form.id}-${focus}` })}
    onClose={onClose}
  >
    {of !== null && <Body of={of} onCancel={onClose} {...form} />}
  </Dialog>
);

const Body = <Of, Input extends object, Output, Values extends Input>({
  of,
  begin,
  draft,
  send,
  action,
  cancel,
  onCancel,
  children,
  ...options
}: Form<Of, Input, Output, Values> & { of: Of; onCancel: () => void }) => {
  const typed = useDraft(draft?.(of) ?? null, begin(of));
  const [values, change, forget] = typed;
  const form = useForm<Input, Output, Values>({
    ...options,
    typed,
    send: async (input, sent) => {
      const refusal = await send(input, of, sent);
      if (!refusal) forget();
      return refusal;
    },
  });
  return (
    <DialogForm
      form={form}
      action={typeof action === 'function' ? action(of) : action}
      cancel={cancel}
      onCancel={onCancel}
    >
      {children({ field: form.field, values, change }, of)}
    </DialogForm>
  );
};
