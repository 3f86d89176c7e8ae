import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages, type MessageKey } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { useRequestMail, type MailKind } from '#web/shop/auth/links/useRequestMail.ts';

interface LinkButtonProps {
  kind: MailKind;
  email: string;
  label: Extract<MessageKey, 'settings.email.again' | 'settings.password.link'>;
}

/** A button that requests a mail with a link to the customer's own e-mail address. */
export const LinkButton = ({ kind, email, label }: LinkButtonProps) => {
  const { t } = useMessages();
  const requestMail = useRequestMail(kind);
  const [sent, setSent] = useState<string | null>(null);
  const { busy, done, failure, run } = useAction(async () => {
    const result = await requestMail(email);
    if (result.__typename !== 'RequestMailSuccess') return result;
    setSent(result.message);
  });
  const message = done ? sent : failure;
  return (
    <>
      <Button size="sm" variant="outline" aria-busy={busy} onClick={() => run()}>
        {t(busy ? 'settings.sending' : label)}
      </Button>
      <StatusMessage>
        {message && (
          <Notice tone={done ? 'success' : 'error'} role={undefined} mt="4">
            {message}
          </Notice>
        )}
      </StatusMessage>
    </>
  );
};
