import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { REVIEW_MESSAGES, type UPLOAD_PIXELS } from '#schema/review.ts';
import { Busy, NoPicture, TooLarge } from '#kernel/errors.ts';

/** Why a picture is refused: too many pixels for its format, or bytes that no decoder understands. */
export type Refusal = keyof typeof UPLOAD_PIXELS | 'unreadable';

/** What is said while too many pictures wait to be re-encoded. */
export const QUEUE_REFUSAL = {
  ofOwner: REVIEW_MESSAGES.uploadsAtOnce,
  full: REVIEW_MESSAGES.uploadLineFull,
  seconds: 10,
};

/** How long re-encoding may take, in milliseconds. A phone's photograph takes less than a second. */
const TIMEOUT_MS = 20_000;

/** After how many seconds the client should try again. */
const RETRY_AFTER_SECONDS = 30;

/** The first bytes of the accepted formats: decoders of other formats never get untrusted bytes. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(?:avif|avis|mif1|msf1)/s];

const refusals: Record<Refusal, () => Error> = {
  streamed: () => new TooLarge(REVIEW_MESSAGES.uploadTooManyPixels),
  whole: () => new TooLarge(REVIEW_MESSAGES.uploadTooManyPixelsWhole),
  avif: () => new TooLarge(REVIEW_MESSAGES.uploadTooManyPixelsAvif),
  unreadable: () => new NoPicture(REVIEW_MESSAGES.uploadUnreadable),
};

/**
 * Re-encodes an untrusted picture as WebP: upright, no larger than any page shows it, and without place, camera or
 * other data from the file. A separate process does it, with lower priority and without the shop's memory and secrets;
 * it is killed when it takes too long.
 * @throws NoPicture, TooLarge, Busy
 */
export const redraw = async (bytes: Buffer, timeoutMs = TIMEOUT_MS): Promise<Buffer> => {
  const beginning = bytes.toString('latin1', 0, 16);
  if (!beginnings.some((pattern) => pattern.test(beginning))) throw refusals.unreadable();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'picture-redraw.ts')], {
    // The process gets none of the shop's environment variables.
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  // The process may end before it has read everything; its exit code says why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [picture, message, [code]] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (Object.hasOwn(refusals, message)) throw refusals[message as Refusal]();
  // Killed by us, by its own memory check or by the system, for lack of time or memory. The file itself may be fine.
  if (code === null) throw new Busy(REVIEW_MESSAGES.uploadGivenUp, RETRY_AFTER_SECONDS);
  if (code !== 0 || picture.length === 0) throw new Error(`A picture could not be drawn: ${message}`);
  return picture;
};
