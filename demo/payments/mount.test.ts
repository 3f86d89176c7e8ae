import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, expect, test } from 'vitest';
import { mountDemoPayments } from './mount.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'haat-demo-payments-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const config = (port: number) => ({
  dataDir,
  host: 'localhost',
  port,
  publicUrl: 'https://shop.example.com',
  sessionSecrets: ['a secret of the shop'] as const,
});

/** Starts a shop that has only its stand-ins; returns its port. */
const serve = async (demo: { routes: express.Router }): Promise<number> => {
  const app = express().use(demo.routes);
  app.all('/payment/notify/:method', express.text({ type: '*/*' }), (request, response) => {
    response.status(202).json({ method: request.method, body: request.body as unknown });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
};

const FAULTS = 'https://shop.example.com/demo-payments/faults';
const NOTIFY = 'https://shop.example.com/payment/notify/card';

test('the shop reaches the stand-ins, and they the shop, at the port where it listens', async () => {
  const serving = mountDemoPayments(config(0));
  const port = await serve(serving);
  // The background jobs have one of their own, which no request ever reaches.
  const jobs = mountDemoPayments(config(port));
  expect(await (await jobs.fetch(FAULTS)).json()).toEqual({});
  const notified = await serving.fetch(NOTIFY, { method: 'POST', body: 'a=1' });
  expect([notified.status, await notified.json()]).toEqual([202, { method: 'POST', body: 'a=1' }]);
  const asked = await jobs.fetch(new Request(NOTIFY, { method: 'PUT', body: 'b=2' }));
  expect(await asked.json()).toEqual({ method: 'PUT', body: 'b=2' });
  expect(JSON.stringify(jobs.config)).toBe(JSON.stringify(serving.config));
  expect(jobs.config.nagad.merchantPrivateKey).toBe(serving.config.nagad.merchantPrivateKey);
});

test('any other address is left as it is', async () => {
  const other = mountDemoPayments(config(1));
  const port = await serve(mountDemoPayments(config(0)));
  expect((await other.fetch(`http://127.0.0.1:${port}/demo-payments/faults`)).status).toBe(200);
  await expect(other.fetch(FAULTS)).rejects.toThrow('fetch failed');
});
