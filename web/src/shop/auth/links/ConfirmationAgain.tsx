import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { MailboxLink } from './MailboxLink.tsx';
import { useRequestMail } from './useRequestMail.ts';
import { useSignInOptions } from '../useSignInOptions.ts';
import type { Saying } from '../../../lib/saying.ts';

/** Whoever waits for an admin may have missed the mail that confirms their address: it is sent again where the shop sends mail. */
export const ConfirmationAgain = ({ email }: { email: string }) => {
  const { t } = useMessages();
  const options = useSignInOptions();
  const request = useRequestMail('confirmation');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Saying | null>(null);
  if (!options?.mail) return null;

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      setSent((await request(email)).message);
    } catch (error) {
      setWrong(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="3" alignItems="start">
      {sent === null ? (
        <Button type="button" variant="outline" onClick={send} aria-busy={busy}>
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
      {wrong && (
        <Notice tone="error" w="full">
          {wrong}
        </Notice>
      )}
    </Stack>
  );
};
