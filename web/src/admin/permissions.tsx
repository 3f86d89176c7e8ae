import { createContext, useContext, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '#schema/customer.ts';
import { may, type Permission } from '#schema/staff.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The role of who uses the dashboard. What it may do, the server decides: here it says what is shown. */
export const RoleContext = createContext<Role>('ADMIN');

/** Returns the function that says whether the viewer may do something. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const role = useContext(RoleContext);
  return (permission) => may({ role }, permission);
};

/** The first page of each permission, in the order in which they are somebody's main work. */
const FIRST_PAGES = [
  ['MONEY', adminPaths.dashboard],
  ['FULFILMENT', adminPaths.orderStatus],
  ['CATALOGUE', adminPaths.allProducts],
] as const;

/** Shows a page to those whose role allows it. Others are led from the dashboard's first page to their own. */
export const Allowed = ({ needs, children }: { needs: Permission; children: ReactNode }) => {
  const { t } = useMessages();
  const isAllowed = useMay();
  const { pathname } = useLocation();
  if (isAllowed(needs)) return children;
  const first = FIRST_PAGES.find(([permission]) => isAllowed(permission))?.[1];
  if (first && pathname === adminPaths.dashboard) return <Navigate to={first} replace />;
  return <EmptyState heading="h1" title={t('admin.notAllowed')} text={t('admin.notAllowed.text')} />;
};
