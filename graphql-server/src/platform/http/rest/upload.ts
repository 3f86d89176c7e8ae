import { finished } from 'node:stream';
import { promisify } from 'node:util';
import express, { type Request, type Response } from 'express';
import { Busy, TooLarge } from '#kernel/errors.ts';

const MEGABYTE = 1024 * 1024;

/**
 * The most bytes of uploads that this process holds at once: those that it reads, and those that wait for their turn.
 */
export const MOST_UPLOADED_BYTES = 64 * MEGABYTE;

/** After how many seconds there is probably room again. */
const BUSY_SECONDS = 10;

let openBytes = 0;

/** What is accepted as an upload. */
interface Accepted {
  types: readonly string[];
  megabytes: number;
  /** The sentence for one that is larger. */
  tooLarge: string;
  /** The sentence when there is no room. */
  busy: string;
  /** How many bytes of all uploads there may be with one of these. */
  room?: number;
}

/**
 * Returns what reads the body of a request as it is; undefined when it has another type. There must be room for all of
 * it before the first byte is read, until the request is answered.
 * @throws TooLarge; Busy when there is no room
 */
export const uploadReader = ({ types, megabytes, tooLarge, busy, room = MOST_UPLOADED_BYTES }: Accepted) => {
  const limit = megabytes * MEGABYTE;
  const readBytes = promisify(express.raw({ type: [...types], limit, inflate: false }));
  return async (request: Request, response: Response): Promise<Buffer | undefined> => {
    const bytes = Math.min(Number(request.headers['content-length'] ?? limit), limit);
    if (openBytes + bytes > room) throw new Busy(busy, BUSY_SECONDS);
    openBytes += bytes;
    finished(response, () => (openBytes -= bytes));
    try {
      await readBytes(request, response);
    } catch (error) {
      const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
      throw isTooLarge ? new TooLarge(tooLarge) : error;
    }
    return Buffer.isBuffer(request.body) ? request.body : undefined;
  };
};
