import { Button, Container } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { DELETED } from './goodbye.ts';
import { useSession } from '../auth/session/session.tsx';

/** The page after deleting one's account. */
export default function GoodbyePage() {
  const { t } = useMessages();
  const { customer, loading, signOut } = useSession();
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const comesFromDeletion = state === DELETED;
  const forget = useEffectEvent(() => {
    signOut();
    // A later visit to this URL must not sign out.
    void navigate(paths.goodbye, { replace: true });
  });
  useEffect(() => {
    // Only when this page is shown: the guard of the previous page would send the person to the login.
    if (comesFromDeletion) forget();
  }, [comesFromDeletion]);
  if (!comesFromDeletion) {
    if (loading) return <LoadingPage />;
    // Someone with an account must not read here that it is deleted.
    if (customer) return <Navigate to={paths.profile} replace />;
  }
  return (
    <Container>
      <EmptyState heading="h1" title={t('settings.deleted.title')} text={t('settings.deleted.text')}>
        <Button asChild>
          <Link to={paths.home}>{t('order.list.emptyAction')}</Link>
        </Button>
      </EmptyState>
    </Container>
  );
}
