/** The embedded database cannot be started; the message says in one sentence what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
