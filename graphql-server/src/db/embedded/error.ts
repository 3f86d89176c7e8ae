/** The embedded database cannot be started; the message is one sentence that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
