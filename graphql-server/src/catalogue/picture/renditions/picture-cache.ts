import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { SHARED_PICTURE, type PICTURE_FORMATS, type PICTURE_WIDTHS } from '#schema/limits.ts';
import { Busy } from '#kernel/errors.ts';
import { Cache } from '#platform/cache/cache.ts';
import { isOf, type CachedRenditions, type PictureFile } from './cached-renditions.ts';
import { StoreDown, type Original, type Originals } from '../store/picture-store.ts';

type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One delivered form of a picture. The caller has checked that `name` contains no way to other folders. */
export interface Rendition {
  name: string;
  /** In pixels; `share` for the form that chats and social networks show. */
  width: (typeof PICTURE_WIDTHS)[number] | 'share';
  format: PictureFormat;
}

/** Making a form keeps one processor busy for some 50 ms; more at once would delay requests for data. */
const mostDrawn = 2;

/** How many originals of one place are read or wait to be drawn, and how many more wait for that. */
const MOST_READ = { atOnce: 6, waiting: 1000 };

/** After how many seconds there is probably room again. */
const BUSY_SECONDS = 10;

/** Width by height from which a picture is cut rather than shown whole. */
const WIDE = 1.4;

/** A quality without visible loss on a phone, and the least effort that keeps AVIF well below 100 ms at 640 pixels. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
};

/**
 * Makes the delivered forms of pictures from their originals, once each. When an original changes, its forms are made
 * again.
 */
export class PictureCache {
  /** A place that is slow must not hold up the others. */
  readonly #places: readonly { originals: Originals; whenRead: ReturnType<typeof pLimit> }[];
  readonly #forms: CachedRenditions;
  /** Only what is being made: the file system has the rest. */
  readonly #making = new Cache<PictureFile | undefined>({ lifetimeOf: () => ({ freshMs: 0 }) });
  readonly #whenDrawn = pLimit(mostDrawn);

  /** Looks for originals in these places, in this order. */
  constructor(places: readonly Originals[], forms: CachedRenditions) {
    this.#places = places.map((originals) => ({ originals, whenRead: pLimit(MOST_READ.atOnce) }));
    this.#forms = forms;
  }

  /**
   * Returns the file of this form; undefined when there is no original, or when the original is not a picture. `pay` is
   * called before another machine is called, and may throw.
   * @throws StoreDown, Busy
   */
  async find(form: Rendition, pay?: () => void): Promise<PictureFile | undefined> {
    const file = `${form.width}.${form.format}`;
    const cached = await this.#forms.find({ name: form.name, file });
    try {
      const found = await this.#findOriginal(form.name, pay);
      if (found === undefined) {
        // Another server may have removed the picture.
        if (cached !== undefined) await this.#forms.remove([form.name]);
        return undefined;
      }
      if (cached !== undefined && isOf(cached, found.original)) return cached;
      return await this.#makeOnce(form, file, found);
    } catch (error) {
      if (cached !== undefined && error instanceof StoreDown) return cached;
      throw error;
    }
  }

  async #findOriginal(name: string, pay: (() => void) | undefined) {
    for (const { originals, whenRead } of this.#places) {
      const original = await originals.find(name, pay);
      if (original !== undefined) return { original, whenRead };
    }
    return undefined;
  }

  async #makeOnce(
    form: Rendition,
    file: string,
    { original, whenRead }: { original: Original; whenRead: ReturnType<typeof pLimit> },
  ): Promise<PictureFile | undefined> {
    const admit = () => {
      if (whenRead.pendingCount >= MOST_READ.waiting)
        throw new Busy('Many pictures are being drawn just now.', BUSY_SECONDS);
    };
    const make = () =>
      whenRead(async () => {
        const bytes = await original.read();
        const picture = bytes && (await this.#whenDrawn(() => resize(bytes, form)));
        return picture && (await this.#forms.keep({ name: form.name, file }, picture, original.modifiedMs));
      });
    return (await this.#making.make(`${form.name}/${file}`, { admit, make })).value;
  }
}

/** Returns undefined for bytes that are not a complete picture, such as those of a file that is being written. */
const resize = async (original: Buffer, { width, format }: Rendition): Promise<Buffer | undefined> => {
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
 * Returns a picture in the size that chats and social networks show, which would otherwise cut parts of it off: a wide
 * one is cut to it, any other is shown whole, and its edges go on to both sides.
 */
const toShare = async (picture: Sharp): Promise<Sharp> => {
  const { width, height } = SHARED_PICTURE;
  const { data, info } = await picture.flatten({ background: '#ffffff' }).toBuffer({ resolveWithObject: true });
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
