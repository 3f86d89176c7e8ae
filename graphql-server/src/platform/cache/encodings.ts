import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

/** How the bytes of a document are sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A document in the encodings in which it is cached: compressed ones, or for a short one only itself. */
export interface Encodings extends Readonly<Partial<Record<Encoding, Buffer>>> {
  /** The same for the same document in the same quality. */
  readonly hash: string;
}

/** Returns bytes in memory of their own: zlib leaves a short result in 16 kB, and short texts share theirs. */
const alone = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

const compressBrotli = promisify(brotliCompress);
const decompressGzip = promisify(gunzip);
const zipped = async (bytes: Buffer): Promise<Buffer> => alone(await promisify(gzip)(bytes));

/** The qualities of brotli: of a page when it is new, and the best one, which takes half a second. */
const QUICK = 5;
const BEST = 11;

/** Brotli looks so far back, 2 to this power bytes: its usual 4 MB would be reserved for every page. */
const WINDOW_BITS = 19;

/** Shorter responses are sent as they are: they would hardly become shorter. */
const WORTH_COMPRESSING_BYTES = 1024;

const brotli = async (bytes: Buffer, quality: number): Promise<Buffer> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return alone(await compressBrotli(bytes, { params }));
};

const nameOf = (bytes: Buffer, quality = 0): string =>
  Buffer.concat([hash('sha256', bytes, 'buffer').subarray(0, 16), Buffer.of(quality)]).toString('base64url');

/** Returns a response as it is cached. */
export const encodeResponse = async (text: string): Promise<Encodings> => {
  const bytes = Buffer.from(text);
  const isShort = bytes.length < WORTH_COMPRESSING_BYTES;
  return { hash: nameOf(bytes), ...(isShort ? { identity: alone(bytes) } : { gzip: await zipped(bytes) }) };
};

/**
 * Returns a page as it is cached: compressed quickly at first, and as well as can be when it is the same as the one
 * before. Most pages are rendered again every few seconds, and stay the same for hours.
 */
export const encodePage = async (html: string, previous?: Encodings): Promise<Encodings> => {
  const bytes = Buffer.from(html);
  // Strong ETags are made of it: the same document has other bytes in another quality.
  const [quick, best] = [nameOf(bytes, QUICK), nameOf(bytes, BEST)];
  if (previous?.hash === best) return previous;
  if (previous?.hash === quick) return { ...previous, hash: best, br: await brotli(bytes, BEST) };
  const [br, gz] = await Promise.all([brotli(bytes, QUICK), zipped(bytes)]);
  return { hash: quick, br, gzip: gz };
};

/** Returns the memory of a document. */
export const bytesOf = ({ br, gzip: gz, identity }: Encodings): number =>
  (br?.length ?? 0) + (gz?.length ?? 0) + (identity?.length ?? 0);

/** Returns the encoding to send to a client that prefers one. */
export const encodingFor = (encodings: Encodings, wanted: Encoding): Encoding =>
  encodings[wanted] === undefined ? 'identity' : wanted;

/** Returns a document as it is, of which some encoding is cached. */
export const decode = async ({ gzip: gz, identity }: Encodings): Promise<Buffer> =>
  identity ?? (await decompressGzip(gz ?? ''));
