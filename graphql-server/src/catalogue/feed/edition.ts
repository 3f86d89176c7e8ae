import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { inPieces } from './xml.ts';

/** The texts of a document, in order. */
export type Texts = AsyncIterable<string> | Iterable<string>;

/** Begins to read or make the texts of a document. */
export type TextsMaker = () => Texts | Promise<Texts>;

/** What tells a finished edition from others. */
export interface Finished {
  etag: string;
  /** When this content was there first. */
  modifiedAt: Date;
  /** Compressed size in bytes. */
  size: number;
}

/** How an edition is made. */
export interface EditionOptions {
  /** Its file, which does not exist yet. */
  path: string;
  texts: TextsMaker;
  former: Finished | undefined;
  /** Runs the writing when it is its turn. */
  whenFree: (work: () => Promise<Finished>) => Promise<Finished>;
}

/** How many bytes are read from the file at once. */
const READ_AT_ONCE = 65_536;

/**
 * A document while it is written, compressed, to a file, and afterwards. It can be read from the beginning at any time:
 * who begins early follows the writing. So it is made once for all who ask meanwhile, and a slow reader delays neither
 * the database nor the others.
 */
export class Edition {
  /** Whether its file is deleted when nobody uses it any more. */
  isRetired = false;
  readonly #path: string;
  /** When it was ordered. What it says is newer. */
  readonly begunAt = new Date();
  /** Resolves when it is written. Rejects when it could not be. */
  readonly done: Promise<Finished>;
  /** Undefined until it is written. */
  finished: Finished | undefined;
  failed = false;
  #written = 0;
  #users = 0;
  #progress = Promise.withResolvers<void>();

  /** Writes as soon as `whenFree` says so; `former` is the edition before it. */
  constructor({ path, texts, former, whenFree }: EditionOptions) {
    this.#path = path;
    this.done = whenFree(() => this.#write(texts, former));
  }

  async #write(texts: TextsMaker, former: Finished | undefined): Promise<Finished> {
    const hash = createHash('sha256');
    const hashed = async function* (all: Texts) {
      for await (const piece of inPieces(all)) {
        hash.update(piece);
        yield piece;
      }
    };
    try {
      const all = await texts();
      const file = await open(this.#path, 'wx');
      try {
        await pipeline(Readable.from(hashed(all)), createGzip(), (chunks) => this.#store(chunks, file));
      } finally {
        await file.close();
      }
    } catch (error) {
      this.failed = true;
      await this.retire();
      throw error;
    }
    const etag = `W/"${hash.digest('base64url')}"`;
    const modifiedAt = former?.etag === etag ? former.modifiedAt : this.begunAt;
    this.finished = { etag, modifiedAt, size: this.#written };
    return this.finished;
  }

  async #store(chunks: AsyncIterable<Buffer>, file: FileHandle): Promise<void> {
    for await (const chunk of chunks) {
      await file.writeFile(chunk);
      this.#written += chunk.length;
      const { resolve } = this.#progress;
      this.#progress = Promise.withResolvers();
      resolve();
    }
  }

  /** Does something with it. Until then, its file is not deleted. */
  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#users += 1;
    try {
      return await work();
    } finally {
      this.#users -= 1;
      await this.#removeUnused();
    }
  }

  /**
   * Yields the compressed bytes, waiting for those that are not written yet; within `use` only.
   * @throws what the writing throws
   */
  async *read(): AsyncGenerator<Buffer, void> {
    await this.#hasBytes(0);
    const file = await open(this.#path, 'r');
    try {
      for (let position = 0; await this.#hasBytes(position);) {
        const length = Math.min(READ_AT_ONCE, this.#written - position);
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
        yield buffer.subarray(0, bytesRead);
        position += bytesRead;
      }
    } finally {
      await file.close();
    }
  }

  /** Waits until there are bytes after a position; false at the end. */
  async #hasBytes(position: number): Promise<boolean> {
    while (position >= this.#written) {
      if (this.finished) return false;
      await Promise.race([this.#progress.promise, this.done]);
    }
    return true;
  }

  /** Deletes the file as soon as nobody uses it. */
  async retire(): Promise<void> {
    this.isRetired = true;
    await this.#removeUnused();
  }

  async #removeUnused(): Promise<void> {
    if (this.isRetired && this.#users === 0) await rm(this.#path, { force: true });
  }
}
