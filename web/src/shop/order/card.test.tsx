import { beforeEach, describe, expect, test } from 'vitest';
import { clearCard, readCard, storeCard, writeCard } from './card.ts';

const phone = {
  productId: 'p1',
  name: 'Phone',
  image: { path: '/pictures/p1', alt: 'A phone' },
  priceCents: 19_999,
  quantity: 2,
  color: 'Black',
  size: null,
};

beforeEach(() => localStorage.clear());

describe('the product to buy under the key card (spec §4, §9)', () => {
  test('is stored with qty, color and size', () => {
    storeCard(phone);
    expect(JSON.parse(localStorage.getItem('card') ?? '')).toMatchObject({
      _id: 'p1',
      name: 'Phone',
      qty: 2,
      color: 'Black',
      size: null,
    });
  });

  test('comes back as it was stored', () => expect([storeCard(phone)]).toEqual([readCard()]));

  test('is a new attempt with each Buy Now, and the same with new figures', () => {
    const first = storeCard(phone);
    const second = storeCard(phone);
    expect(second.attempt).not.toBe(first.attempt);
    writeCard({ ...second, priceCents: 18_000, quantity: 1 });
    expect(readCard()).toEqual({ ...second, priceCents: 18_000, quantity: 1 });
  });

  test('gets an attempt that stays when it was stored without one', () => {
    storeCard(phone);
    const { attempt: _, ...stored } = JSON.parse(localStorage.getItem('card') ?? '') as Record<
      string,
      unknown
    >;
    localStorage.setItem('card', JSON.stringify(stored));
    const read = readCard();
    expect(read?.attempt).toMatch(/^[0-9a-f]{32}$/);
    expect(readCard()).toEqual(read);
  });

  test('is gone when cleared', () => {
    storeCard(phone);
    clearCard();
    expect(readCard()).toBeNull();
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"_id":"p1"}',
    '{"_id":"p1","name":"x","image":{"path":"/p"},"priceCents":1,"qty":0}',
  ])('is none when %j lies there', (rubbish) => {
    localStorage.setItem('card', rubbish);
    expect(readCard()).toBeNull();
  });
});
