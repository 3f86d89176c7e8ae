import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import compression from 'compression';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { inBatches } from '#kernel/in-batches.ts';
import { sendCsv, type Csv, type CsvColumn } from './csv.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves a file as the shop does, compressed. Returns its URL, and the errors that reach the shop's error handler. */
const serve = async <Row>(csv: Csv<Row>) => {
  const failures: unknown[] = [];
  const app = express();
  app.use(compression());
  app.get('/', (_request, response) => sendCsv(response, csv));
  app.use(((error: unknown, _request, response, _next) => {
    failures.push(error);
    if (response.headersSent) response.destroy();
    else response.status(500).json({ error: 'failed' });
  }) satisfies express.ErrorRequestHandler);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, failures };
};

const rowsOf = async function* <Row>(...rows: Row[]) {
  yield* rows;
};

const cell: CsvColumn<unknown>[] = [{ header: 'Value', value: (row) => row as string }];

/** Returns a file with its mark for UTF-8. */
const textOf = async (answer: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());

const linesOf = async (...rows: unknown[]) => {
  const { url } = await serve({ name: 'things', columns: cell, rows: rowsOf(...rows) });
  return (await textOf(await fetch(url))).split('\r\n').slice(1, -1);
};

test('a file has a name, a mark for UTF-8, its headers and its rows', async () => {
  const { url } = await serve({
    name: 'haat-orders',
    columns: [
      { header: 'Number', value: ({ number }) => number },
      { header: 'Name', value: ({ name }) => name },
    ],
    rows: rowsOf({ number: 1, name: 'রহিমা, "খাতুন"' }, { number: 2, name: 'two\nlines' }),
  });
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=haat-orders.csv');
  expect(await textOf(answer)).toBe('\uFEFFNumber,Name\r\n1,"রহিমা, ""খাতুন"""\r\n2,"two\nlines"\r\n');
});

test('without rows it has its headers', async () => {
  const { url } = await serve({ name: 'things', columns: cell, rows: rowsOf() });
  expect(await (await fetch(url)).text()).toBe('Value\r\n');
});

test('no text becomes a formula', async () => {
  expect(
    await linesOf('=HYPERLINK("http://x")', '+8801712345678', '-1+1', '@SUM(A1)', '\tx', 'a=b', ';=1', '|x'),
  ).toEqual([`"'=HYPERLINK(""http://x"")"`, `'+8801712345678`, `'-1+1`, `'@SUM(A1)`, `'\tx`, 'a=b', `';=1`, `'|x`]);
});

test('numbers stay numbers, as texts too; times, answers and nothing have their spelling', async () => {
  expect(await linesOf(-5, '-5', '-12.50', 1234.5, new Date(0), true, false, null)).toEqual([
    '-5',
    '-5',
    '-12.50',
    '1234.5',
    '1970-01-01T00:00:00.000Z',
    'yes',
    'no',
    '',
  ]);
});

test('a failure before the first row is answered', async () => {
  const { url } = await serve({
    name: 'things',
    columns: cell,
    rows: inBatches<string>(10, () => Promise.reject(new Error('No database.'))),
  });
  expect((await fetch(url)).status).toBe(500);
});

test('a failure in the middle cuts the connection, so that half a file is not taken for all of it', async () => {
  const rows = async function* () {
    for (let row = 0; row < 5000; row += 1) yield `row ${row} ${Math.random()}`;
    throw new Error('No database.');
  };
  const { url, failures } = await serve({ name: 'things', columns: cell, rows: rows() });
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(failures).toEqual([new Error('No database.')]);
});

test('when the client has gone, no more rows are read, and nobody calls it a failure', async () => {
  let read = 0;
  const ended = vi.fn<() => void>();
  const rows = async function* () {
    try {
      for (;;) {
        await turn();
        read += 1;
        yield `row ${read} ${Math.random()} ${'x'.repeat(5000)}`;
      }
    } finally {
      ended();
    }
  };
  const { url, failures } = await serve({ name: 'things', columns: cell, rows: rows() });
  const client = new AbortController();
  const answer = await fetch(url, { signal: client.signal, headers: { 'accept-encoding': 'identity' } });
  await answer.body?.getReader().read();
  client.abort();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 5000 });
  const then = read;
  await turn();
  await turn();
  expect(read).toBe(then);
  expect(failures).toEqual([]);
});

test('when the client has gone before the first row, nobody calls it a failure either', async () => {
  const ended = vi.fn<() => void>();
  const client = new AbortController();
  const rows = async function* () {
    try {
      client.abort();
      await once(server, 'left');
      yield 'row';
    } finally {
      ended();
    }
  };
  const { url, failures } = await serve({ name: 'things', columns: cell, rows: rows() });
  server.on('request', (_request, response) => response.on('close', () => server.emit('left')));
  await fetch(url, { signal: client.signal }).catch(() => undefined);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 5000 });
  await turn();
  expect(failures).toEqual([]);
});

test('rows are read no faster than the client takes them', async () => {
  let read = 0;
  const rows = async function* () {
    for (; read < 100_000; read += 1) yield `row ${read} ${'y'.repeat(2000)}`;
  };
  const { url } = await serve({ name: 'things', columns: cell, rows: rows() });
  // Its body is not read: what fits into the buffers of the connection is all that is sent.
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  let before = -1;
  await vi.waitFor(
    () => {
      const isStill = read === before;
      before = read;
      expect(isStill).toBe(true);
    },
    { interval: 100, timeout: 8000 },
  );
  expect(read).toBeLessThan(100_000);
  await answer.body?.cancel();
});

test('a long list is read in batches, each after the last row of the one before', async () => {
  const asked: (number | null)[] = [];
  const all = [1, 2, 3, 4, 5, 6];
  const read = async (after: number | null, size: number) => {
    asked.push(after);
    return all.filter((row) => row > (after ?? 0)).slice(0, size);
  };
  const seen: number[] = [];
  for await (const row of inBatches(2, read)) seen.push(row);
  expect(seen).toEqual(all);
  expect(asked).toEqual([null, 2, 4, 6]);
});
