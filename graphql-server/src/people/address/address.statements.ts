import { sql } from '#platform/db/sql.ts';

const columns = `id, customer_id AS "customerId", name, phone_number AS "phoneNumber", upazila_id AS "upazilaId",
  line, is_default AS "isDefault"`;

/** The number of a customer's addresses, and the shipping address of their profile. */
export const addressesCounted = sql(
  'addressesCounted',
  `SELECT (SELECT count(*) FROM addresses WHERE customer_id = c.id)::integer AS count,
    c.shipping_address AS "shippingAddress" FROM customers c WHERE c.id = :customerId`,
);

/** Removes an address. */
export const addressRemoved = sql(
  'addressRemoved',
  'DELETE FROM addresses WHERE id = :id AND customer_id = :customerId RETURNING is_default AS "isDefault"',
);

/** Makes the newest address the default. */
export const defaultPassedOn = sql(
  'defaultPassedOn',
  `UPDATE addresses SET is_default = true
  WHERE id = (SELECT id FROM addresses WHERE customer_id = :customerId ORDER BY id DESC LIMIT 1) RETURNING ${columns}`,
);

/** Addresses of customers, the default first, then the newest. */
export const addressesOfCustomers = sql(
  'addressesOfCustomers',
  `SELECT ${columns} FROM addresses WHERE customer_id = ANY (:customerIds::uuid[]) ORDER BY is_default DESC, id DESC`,
);

/** Addresses in the export of a person's data. */
export const addressesExported = sql(
  'addressesExported',
  `SELECT name, phone_number AS "phoneNumber", upazila_id AS "upazilaId", line, is_default AS "isDefault"
  FROM addresses WHERE customer_id = :customerId ORDER BY id`,
);
