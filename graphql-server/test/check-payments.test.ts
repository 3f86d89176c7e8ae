import { expect, test } from 'vitest';
import { createCall } from '../src/sales/payment/providers/call.ts';
import { NagadProvider } from '../src/sales/payment/providers/nagad/nagad.ts';
import { SslcommerzProvider } from '../src/sales/payment/providers/sslcommerz/sslcommerz.ts';
import { tryProviders } from '../src/sales/payment/providers/try-providers.ts';
import { openTwin } from './twin.ts';

const twin = await openTwin();
const { sslcommerz, nagad } = twin.config;
if (!sslcommerz || !nagad) throw new Error('The twin has no credentials.');
const call = createCall();

test('whoever sets up payments learns of each provider whether it takes the credentials', async () => {
  const good = { CARD: new SslcommerzProvider(sslcommerz, call), NAGAD: new NagadProvider(nagad, call) };
  const page = { redirectUrl: expect.stringContaining('/demo-payments/pay/') };
  expect(await tryProviders(good, 'https://shop.example.com')).toEqual([
    { method: 'CARD', ...page },
    { method: 'NAGAD', ...page },
  ]);
  expect(twin.payments.list()).toMatchObject([{ state: 'OPEN' }, { state: 'OPEN' }]);

  const bad = {
    CARD: new SslcommerzProvider({ ...sslcommerz, storePassword: 'not-the-password' }, call),
    NAGAD: new NagadProvider({ ...nagad, url: 'http://127.0.0.1:1/api/dfs' }, call),
  };
  const tried = await tryProviders(bad, 'https://shop.example.com');
  expect(tried).toEqual([
    { method: 'CARD', reason: expect.stringContaining('Store Credential Error') },
    { method: 'NAGAD', reason: expect.stringContaining('127.0.0.1:1') },
  ]);
  expect(JSON.stringify(tried)).not.toContain('not-the-password');
});
