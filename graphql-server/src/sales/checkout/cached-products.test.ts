import { expect, test } from 'vitest';
import { CachedProducts } from './cached-products.ts';

/** A product with so many variants. */
const productOf = (id: string, variants: number) => ({
  id,
  version: 1,
  name: 'Shirt',
  picture: 'a',
  priceCents: 1999,
  colors: [],
  colorPictures: {},
  sizes: [],
  sku: null,
  available: 5,
  bangla: null,
  variants: Array.from({ length: variants }, (_, number) => ({
    id: `${id}-${number}`,
    color: null,
    size: String(number),
    sku: String(number),
    picture: 'a',
    priceCents: 1999,
    available: 1,
  })),
});

test('products with many variants use no more memory than others, and those ordered last stay', () => {
  const kept = new CachedProducts();
  kept.keep([productOf('first', 100), productOf('second', 100)]);
  for (let number = 0; number < 4000; number += 1) {
    kept.keep([productOf(String(number), 100)]);
    expect(kept.of([{ productId: 'first' }])?.size).toBe(1);
  }
  expect(kept.bytes).toBeLessThanOrEqual(16 * 2 ** 20);
  expect(kept.bytes).toBeGreaterThan(15 * 2 ** 20);
  expect(kept.of([{ productId: 'second' }])).toBeNull();
  expect(kept.of([{ productId: 'first' }, { productId: 'second' }])).toBeNull();
});
