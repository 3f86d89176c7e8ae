import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useSession } from '../shop/auth/session/session.tsx';

/** Shows the page to admins; other customers go to their profile (spec §6). Use it inside RequireCustomer. */
export const RequireAdmin = () => {
  const { customer } = useSession();
  return customer?.role === 'ADMIN' ? <Outlet /> : <Navigate to={paths.profile} replace />;
};
