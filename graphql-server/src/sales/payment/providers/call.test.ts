import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall } from './call.ts';
import { ProviderUnreachable } from './provider.ts';

const SECRET = 'the-secret-of-the-store';

/** What the provider does next. */
let answer: RequestListener = () => {};
const provider = createServer((request, response) => answer(request, response));
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/path?password=${SECRET}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const call = createCall({ timeoutMs: 300 });

/** Calls the provider, and returns the failure with all that it holds. */
const failure = async (with_: Partial<Parameters<typeof call>[0]> = {}, by = call) => {
  const error = await by({
    method: 'POST',
    url,
    body: SECRET,
    headers: { Authorization: SECRET },
    ...with_,
  }).then(
    () => null,
    (thrown: unknown) => thrown as Error,
  );
  expect(error).toBeInstanceOf(ProviderUnreachable);
  return {
    message: error?.message,
    everything: `${error?.stack} ${JSON.stringify(error)} ${String(error?.cause)}`,
  };
};

test('an answer comes with its status, and what was sent arrives', async () => {
  answer = (request, response) => {
    const { method, headers } = request;
    request.setEncoding('utf8').once('data', (body) => {
      response.statusCode = 400;
      response.end(JSON.stringify({ method, type: headers['content-type'], body }));
    });
  };
  const { status, text } = await call({
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/json' },
    body: '{"taka":"৳"}',
  });
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({ method: 'POST', type: 'application/json', body: '{"taka":"৳"}' });
});

test.each<[string, RequestListener, RegExp]>([
  ['a silent provider', () => {}, /a time-out/],
  ['a cut connection', (request) => request.socket.destroy(), /UND_ERR_SOCKET|ECONNRESET/],
  ['an error of the provider', (_, response) => void response.writeHead(503).end('{}'), /status 503/],
  [
    'a redirect',
    (_, response) => void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
    /status 302/,
  ],
  [
    'half of an answer',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"status":', () => response.destroy());
    },
    /UND_ERR_SOCKET|ECONNRESET/,
  ],
  [
    'an answer that never ends',
    (_, response) => {
      response.writeHead(200);
      response.write('{"status":');
    },
    /a time-out/,
  ],
  [
    'an answer without end',
    (_, response) => {
      const more = () => response.write('x'.repeat(65_536), () => !response.destroyed && more());
      more();
    },
    /larger than 262144 bytes/,
  ],
])('after %s nothing is known, and no secret is told', async (_what, behaviour, reason) => {
  answer = behaviour;
  const { message, everything } = await failure();
  expect(message).toMatch(reason);
  expect(everything).not.toContain(SECRET);
});

test('a provider that is not there, or whose address is none, is unreachable', async () => {
  expect((await failure({ url: `http://127.0.0.1:1/?password=${SECRET}` })).everything).not.toContain(SECRET);
  expect((await failure({ url: `no address ${SECRET}` })).everything).not.toContain(SECRET);
});
