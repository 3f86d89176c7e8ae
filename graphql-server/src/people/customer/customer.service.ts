import { Any, type EntityManager } from 'typeorm';
import type { InferInput } from 'valibot';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { profileInput } from '#schema/customer.input.ts';
import { checked } from '#kernel/checked.ts';
import type { Database } from '#platform/db/database.ts';
import { Forbidden, NotFound } from '#kernel/errors.ts';
import { leaveNoDefault } from '../address/address.service.ts';
import { checkMay } from './check-own.ts';
import { CustomerEntity } from './customer.entity.ts';
import { lockCustomers, readCustomer } from './customer-row.ts';
import type { CustomerModel, Viewer } from './customer.model.ts';

/** A change of the profile; fields that are null or undefined stay. */
export interface ProfileChange extends InferInput<ReturnType<typeof profileInput>> {
  /** Key of an uploaded picture; '' removes the photo. */
  photo?: string | null | undefined;
}

/** The uploaded pictures, of which a customer's photo is one. */
export interface Photos {
  /** Locks a picture of the viewer, so that it can be shown. @throws InvalidInput unless the viewer uploaded it */
  lockPhoto(manager: EntityManager, viewer: Viewer, key: string): Promise<void>;
  /** Deletes the records of a customer's uploads, one or all, and returns the keys whose files are to be removed. */
  forget(manager: EntityManager, customerId: string, key: string | null): Promise<string[]>;
  removeFiles(manager: EntityManager, keys: readonly string[]): Promise<void>;
}

/** The path of uploaded photos; clients append width and format, as to every `Picture.path`. */
const PICTURES = '/pictures/';

/** Returns the path of an uploaded photo; null without a key. */
const picturePath = (key: string) => (key === '' ? null : `${PICTURES}${key}`);

/** Returns the key of an uploaded photo; '' for a photo from elsewhere, or none. */
const keyOfPath = (photoUrl: string | null): string =>
  photoUrl?.startsWith(PICTURES) ? photoUrl.slice(PICTURES.length) : '';

/** Customers, and what they may change about themselves. */
export class CustomerService {
  readonly #database: Database;
  readonly #pictures: Photos;

  constructor(database: Database, pictures: Photos) {
    this.#database = database;
    this.#pictures = pictures;
  }

  /** Returns customers by id, in the order of the ids. The edges must check who may see them. */
  async byIds(ids: readonly string[]): Promise<(CustomerModel | null)[]> {
    const rows = await this.#database.manager.findBy(CustomerEntity, { id: Any(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Returns a customer by e-mail. @throws Forbidden unless it is the viewer or the viewer is an admin; NotFound */
  async findByEmail(viewer: Viewer, email: string): Promise<CustomerModel> {
    if (viewer.email.toLowerCase() === email.trim().toLowerCase()) return viewer;
    checkMay(viewer, 'CUSTOMERS');
    const customer = await readCustomer(this.#database.manager, { email: email.trim() });
    if (!customer) throw new NotFound('There is no customer with this e-mail address.');
    return customer;
  }

  /**
   * Changes phone number, shipping address and photo, nothing else.
   * @throws Forbidden unless it is the viewer; InvalidInput
   */
  async updateProfile(viewer: Viewer, id: string, change: ProfileChange): Promise<CustomerModel> {
    if (viewer.id !== id.toLowerCase()) throw new Forbidden();
    const { photo } = change;
    const { phoneNumber, shippingAddress } = checked(profileInput(viewer.phoneNumber), change);
    return this.#database.transaction(async (manager) => {
      const [before] = await lockCustomers(manager, { id: viewer.id });
      if (!before) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
      if (photo) await this.#pictures.lockPhoto(manager, viewer, photo);
      const profile = {
        phoneNumber: phoneNumber ?? before.phoneNumber,
        // An empty text clears the address.
        shippingAddress: typeof shippingAddress === 'string' ? shippingAddress.trim() || null : before.shippingAddress,
        photoUrl: typeof photo === 'string' ? picturePath(photo) : before.photoUrl,
      };
      await manager.update(CustomerEntity, { id: viewer.id }, profile);
      if (profile.shippingAddress !== before.shippingAddress) await leaveNoDefault(manager, viewer.id);
      if (profile.photoUrl !== before.photoUrl)
        await this.#pictures.removeFiles(
          manager,
          await this.#pictures.forget(manager, viewer.id, keyOfPath(before.photoUrl)),
        );
      return { ...before, ...profile };
    });
  }
}
