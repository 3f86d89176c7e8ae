import { PICTURE_WIDTHS } from '../../../schema/limits.ts';
import { MAX_UPLOAD_MEGAPIXELS, REVIEW_MESSAGES } from '../../../schema/product.rules.ts';
import { NoPicture, TooLarge } from '../errors.ts';

/** No form of a picture is delivered any larger. */
const longestEdge = Math.max(...PICTURE_WIDTHS);

/** A photograph of a phone takes less than one. */
const mostSeconds = 20;

/** How the files of the kinds that are taken begin: the decoders of all other kinds are not for strangers. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(?:avif|avis|mif1|msf1)/s];

const isKnownKind = (bytes: Buffer): boolean => {
  const beginning = bytes.toString('latin1', 0, 16);
  return beginnings.some((pattern) => pattern.test(beginning));
};

/**
 * A stranger's picture drawn afresh as WebP: upright, no larger than any page shows it, without place, camera or anything
 * else that the file may have held. @throws NoPicture, TooLarge
 */
export const redraw = async (bytes: Buffer): Promise<Buffer> => {
  if (!isKnownKind(bytes)) throw new NoPicture(REVIEW_MESSAGES.uploadUnreadable);
  // Loading it takes a while, and most servers' first requests need none of it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    return await sharp(bytes, { limitInputPixels: MAX_UPLOAD_MEGAPIXELS * 1_000_000, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: mostSeconds })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    // Whatever a decoder says about bytes of a stranger, the bytes are to blame.
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw isTooLarge
      ? new TooLarge(REVIEW_MESSAGES.uploadTooManyPixels)
      : new NoPicture(REVIEW_MESSAGES.uploadUnreadable);
  }
};
