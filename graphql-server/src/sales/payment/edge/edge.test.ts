import { describe, expect, test } from 'vitest';
import { createConfirm } from './confirmations.ts';
import { createForgeries } from './forgeries.ts';
import { callbackFields } from './callback-fields.ts';

/** A log that keeps the facts of its lines. */
const createLines = () => {
  const lines: object[] = [];
  const keep = (facts: object) => void lines.push(facts);
  return { lines, log: { warn: keep, error: keep } as never };
};

test('refused notifications and returns are told of in one line a minute, with their number', () => {
  const { lines, log } = createLines();
  let time = 0;
  const forgeries = createForgeries(log, () => time);
  for (let sent = 0; sent < 10_000; sent += 1) {
    time = sent * 10;
    forgeries.count(sent % 2 === 0 ? 'NOTIFICATION' : 'RETURN');
  }
  expect(lines).toEqual([
    { notifications: 1, returns: 0 },
    { notifications: 3000, returns: 3000 },
  ]);
});

describe('what a return says', () => {
  test('is its query and its form; the form goes before', () => {
    const query = { status: 'success', paymentID: 'TR0011' };
    expect(callbackFields(query, { status: 'VALID', val_id: '' })).toEqual({
      status: 'VALID',
      paymentID: 'TR0011',
      val_id: '',
    });
    expect(callbackFields({}, undefined)).toEqual({});
  });

  test('has no field that is there twice, that is long, or that cannot be stored', () => {
    const sent = { twice: ['a', 'b'], long: 'x'.repeat(1001), nul: 'a\0b', half: '\ud83d', good: 'ok' };
    expect(callbackFields(sent)).toEqual({ good: 'ok' });
  });

  test('has a hundred fields at most', () => {
    const sent = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field-${index}`, '1']));
    expect(Object.keys(callbackFields(sent))).toHaveLength(100);
  });
});

describe('a return or a notification', () => {
  const news = { orderId: 'an order', redirectUrl: 'https://provider.example/second', wasAsked: true };

  /** Confirms an attempt, which answers what the test says. */
  const setting = (confirm: () => Promise<typeof news>) => {
    const { lines, log } = createLines();
    const attempts = { orderOf: async (id: string) => (id === 'none' ? null : 'an order'), confirm };
    return { lines, confirm: createConfirm({ attempts, log, waitedMs: 20 }) };
  };

  test('of an attempt that does not exist asks nobody', async () => {
    const { confirm } = setting(() => Promise.reject(new Error('Somebody was asked.')));
    expect(await confirm('none', {})).toBeNull();
  });

  test('leads to where the provider wants the customer next', async () => {
    const { confirm } = setting(async () => news);
    expect(await confirm('one', {})).toEqual(news);
  });

  test('is answered although the provider is silent', async () => {
    const { confirm, lines } = setting(() => new Promise(() => {}));
    expect(await confirm('one', {})).toMatchObject({ orderId: 'an order', redirectUrl: null });
    expect(lines).toEqual([]);
  });

  test('is answered although something fails, and that is told', async () => {
    const error = new Error('The database is away.');
    const { confirm, lines } = setting(() => Promise.reject(error));
    expect(await confirm('one', {})).toMatchObject({ orderId: 'an order', redirectUrl: null });
    expect(lines).toEqual([{ attemptId: 'one', error }]);
  });
});
