import { Box, Button } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { paths } from '../../../lib/paths.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useSession } from './session.tsx';

/** Visitors do without. */
const SignedInMenu = lazyPart(() => import('./SignedInMenu.tsx'));

/** The header's account corner: a Login button for visitors, avatar and menu for who is signed in (spec §1, §2). */
export const AccountMenu = () => {
  const { t } = useMessages();
  const { customer, loading, signOut } = useSession();
  const location = useLocation();
  // Keeps its place until it is known who is signed in.
  const place = <Box boxSize="11" aria-hidden />;
  if (loading) return place;
  if (customer)
    return (
      <Suspense fallback={place}>
        <SignedInMenu customer={customer} onSignOut={signOut} />
      </Suspense>
    );
  // Whoever presses Login on the login page keeps the origin that brought them there.
  const state = location.pathname === paths.login ? location.state : { from: location };
  return (
    <Button asChild size="sm">
      <Link to={paths.login} state={state}>
        {t('customer.menu.login')}
      </Link>
    </Button>
  );
};
