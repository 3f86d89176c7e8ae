import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { MAX_UPLOAD_MEGABYTES, UPLOAD_TYPES } from '#schema/review.ts';
import { PICTURE_URL_MESSAGES } from '#schema/product-admin.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { publicInternet, type Reach } from '#platform/network/public-internet.ts';

/** How long everything together may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** How many redirects are followed. */
const MAX_REDIRECTS = 3;

const MAX_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;

/** The longest URL that is looked at. */
const MAX_URL_LENGTH = 2000;

type Refusal = keyof typeof PICTURE_URL_MESSAGES;

/** Why a picture is not fetched. */
const refused = (refusal: Refusal): InvalidInput =>
  new InvalidInput([{ field: 'url', message: PICTURE_URL_MESSAGES[refusal] }]);

const types = new Set<string>([...UPLOAD_TYPES, 'image/jpg', 'image/pjpeg']);

/**
 * Returns the bytes behind a URL, which nobody has looked at yet. Only from addresses that `reach` allows: each name is
 * resolved once, all its addresses are checked, and the connection goes to one of exactly these, also after a redirect.
 * Nothing of the shop is sent along, and what the other server answers is never shown.
 * @throws InvalidInput
 */
export const fetchPicture = async (
  typed: string,
  reach: Reach = publicInternet,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer> => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = urlOf(typed, reach);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await ask(url, await addressOf(url, reach, signal), signal);
      const next = redirectOf(answer);
      if (next === null) return await bytesOf(answer);
      answer.destroy();
      url = urlOf(next, reach, url);
    }
    throw refused('tooManyRedirects');
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    throw refused(signal.aborted ? 'tooSlow' : 'notReached');
  }
};

const urlOf = (typed: string, { isAllowedPort }: Reach, base?: URL): URL => {
  const url = typed.length <= MAX_URL_LENGTH ? URL.parse(typed.trim(), base?.href) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw refused('noWebAddress');
  if (url.username !== '' || url.password !== '') throw refused('withPassword');
  if (!isAllowedPort(portOf(url))) throw refused('otherPort');
  return url;
};

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/**
 * Returns the address to connect to. A name with one address that is not allowed is refused: no server of the web has
 * such names.
 */
const addressOf = async (url: URL, { resolve, isAllowed }: Reach, signal: AbortSignal): Promise<string> => {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [host] : await within(signal, resolve(host));
  const [first] = addresses;
  if (first === undefined) throw refused('notReached');
  if (!addresses.every(isAllowed)) throw refused('notPublic');
  return first;
};

/** Resolving a name cannot be broken off: it is no longer waited for. */
const within = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It took too long.')), { once: true });
    work.then(resolve, reject);
  });

const ask = (url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const request = client.request({
      // The address that was checked, never the name: it could mean another address by now.
      host: address,
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      // The certificate must be that of the name.
      ...(isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) === 0 && { servername: url.hostname }),
      headers: {
        host: url.host,
        accept: UPLOAD_TYPES.join(', '),
        'accept-encoding': 'identity',
        'user-agent': 'Haat (fetches pictures for the shop)',
      },
      agent: false,
      maxHeaderSize: 16_384,
      signal,
    });
    request.once('response', resolve);
    request.on('error', reject);
    request.end();
  });

/** Returns where the answer sends us; null when it is the last one. */
const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | null =>
  [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null;

const bytesOf = async (answer: IncomingMessage): Promise<Buffer> => {
  try {
    if (answer.statusCode !== 200) throw refused('notThere');
    const type = answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!types.has(type)) throw refused('noPicture');
    if (Number(answer.headers['content-length'] ?? 0) > MAX_BYTES) throw refused('tooLarge');
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_BYTES) throw refused('tooLarge');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    answer.destroy();
  }
};
