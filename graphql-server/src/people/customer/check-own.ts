import { Forbidden } from '#kernel/errors.ts';
import type { Viewer } from './customer.model.ts';

/** @throws Forbidden unless the viewer is an admin */
export const checkAdmin = (viewer: Pick<Viewer, 'role'>): void => {
  if (viewer.role !== 'ADMIN') throw new Forbidden();
};

/** Checks who may read customers' data. @throws Forbidden unless the viewer is each of these customers, or an admin */
export const checkOwn = (viewer: Viewer, customerIds: readonly string[]): void => {
  if (viewer.role !== 'ADMIN' && customerIds.some((id) => id !== viewer.id)) throw new Forbidden();
};
