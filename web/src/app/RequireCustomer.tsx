import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { errorMessage } from '../lib/errorMessage.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../shop/auth/session/session.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { RouteLoading } from './RouteLoading.tsx';

/** Shows the page to signed-in customers; others go to the login page, which leads back here (spec §4). */
export const RequireCustomer = () => {
  const { customer, loading, error, retry } = useSession();
  const location = useLocation();
  if (customer?.displayName) return <Outlet />;
  if (loading) return <RouteLoading />;
  if (error) return <FailedState message={errorMessage(error)} onRetry={retry} />;
  return <Navigate to={paths.login} replace state={{ from: location }} />;
};
