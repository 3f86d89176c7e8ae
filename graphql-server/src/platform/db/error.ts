/** The database cannot be used; the message says in one sentence what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
