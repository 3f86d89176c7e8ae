import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { PICTURE_WIDTHS } from '#schema/limits.ts';
import { UPLOAD_PIXELS } from '#schema/review.ts';
import type { Refusal } from './picture-upload.ts';

/* A separate process that picture-upload.ts starts for each picture: untrusted bytes come in, the re-encoded picture goes out,
   or a word that says why not. Whatever a decoder does to this process, the shop is not affected. */

/** The longest edge that is stored: no form is delivered larger. */
const longestEdge = Math.max(...PICTURE_WIDTHS);

/** More memory than any accepted picture needs (some 300 MB), and less than would hurt the machine. */
const maxBytes = 600_000_000;
const watchEveryMs = 20;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

/** Returns the bound that applies: some decoders keep the whole picture in memory, and AVIF's several times over. */
const boundOf = ({ format, isProgressive }: Metadata): keyof typeof UPLOAD_PIXELS => {
  if (format === 'heif') return 'avif';
  return format === 'webp' || isProgressive ? 'whole' : 'streamed';
};

/** Checks the dimensions in the header. */
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

/** Kills the process when it takes too much memory: a decoder cannot be stopped in any other way. */
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, watchEveryMs).unref();

const refuse = (refusal: Refusal): void => void process.stderr.write(refusal);

const bytes = await buffer(process.stdin);
try {
  const refusal = refusalOf(await sharp(bytes, { limitInputPixels: false }).metadata());
  if (refusal === null) process.stdout.write(await draw(bytes));
  else refuse(refusal);
} catch {
  // Whatever the decoder reports, the untrusted bytes are the cause.
  refuse('unreadable');
}
