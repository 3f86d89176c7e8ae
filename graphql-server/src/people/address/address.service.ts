import { Any, type EntityManager } from 'typeorm';
import * as v from 'valibot';
import { ADDRESS_MESSAGES, addressLine, MAX_ADDRESSES } from '#schema/address.ts';
import { addressInput } from '#schema/address.input.ts';
import { findUpazila, type UpazilaPath } from '#schema/places.ts';
import { checked } from '#kernel/checked.ts';
import type { Database } from '#platform/db/database.ts';
import { InvalidInput, NotFound } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { AddressEntity } from './address.entity.ts';
import type { AddressModel } from './address.model.ts';
import { checkOwn } from '../customer/check-own.ts';
import type { CustomerModel, Viewer } from '../customer/customer.model.ts';
import { lockCustomer, setShippingAddress } from '../customer/customer-row.ts';

/** Checks what the form cannot know, and says whether the address becomes the default. */
const storedAddress = v.object({
  ...addressInput.entries,
  upazilaId: v.pipe(
    v.string(),
    v.check((id) => findUpazila(id) !== null, ADDRESS_MESSAGES.upazilaRequired),
  ),
  isDefault: v.nullish(v.boolean(), false),
});

/** An address to store. */
type AddressToStore = v.InferInput<typeof storedAddress>;

/** The address books of customers. The text of the default address is the shipping address of the profile. */
export class AddressService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Adds an address of the viewer. The first one becomes the default even if not requested, unless the profile already
   * has another shipping address; that one is replaced only on request.
   * @throws InvalidInput
   */
  add(viewer: Viewer, input: AddressToStore): Promise<AddressModel> {
    const address = checked(storedAddress, input);
    return this.#withLock(viewer.id, async (manager, { shippingAddress }) => {
      const count = await manager.countBy(AddressEntity, { customerId: viewer.id });
      if (count >= MAX_ADDRESSES) throw new InvalidInput([{ field: 'addresses', message: ADDRESS_MESSAGES.tooMany }]);
      const isDefault = address.isDefault || (count === 0 && !shippingAddress);
      if (isDefault) await makeRoomForDefault(manager, viewer.id, addressText(address));
      const row = { ...address, customerId: viewer.id, isDefault };
      const { identifiers } = await manager.insert(AddressEntity, row);
      return { ...row, id: (identifiers[0] as Pick<AddressModel, 'id'>).id };
    });
  }

  /** Changes an address of the viewer. @throws InvalidInput; NotFound, also for another customer's address */
  update(viewer: Viewer, id: string, input: AddressToStore): Promise<AddressModel> {
    const address = checked(storedAddress, input);
    if (!isId(id)) throw new NotFound('There is no such address.');
    return this.#withLock(viewer.id, async (manager) => {
      if (!(await manager.existsBy(AddressEntity, { id, customerId: viewer.id })))
        throw new NotFound('There is no such address.');
      if (address.isDefault) await makeRoomForDefault(manager, viewer.id, addressText(address));
      const row = { ...address, id: id.toLowerCase(), customerId: viewer.id, isDefault: address.isDefault };
      await manager.update(AddressEntity, { id, customerId: viewer.id }, row);
      return row;
    });
  }

  /**
   * Removes an address of the viewer; if it was the default, the newest one becomes the default. Returns whether there
   * was one.
   */
  async remove(viewer: Viewer, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    return this.#withLock(viewer.id, async (manager) => {
      const address = await manager.findOneBy(AddressEntity, { id, customerId: viewer.id });
      if (!address) return false;
      await manager.delete(AddressEntity, { id });
      if (address.isDefault) await passDefaultOn(manager, viewer.id);
      return true;
    });
  }

  /**
   * Returns the addresses of customers, the default first, then the newest: one statement.
   * @throws Forbidden unless the viewer is each of them or an admin
   */
  async listsOf(viewer: Viewer, customerIds: readonly string[]): Promise<AddressModel[][]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.manager.find(AddressEntity, {
      where: { customerId: Any(customerIds) },
      order: { isDefault: 'DESC', id: 'DESC' },
    });
    const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
    return customerIds.map((id) => byCustomer.get(id) ?? []);
  }

  /**
   * Runs a transaction that locks the customer, so that changes of the same address book or profile run one after the
   * other.
   */
  #withLock<Result>(
    customerId: string,
    work: (manager: EntityManager, customer: CustomerModel) => Promise<Result>,
  ): Promise<Result> {
    return this.#database.transaction(async (manager) => work(manager, await lockCustomer(manager, customerId)));
  }
}

/** Returns the upazila, district and division of an address. @throws when the list of places lacks its upazila */
export const placesOf = ({ upazilaId }: Pick<AddressModel, 'upazilaId'>): UpazilaPath => {
  const path = findUpazila(upazilaId);
  if (path === null) throw new Error(`There is no upazila ${upazilaId}.`);
  return path;
};

/** Returns an address in one line, in English, as an order stores it. */
export const addressText = (address: Pick<AddressModel, 'line' | 'upazilaId'>): string => {
  const { upazila, district, division } = placesOf(address);
  return addressLine(
    address.line,
    [upazila, district, division].map(({ name }) => name),
  );
};

/**
 * Removes the default mark, because the profile has another shipping address now. The caller has locked the customer.
 */
export const leaveNoDefault = async (manager: EntityManager, customerId: string): Promise<void> => {
  await manager.update(AddressEntity, { customerId, isDefault: true }, { isDefault: false });
};

const makeRoomForDefault = async (
  manager: EntityManager,
  customerId: string,
  shippingAddress: string,
): Promise<void> => {
  await leaveNoDefault(manager, customerId);
  await setShippingAddress(manager, customerId, shippingAddress);
};

const passDefaultOn = async (manager: EntityManager, customerId: string): Promise<void> => {
  const next = await manager.findOne(AddressEntity, { where: { customerId }, order: { id: 'DESC' } });
  if (next) await manager.update(AddressEntity, { id: next.id }, { isDefault: true });
  await setShippingAddress(manager, customerId, next ? addressText(next) : null);
};

/** Deletes the addresses of an account that gets another owner. */
export const forgetAddresses = async (manager: EntityManager, customerId: string): Promise<void> => {
  await manager.delete(AddressEntity, { customerId });
};
