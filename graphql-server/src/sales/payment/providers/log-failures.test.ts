import { expect, test } from 'vitest';
import { ProviderRefused, ProviderUnreachable, type PaymentProvider } from './provider.ts';
import { logFailures } from './log-failures.ts';

const failing = (error: Error, more: Partial<PaymentProvider> = {}): PaymentProvider => {
  const fail = () => Promise.reject(error);
  return { method: 'NAGAD', start: fail, confirm: fail, query: fail, refund: fail, ...more };
};

/** A provider in whose log the facts of each line are kept. */
const setting = (provider: PaymentProvider) => {
  const lines: object[] = [];
  let time = 0;
  const log = { warn: (facts: object) => void lines.push(facts) } as never;
  return { lines, provider: logFailures(provider, log, () => time), wait: (ms: number) => void (time += ms) };
};

const nothing = undefined as never;

test('what a provider refuses is told with its reason, and thrown as it was', async () => {
  const error = new ProviderRefused('Nagad refused: SIGNATURE');
  const { provider, lines } = setting(failing(error));
  await expect(provider.start(nothing)).rejects.toBe(error);
  await expect(provider.refund(nothing)).rejects.toBe(error);
  expect(lines).toEqual([
    { provider: 'NAGAD', step: 'start', reason: 'Nagad refused: SIGNATURE', times: 1 },
    { provider: 'NAGAD', step: 'refund', reason: 'Nagad refused: SIGNATURE', times: 1 },
  ]);
});

test('a provider that is down for an hour is told of once a minute, with a count', async () => {
  const { provider, lines, wait } = setting(failing(new ProviderUnreachable('No answer of nagad: a time-out.')));
  for (let asked = 0; asked < 3600; asked += 1) {
    await expect(provider.query(nothing)).rejects.toThrow();
    wait(1000);
  }
  expect(lines).toHaveLength(60);
  expect(lines.slice(0, 2)).toMatchObject([{ times: 1 }, { times: 60 }]);
});

test('what succeeds is not told, and stays what it was', async () => {
  const outcome = { state: 'OPEN' } as const;
  const { provider, lines } = setting(
    failing(new Error(), {
      takesOnConfirm: true,
      confirm: async (_payment, claims) => (claims['id'] === '1' ? outcome : { state: 'CANCELLED' }),
    }),
  );
  expect(await provider.confirm(nothing, { id: '1' })).toBe(outcome);
  expect(lines).toEqual([]);
  expect(provider).toMatchObject({ method: 'NAGAD', takesOnConfirm: true });
  expect(provider).not.toHaveProperty('forget');
  expect(provider).not.toHaveProperty('readNotification');
});

test('what only some providers can do is passed on', async () => {
  class Saving {
    readonly method = 'BKASH';
    readonly #saved = new Set(['agreement']);
    start = () => Promise.reject(new Error());
    confirm = this.start;
    query = this.start;
    refund = this.start;
    async readNotification({ body }: { body: string }) {
      return body === 'genuine' ? { attemptId: 'a', claims: {} } : null;
    }
    async forget(id: string) {
      if (!this.#saved.delete(id)) throw new ProviderRefused('unknown agreement');
    }
  }
  const { provider, lines } = setting(new Saving());
  expect(await provider.readNotification?.({ headers: {}, body: 'genuine' })).toEqual({
    attemptId: 'a',
    claims: {},
  });
  await provider.forget?.('agreement');
  await expect(provider.forget?.('agreement')).rejects.toThrow('unknown agreement');
  expect(lines).toEqual([{ provider: 'BKASH', step: 'forget', reason: 'unknown agreement', times: 1 }]);
});
