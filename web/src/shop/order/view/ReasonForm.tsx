import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import type { FieldProps } from '#web/lib/form/useForm.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { OrderActions_OrderFragment } from '#web/generated/graphql.ts';

/** What came of an action. */
export interface Outcome {
  tone: 'success' | 'warning';
  text: Translatable;
}

/** The props of the dialogs of actions. */
export interface ActionDialogProps {
  order: OrderActions_OrderFragment;
  onClose: () => void;
  /** Called when the action is done or refused. */
  onOutcome: (outcome: Outcome) => void;
}

interface ReasonFormProps {
  what: 'cancel' | 'return';
  /** What `useForm` returns. */
  form: {
    field: (name: 'reason') => FieldProps<string>;
    submit: (event: FormEvent) => void;
    busy: boolean;
    failure: Translatable | null;
  };
  onCancel: () => void;
  /** What is asked before the reason. */
  children?: ReactNode;
}

/** Says what follows from cancelling or returning an order, and asks for the reason. */
export const ReasonForm = ({ what, form, onCancel, children }: ReasonFormProps) => {
  const { t } = useMessages();
  const { field, submit, busy, failure } = form;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text textStyle="sm" color="fg.muted">
          {t(`order.${what}.text`)}
        </Text>
        {children}
        <FormField {...field('reason')} label={t(`order.${what}.reason`)}>
          {(control) => <Textarea {...control} rows={3} required={what === 'return'} />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button
            type="submit"
            colorPalette={what === 'cancel' ? 'red' : undefined}
            aria-busy={busy}
            flex={{ base: '1 1 auto', sm: '0 0 auto' }}
          >
            {t(busy ? `order.${what}.busy` : `order.${what}.yes`)}
          </Button>
          <Button type="button" variant="outline" onClick={onCancel} flex={{ base: '1 1 auto', sm: '0 0 auto' }}>
            {t(`order.${what}.no`)}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
