import { copyFile, stat, truncate } from 'node:fs/promises';

/** PostgreSQL's log file and one older file. Each stays about as small as the limit. */
export class LogFile {
  readonly path: string;
  readonly #maxBytes: number;
  #isRotating = false;

  constructor(path: string, maxBytes: number) {
    this.path = path;
    this.#maxBytes = maxBytes;
  }

  /**
   * Moves a log that is too large to the older file; what cannot be copied is lost. The log is copied and truncated,
   * not renamed, because PostgreSQL holds it open and appends to it. On Windows PostgreSQL does not append, so there
   * only the next start rotates.
   */
  async rotate({ isOpen }: { isOpen: boolean }): Promise<void> {
    if (this.#isRotating || (isOpen && process.platform === 'win32')) return;
    this.#isRotating = true;
    try {
      if ((await this.size()) < this.#maxBytes) return;
      try {
        await copyFile(this.path, `${this.path}.1`);
      } finally {
        // On a full disk the copy fails: truncate all the same, so that the log stops growing and the failure is
        // reported only once.
        await truncate(this.path);
      }
    } finally {
      this.#isRotating = false;
    }
  }

  /** Returns the size in bytes; 0 when there is no file. */
  async size(): Promise<number> {
    try {
      return (await stat(this.path)).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
      throw error;
    }
  }
}
