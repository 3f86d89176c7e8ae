import { Navigate, Outlet } from 'react-router-dom';
import { isStaff } from '#schema/staff.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../shop/auth/session/session.tsx';

/** Shows the page to the staff; other customers go to their profile (spec §6). Use it inside RequireCustomer. */
export const RequireAdmin = () => {
  const { customer } = useSession();
  return isStaff(customer) ? <Outlet /> : <Navigate to={paths.profile} replace />;
};
