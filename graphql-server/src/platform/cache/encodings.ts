import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** How the bytes of an answer are sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const decompressGzip = promisify(gunzip);
const decompressBrotli = promisify(brotliDecompress);

/**
 * The qualities of brotli: one for answers, which change often; one for pages, 2 % longer than with 9, which takes five times as long and 34 MB of
 * memory instead of 2; and the best, which takes half a second.
 */
const FAST = 5;
const QUICK = 6;
const BEST = 11;

/** How far back brotli looks, in bits: over the whole document up to half a megabyte, and no further, since it reserves memory for that. */
const WINDOW_BITS = { min: 12, max: 19 };

const windowBitsOf = (length: number): number =>
  Math.min(WINDOW_BITS.max, Math.max(WINDOW_BITS.min, Math.ceil(Math.log2(length + 1))));

/** Shorter answers are sent as they are: they would hardly become shorter. */
const WORTH_COMPRESSING_BYTES = 1024;

/** Returns the bytes alone: zlib leaves a short result in the larger memory that it was written to. */
const alone = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

const brotli = async (bytes: Buffer, quality: number): Promise<Buffer> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBitsOf(bytes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return alone(await compressBrotli(bytes, { params }));
};

const zipped = async (bytes: Buffer): Promise<Buffer> => alone(await compressGzip(bytes));

/**
 * A document in the forms in which it is sent. Those that are there are kept, the others are made when they are asked for. A field for each form: of
 * ten thousand answers, an object by form would take 5 MB.
 */
export class Encodings {
  /** The same for the same document in the same quality. */
  readonly hash: string;
  #br: Buffer | undefined;
  #gzip: Buffer | undefined;
  #identity: Buffer | undefined;
  /** What is being made; undefined while nothing is. */
  #making: Map<Encoding, Promise<Buffer>> | undefined;

  constructor(name: string, { br, gzip: gz, identity }: Partial<Record<Encoding, Buffer>>) {
    this.hash = name;
    this.#br = br;
    this.#gzip = gz;
    this.#identity = identity;
  }

  /** The bytes of all forms that are kept. */
  get bytes(): number {
    return (this.#br?.length ?? 0) + (this.#gzip?.length ?? 0) + (this.#identity?.length ?? 0);
  }

  /** Returns the form to send to a client that prefers an encoding: a short document is not compressed. */
  best(wanted: Encoding): Encoding {
    const whole = this.#identity;
    return whole !== undefined && whole.length < WORTH_COMPRESSING_BYTES ? 'identity' : wanted;
  }

  /** Returns the strong ETag of a form: it names the bytes, so each form has its own. */
  etagOf(encoding: Encoding): string {
    return `"${this.hash}-${encoding}"`;
  }

  /** Returns a form that is kept; undefined when it has to be made. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') return this.#br;
    return encoding === 'gzip' ? this.#gzip : this.#identity;
  }

  /**
   * Returns a form, made once for all who ask at the same time. A compressed one is kept, and the whole document no longer: compressed, five times as
   * many answers are at hand in the same memory. It is made again for the few that want it so.
   */
  make(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding);
    if (ready !== undefined) return Promise.resolve(ready);
    const under = this.#making?.get(encoding);
    if (under !== undefined) return under;
    const making = (this.#making ??= new Map<Encoding, Promise<Buffer>>());
    const made = this.#made(encoding).finally(() => {
      making.delete(encoding);
      if (making.size === 0) this.#making = undefined;
    });
    making.set(encoding, made);
    return made;
  }

  async #made(encoding: Encoding): Promise<Buffer> {
    const whole = await this.#whole();
    if (encoding === 'identity') return whole;
    if (encoding === 'br') this.#br = await brotli(whole, FAST);
    else this.#gzip = await zipped(whole);
    this.#identity = undefined;
    return this.ready(encoding) ?? whole;
  }

  async #whole(): Promise<Buffer> {
    if (this.#identity !== undefined) return this.#identity;
    if (this.#gzip !== undefined) return decompressGzip(this.#gzip);
    return this.#br === undefined ? Buffer.alloc(0) : decompressBrotli(this.#br);
  }
}

/** Returns what is the same for the same bytes in the same quality: a string of its own, not a part of a longer one. */
const nameOf = (bytes: Buffer, quality: number): string =>
  Buffer.concat([hash('sha256', bytes, 'buffer').subarray(0, 16), Buffer.of(quality)]).toString('base64url');

/** Returns the forms of an answer that is kept as it is; it is compressed when that is asked for. */
export const responseEncodings = (text: string): Encodings => {
  // Memory of its own, of just this size.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return new Encodings(nameOf(bytes, FAST), { identity: bytes });
};

/**
 * Returns the compressed forms of a page: made quickly, and as well as can be when it is the one that was compressed before; after that not any
 * more. Most pages are rendered again every few seconds, and stay the same for hours. The whole document is not kept.
 */
export const pageEncodings = async (html: string, previous?: Encodings): Promise<Encodings> => {
  const bytes = Buffer.from(html);
  // Strong ETags are made of it: the same document has other bytes in another quality.
  const best = nameOf(bytes, BEST);
  if (previous?.hash === best) return previous;
  const quick = nameOf(bytes, QUICK);
  const isSame = previous?.hash === quick;
  const [br, gz] = await Promise.all([
    brotli(bytes, isSame ? BEST : QUICK),
    (isSame ? previous.ready('gzip') : undefined) ?? zipped(bytes),
  ]);
  return new Encodings(isSame ? best : quick, { br, gzip: gz });
};
