import { copyFile, stat, truncate } from 'node:fs/promises';

/** PostgreSQL's log, which never becomes much larger than twice its bound: the file itself and the one before it. */
export class LogFile {
  readonly path: string;
  readonly #mostBytes: number;
  #isRotating = false;

  constructor(path: string, mostBytes: number) {
    this.path = path;
    this.#mostBytes = mostBytes;
  }

  /**
   * Makes a file that has become too large the one before; what cannot be copied is lost. It is copied and emptied, not renamed: PostgreSQL holds it open and
   * writes at its end, wherever that is. Under Windows it writes where it was, so there this waits for the next start.
   */
  async rotate({ isOpen }: { isOpen: boolean }): Promise<void> {
    if (this.#isRotating || (isOpen && process.platform === 'win32')) return;
    this.#isRotating = true;
    try {
      if ((await this.size()) < this.#mostBytes) return;
      try {
        await copyFile(this.path, `${this.path}.1`);
      } finally {
        // On a full disk there is no room for the copy: the file must not grow for ever, nor every further second say so.
        await truncate(this.path);
      }
    } finally {
      this.#isRotating = false;
    }
  }

  /** Its bytes; 0 as long as there is none. */
  async size(): Promise<number> {
    try {
      return (await stat(this.path)).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
      throw error;
    }
  }
}
