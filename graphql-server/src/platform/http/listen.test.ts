import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen, defaultClientTimeouts, proxyTimeouts, type Listener } from './listen.ts';

const anywhere = { host: 'localhost', port: 0 };

function closedAfterwards(listener: Listener): Listener {
  onTestFinished(() => listener.close(0));
  return listener;
}

test('localhost is answered on both loopback addresses', async () => {
  const { port } = closedAfterwards(await listen((_, response) => response.end('haat'), anywhere));
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    const response = await fetch(`http://${host}:${port}/`);
    expect(await response.text()).toBe('haat');
  }
});

test.each(['127.0.0.1', '::1'])('a port that is taken on %s is told in one sentence', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(listen(() => {}, { host: 'localhost', port })).rejects.toThrow(
    `Port ${port} is taken: stop the program that has it, or choose another port, as in PORT=${port + 1} npm start.`,
  );
});

test('a port that is only just being given up is waited for', async () => {
  const first = await listen(() => {}, anywhere);
  const second = listen((_, response) => response.end('second'), { host: 'localhost', port: first.port });
  await first.close();
  closedAfterwards(await second);
  expect(await (await fetch(`http://localhost:${first.port}/`)).text()).toBe('second');
});

test('an address of another machine is told in one sentence', async () => {
  await expect(listen(() => {}, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
    /^HOST 192\.0\.2\.1 is not an address/,
  );
});

test('closing waits for the request that is under way, and takes no new one', async () => {
  const arrived = Promise.withResolvers<() => void>();
  const listener = await listen((_, response) => arrived.resolve(() => response.end('paid')), anywhere);
  const underWay = fetch(`http://localhost:${listener.port}/`);
  const answer = await arrived.promise;
  const closed = listener.close();
  await expect(fetch(`http://localhost:${listener.port}/`)).rejects.toThrow();
  answer();
  expect(await (await underWay).text()).toBe('paid');
  await closed;
});

test('behind a proxy, closing answers once more on each connection that is kept open, and says that it is the last time', async () => {
  const listener = await listen((_, response) => response.end('sold'), anywhere, proxyTimeouts);
  onTestFinished(() => listener.close(0));
  const socket = connect(listener.port, '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
  const ask = () => socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  ask();
  await vi.waitFor(() => expect(answers).toContain('sold'));
  expect(answers).toContain('Connection: keep-alive');
  answers = '';
  const closed = listener.close();
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${listener.port}/`)).rejects.toThrow());
  ask();
  await once(socket, 'close');
  expect(answers).toContain('sold');
  expect(answers).toContain('Connection: close');
  await closed;
});

test('closing does not wait for ever', async () => {
  const arrived = Promise.withResolvers<void>();
  const listener = await listen(() => arrived.resolve(), anywhere);
  const underWay = fetch(`http://localhost:${listener.port}/`).catch(() => 'cut off');
  await arrived.promise;
  await listener.close(100);
  expect(await underWay).toBe('cut off');
});

describe('who does not go on speaking', () => {
  const head = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n';
  /** Returns what the server answers to these bytes, until it closes the connection. */
  const answerTo = async (port: number, sent: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    if (sent !== '') socket.write(sent);
    await once(socket, 'close');
    return answer;
  };

  test.each([
    ['says nothing', ''],
    ['begins with the headers', head],
    ['ends with the headers', `${head}\r\n`],
    ['begins with the body', `${head}\r\nhaat`],
  ])('is told so, and the connection is closed: %s', async (_, sent) => {
    const hasty = { ...defaultClientTimeouts, headersMs: 100, requestMs: 200, lookEveryMs: 20 };
    const listener = closedAfterwards(
      await listen((request, response) => request.resume().on('end', () => response.end()), anywhere, hasty),
    );
    expect(await answerTo(listener.port, sent)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  test('has 15 seconds for the headers and 30 for all, and a second is the grain', () => {
    expect(defaultClientTimeouts).toMatchObject({ headersMs: 15_000, requestMs: 30_000, lookEveryMs: 1000 });
  });
});

test.each([
  ['5 seconds', defaultClientTimeouts, 5],
  ['behind a proxy longer than proxies use it, which is a minute', proxyTimeouts, 65],
])('a connection is kept open for the next request: %s', async (_, timeouts, seconds) => {
  const { port } = closedAfterwards(await listen((_, response) => response.end('haat'), anywhere, timeouts));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.headers.get('keep-alive')).toBe(`timeout=${seconds}`);
  await response.text();
});

describe('who does not go on reading', () => {
  const hasty = { ...defaultClientTimeouts, readsMs: 50 };

  test('gets no more of the answer, and the connection is closed', async () => {
    const answering = Promise.withResolvers<ServerResponse>();
    const listener = closedAfterwards(
      await listen(
        (_, response) => {
          // More than the buffers of both kernels.
          response.end(Buffer.alloc(50_000_000));
          answering.resolve(response);
        },
        anywhere,
        hasty,
      ),
    );
    const socket = connect(listener.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    const response = await answering.promise;
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
  });

  test('is somebody else than who waits for an answer', async () => {
    const listener = closedAfterwards(
      await listen(({ socket }, response) => void socket.once('timeout', () => response.end('drawn')), anywhere, hasty),
    );
    expect(await (await fetch(`http://127.0.0.1:${listener.port}/`)).text()).toBe('drawn');
  });

  test('has a minute', () => {
    expect(defaultClientTimeouts.readsMs).toBe(60_000);
  });
});
