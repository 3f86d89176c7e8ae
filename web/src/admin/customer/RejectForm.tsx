import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { rejectionInput } from '#schema/customer.input.ts';
import { useForm, type FormOptions } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface RejectFormProps extends Pick<
  FormOptions<{ reason: string }, { reason: string }, { reason: string }>,
  'id' | 'send'
> {
  onCancel: () => void;
}

/** Asks for the reason of a rejection, of one customer or many. */
export const RejectForm = ({ id, send, onCancel }: RejectFormProps) => {
  const { t } = useMessages();
  const { field, submit, busy, failure } = useForm({
    id,
    typed: useState({ reason: '' }),
    schema: rejectionInput,
    send,
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
