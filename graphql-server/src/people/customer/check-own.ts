import { isStaff, may, type Permission } from '#schema/staff.ts';
import { Forbidden } from '#kernel/errors.ts';
import type { Viewer } from './customer.model.ts';

/** @throws Forbidden unless the viewer's role may do this */
export const checkMay = (viewer: Pick<Viewer, 'role'>, permission: Permission): void => {
  if (!may(viewer, permission)) throw new Forbidden();
};

/** @throws Forbidden unless the viewer may enter the dashboard */
export const checkStaff = (viewer: Pick<Viewer, 'role'>): void => {
  if (!isStaff(viewer)) throw new Forbidden();
};

/**
 * Checks who may read customers' data.
 * @throws Forbidden unless the viewer is each of these customers, or has the permission
 */
export const checkOwn = (
  viewer: Viewer,
  customerIds: readonly string[],
  permission: Permission = 'CUSTOMERS',
): void => {
  if (!may(viewer, permission) && customerIds.some((id) => id !== viewer.id)) throw new Forbidden();
};
