import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { MailboxLink } from './MailboxLink.tsx';
import { useRequestMail } from './useRequestMail.ts';
import { useSignInOptions } from '../useSignInOptions.ts';

/** Sends the confirmation mail again to someone whose account is pending, where the shop sends mail. */
export const ConfirmationAgain = ({ email }: { email: string }) => {
  const { t } = useMessages();
  const options = useSignInOptions();
  const request = useRequestMail('confirmation');
  const [sent, setSent] = useState<string | null>(null);
  const { busy, failure, run } = useAction(async () => setSent((await request(email)).message));
  if (!options?.mail) return null;
  return (
    <Stack gap="3" alignItems="start">
      {sent === null ? (
        <Button type="button" variant="outline" onClick={() => run()} aria-busy={busy}>
          {t(busy ? 'session.mail.busy' : 'session.confirm.again')}
        </Button>
      ) : (
        <>
          <Notice tone="success" w="full">
            {sent}
          </Notice>
          <MailboxLink />
        </>
      )}
      {failure && (
        <Notice tone="error" w="full">
          {failure}
        </Notice>
      )}
    </Stack>
  );
};
