import { beforeEach, describe, expect, test } from 'vitest';
import { ProviderRefused, ProviderUnreachable } from '../src/sales/payment/providers/provider.ts';
import {
  createTokenStore,
  type Grant,
  type TokenStoreOptions,
} from '../src/sales/payment/providers/tokens/token-store.ts';
import { createDeps } from '../src/services.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const { database } = createDeps(shop.dataSource, shop.config, shop);
const secrets = ['the first secret of the shop', 'the secret before the first'] as const;

/** A store as every server has its own. */
const createServer = (more: Partial<TokenStoreOptions> = {}) =>
  createTokenStore({
    database,
    secrets: [...secrets],
    method: 'BKASH',
    credentials: ['key', 'password'],
    patienceMs: 500,
    ...more,
  });

let grants = 0;
const grant = async (): Promise<Grant> => {
  grants += 1;
  return { token: `eyJ.a-token.${grants}`, expiresInSeconds: 3600 };
};
const never = () => Promise.reject(new Error('Nobody may ask for a token.'));

beforeEach(async () => {
  grants = 0;
  await shop.sql('DELETE FROM payment_tokens');
});

describe('a token', () => {
  test('is given once to many servers that need it at the same time', async () => {
    const servers = Array.from({ length: 8 }, () => createServer({ patienceMs: 10_000 }));
    const slow = Promise.withResolvers<void>();
    const slowly = async () => {
      await slow.promise;
      return grant();
    };
    const waiting = servers.flatMap((server) => [server.get(slowly), server.get(slowly)]);
    slow.resolve();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['eyJ.a-token.1']));
    expect(await createServer().get(never)).toBe('eyJ.a-token.1');
    expect(grants).toBe(1);
  });

  test('is not stored in plain text', async () => {
    await createServer().get(grant);
    const [row] = await shop.sql<{ text: string }>(
      `SELECT encode(sealed, 'escape') || encode(sealed, 'hex') || method AS text FROM payment_tokens`,
    );
    expect(row?.text).not.toMatch(/token/);
    expect(row?.text).not.toContain(Buffer.from('token').toString('hex'));
  });

  test('is renewed ten minutes before its end, by one server', async () => {
    await createServer().get(grant);
    const [row] = await shop.sql<{ minutes: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 60)::integer AS minutes FROM payment_tokens`,
    );
    expect(row?.minutes).toBe(50);
    await shop.sql('UPDATE payment_tokens SET expires_at = now()');
    const servers = Array.from({ length: 4 }, () => createServer({ patienceMs: 10_000 }));
    expect(new Set(await Promise.all(servers.map((server) => server.get(grant))))).toEqual(new Set(['eyJ.a-token.2']));
  });

  test('is renewed when it was dropped, but the newer one of another server is kept', async () => {
    const [one, other] = [createServer(), createServer()];
    const first = await one.get(grant);
    await one.drop(first);
    expect(await one.get(grant)).toBe('eyJ.a-token.2');
    // This server learns later that the first one is refused.
    await other.drop(first);
    await other.refuse(first);
    expect(await other.get(never)).toBe('eyJ.a-token.2');
  });

  test('of other credentials is of no use, and one of a former secret is', async () => {
    await createServer({ secrets: [secrets[1]] }).get(grant);
    expect(await createServer().get(never)).toBe('eyJ.a-token.1');
    expect(await createServer({ credentials: ['key', 'another password'] }).get(grant)).toBe('eyJ.a-token.2');
    expect(await createServer({ secrets: ['a secret that nobody knows'] }).get(grant)).toBe('eyJ.a-token.3');
  });
});

describe('without a token', () => {
  test('nobody asks again for a while when it was refused, unless the credentials change', async () => {
    const refused = () => Promise.reject(new ProviderRefused('No such user.'));
    await expect(createServer().get(refused)).rejects.toThrow('No such user.');
    await expect(createServer().get(never)).rejects.toBeInstanceOf(ProviderRefused);
    expect(await createServer({ credentials: ['right'] }).get(grant)).toBe('eyJ.a-token.1');
  });

  test('nobody asks again for a while when a new one is refused', async () => {
    const server = createServer();
    await server.refuse(await server.get(grant));
    await expect(createServer().get(never)).rejects.toBeInstanceOf(ProviderRefused);
    await shop.sql('UPDATE payment_tokens SET expires_at = now()');
    expect(await createServer().get(grant)).toBe('eyJ.a-token.2');
  });

  test('the next call asks again when there was no answer', async () => {
    const silent = () => Promise.reject(new ProviderUnreachable('No answer.'));
    await expect(createServer().get(silent)).rejects.toBeInstanceOf(ProviderUnreachable);
    expect(await createServer().get(grant)).toBe('eyJ.a-token.1');
  });

  test('a server that died while it renewed is waited for, and then replaced', async () => {
    await shop.sql(
      `INSERT INTO payment_tokens (method, renewed_until) VALUES ('BKASH', now() + interval '40 seconds')`,
    );
    await expect(createServer().get(grant)).rejects.toBeInstanceOf(ProviderUnreachable);
    expect(grants).toBe(0);
    await shop.sql('UPDATE payment_tokens SET renewed_until = now()');
    expect(await createServer().get(grant)).toBe('eyJ.a-token.1');
  });
});
