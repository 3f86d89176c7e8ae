import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { NarrowPage } from '../NarrowPage.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useSession } from '../session/session.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** Sets a new password by the link of a mail; then the customer logs in with it. */
export default function ResetPasswordPage() {
  const { t } = useMessages();
  const { customer, signOut } = useSession();
  const navigate = useNavigate();
  const token = useLinkToken();
  /** The token that the server refused. */
  const [invalid, setInvalid] = useState<string | null>(null);

  const finish = (message: string) => {
    // All sessions have ended, including this browser's.
    if (customer) signOut();
    void navigate(paths.login, { replace: true, state: { message } });
  };
  const isOver = token === '' || token === invalid;
  return (
    <NarrowPage title={t('session.reset.title')} text={isOver ? undefined : t('session.reset.text')}>
      {isOver ? (
        <Stack gap="5">
          <Notice tone={token === '' ? 'info' : 'error'}>
            {token === '' ? t('session.link.missing') : CUSTOMER_MESSAGES.linkInvalid}
          </Notice>
          <Button asChild size="lg">
            <RouterLink to={paths.forgotPassword}>{t('session.reset.again')}</RouterLink>
          </Button>
        </Stack>
      ) : (
        <ResetPasswordForm token={token} onDone={finish} onInvalid={() => setInvalid(token)} />
      )}
    </NarrowPage>
  );
}
