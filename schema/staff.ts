import type { Role } from './customer.ts';

/** What the staff of the shop may be allowed to do. */
export const PERMISSIONS = ['CATALOGUE', 'ORDERS', 'FULFILMENT', 'MONEY', 'CUSTOMERS', 'SHOP', 'STAFF'] as const;

/** One of them. */
export type Permission = (typeof PERMISSIONS)[number];

/** What each role may do: the one table that the server's checks, the schema's directive and the dashboard go by. */
export const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  CUSTOMER: [],
  ADMIN: PERMISSIONS,
  MANAGER: ['CATALOGUE', 'ORDERS', 'FULFILMENT', 'MONEY', 'CUSTOMERS', 'SHOP'],
  PACKER: ['ORDERS', 'FULFILMENT'],
  EDITOR: ['CATALOGUE'],
  ACCOUNTANT: ['ORDERS', 'MONEY'],
};

/** Somebody who asks for something: their role counts once they have the second factor that the shop demands. */
interface Asker {
  role: Role;
  needsSecondFactor?: boolean;
}

/** Whether somebody may do this; nobody may do nothing. */
export const may = (person: Asker | null | undefined, permission: Permission): boolean =>
  person && person.needsSecondFactor !== true ? PERMISSIONS_OF[person.role].includes(permission) : false;

/** Whether somebody may enter the dashboard. */
export const isStaff = (person: { role: Role } | null | undefined): boolean =>
  person ? person.role !== 'CUSTOMER' : false;
