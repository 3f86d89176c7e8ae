import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useSession } from '../shop/auth/session/session.tsx';

/** Lets admins pass; any other role goes to the profile (spec §6). Stands inside RequireCustomer. */
export const RequireAdmin = () => {
  const { customer } = useSession();
  return customer?.role === 'ADMIN' ? <Outlet /> : <Navigate to={paths.profile} replace />;
};
