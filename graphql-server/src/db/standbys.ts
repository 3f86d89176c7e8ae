/**
 * Reads of what everybody may see, such as products, pages, feeds: they may go to a standby of PostgreSQL, which is a moment behind. What
 * somebody has just changed himself is read outside of it.
 */
export interface PublicReads {
  /** Runs work whose statements outside transactions may go to a standby; nothing that writes, and nothing that a write depends on. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Grows when these reads go elsewhere: what was read before may be newer than what is read now. */
  readonly epoch: number;
}

/** Creates the public reads of a server. */
export const createPublicReads = (): PublicReads => ({ run: (work) => work(), epoch: 0 });
