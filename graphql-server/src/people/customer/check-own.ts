import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { isStaff, may, type Permission } from '#schema/staff.ts';
import { Forbidden } from '#kernel/errors.ts';
import type { Viewer } from './customer.model.ts';

/** Who asks; only a viewer's second factor is known. */
type Asker = Pick<Viewer, 'role'> & Partial<Pick<Viewer, 'needsSecondFactor'>>;

/** @throws Forbidden for staff without the second factor that the shop demands */
const checkSecondFactor = ({ needsSecondFactor }: Asker): void => {
  if (needsSecondFactor) throw new Forbidden(CUSTOMER_MESSAGES.secondFactorNeeded);
};

/** @throws Forbidden unless the viewer's role may do this */
export const checkMay = (viewer: Asker, permission: Permission): void => {
  checkSecondFactor(viewer);
  if (!may(viewer, permission)) throw new Forbidden();
};

/** @throws Forbidden unless the viewer may enter the dashboard */
export const checkStaff = (viewer: Asker): void => {
  checkSecondFactor(viewer);
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
