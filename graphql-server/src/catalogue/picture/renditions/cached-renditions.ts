import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { presentOrUndefined } from '../store/folder-store.ts';

/** A file to send, with the values that tell its versions apart. */
export interface PictureFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/** After so much of the limit was written anew, the folder is measured. */
const MEASURED_AFTER = 0.1;

/** How much of the limit is left in the folder when it was too full. */
const LEFT = 0.8;

/** File systems round times, some to the millisecond. */
const clockGrainMs = 2;

/** A form by the name of its picture and its file, such as `320.avif`. */
interface Form {
  name: string;
  file: string;
}

/**
 * The delivered forms of pictures as files of this server: all can be made again. A file has the modification time of
 * its original. With a limit, those that were not read for the longest time are deleted when there are too many.
 */
export class CachedRenditions {
  readonly #folder: string;
  readonly #mostBytes: number | undefined;
  /** Nobody knows yet what a former server has left. */
  #writtenSince = Infinity;
  #measuring: Promise<void> | undefined;
  /** Files that are being written: no measuring may delete them. */
  readonly #unfinished = new Set<string>();

  /** `mostBytes` is undefined for no limit. */
  constructor(folder: string, mostBytes?: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /** Returns a form's file, whatever its original; undefined when it was not made yet. */
  async find({ name, file }: Form): Promise<PictureFile | undefined> {
    const target = path.join(this.#folder, name, file);
    const found = await presentOrUndefined(stat(target));
    return found && { path: target, size: found.size, modifiedMs: found.mtimeMs };
  }

  /** Keeps a form, and returns its file. */
  async keep(form: Form, bytes: Buffer, modifiedMs: number): Promise<PictureFile | undefined> {
    const target = path.join(this.#folder, form.name, form.file);
    await mkdir(path.dirname(target), { recursive: true });
    // Written under another name and renamed when complete, so that no reader ever gets half a file.
    const unfinished = `${target}.${randomUUID()}`;
    this.#unfinished.add(unfinished);
    try {
      await writeFile(unfinished, bytes);
      await utimes(unfinished, Date.now() / 1000, modifiedMs / 1000);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      this.#unfinished.delete(unfinished);
    }
    this.#writtenSince += bytes.length;
    await this.#measure();
    return await this.find(form);
  }

  /** Deletes the forms of pictures. */
  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(path.join(this.#folder, name), { recursive: true, force: true });
  }

  /** Measures the folder when enough was written, one time at once, and deletes what is too much. */
  async #measure(): Promise<void> {
    const most = this.#mostBytes;
    if (most === undefined || this.#writtenSince < most * MEASURED_AFTER) return;
    // Who writes meanwhile waits as well, so that the folder cannot grow faster than it is emptied.
    this.#measuring ??= this.#trim(most).finally(() => {
      this.#measuring = undefined;
    });
    await this.#measuring;
  }

  async #trim(most: number): Promise<void> {
    this.#writtenSince = 0;
    const files = await this.#files();
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= most) return;
    for (const { path: file, size } of files.toSorted((one, other) => one.readMs - other.readMs)) {
      if (bytes <= most * LEFT) return;
      await rm(file, { force: true });
      bytes -= size;
    }
  }

  async #files() {
    const files: { path: string; size: number; readMs: number }[] = [];
    for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      if (this.#unfinished.has(file)) continue;
      const found = await presentOrUndefined(stat(file));
      if (found) files.push({ path: file, size: found.size, readMs: found.atimeMs });
    }
    return files;
  }
}

/** Whether a form was made from this version of its original. */
export const isOf = (form: PictureFile, { modifiedMs }: { modifiedMs: number }): boolean =>
  Math.abs(form.modifiedMs - modifiedMs) < clockGrainMs;
