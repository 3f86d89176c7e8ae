import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { PICTURE_WIDTHS } from '../../../schema/limits.ts';
import { UPLOAD_PIXELS } from '../../../schema/review.ts';
import type { Refusal } from './picture-upload.ts';

/*
 * A process of its own, made by picture-upload.ts for one picture: a stranger's bytes come in, the picture drawn afresh goes out,
 * or a word says why not. Whatever a decoder does to this process, the shop goes on beside it, and before it.
 */

/** No form of a picture is delivered any larger. */
const longestEdge = Math.max(...PICTURE_WIDTHS);

/** More than any picture within the bounds takes (some 300 MB), and less than would hurt the machine. */
const mostBytes = 600_000_000;
const watchEveryMs = 20;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

/** Which bound holds a picture: some decoders keep all of it in memory, that of AVIF many times over. */
const boundOf = ({ format, isProgressive }: Metadata): keyof typeof UPLOAD_PIXELS => {
  if (format === 'heif') return 'avif';
  return format === 'webp' || isProgressive ? 'whole' : 'streamed';
};

/** Reads the header alone. */
const refusalOf = (metadata: Metadata): Refusal | null => {
  const bound = boundOf(metadata);
  return metadata.width * metadata.height > UPLOAD_PIXELS[bound] * 1_000_000 ? bound : null;
};

const draw = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: UPLOAD_PIXELS.streamed * 1_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();

/** A decoder cannot be told to stop, and works beside this watch. */
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, watchEveryMs).unref();

const refuse = (refusal: Refusal): void => void process.stderr.write(refusal);

const bytes = await buffer(process.stdin);
try {
  const refusal = refusalOf(await sharp(bytes, { limitInputPixels: false }).metadata());
  if (refusal === null) process.stdout.write(await draw(bytes));
  else refuse(refusal);
} catch {
  // Whatever a decoder says about bytes of a stranger, the bytes are to blame.
  refuse('unreadable');
}
