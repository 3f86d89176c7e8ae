import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { buy } from './order-steps.ts';
import { openShop } from './setup.ts';
import { trackingTokenOf } from './sockets.ts';

/** A built web whose renderer shows the tracked order, as our web does. */
const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-tracking-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');
mkdirSync(path.join(webFolder, '.renderer'));
writeFileSync(path.join(webFolder, '.renderer', 'package.json'), '{ "type": "module" }');
writeFileSync(
  path.join(webFolder, '.renderer', 'entry.js'),
  `export const createRenderer = () => async ({ url, ask }) => {
    const token = new URL(url, 'http://shop').searchParams.get('token') ?? '';
    const query = 'query TrackPage($token: String!) { trackedOrder(token: $token) { status } }';
    const { data } = await ask({ query, operationName: 'TrackPage', variables: { token } });
    return { html: JSON.stringify(data), shows: [], isPublic: false };
  };`,
);

const shop = await openShop({ webFolder, env: { LOG_LEVEL: 'info' }, mayFail: true });

afterEach(() => void vi.useRealTimers());

const open = (address: string) => shop.send('GET', address, { headers: { accept: 'text/html' } });

const orderOf = async (): Promise<string> => {
  const { id: productId } = await shop.product({ stock: 9 });
  return (await buy(await shop.customer(), [{ productId, quantity: 1 }])).id;
};

test('a mail’s link shows the order as it is, and nobody keeps the page', async () => {
  const id = await orderOf();
  const link = `/track?token=${trackingTokenOf(shop, id)}`;
  for (const status of ['PENDING', 'CANCELLED']) {
    await shop.sql('UPDATE orders SET status = $2 WHERE id = $1', [id, status]);
    for (const address of [link, `/bn${link}`]) {
      const page = await open(address);
      expect(page.status).toBe(200);
      expect(JSON.parse(page.text)).toEqual({ trackedOrder: { status } });
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    }
  }
});

test('a wrong link is unknown, one that is over is gone, and one without a token may be that of an older mail', async () => {
  const token = trackingTokenOf(shop, await orderOf());
  expect(await open(`/track?token=${token.slice(0, -2)}xx`)).toMatchObject({ status: 404 });
  expect(await open('/track?token=')).toMatchObject({ status: 200 });
  expect(await open('/track')).toMatchObject({ status: 200 });
  vi.useFakeTimers({ now: Date.now() + 91 * 86_400_000, toFake: ['Date'] });
  expect(await open(`/track?token=${token}`)).toMatchObject({
    status: 410,
    text: '{"trackedOrder":null}',
  });
});

test('the log has no token', async () => {
  const token = trackingTokenOf(shop, await orderOf());
  const before = shop.logged.length;
  await open(`/track?token=${token}`);
  await expect.poll(() => shop.logged.slice(before).some((line) => line.includes('"/track"'))).toBe(true);
  expect(shop.logged.join('\n')).not.toContain(token);
});
