import { Button, HStack, Input, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { codeInput } from '#schema/customer.input.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useForm, type FormOptions } from '#web/lib/form/useForm.ts';
import { useMessages, type MessageKey } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface Code {
  code: string;
}

interface CodeFormProps {
  label: Extract<MessageKey, 'settings.secondFactor.first' | 'settings.secondFactor.turnOff.code'>;
  submit: Extract<MessageKey, 'settings.secondFactor.confirm' | 'settings.secondFactor.turnOff'>;
  send: FormOptions<Code, Code, Code>['send'];
  onCancel: () => void;
}

/** Asks for one code. */
export const CodeForm = ({ label, submit: action, send, onCancel }: CodeFormProps) => {
  const { t } = useMessages();
  const { field, submit, busy, failure } = useForm({
    id: 'secondFactor',
    typed: useState<Code>({ code: '' }),
    schema: codeInput,
    send,
  });
  useEffect(() => goToField('secondFactor-code'), []);
  return (
    <form noValidate onSubmit={submit} aria-label={t('settings.secondFactor.title')}>
      <Stack gap="5">
        <FormField {...field('code')} label={t(label)}>
          {(control) => <Input {...control} maxW="20rem" autoComplete="one-time-code" maxLength={40} />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" aria-busy={busy}>
            {t(busy ? 'settings.secondFactor.busy' : action)}
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            {t('customer.profile.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
