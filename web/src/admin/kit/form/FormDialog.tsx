import { useState, type ReactNode } from 'react';
import { useDraft, type Draft } from '#web/lib/form/useDraft.ts';
import { useForm, type FormOptions } from '#web/lib/form/useForm.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogForm, type DialogAction } from './DialogForm.tsx';

interface FormDialogProps<Of, Input extends object, Output, Values extends Input> extends Pick<
  FormOptions<Input, Output, Values>,
  'id' | 'schema' | 'saysAll'
> {
  /** What the dialog is about; null while it is closed. */
  of: Of | null;
  title: (of: Of) => string;
  /** Name of the field that gets the focus; the title if left out. */
  focus?: keyof Values & string;
  /** The values that the form begins with. */
  begin: (of: Of) => Values;
  /** The key under which this tab stores what is typed, until it is sent; nothing is stored without it. */
  draft?: (of: Of) => string | null;
  /**
   * Sends the schema's output. Returns why the shop refused it, or nothing after a success. The key names what is sent:
   * when its answer is lost, sending it again does nothing twice.
   */
  send: (input: Output, of: Of, values: Values, key: string) => ReturnType<FormOptions<Input, Output, Values>['send']>;
  action: DialogAction | ((of: Of) => DialogAction);
  cancel?: string;
  onClose: () => void;
  /** Shows another button beside that which sends the form. */
  other?: (values: Values, of: Of) => ReactNode;
  /** Shows the fields. */
  children: (
    form: Pick<ReturnType<typeof useForm<Input, Output, Values>>, 'field'> & {
      values: Values;
      change: Draft<Values>[1];
    },
    of: Of,
  ) => ReactNode;
}

/** A dialog with a form, which begins anew each time it is opened. */
export const FormDialog = <Of, Input extends object, Output, Values extends Input>(
  props: FormDialogProps<Of, Input, Output, Values>,
) => {
  const { id, of, title, focus, onClose } = props;
  return (
    <Dialog
      open={of !== null}
      title={of === null ? '' : title(of)}
      {...(focus && { focus: `${id}-${focus}` })}
      onClose={onClose}
    >
      {of !== null && <Body {...props} of={of} />}
    </Dialog>
  );
};

const Body = <Of, Input extends object, Output, Values extends Input>(
  props: FormDialogProps<Of, Input, Output, Values> & { of: Of },
) => {
  const { id, of, begin, draft, schema, saysAll, send, action, cancel, onClose, other, children } = props;
  const [key] = useState(() => crypto.randomUUID());
  const typed = useDraft(draft?.(of) ?? null, begin(of));
  const [values, change, forget] = typed;
  const form = useForm<Input, Output, Values>({
    id,
    schema,
    typed,
    ...(saysAll && { saysAll }),
    send: async (input, sent) => {
      const refusal = await send(input, of, sent, key);
      if (!refusal) forget();
      return refusal;
    },
  });
  return (
    <DialogForm
      form={form}
      action={typeof action === 'function' ? action(of) : action}
      cancel={cancel}
      onCancel={onClose}
      other={other?.(values, of)}
    >
      {children({ field: form.field, values, change }, of)}
    </DialogForm>
  );
};
