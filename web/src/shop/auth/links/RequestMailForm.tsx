import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { mailInput } from '#schema/customer.input.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { MailboxLink } from './MailboxLink.tsx';
import { useFocus } from '../useFocus.ts';
import { useRequestMail, type MailKind } from './useRequestMail.ts';

interface RequestMailFormProps {
  kind: MailKind;
  submit: string;
  /** The e-mail that was typed on the previous page. */
  typed?: string;
}

/** The form to request a mail with a link; its message is the same for every e-mail. */
export const RequestMailForm = ({ kind, submit: label, typed = '' }: RequestMailFormProps) => {
  const { t } = useMessages();
  const request = useRequestMail(kind);
  const [sent, setSent] = useState<string | null>(null);
  const { field, submit, busy, failure } = useForm({
    id: 'mail',
    typed: useState({ email: typed }),
    schema: mailInput,
    send: async ({ email }) => {
      const { __typename, message } = await request(email);
      if (__typename === 'InvalidInput') return { message, fields: [{ field: 'email', message }] };
      setSent(message);
    },
  });

  if (sent !== null) return <MailSent message={sent} onOther={() => setSent(null)} />;
  return (
    <form noValidate onSubmit={submit} aria-label={label}>
      <Stack gap="5">
        <FormField {...field('email')} label={t('customer.email')}>
          {(control) => <Input {...control} type="email" autoComplete="username" />}
        </FormField>
        <Button type="submit" size="lg" w="full" aria-busy={busy}>
          {busy ? t('session.mail.busy') : label}
        </Button>
        {failure && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </form>
  );
};

const MailSent = ({ message, onOther }: { message: string; onOther: () => void }) => {
  const { t } = useMessages();
  const box = useFocus<HTMLDivElement>();
  return (
    <Stack gap="4" alignItems="start">
      <Notice tone="success" ref={box} tabIndex={-1} w="full">
        {message}
      </Notice>
      <Text textStyle="sm" color="fg.muted">
        {t('session.mail.spam')}
      </Text>
      <MailboxLink />
      <Button type="button" variant="outline" onClick={onOther}>
        {t('session.mail.other')}
      </Button>
    </Stack>
  );
};
