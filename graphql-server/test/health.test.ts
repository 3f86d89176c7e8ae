import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { takeAllConnections, takeDatabaseAway } from './database.ts';
import { openShop } from './setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-health-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');
const shop = await openShop({ webFolder, mayFail: true });

const ready = () => shop.get('/health/ready');

test('a server that has all it needs is live and ready, and nobody may keep that answer', async () => {
  expect((await shop.get('/health/live')).ok()).toEqual({ status: 'live' });
  const answer = await ready();
  expect(answer.ok()).toEqual({ status: 'ready' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a browser that asks gets no page', async () => {
  const answer = await shop.send('GET', '/health/live', { headers: { accept: 'text/html' } });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('without the web it is live, and says what is missing', async () => {
  const unbuilt = await openShop({ webFolder: path.join(webFolder, 'nowhere') });
  expect((await unbuilt.get('/health/live')).status).toBe(200);
  expect((await unbuilt.get('/health/ready')).ok(503)).toEqual({ status: 'not ready', missing: ['web'] });
});

test('without its database it is live, and ready once that is back', async () => {
  const bringBack = await takeDatabaseAway(shop.config.databaseUrl ?? '');
  onTestFinished(bringBack);
  await vi.waitFor(
    async () => expect((await ready()).ok(503)).toEqual({ status: 'not ready', missing: ['database'] }),
    // A result is cached for a second.
    { timeout: 5000 },
  );
  expect((await shop.get('/health/live')).status).toBe(200);
  await bringBack();
  await vi.waitFor(async () => expect((await ready()).ok()).toEqual({ status: 'ready' }), { timeout: 5000 });
});

test('a busy server whose connections are all in use stays ready', async () => {
  const busy = await openShop({ webFolder, env: { DATABASE_POOL_SIZE: '2' } });
  onTestFinished(await takeAllConnections(busy.dataSource));
  expect((await busy.get('/health/ready')).ok()).toEqual({ status: 'ready' });
});

test('the database is asked at most once a second', async () => {
  const asked = vi.spyOn(Client.prototype, 'connect');
  onTestFinished(() => asked.mockRestore());
  await Promise.all(Array.from({ length: 50 }, ready));
  expect(asked.mock.calls.length).toBeLessThan(10);
});
