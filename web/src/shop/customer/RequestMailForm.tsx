import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { emailError } from '../../../../schema/customer.rules.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { goToField } from '../../lib/goToField.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { MailboxLink } from './MailboxLink.tsx';
import { useFocus } from './useFocus.ts';
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
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);

  const refuse = (message: string) => {
    setError(message);
    goToField('mail-email');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = emailError(email.trim());
    setWrong(null);
    if (problem) return refuse(problem);
    setBusy(true);
    try {
      const answer = await request(email);
      if (answer.__typename === 'InvalidInput') refuse(answer.message);
      else setSent(answer.message);
    } catch (failure) {
      setWrong(errorMessage(failure));
    } finally {
      setBusy(false);
    }
  };

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
