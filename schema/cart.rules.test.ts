import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLineKey, MAX_CART_LINES, MAX_WISHES, mergeCartLines, mergeWishes } from './cart.rules.ts';

/** Few products, colours and sizes: lines often meet their like. */
const line = fc.record({
  productId: fc.constantFrom('lamp', 'chair', 'shirt'),
  quantity: fc.integer({ min: 1, max: 12_000 }),
  color: fc.constantFrom(null, 'Red', 'Blue'),
  size: fc.constantFrom(null, 'M', 'L'),
  seenPriceCents: fc.integer({ min: 1, max: 5000 }),
});
const lines = fc.array(line, { maxLength: 40 });

describe('merging carts', () => {
  test('twice is merging once', () => {
    fc.assert(
      fc.property(lines, lines, (there, sent) => {
        const cart = mergeCartLines(mergeCartLines([], there), sent);
        expect(mergeCartLines(cart, sent)).toEqual(cart);
      }),
    );
  });

  test('keeps every line once, with the larger quantity and the price seen last', () => {
    fc.assert(
      fc.property(lines, lines, (there, sent) => {
        const all = [...there, ...sent];
        const cart = mergeCartLines(there, sent);
        expect(cart.map(cartLineKey)).toEqual([...new Set(all.map(cartLineKey))]);
        for (const merged of cart) {
          const same = all.filter((one) => cartLineKey(one) === cartLineKey(merged));
          expect(merged.quantity).toBe(Math.min(Math.max(...same.map(({ quantity }) => quantity)), 10_000));
          expect(merged.seenPriceCents).toBe(same.at(-1)?.seenPriceCents);
        }
      }),
    );
  });

  test('leaves nothing of what is there out, and is never too long', () => {
    const many = fc.array(
      line.chain((one) => fc.nat({ max: 300 }).map((number) => ({ ...one, productId: `product-${number}` }))),
      { maxLength: 150 },
    );
    fc.assert(
      fc.property(many, many, (there, sent) => {
        const stored = mergeCartLines([], there);
        const cart = mergeCartLines(stored, sent);
        expect(cart.length).toBeLessThanOrEqual(MAX_CART_LINES);
        expect(cart.slice(0, stored.length).map(cartLineKey)).toEqual(stored.map(cartLineKey));
        expect(mergeCartLines(cart, sent)).toEqual(cart);
      }),
    );
  });
});

describe('merging wishlists', () => {
  const ids = fc.array(
    fc.nat({ max: 400 }).map((number) => `product-${number}`),
    { maxLength: 250 },
  );

  test('twice is merging once; what is new comes first, what is there stays', () => {
    fc.assert(
      fc.property(ids, ids, (there, sent) => {
        const stored = mergeWishes([], there);
        const wishes = mergeWishes(stored, sent);
        expect(mergeWishes(wishes, sent)).toEqual(wishes);
        expect(wishes.length).toBeLessThanOrEqual(MAX_WISHES);
        expect(new Set(wishes).size).toBe(wishes.length);
        const added = wishes.slice(0, wishes.length - stored.length);
        expect(wishes.slice(added.length)).toEqual(stored);
        expect(added).toEqual([...new Set(sent)].filter((id) => !stored.includes(id)).slice(0, added.length));
      }),
    );
  });

  test('takes what fits', () => {
    const numbered = (count: number, word: string) => Array.from({ length: count }, (_, n) => `${word}-${n}`);
    expect(mergeWishes(numbered(199, 'old'), ['old-3', 'new-1', 'new-2'])).toEqual([
      'new-1',
      ...numbered(199, 'old'),
    ]);
    expect(mergeWishes(numbered(201, 'old'), ['new-1', 'new-2'])).toEqual(numbered(201, 'old'));
  });
});
