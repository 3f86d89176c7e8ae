import { Fragment, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { withApollo } from '../lib/apollo/withApollo.tsx';
import { lazyPart } from '../lib/lazyPart.ts';
import { paths } from '../lib/paths.ts';
import { useStore } from '../lib/stores.ts';
import { withTexts } from '../messages/withTexts.tsx';
import { useSession } from '../shop/auth/session/session.tsx';
import { sessionStore } from '../shop/auth/session/sessionStore.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { withChakra } from '../ui/theme/withChakra.tsx';
import { RouteLoading } from './RouteLoading.tsx';

const SignInAgain = lazyPart(() =>
  withApollo(() => withChakra(() => withTexts(() => import('../shop/auth/session/SignInAgain.tsx')))),
);

/**
 * Shows the page to signed-in customers; others go to the login page, which leads back here (spec §4). Each customer
 * has a page of their own.
 */
export const RequireCustomer = () => {
  const { customer, loading, error, ended, retry } = useSession();
  const location = useLocation();
  const store = useStore(sessionStore);
  useEffect(() => store.guard(), [store]);
  if (customer?.displayName)
    return (
      <Fragment key={customer.id}>
        <Outlet />
        <Suspense>{ended && <SignInAgain />}</Suspense>
      </Fragment>
    );
  if (loading) return <RouteLoading />;
  if (error) return <FailedState error={error} retry={retry} />;
  return <Navigate to={paths.login} replace state={{ from: location }} />;
};
