import type { EntityManager } from 'typeorm';
import {
  MAX_CART_LINES,
  MAX_WISHES,
  mergeCartLines,
  mergeWishes,
  type CartLine,
} from '../../../schema/cart.rules.ts';
import { checkOwn } from '../customer/check-own.ts';
import type { Viewer } from '../customer/customer.model.ts';
import type { Language } from '../language.ts';
import { holdCustomer } from '../customer/hold-customer.ts';
import type { Database, LooseStatement as Statement } from '../db/database.ts';
import { InvalidInput, type FieldProblem } from '../errors.ts';
import { isId } from '../paging.ts';
import type { ProductModel } from '../product/product.model.ts';
import { CartLineEntity, WishlistItemEntity } from './cart.entity.ts';
import type { CartLineModel, CartModel } from './cart.model.ts';
import { cartsStatement, offersStatement, wishlistsStatement } from './cart.statements.ts';

/** What one can choose of a product. */
interface Offer {
  id: string;
  colors: string[];
  sizes: string[];
}

/** What becomes of what is there when something is sent. */
type Change = 'merge' | 'save';

/**
 * Carts and wishlists: what customers mean to buy and what they like. They are their own; nothing is reserved by them. Products are
 * told in the language that is asked for.
 */
export class CartService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Puts lines into the viewer's cart beside what is there, by `mergeCartLines`. @throws InvalidInput */
  mergeCart(viewer: Viewer, lines: readonly CartLine[], language: Language): Promise<CartModel> {
    return this.#changeCart(viewer, 'merge', lines, language);
  }

  /** Makes the lines the whole of the viewer's cart. @throws InvalidInput */
  saveCart(viewer: Viewer, lines: readonly CartLine[], language: Language): Promise<CartModel> {
    return this.#changeCart(viewer, 'save', lines, language);
  }

  /** Puts products on the viewer's wishlist beside what is there, by `mergeWishes`. @throws InvalidInput */
  mergeWishlist(viewer: Viewer, productIds: readonly string[], language: Language): Promise<ProductModel[]> {
    return this.#changeWishlist(viewer, 'merge', productIds, language);
  }

  /** Makes the products the whole of the viewer's wishlist. @throws InvalidInput */
  saveWishlist(viewer: Viewer, productIds: readonly string[], language: Language): Promise<ProductModel[]> {
    return this.#changeWishlist(viewer, 'save', productIds, language);
  }

  /** Carts of customers: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async cartsOf(viewer: Viewer, customerIds: readonly string[], language: Language): Promise<CartModel[]> {
    checkOwn(viewer, customerIds);
    return readCarts((statement) => this.#database.query(statement), customerIds, language);
  }

  /** Wishlists of customers: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async wishlistsOf(
    viewer: Viewer,
    customerIds: readonly string[],
    language: Language,
  ): Promise<ProductModel[][]> {
    checkOwn(viewer, customerIds);
    return readWishlists((statement) => this.#database.query(statement), customerIds, language);
  }

  async #changeCart(
    viewer: Viewer,
    change: Change,
    sent: readonly CartLine[],
    language: Language,
  ): Promise<CartModel> {
    const problems = cartProblems(sent);
    if (problems.length > 0) throw new InvalidInput(problems);
    const customerId = viewer.id;
    return this.#holding(viewer, async (manager) => {
      const there = change === 'save' ? [] : await storedLines(manager, customerId);
      const lines = mergeCartLines(there, await offeredLines(manager, sent));
      await manager.delete(CartLineEntity, { customerId });
      if (lines.length > 0)
        await manager.insert(
          CartLineEntity,
          lines.map((line, position) => ({ ...line, customerId, position })),
        );
      const [cart] = await readCarts(queryOf(manager), [customerId], language);
      return cart ?? { lines: [] };
    });
  }

  async #changeWishlist(
    viewer: Viewer,
    change: Change,
    sent: readonly string[],
    language: Language,
  ): Promise<ProductModel[]> {
    if (sent.length > MAX_WISHES)
      throw new InvalidInput([
        { field: 'productIds', message: `A wishlist has at most ${MAX_WISHES} products.` },
      ]);
    const customerId = viewer.id;
    return this.#holding(viewer, async (manager) => {
      const there = change === 'save' ? [] : await storedWishes(manager, customerId);
      const offers = await readOffers(manager, sent);
      const wishes = mergeWishes(
        there,
        sent.map(toId).filter((id) => offers.has(id)),
      );
      await manager.delete(WishlistItemEntity, { customerId });
      if (wishes.length > 0)
        await manager.insert(
          WishlistItemEntity,
          wishes.map((productId, position) => ({ customerId, productId, position })),
        );
      const [products] = await readWishlists(queryOf(manager), [customerId], language);
      return products ?? [];
    });
  }

  /** One transaction; another one of the same customer waits for it, so that neither works on what the other replaces. */
  #holding<Result>(viewer: Viewer, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.#database.transaction(async (manager) => {
      await holdCustomer(manager, viewer.id);
      return work(manager);
    });
  }
}

type Query = <Row extends object>(statement: Statement) => Promise<Row[]>;

/** Statements of a transaction. */
const queryOf =
  (manager: EntityManager): Query =>
  ({ text, values }) =>
    manager.query(text, values);

/** What can be said to be wrong without looking at products. */
const cartProblems = (lines: readonly CartLine[]): FieldProblem[] => {
  if (lines.length > MAX_CART_LINES)
    return [{ field: 'lines', message: `A cart has at most ${MAX_CART_LINES} lines.` }];
  const isPositive = (number: number) => Number.isInteger(number) && number >= 1;
  return lines.flatMap(({ quantity, seenPriceCents }, index) => [
    ...(isPositive(quantity)
      ? []
      : [{ field: `lines.${index}.quantity`, message: 'Quantity must be a whole number from 1.' }]),
    ...(isPositive(seenPriceCents)
      ? []
      : [{ field: `lines.${index}.seenPriceCents`, message: 'A price must be a whole number from 1.' }]),
  ]);
};

/** An id as the database writes it. */
const toId = (id: string) => id.toLowerCase();

const readOffers = async (
  manager: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, Offer>> => {
  const rows = await queryOf(manager)<Offer>(offersStatement(productIds.filter(isId)));
  return new Map(rows.map((offer) => [offer.id, offer]));
};

/** Those lines that the shop can sell. */
const offeredLines = async (manager: EntityManager, sent: readonly CartLine[]): Promise<CartLine[]> => {
  const lines = sent.map((line) => ({ ...line, productId: toId(line.productId) }));
  const offers = await readOffers(
    manager,
    lines.map(({ productId }) => productId),
  );
  return lines.filter(({ productId, color, size }) => {
    const offer = offers.get(productId);
    return (
      offer !== undefined &&
      (color === null || offer.colors.includes(color)) &&
      (size === null || offer.sizes.includes(size))
    );
  });
};

const storedLines = (manager: EntityManager, customerId: string): Promise<CartLine[]> =>
  manager.find(CartLineEntity, { where: { customerId }, order: { position: 'ASC' } });

const storedWishes = async (manager: EntityManager, customerId: string): Promise<string[]> => {
  const items = await manager.find(WishlistItemEntity, { where: { customerId }, order: { position: 'ASC' } });
  return items.map(({ productId }) => productId);
};

const readCarts = async (
  query: Query,
  customerIds: readonly string[],
  language: Language,
): Promise<CartModel[]> => {
  const rows = await query<{ customerId: string; lines: CartLineModel[] }>(
    cartsStatement(customerIds, language),
  );
  const byId = new Map(rows.map(({ customerId, lines }) => [customerId, lines]));
  return customerIds.map((id) => ({ lines: byId.get(id) ?? [] }));
};

const readWishlists = async (
  query: Query,
  customerIds: readonly string[],
  language: Language,
): Promise<ProductModel[][]> => {
  const rows = await query<{ customerId: string; products: ProductModel[] }>(
    wishlistsStatement(customerIds, language),
  );
  const byId = new Map(rows.map(({ customerId, products }) => [customerId, products]));
  return customerIds.map((id) => byId.get(id) ?? []);
};
