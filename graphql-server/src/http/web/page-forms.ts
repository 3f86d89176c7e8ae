import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A document as it is sent, compressed once. */
export interface PageForms {
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** The same for the same document. */
  readonly hash: string;
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const decompress = promisify(gunzip);

/** The qualities of brotli: one that takes no longer than rendering, and the best, which takes half a second. */
const QUICK = 9;
const BEST = 11;

/** Half a megabyte is more than a page; the usual four would be reserved for each. */
const BROTLI_WINDOW_BITS = 19;

/** Returns the bytes alone: zlib leaves a short result in the larger memory that it was written to. */
const alone = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

/**
 * Compresses a document: quickly, and as well as can be when it is the one that was compressed before; after that not any more. Most
 * pages are rendered again every few seconds, and stay the same for hours.
 */
export const formsOf = async (html: string, previous?: PageForms): Promise<PageForms> => {
  const bytes = Buffer.from(html);
  const name = hash('sha256', bytes, 'base64url').slice(0, 22);
  // Strong ETags are made of it: the same document has other bytes in another quality.
  const best = `${name}-${BEST}`;
  if (previous?.hash === best) return previous;
  const quick = `${name}-${QUICK}`;
  const isSame = previous?.hash === quick;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isSame ? BEST : QUICK,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params }),
    isSame ? previous.gzip : compressGzip(bytes).then(alone),
  ]);
  return { br: alone(br), gzip: gz, hash: isSame ? best : quick };
};

/** Whether the client has what a strong ETag names (RFC 9110, 13.1.2). */
const hasForm = ({ headers }: Request, etag: string) =>
  headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false;

/** Sends a document in the best form that the client takes; with an ETag where it may be kept, and 304 where the client has it. */
export const sendForms = async (
  request: Request,
  response: Response,
  { forms, isPublic }: { forms: PageForms; isPublic: boolean },
): Promise<void> => {
  response.vary('Accept-Encoding');
  const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']);
  const form = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
  if (isPublic) {
    // Strong, so it names the bytes: each form has its own.
    const etag = `"${forms.hash}-${form}"`;
    response.setHeader('ETag', etag);
    if (response.statusCode === 200 && hasForm(request, etag)) {
      response.status(304).end();
      return;
    }
  }
  // Uncompressed for the few that want it so.
  const body = form === 'identity' ? await decompress(forms.gzip) : forms[form];
  if (form !== 'identity') response.setHeader('Content-Encoding', form);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
};
