import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { OpenApi } from '../../src/platform/http/openapi/types.ts';
import { getRaw } from '../client.ts';
import { openShop } from '../setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-redirects-'));
mkdirSync(path.join(webFolder, 'assets', 'deep'), { recursive: true });
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');
afterAll(() => rmSync(webFolder, { recursive: true }));

const shop = await openShop({
  webFolder,
  env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: 'https://id.example.com' },
  // The provider does not exist: that it cannot be reached is logged.
  mayFail: true,
});
const demo = await openShop({ webFolder, env: { DEMO_MODE: 'true' } });

describe('no address of ours sends anybody to where the request says', async () => {
  const EVIL = 'evil.example';
  const { paths } = (await shop.get('/backend/openapi.json')).ok<OpenApi>();
  const addresses = [
    ...Object.keys(paths).map((one) => one.replace(/\{_?\w+\}/g, 'x')),
    '/',
    '/login',
    '/search',
    '/mailbox',
    '/reset-password',
    '/assets',
    '/assets/deep',
    '/pictures',
    '/graphql',
    '/graphql/',
    '/backend',
    '/backend/docs',
    '/backend/docs/',
    '/backend/google',
    '/backend/google/callback',
    '/demo-google',
    '/demo-google/auth',
    '/demo-google/session/end',
    '/demo-google/.well-known/openid-configuration',
    '/payment',
    '/payment/return',
    '/payment/return/x',
    '/payment/notify/card',
    '/demo-payments',
    '/demo-payments/pay/x',
    '/demo-payments/faults',
  ];
  const names = [
    'next',
    'url',
    'redirect',
    'redirect_uri',
    'redirect_url',
    'returnTo',
    'return_to',
    'continue',
    'goto',
    'from',
    'post_logout_redirect_uri',
    'RelayState',
  ];
  const goals = [`https://${EVIL}`, `//${EVIL}`, `/\\${EVIL}`, `https:${EVIL}`, `javascript:alert(1)`];
  const tries = (address: string) => [
    address,
    `${address}/`,
    ...goals.flatMap((goal) => [
      `${address}?${names.map((name) => `${name}=${encodeURIComponent(goal)}`).join('&')}`,
      `${address}?${names.map((name) => `${name}=${goal}`).join('&')}`,
    ]),
    `//${EVIL}${address}`,
    `//${EVIL}/..${address}`,
    `//${EVIL}/%2e%2e${address}`,
    `/\\${EVIL}${address}`,
    `/%5c${EVIL}${address}`,
    `/%2f${EVIL}${address}`,
    `/%2f%2f${EVIL}/..${address}`,
    `/.//${EVIL}${address}`,
    `/%09/${EVIL}${address}`,
    `/${EVIL}//..${address}//`,
    `${address}//${EVIL}`,
    `${address}/..//${EVIL}`,
    `${address}/..;//${EVIL}`,
    `https://${EVIL}${address}`,
  ];

  test.each(addresses)('%s', async (address) => {
    for (const one of [shop, demo]) {
      const own = new URL(one.config.publicUrl).origin;
      for (const sent of tries(address))
        for (const headers of [
          { accept: 'text/html' },
          {
            accept: 'text/html',
            host: EVIL,
            'x-forwarded-host': EVIL,
            'x-original-url': `//${EVIL}`,
            referer: `https://${EVIL}/`,
            origin: `https://${EVIL}`,
          },
        ]) {
          const answer = await getRaw(one.url, sent, headers);
          const goal = answer.headers.location ?? answer.headers['refresh'];
          if (goal !== undefined) {
            // As browsers resolve it from the page's URL.
            const { origin, hostname } = new URL(String(goal).replaceAll('\\', '/'), `${own}${address}`);
            expect([origin, hostname], `${sent} leads to ${goal}`).toEqual([own, new URL(own).hostname]);
          }
          expect(answer.status, sent).toBeLessThan(answer.status === 503 ? 504 : 500);
        }
    }
  });
});
