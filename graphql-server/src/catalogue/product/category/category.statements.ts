import { sql } from '#platform/db/sql.ts';

/** Waits for the change of the tree that is under way, by the lock that its trigger takes too. */
export const treeLocked = sql('treeLocked', 'SELECT pg_advisory_xact_lock(4822061)::text AS locked');

/** Writes the order of the categories of one place; those whose number stays are not written. */
export const categoriesOrdered = sql(
  'categoriesOrdered',
  `UPDATE categories c SET "position" = ordered.place - 1
  FROM unnest(:ids::uuid[]) WITH ORDINALITY AS ordered (id, place)
  WHERE c.id = ordered.id AND c."position" <> ordered.place - 1`,
);

/** Locks the products of a category before the category, as who changes a product does. */
export const productsOfCategoryLocked = sql(
  'productsOfCategoryLocked',
  'SELECT FROM products WHERE category_id = :id ORDER BY id FOR NO KEY UPDATE',
);
