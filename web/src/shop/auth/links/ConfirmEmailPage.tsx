import { Button, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { NarrowPage } from '../NarrowPage.tsx';
import { RequestMailForm } from './RequestMailForm.tsx';
import { useSession } from '../session/session.tsx';
import { useConfirmEmail } from './useConfirmEmail.ts';
import { useLinkToken } from './useLinkToken.ts';
import type { Translatable } from '#web/lib/translatable.ts';

/** Confirms an e-mail by the link of a mail; an invalid link leads to a new one. */
export default function ConfirmEmailPage() {
  const { t } = useMessages();
  const { customer } = useSession();
  const token = useLinkToken();
  const confirmation = useConfirmEmail(token);
  return (
    <NarrowPage title={t('session.confirm.title')}>
      {token === '' && <AnotherLink message={t('session.link.missing')} tone="info" />}
      {token !== '' && confirmation.state === 'busy' && <Text role="status">{t('session.confirm.busy')}</Text>}
      {confirmation.state === 'invalid' && <AnotherLink message={confirmation.message} tone="error" />}
      {confirmation.state === 'failed' && (
        <Stack gap="5">
          <Notice tone="error">{confirmation.message}</Notice>
          <Button type="button" size="lg" onClick={confirmation.retry}>
            {t('error.retry')}
          </Button>
        </Stack>
      )}
      {confirmation.state === 'confirmed' && (
        <Stack gap="5">
          <Notice tone="success">{confirmation.message}</Notice>
          <Button asChild size="lg">
            <RouterLink to={customer ? paths.home : paths.login}>
              {t(customer ? 'session.confirm.home' : 'session.toLogin')}
            </RouterLink>
          </Button>
        </Stack>
      )}
    </NarrowPage>
  );
}

const AnotherLink = ({ message, tone }: { message: Translatable; tone: 'info' | 'error' }) => {
  const { t } = useMessages();
  return (
    <Stack gap="5">
      <Notice tone={tone}>{message}</Notice>
      <Text>{t('session.confirm.againText')}</Text>
      <RequestMailForm kind="confirmation" submit={t('session.confirm.again')} />
    </Stack>
  );
};
