import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PICTURE_URL_MESSAGES } from '#schema/product-admin.ts';
import { MAX_UPLOAD_MEGABYTES } from '#schema/review.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { fetchPicture } from './remote-picture.ts';
import { publicInternet, type Reach } from '#platform/network/public-internet.ts';

const picture = { 'content-type': 'image/png' };
const tooMany = Buffer.alloc(MAX_UPLOAD_MEGABYTES * 1024 * 1024 + 1);
const redirect =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();

/** What the other server answers, by path. */
const answers: Record<string, RequestListener> = {
  '/ok.png': (request, response) => response.writeHead(200, picture).end(JSON.stringify(request.headers)),
  '/once': redirect('/ok.png', 301),
  '/two': redirect('/once', 307),
  '/three': redirect('/two', 308),
  '/four': redirect('/three'),
  '/for-ever': redirect('/for-ever'),
  '/to-name': redirect('http://inside.test/secret'),
  '/to-address': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-ipv6': redirect('http://[::1]/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-password': redirect('http://name:word@shop.test/ok.png'),
  '/to-port': redirect('http://shop.test:22/'),
  '/page': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  '/none': (_, response) => response.end('?'),
  '/gone': (_, response) => response.writeHead(404, picture).end(),
  '/large-and-says-so': (_, response) =>
    response.writeHead(200, { ...picture, 'content-length': tooMany.length }).end(tooMany),
  '/large': (_, response) => response.writeHead(200, picture).end(tooMany),
  '/slow': (_, response) => void response.writeHead(200, picture).write('a part'),
  '/silent': () => {},
};

const seen: string[] = [];
const server = createServer((request, response) => {
  seen.push(request.url ?? '');
  answers[request.url ?? '']?.(request, response);
});

let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The addresses of names. */
const names: Record<string, string[]> = {
  'shop.test': ['127.0.0.1'],
  'inside.test': ['10.0.0.5'],
  'both.test': ['127.0.0.1', '10.0.0.5'],
  'none.test': [],
};

/** Stands for the public internet: the server of this test only. */
const reach = (others: Partial<Reach> = {}): Reach => ({
  resolve: async (hostname) => names[hostname] ?? Promise.reject(new Error('ENOTFOUND')),
  isAllowed: (address) => address === '127.0.0.1',
  isAllowedPort: (asked) => asked === port,
  ...others,
});

const at = (path: string, host = 'shop.test') => `http://${host}:${port}${path}`;

/** Returns why a URL is refused. */
const refusalOf = async (url: string, where: Reach = reach(), timeoutMs?: number) => {
  const error: unknown = await fetchPicture(url, where, timeoutMs).catch((reason: unknown) => reason);
  if (!(error instanceof InvalidInput)) throw new Error('It was fetched.', { cause: error });
  expect(error.fields.map(({ field }) => field)).toEqual(['url']);
  return error.message;
};

describe('a picture at a URL', () => {
  test.each(['/ok.png', '/once', '/two', '/three'])('%s is fetched', async (path) => {
    const headers = JSON.parse((await fetchPicture(at(path), reach())).toString()) as object;
    expect(headers).toMatchObject({ host: `shop.test:${port}` });
    // Nothing of the shop goes along.
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  test.each([
    ['/four', 'tooManyRedirects'],
    ['/for-ever', 'tooManyRedirects'],
    ['/to-name', 'otherPort'],
    ['/to-file', 'noWebAddress'],
    ['/to-password', 'withPassword'],
    ['/to-port', 'otherPort'],
    ['/page', 'noPicture'],
    ['/none', 'noPicture'],
    ['/gone', 'notThere'],
    ['/large-and-says-so', 'tooLarge'],
    ['/large', 'tooLarge'],
  ] as const)('%s is refused: %s', async (path, refusal) => {
    expect(await refusalOf(at(path))).toBe(PICTURE_URL_MESSAGES[refusal]);
  });

  test.each(['/to-name', '/to-address', '/to-ipv6'])(
    'that redirects to an address of the inside is not asked for: %s',
    async (path) => {
      expect(await refusalOf(at(path), reach({ isAllowedPort: () => true }))).toBe(PICTURE_URL_MESSAGES.notPublic);
    },
  );

  test.each(['/slow', '/silent'])('that takes too long is given up: %s', async (path) => {
    expect(await refusalOf(at(path), reach(), 300)).toBe(PICTURE_URL_MESSAGES.tooSlow);
  });

  test('whose name takes too long to resolve is given up', async () => {
    const never = reach({ resolve: () => new Promise(() => {}) });
    expect(await refusalOf(at('/ok.png'), never, 100)).toBe(PICTURE_URL_MESSAGES.tooSlow);
  });

  test.each([
    ['none.test', 'notReached'],
    ['unknown.test', 'notReached'],
    ['inside.test', 'notPublic'],
    // One of several addresses is enough.
    ['both.test', 'notPublic'],
  ] as const)('of the name %s is refused: %s', async (host, refusal) => {
    expect(await refusalOf(at('/ok.png', host))).toBe(PICTURE_URL_MESSAGES[refusal]);
  });

  test('is fetched from the address that was checked, though the name means another one a moment later', async () => {
    let asked = 0;
    const rebinding = reach({
      resolve: async () => {
        asked += 1;
        return asked === 1 ? ['127.0.0.1'] : ['10.0.0.5'];
      },
    });
    await fetchPicture(at('/ok.png', 'rebinding.test'), rebinding);
    expect(asked).toBe(1);
    // A redirect to the same name is checked anew.
    asked = 0;
    expect(await refusalOf(at('/once', 'rebinding.test'), rebinding)).toBe(PICTURE_URL_MESSAGES.notPublic);
  });
});

describe('of the public internet, no request leaves for', () => {
  test.each([
    ['http://127.0.0.1/a.png', 'notPublic'],
    ['http://127.1/a.png', 'notPublic'],
    ['http://2130706433/a.png', 'notPublic'],
    ['http://0x7f000001/a.png', 'notPublic'],
    ['http://0177.0.0.1/a.png', 'notPublic'],
    ['http://0/a.png', 'notPublic'],
    ['http://localhost/a.png', 'notPublic'],
    ['http://[::1]/a.png', 'notPublic'],
    ['http://[::ffff:127.0.0.1]/a.png', 'notPublic'],
    ['http://[::ffff:a9fe:a9fe]/a.png', 'notPublic'],
    ['http://[64:ff9b::a9fe:a9fe]/a.png', 'notPublic'],
    ['http://[fe80::1]/a.png', 'notPublic'],
    ['http://169.254.169.254/latest/meta-data/', 'notPublic'],
    ['http://①②⑦.0.0.1/a.png', 'notPublic'],
    ['https://10.0.0.1/a.png', 'notPublic'],
    ['http://8.8.8.8:5432/a.png', 'otherPort'],
    ['https://8.8.8.8:22/a.png', 'otherPort'],
    ['http://root:word@8.8.8.8/a.png', 'withPassword'],
    ['ftp://8.8.8.8/a.png', 'noWebAddress'],
    ['file:///etc/passwd', 'noWebAddress'],
    ['data:image/png;base64,AAAA', 'noWebAddress'],
    ['javascript:alert(1)', 'noWebAddress'],
    ['//8.8.8.8/a.png', 'noWebAddress'],
    ['picture.png', 'noWebAddress'],
    ['', 'noWebAddress'],
    [`http://8.8.8.8/${'a'.repeat(2000)}`, 'noWebAddress'],
  ] as const)('%s', async (url, refusal) => {
    expect(await refusalOf(url, publicInternet)).toBe(PICTURE_URL_MESSAGES[refusal]);
  });
});
