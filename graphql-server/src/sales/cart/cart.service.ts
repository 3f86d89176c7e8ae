import type { EntityManager } from 'typeorm';
import type * as v from 'valibot';
import { changeLines, changeWishes } from '#schema/cart.changes.ts';
import type { CartLine } from '#schema/cart.ts';
import { cartChangesInput, wishlistChangesInput } from '#schema/cart.input.ts';
import { checked } from '#kernel/checked.ts';
import { checkOwn } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Language } from '#kernel/language.ts';
import { lockCustomer } from '#people/customer/customer-row.ts';
import { query, type Database } from '#platform/db/database.ts';
import { readOffers } from '#catalogue/product/offers.ts';
import type { ProductModel } from '#catalogue/product/product.model.ts';
import { CartLineEntity, WishlistItemEntity } from './cart.entity.ts';
import type { CartModel } from './cart.model.ts';
import { cartsOfCustomers, rememberCartKey, wishlistsOfCustomers } from './cart.statements.ts';

/**
 * Carts and wishlists of customers. They reserve nothing. Several devices of one person change them: each sends its
 * changes, and gets the result.
 */
export class CartService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Applies changes to the viewer's cart, once per key. Returns the indexes of refused changes: the shop does not have
   * the product, or the cart is full.
   * @throws InvalidInput
   */
  async changeCart(viewer: Viewer, input: v.InferInput<typeof cartChangesInput>): Promise<number[]> {
    const { idempotencyKey, changes } = checked(cartChangesInput, input);
    const customerId = viewer.id;
    if (changes.length === 0) return [];
    return this.#database.transaction(async (manager) => {
      const isNew = await isNewKey(manager, customerId, idempotencyKey);
      const isOffered = await readOffers(manager, changes);
      const before = await linesIn(manager, customerId);
      const { lines, refused } = changeLines(before, changes, isOffered);
      // The first answer was lost: what was refused then must not look as if it were in the cart.
      if (!isNew) return refused;
      const rows = lines.map((line, position) => ({ ...line, customerId, position }));
      await manager.delete(CartLineEntity, { customerId });
      if (rows.length > 0) await manager.insert(CartLineEntity, rows);
      return refused;
    });
  }

  /** Applies changes to the viewer's wishlist, once per key. @throws InvalidInput */
  async changeWishlist(viewer: Viewer, input: v.InferInput<typeof wishlistChangesInput>): Promise<void> {
    const { idempotencyKey, changes } = checked(wishlistChangesInput, input);
    const customerId = viewer.id;
    if (changes.length === 0) return;
    await this.#database.transaction(async (manager) => {
      if (!(await isNewKey(manager, customerId, idempotencyKey))) return;
      const isOffered = await readOffers(manager, changes);
      const before = await manager.find(WishlistItemEntity, {
        where: { customerId },
        order: { position: 'ASC' },
      });
      const wishes = changeWishes(
        before.map(({ productId }) => productId),
        changes.filter((change) => !change.wished || isOffered(change)),
      );
      const rows = wishes.map((productId, position) => ({ customerId, productId, position }));
      await manager.delete(WishlistItemEntity, { customerId });
      if (rows.length > 0) await manager.insert(WishlistItemEntity, rows);
    });
  }

  /** Returns the lines of the viewer's own cart, oldest first, without what their products are now. */
  linesOf({ id: customerId }: Viewer): Promise<CartLine[]> {
    return linesIn(this.#database.manager, customerId);
  }

  /** Returns the carts of customers: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async cartsOf(viewer: Viewer, customerIds: readonly string[], language: Language): Promise<CartModel[]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.query(cartsOfCustomers(language, { customerIds }));
    const byId = new Map(rows.map(({ customerId, lines }) => [customerId, lines]));
    return customerIds.map((id) => ({ lines: byId.get(id) ?? [] }));
  }

  /**
   * Returns the wishlists of customers: one statement. @throws Forbidden unless the viewer is each of them or an admin
   */
  async wishlistsOf(viewer: Viewer, customerIds: readonly string[], language: Language): Promise<ProductModel[][]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.query(wishlistsOfCustomers(language, { customerIds }));
    const byId = new Map(rows.map(({ customerId, products }) => [customerId, products]));
    return customerIds.map((id) => byId.get(id) ?? []);
  }
}

const linesIn = (manager: EntityManager, customerId: string): Promise<CartLine[]> =>
  manager.find(CartLineEntity, {
    select: { productId: true, quantity: true, color: true, size: true, seenPriceCents: true },
    where: { customerId },
    order: { position: 'ASC' },
  });

/** Locks the customer, so that their other changes wait, and returns whether the key is new. */
const isNewKey = async (manager: EntityManager, customerId: string, key: string): Promise<boolean> => {
  await lockCustomer(manager, customerId);
  return (await query(manager, rememberCartKey({ customerId, key }))).length > 0;
};
