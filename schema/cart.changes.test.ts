import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedQuantity, changeLines, changeWishes } from './cart.changes.ts';
import { isSameChoice, MAX_CART_LINES, MAX_WISHES, type CartChange, type CartLine } from './cart.ts';

/** Few products, colours and sizes: changes often meet lines. */
const change = fc.record({
  productId: fc.constantFrom('lamp', 'chair', 'shirt'),
  color: fc.constantFrom(null, 'Red', 'Blue'),
  size: fc.constantFrom(null, 'M', 'L'),
  from: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12_000 })),
  to: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12_000 })),
  seenPriceCents: fc.integer({ min: 1, max: 5000 }),
  place: fc.option(fc.nat(20)),
});
const changes = fc.array(change, { maxLength: 40 });

const cartAfter = (...sent: CartChange[][]): CartLine[] => changeLines([], sent.flat()).lines;
const quantityOf = (cart: CartLine[], one: CartChange) => cart.find((line) => isSameChoice(line, one))?.quantity ?? 0;

describe('changing quantities', () => {
  test.each([
    ['put in', 0, { from: 0, to: 2 }, 2],
    ['put in here and elsewhere', 3, { from: 0, to: 2 }, 3],
    ['raised where it was taken out elsewhere', 0, { from: 1, to: 2 }, 2],
    ['lowered', 3, { from: 3, to: 2 }, 2],
    ['lowered where it was lowered more elsewhere', 1, { from: 3, to: 2 }, 1],
    ['lowered where it was taken out elsewhere', 0, { from: 3, to: 2 }, 0],
    ['lowered where it was raised elsewhere', 4, { from: 3, to: 2 }, 4],
    ['taken out', 3, { from: 3, to: 0 }, 0],
    ['taken out where it was raised elsewhere', 4, { from: 3, to: 0 }, 4],
    ['seen only', 3, { from: 5, to: 5 }, 3],
  ])('%s', (_, there, sent, after) => expect(changedQuantity(there, sent)).toBe(after));

  test('of two changes that know nothing of each other, the order does not matter where both raise or both lower', () => {
    const pieces = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(pieces, pieces, pieces, (seen, one, other) => {
        fc.pre(one > seen === other > seen);
        const after = (...all: number[]) => all.reduce((there, to) => changedQuantity(there, { from: seen, to }), seen);
        expect(after(one, other)).toBe(after(other, one));
      }),
    );
  });
});

describe('changing carts', () => {
  test('twice is changing once where nothing else happens between', () => {
    fc.assert(
      fc.property(changes, change, (there, sent) => {
        const cart = cartAfter(there);
        const once = changeLines(cart, [sent]).lines;
        expect(changeLines(once, [sent]).lines).toEqual(once);
      }),
    );
  });

  test('keeps every line once, from 1 to 10000 pieces, with the price seen last', () => {
    fc.assert(
      fc.property(changes, changes, (there, sent) => {
        const cart = cartAfter(there, sent);
        for (const line of cart) {
          expect(cart.filter((other) => isSameChoice(other, line))).toEqual([line]);
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(10_000);
          const seen = [...there, ...sent].filter((one) => isSameChoice(one, line) && one.to > 0);
          expect(seen.map(({ seenPriceCents }) => seenPriceCents)).toContain(line.seenPriceCents);
        }
      }),
    );
  });

  test('changes nothing but what is named, and raises to at least what was wanted', () => {
    fc.assert(
      fc.property(changes, change, (there, sent) => {
        const before = cartAfter(there);
        const after = changeLines(before, [sent]).lines;
        const others = (cart: CartLine[]) => cart.filter((line) => !isSameChoice(line, sent));
        expect(others(after)).toEqual(others(before));
        if (sent.to > sent.from) expect(quantityOf(after, sent)).toBeGreaterThanOrEqual(Math.min(sent.to, 10_000));
        else expect(quantityOf(after, sent)).toBeLessThanOrEqual(quantityOf(before, sent));
      }),
    );
  });

  test('is never too long, leaves nothing of what is there out, and tells what it refuses', () => {
    const many = fc.array(
      change.chain((one) => fc.nat({ max: 300 }).map((number) => ({ ...one, productId: `product-${number}` }))),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(many, many, (there, sent) => {
        const stored = cartAfter(there);
        const raises = sent.map((one) => ({ ...one, from: 0, place: null }));
        const { lines, refused } = changeLines(stored, raises);
        expect(lines.length).toBeLessThanOrEqual(MAX_CART_LINES);
        expect(lines.slice(0, stored.length).map(({ productId }) => productId)).toEqual(
          stored.map(({ productId }) => productId),
        );
        for (const [index, one] of raises.entries())
          expect(quantityOf(lines, one) > 0).toBe(one.to > 0 ? !refused.includes(index) : quantityOf(lines, one) > 0);
      }),
    );
  });

  test('refuses to raise what is not offered, and lets it be lowered', () => {
    const lamp = { productId: 'lamp', color: null, size: null, seenPriceCents: 5, place: null };
    const stored = cartAfter([{ ...lamp, from: 0, to: 3 }]);
    const nothing = () => false;
    expect(changeLines(stored, [{ ...lamp, from: 3, to: 4 }], nothing)).toEqual({
      lines: stored,
      refused: [0],
    });
    expect(changeLines(stored, [{ ...lamp, from: 3, to: 0 }], nothing)).toEqual({ lines: [], refused: [] });
  });
});

describe('changing wishlists', () => {
  const wishes = fc.array(
    fc.record({
      productId: fc.nat({ max: 400 }).map((number) => `product-${number}`),
      wished: fc.boolean(),
    }),
    { maxLength: 250 },
  );

  test('what is new comes first, what is there stays unless it is taken off', () => {
    fc.assert(
      fc.property(wishes, wishes, (there, sent) => {
        const stored = changeWishes([], there);
        const after = changeWishes(stored, sent);
        expect(after.length).toBeLessThanOrEqual(MAX_WISHES);
        expect(new Set(after).size).toBe(after.length);
        const named = new Set(sent.map(({ productId }) => productId));
        const isLeft = (id: string) => !named.has(id);
        expect(after.filter(isLeft)).toEqual(stored.filter(isLeft));
        for (const id of named)
          if (sent.findLast(({ productId }) => productId === id)?.wished === false) expect(after).not.toContain(id);
      }),
    );
  });

  test('takes what fits', () => {
    const numbered = (count: number, word: string) => Array.from({ length: count }, (_, n) => `${word}-${n}`);
    const add = (productId: string) => ({ productId, wished: true });
    expect(changeWishes(numbered(199, 'old'), ['old-3', 'new-1', 'new-2'].map(add))).toEqual([
      'new-1',
      ...numbered(199, 'old'),
    ]);
    expect(changeWishes(numbered(200, 'old'), ['new-1'].map(add))).toEqual(numbered(200, 'old'));
  });
});
