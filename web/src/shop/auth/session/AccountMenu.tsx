import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { paths } from '#web/lib/paths.ts';
import { serverPart } from '#web/lib/serverPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { useIsForAnybody, useSession } from './session.tsx';

const PlainAccount = serverPart(import.meta.env.SSR && (() => withTexts(() => import('./PlainAccount.tsx'))));

/** Loaded for signed-in customers only. */
const SignedInMenu = lazyPart(() => import('./SignedInMenu.tsx'));

/** The header's account corner: a Login button for visitors, avatar and menu for signed-in customers (spec §1, §2). */
export const AccountMenu = () => {
  const { t } = useMessages();
  const { customer, loading, signOut } = useSession();
  const isForAnybody = useIsForAnybody();
  const location = useLocation();
  // Keeps the place free until it is known who is signed in.
  const place = <div className="account-place" aria-hidden />;
  if (loading && !isForAnybody) return place;
  if (customer)
    return (
      <Suspense fallback={place}>
        <SignedInMenu customer={customer} onSignOut={signOut} />
      </Suspense>
    );
  // On the login page itself, Login keeps the page that the visitor came from.
  const state = location.pathname === paths.login ? location.state : { from: location };
  return (
    <>
      <noscript>
        <PlainAccount />
      </noscript>
      <Link
        to={paths.login}
        state={state}
        className={`button button-sm ${isForAnybody ? 'login-for-anybody' : ''}`}
        data-signed-out
      >
        {t('customer.menu.login')}
      </Link>
    </>
  );
};
