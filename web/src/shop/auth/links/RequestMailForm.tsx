import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { emailError } from '../../../../../schema/customer.input.ts';
import { goToField } from '../../../lib/goToField.ts';
import { useSubmit } from '../../../lib/useSubmit.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormField } from '../../../ui/FormField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { MailboxLink } from './MailboxLink.tsx';
import { useFocus } from '../useFocus.ts';
import { useRequestMail, type MailKind } from './useRequestMail.ts';

interface RequestMailFormProps {
  kind: MailKind;
  submit: string;
  /** The address that was typed on the page before. */
  typed?: string;
}

/** Asks for a mail with a link; what is said then is the same for every address. */
export const RequestMailForm = ({ kind, submit: label, typed = '' }: RequestMailFormProps) => {
  const { t } = useMessages();
  const request = useRequestMail(kind);
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);

  const { busy, wrong, submit } = useSubmit({
    firstWrong: () => {
      const problem = emailError(email.trim());
      setError(problem);
      return problem && 'mail-email';
    },
    send: async () => {
      const answer = await request(email);
      if (answer.__typename !== 'InvalidInput') return setSent(answer.message);
      setError(answer.message);
      goToField('mail-email');
    },
  });

  if (sent !== null) return <MailSent message={sent} onOther={() => setSent(null)} />;
  return (
    <form noValidate onSubmit={submit} aria-label={label}>
      <Stack gap="5">
        <FormField id="mail-email" label={t('customer.email')} error={error}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(null);
              }}
            />
          )}
        </FormField>
        <Button type="submit" size="lg" w="full" aria-busy={busy}>
          {busy ? t('session.mail.busy') : label}
        </Button>
        {wrong && <Notice tone="error">{wrong}</Notice>}
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
