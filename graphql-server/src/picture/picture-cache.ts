import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { PICTURE_FORMATS, PICTURE_WIDTHS } from '../../../schema/limits.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';

/** A width in which pictures are delivered. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** A format in which pictures are delivered. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One delivered form of a picture. `name` is a path without folders to climb: the caller has checked it. */
export interface PictureForm {
  name: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** A file that can be sent, with what tells its versions apart. */
export interface PictureFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/** Pictures take a processor each for some 50 ms; requests for data must still come through. */
const mostJobs = 2;

/** File systems round times, some to the millisecond. */
const clockGrainMs = 2;

/** Quality that shows no difference on a phone, and as little effort as keeps AVIF well below 100 ms at 640 pixels. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
};

/**
 * Makes the delivered forms of pictures from their originals, once each, and keeps them as files. A form bears the time
 * of its original; when that changes, it is made afresh.
 */
export class PictureCache {
  readonly #sourceDirs: readonly string[];
  readonly #cacheDir: string;
  readonly #underWay = new Map<string, Promise<PictureFile | undefined>>();
  readonly #limit = new ConcurrencyLimit(mostJobs);

  /** Originals are looked for in the source folders one after the other. */
  constructor(sourceDirs: readonly string[], cacheDir: string) {
    this.#sourceDirs = sourceDirs;
    this.#cacheDir = cacheDir;
  }

  /** The file of this form; undefined when there is no original, or one that is no picture. */
  async find(form: PictureForm): Promise<PictureFile | undefined> {
    const source = await this.#findSource(form.name);
    if (source === undefined) return undefined;
    const target = path.join(this.#cacheDir, form.name, `${form.width}.${form.format}`);
    const kept = await fileAt(target);
    if (kept !== undefined && Math.abs(kept.modifiedMs - source.modifiedMs) < clockGrainMs) return kept;

    const same = this.#underWay.get(target);
    if (same !== undefined) return same;
    const job = this.#limit
      .run(() => this.#make(source, target, form))
      .finally(() => this.#underWay.delete(target));
    this.#underWay.set(target, job);
    return job;
  }

  async #findSource(name: string): Promise<PictureFile | undefined> {
    for (const folder of this.#sourceDirs) {
      const source = await fileAt(path.join(folder, `${name}.webp`));
      if (source !== undefined) return source;
    }
    return undefined;
  }

  async #make(source: PictureFile, target: string, form: PictureForm): Promise<PictureFile | undefined> {
    const original = await presentOrUndefined(readFile(source.path));
    const picture = original && (await resize(original, form));
    if (picture === undefined) return undefined;
    await mkdir(path.dirname(target), { recursive: true });
    // Written beside its place and moved there whole: no reader ever sees half of it.
    const unfinished = `${target}.${randomUUID()}`;
    try {
      await writeFile(unfinished, picture);
      await utimes(unfinished, source.modifiedMs / 1000, source.modifiedMs / 1000);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return await fileAt(target);
  }
}

/** Answers undefined for bytes that are no whole picture, as those of one that is being written. */
const resize = async (original: Buffer, { width, format }: PictureForm): Promise<Buffer | undefined> => {
  // Loading it takes a while, and most requests need none of it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    return await encode[format](
      sharp(original).autoOrient().resize({ width, withoutEnlargement: true }),
    ).toBuffer();
  } catch (error) {
    if (await isPicture(original)) throw error;
    return undefined;
  }
};

const isPicture = async (bytes: Buffer): Promise<boolean> => {
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes).stats();
    return true;
  } catch {
    return false;
  }
};

const fileAt = async (file: string): Promise<PictureFile | undefined> => {
  const found = await presentOrUndefined(stat(file));
  return found && { path: file, size: found.size, modifiedMs: found.mtimeMs };
};

/** A file may also be taken away while its turn is awaited. */
const presentOrUndefined = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
};
