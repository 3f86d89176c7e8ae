import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Unauthenticated } from '#kernel/errors.ts';
import { CustomerEntity, type CustomerRow } from './customer.entity.ts';
import type { CustomerModel } from './customer.model.ts';

/** Blocks changes of a row and its deletion, but no references to it. */
const forUpdate = { mode: 'for_no_key_update' } as const;

/** Returns a customer by id or e-mail; null when there is none. Not for requests: it checks no viewer. */
export const readCustomer = (
  manager: EntityManager,
  who: { id: string } | { email: string },
): Promise<CustomerModel | null> => manager.findOneBy(CustomerEntity, who);

/**
 * Locks customers that match until the transaction ends, in the order of their ids: other changes of their data wait,
 * and the accounts cannot be deleted meanwhile.
 */
export const lockCustomers = (manager: EntityManager, where: FindOptionsWhere<CustomerRow>): Promise<CustomerModel[]> =>
  manager.find(CustomerEntity, { where, order: { id: 'ASC' }, lock: forUpdate });

/**
 * Locks a customer as `lockCustomers` does. It must be the first lock of a transaction, to avoid deadlocks. @throws
 * Unauthenticated when the account is deleted
 */
export const lockCustomer = async (manager: EntityManager, id: string): Promise<CustomerModel> => {
  const [customer] = await lockCustomers(manager, { id });
  if (!customer) throw new Unauthenticated();
  return customer;
};

/** Stores the shipping address of a customer's profile. */
export const setShippingAddress = async (
  manager: EntityManager,
  customerId: string,
  shippingAddress: string | null,
): Promise<void> => {
  await manager.update(CustomerEntity, { id: customerId }, { shippingAddress });
};
