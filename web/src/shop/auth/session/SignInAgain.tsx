import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { GoogleLogin } from '../google/GoogleLogin.tsx';
import { LoginForm } from '../LoginForm.tsx';
import { useSession } from './session.tsx';

/**
 * Offers to sign in again on the page where the session has expired, which stays as it is. Escape does not close it:
 * typed text would be lost.
 */
export default function SignInAgain() {
  const { t } = useMessages();
  const { customer, leave } = useSession();
  const login = useState({ email: customer?.email ?? '', password: '', code: '' });
  return (
    <Dialog open title={t('customer.login.title')} onClose={() => {}}>
      <Text mb="5">{t('session.ended')}</Text>
      <LoginForm typed={login} />
      <GoogleLogin />
      <Button type="button" variant="ghost" w="full" mt="4" onClick={leave}>
        {t('session.again.leave')}
      </Button>
    </Dialog>
  );
}
