import type { RowOf } from '#platform/db/sql.ts';

/** One line of a cart, with the product as it is now. */
export type CartLineModel = RowOf<'cartsOfCustomers'>['lines'][number];

/** A cart as services return it. */
export interface CartModel {
  /** Oldest first. */
  lines: CartLineModel[];
}
