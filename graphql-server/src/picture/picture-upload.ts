import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { REVIEW_MESSAGES, type UPLOAD_PIXELS } from '../../../schema/review.ts';
import { Busy, NoPicture, TooLarge } from '../errors.ts';

/** Why a picture is not drawn: too many pixels for its kind, or bytes that no decoder understands. */
export type Refusal = keyof typeof UPLOAD_PIXELS | 'unreadable';

/** A photograph of a phone takes less than a second. */
const PATIENCE_MS = 20_000;

/** After how long the machine may have room for it. */
const AGAIN_SECONDS = 30;

/** How the files of the kinds that are taken begin: the decoders of all other kinds are not for strangers. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(?:avif|avis|mif1|msf1)/s];

const isKnownKind = (bytes: Buffer): boolean => {
  const beginning = bytes.toString('latin1', 0, 16);
  return beginnings.some((pattern) => pattern.test(beginning));
};

const unreadable = () => new NoPicture(REVIEW_MESSAGES.uploadUnreadable);

const refusals: Record<Refusal, () => Error> = {
  streamed: () => new TooLarge(REVIEW_MESSAGES.uploadTooManyPixels),
  whole: () => new TooLarge(REVIEW_MESSAGES.uploadTooManyPixelsWhole),
  avif: () => new TooLarge(REVIEW_MESSAGES.uploadTooManyPixelsAvif),
  unreadable,
};

const isRefusal = (word: string): word is Refusal => Object.hasOwn(refusals, word);

/**
 * A stranger's picture drawn afresh as WebP: upright, no larger than any page shows it, without place, camera or anything
 * else that the file may have held. A process of its own does it, which has neither the shop's memory nor its secrets, stands
 * behind it for the processor, and is ended when it takes too long. @throws NoPicture, TooLarge, Busy
 */
export const redraw = async (bytes: Buffer, patienceMs = PATIENCE_MS): Promise<Buffer> => {
  if (!isKnownKind(bytes)) throw unreadable();
  const painter = spawn(process.execPath, [path.join(import.meta.dirname, 'picture-redraw.ts')], {
    // None of the shop's variables.
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  const ended = once(painter, 'close') as Promise<[code: number | null]>;
  // It may end before it has read everything: how it ended says why.
  painter.stdin.on('error', () => undefined);
  painter.stdin.end(bytes);
  const [picture, said, [code]] = await Promise.all([buffer(painter.stdout), text(painter.stderr), ended]);
  if (isRefusal(said)) throw refusals[said]();
  // Ended from outside: by us, by its own watch, or by the system, for want of time or memory. The file may be a good one.
  if (code === null) throw new Busy(REVIEW_MESSAGES.uploadGivenUp, AGAIN_SECONDS);
  if (code !== 0 || picture.length === 0) throw new Error(`A picture could not be drawn: ${said}`);
  return picture;
};
