import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { SHARED_PICTURE, type PICTURE_FORMATS, type PICTURE_WIDTHS } from '../../../schema/limits.ts';

type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One delivered form of a picture. The caller has checked that `name` contains no way to other folders. */
export interface PictureForm {
  name: string;
  /** In pixels; `share` for the form that chats and social networks show. */
  width: (typeof PICTURE_WIDTHS)[number] | 'share';
  format: PictureFormat;
}

/** A file to send, with the values that tell its versions apart. */
export interface PictureFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/** Making a form keeps one processor busy for some 50 ms; more at once would delay requests for data. */
const mostJobs = 2;

/** Width by height from which a picture is cut rather than shown whole. */
const WIDE = 1.4;

/** File systems round times, some to the millisecond. */
const clockGrainMs = 2;

/** A quality without visible loss on a phone, and the least effort that keeps AVIF well below 100 ms at 640 pixels. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
};

/**
 * Makes the delivered forms of pictures from their originals, once each, and stores them as files. A form's file has the
 * modification time of its original; when the original changes, the form is made again.
 */
export class PictureCache {
  readonly #sourceDirs: readonly string[];
  readonly #cacheDir: string;
  readonly #underWay = new Map<string, Promise<PictureFile | undefined>>();
  readonly #limit = pLimit(mostJobs);

  /** Looks for originals in the source folders, in this order. */
  constructor(sourceDirs: readonly string[], cacheDir: string) {
    this.#sourceDirs = sourceDirs;
    this.#cacheDir = cacheDir;
  }

  /** Returns the file of this form; undefined when there is no original, or when the original is not a picture. */
  async find(form: PictureForm): Promise<PictureFile | undefined> {
    const source = await this.#findSource(form.name);
    if (source === undefined) return undefined;
    const target = path.join(this.#cacheDir, form.name, `${form.width}.${form.format}`);
    const kept = await fileAt(target);
    if (kept !== undefined && Math.abs(kept.modifiedMs - source.modifiedMs) < clockGrainMs) return kept;

    const same = this.#underWay.get(target);
    if (same !== undefined) return same;
    const job = this.#limit(() => this.#make(source, target, form)).finally(() =>
      this.#underWay.delete(target),
    );
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
    // Written under another name and renamed when complete, so that no reader ever gets half a file.
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

/** Returns undefined for bytes that are not a complete picture, such as those of a file that is being written. */
const resize = async (original: Buffer, { width, format }: PictureForm): Promise<Buffer | undefined> => {
  // Imported late: loading sharp takes a while, and most requests do not need it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const drawn =
      width === 'share'
        ? await toShare(sharp(original).autoOrient())
        : sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
    return await encode[format](drawn).toBuffer();
  } catch (error) {
    if (await isPicture(original)) throw error;
    return undefined;
  }
};

/**
 * Returns a picture in the size that chats and social networks show, which would otherwise cut parts of it off: a wide one is cut to it,
 * any other is shown whole, and its edges go on to both sides.
 */
const toShare = async (picture: Sharp): Promise<Sharp> => {
  const { width, height } = SHARED_PICTURE;
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import('sharp');
  const isWide = info.width / info.height > WIDE;
  const drawn = sharp(data).resize({ width, height, fit: isWide ? 'cover' : 'inside' });
  if (isWide) return drawn;
  const whole = await drawn.toBuffer({ resolveWithObject: true });
  const sides = width - whole.info.width;
  const left = Math.floor(sides / 2);
  return sharp(whole.data).extend({ left, right: sides - left, extendWith: 'copy' });
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

/** Returns undefined when the file does not exist, or was removed while the job was waiting. */
const presentOrUndefined = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
};
