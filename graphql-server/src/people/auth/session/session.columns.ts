import { customerColumns } from '#people/customer/customer.columns.ts';

/** Returns SQL that reads the confirmed customer `c` of a session, with more columns, if any. */
export const viewerWith = (more = ''): string =>
  `SELECT ${customerColumns('c')}, s.id AS "sessionId"${more} FROM sessions s JOIN customers c ON c.id = s.customer_id
  WHERE s.id = :sessionId AND c.id = :customerId AND c.status = 'CONFIRMED' AND s.ended_at IS NULL AND s.expires_at > now()`;
