import { sql } from '#platform/db/sql.ts';

/** An admin's views of a list, by name. */
export const viewsOfList = sql(
  'viewsOfList',
  `SELECT id, list, name, query FROM saved_views
  WHERE customer_id = :customerId AND list = :list ORDER BY lower(name), name`,
);

/** The number of an admin's views of a list, but for the one of a name. */
export const otherViewsCounted = sql(
  'otherViewsCounted',
  `SELECT count(*)::integer AS count FROM saved_views
  WHERE customer_id = :customerId AND list = :list AND name <> :name`,
);

/** Saves a view; one with the same name gets its query. */
export const viewSaved = sql(
  'viewSaved',
  `INSERT INTO saved_views (customer_id, list, name, query) VALUES (:customerId, :list, :name, :query)
  ON CONFLICT (customer_id, list, name) DO UPDATE SET query = excluded.query
  RETURNING id, list, name, query`,
);

/** Views in the export of a person's data. */
export const viewsExported = sql(
  'viewsExported',
  'SELECT list, name, query FROM saved_views WHERE customer_id = :customerId ORDER BY list, name',
);
