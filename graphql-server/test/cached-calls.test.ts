import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openShop } from './setup.ts';

let clock = 0;
const shop = await openShop({ answers: { clock: () => clock } });
const customer = await shop.customer();
beforeEach(() => {
  clock += 120_000;
});

const sent = vi.spyOn(Client.prototype, 'query');
afterAll(() => sent.mockRestore());

/** Returns how many statements read products while some work runs. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  sent.mockClear();
  await work();
  return sent.mock.calls.filter(([statement]) => /\bproducts\b/.test(JSON.stringify(statement))).length;
};

interface Product {
  _id: string;
  name: string;
}

describe('a product over REST', () => {
  test('is answered from memory until it changes', async () => {
    const { id } = await shop.product({ name: 'Lamp' });
    const path = `/backend/product/details/${id}`;
    const crowd = () => Promise.all(Array.from({ length: 20 }, () => shop.get(path)));
    expect(await statementsOf(crowd)).toBeLessThanOrEqual(3);
    expect(await statementsOf(crowd)).toBe(0);
    // How old its stock may be, in seconds.
    const ages = async () => (await crowd()).map(({ headers }) => headers.get('age'));
    expect(new Set(await ages())).toEqual(new Set(['1']));
    const truth = await shop.send('GET', path, { headers: { 'cache-control': 'no-cache' } });
    expect(truth.headers.get('age')).toBe('0');
    await shop.sql(`UPDATE products SET name = 'Lantern' WHERE id = $1`, [id]);
    clock += 1000;
    expect((await shop.get(path)).ok<Product>()).toMatchObject({ _id: id, name: 'Lantern' });
    expect((await shop.get(`/backend/product?limit=500`)).text).toContain('Lantern');
  });

  test('says the same in every spelling of its address, and to whoever asks', async () => {
    const { id } = await shop.product();
    const path = `/backend/product/details/${id}`;
    const cached = await shop.get(path);
    expect((await shop.get(`${path}/?x=1`)).text).toBe(cached.text);
    expect((await shop.get(`${path}?utm_source=mail`)).text).toBe(cached.text);
    expect((await customer.get(path)).text).toBe(cached.text);
    expect(Object.fromEntries(cached.headers)).toMatchObject({
      'cache-control': 'public, max-age=1, stale-while-revalidate=5',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const again = await shop.send('GET', path, {
      headers: { 'if-none-match': cached.headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('shows a change at once where no-cache is asked for', async () => {
    const { id } = await shop.product({ name: 'Lamp' });
    const path = `/backend/product/details/${id}`;
    await shop.get(path);
    await shop.sql(`UPDATE products SET name = 'Lantern' WHERE id = $1`, [id]);
    const headers = { 'cache-control': 'no-cache' };
    expect((await shop.send('GET', path, { headers })).ok<Product>().name).toBe('Lantern');
  });

  test('that there is not is refused as ever, and the refusal is not cached', async () => {
    for (const path of [
      '/backend/product/details/nope',
      '/backend/product?limit=0',
      '/backend/product?limit=1&limit=2',
    ]) {
      const answer = await shop.get(path);
      const { code, requestId } = answer.refused(path.includes('details') ? 404 : 400);
      expect([code, requestId]).toEqual([
        path.includes('details') ? 'NOT_FOUND' : 'BAD_USER_INPUT',
        answer.headers.get('x-request-id'),
      ]);
      expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
    }
    expect((await shop.get('/backend/product/details/%E0%A4%A')).refused(400).code).toBe('BAD_USER_INPUT');
    expect((await shop.get('/backend/product/details/%00')).refused(400).code).toBe('BAD_USER_INPUT');
  });
});

test('pages of the list follow one another by their links, from memory too', async () => {
  await shop.products(Array.from({ length: 5 }, (_, index) => ({ name: `Lamp ${index}` })));
  for (const _ of ['made', 'cached']) {
    const first = await shop.get('/backend/product?limit=2');
    const [, next = ''] =
      /<https:\/\/shop\.example\.com([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await shop.get(next);
    const ids = [first, second].flatMap((answer) => answer.ok<Product[]>().map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(4);
  }
});
