import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { useMessages, type MessageKey } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Told } from '../../../ui/Told.tsx';
import { useRequestMail, type MailKind } from '../../auth/links/useRequestMail.ts';
import type { Saying } from '../../../lib/saying.ts';

interface LinkButtonProps {
  kind: MailKind;
  email: string;
  label: Extract<MessageKey, 'settings.email.again' | 'settings.password.link'>;
}

/** Has a mail with a link sent to one's own address, and says what became of it. */
export const LinkButton = ({ kind, email, label }: LinkButtonProps) => {
  const { t } = useMessages();
  const requestMail = useRequestMail(kind);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ tone: 'success' | 'error'; text: Saying } | null>(null);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setTold(null);
    try {
      const result = await requestMail(email);
      const tone = result.__typename === 'RequestMailSuccess' ? 'success' : 'error';
      setTold({ tone, text: result.message });
    } catch (error) {
      setTold({ tone: 'error', text: errorMessage(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" variant="outline" aria-busy={busy} onClick={press}>
        {t(busy ? 'settings.sending' : label)}
      </Button>
      <Told>
        {told && (
          <Notice tone={told.tone} role={undefined} mt="4">
            {told.text}
          </Notice>
        )}
      </Told>
    </>
  );
};
