import { describe, expect, test } from 'vitest';
import { demoCategories, demoProducts } from './catalogue.ts';

const HEX = /^#[0-9a-f]{6}$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The home page's offer banner promises exactly half price for this set. */
const HALF_PRICE_OFFER = 'hatil-modular-furniture-set';

/** Leaves behind the tiles of the home page; Furniture is a department and counts by its leaves. */
const TILES = [
  'mobile-phones',
  'laptops',
  'smart-watches',
  'cleansers',
  'serums',
  'moisturizers',
  'baby-clothing',
  'mens-clothing',
  'womens-clothing',
  'educational',
  'shampoos',
];

const parents = new Set(demoCategories.map((category) => category.parent));
const leaves = demoCategories.filter((category) => !parents.has(category.slug)).map(({ slug }) => slug);
const inLeaf = (slug: string) => demoProducts.filter((product) => product.category === slug);
const duplicates = (values: (string | number)[]) => values.filter((value, at) => values.indexOf(value) !== at);

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The numbers, as figures or words, that stand where `pattern` says. */
const numbersIn = (pattern: RegExp, text: string): number[] =>
  [...text.matchAll(pattern)].map(([, said = '']) => Number(said) || NUMBERS.indexOf(said.toLowerCase()) + 1);
const NUMBER = `\\b(\\d+|${NUMBERS.join('|')})`;
const numbersBefore = (noun: RegExp, text: string): number[] =>
  numbersIn(new RegExp(`${NUMBER}\\s+(?:[a-z]+\\s+)?(?:${noun.source})`, 'gi'), text);
const numbersAfter = (noun: RegExp, text: string): number[] =>
  numbersIn(new RegExp(`(?:${noun.source})\\s+${NUMBER}`, 'gi'), text);
const hasWord = (word: string, text: string): boolean =>
  new RegExp(`(?<![\\w.])${word.replaceAll('.', '\\.')}(?!\\w)`, 'i').test(text);

describe('categories', () => {
  test('have unique slugs and existing parents', () => {
    const slugs = demoCategories.map(({ slug }) => slug);
    expect(duplicates(slugs)).toEqual([]);
    for (const { parent } of demoCategories) if (parent !== null) expect(slugs).toContain(parent);
    expect(demoCategories.filter(({ parent }) => parent === null)).toHaveLength(9);
  });

  test('every leaf holds at least four products, those of the tiles five or more', () => {
    for (const leaf of leaves) {
      expect(inLeaf(leaf).length, leaf).toBeGreaterThanOrEqual(TILES.includes(leaf) ? 5 : 4);
    }
    expect(demoProducts.filter(({ category }) => !leaves.includes(category))).toEqual([]);
  });
});

describe('products', () => {
  test('are about two hundred, each with its own slug, name and day', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(195);
    expect(demoProducts.length).toBeLessThanOrEqual(215);
    expect(duplicates(demoProducts.map(({ slug }) => slug))).toEqual([]);
    expect(duplicates(demoProducts.map(({ name }) => name))).toEqual([]);
    expect(duplicates(demoProducts.map(({ addedDaysAgo }) => addedDaysAgo))).toEqual([]);
  });

  test('include the brands that the filter offers', () => {
    for (const brand of ['Apple', 'Hanes', 'Rolex Inspired', 'Scala']) {
      const count = demoProducts.filter((product) => product.brand === brand).length;
      expect(count, brand).toBeGreaterThanOrEqual(6);
    }
    expect(new Set(demoProducts.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(40);
  });

  test('spread over cheap and dear, in stock and out of stock', () => {
    const count = (holds: (product: (typeof demoProducts)[number]) => boolean) => demoProducts.filter(holds).length;
    expect(count(({ priceCents }) => priceCents < 1000)).toBeGreaterThanOrEqual(10);
    expect(count(({ priceCents }) => priceCents > 150_000)).toBeGreaterThanOrEqual(4);
    expect(count(({ stock }) => stock === 0)).toBe(2);
    expect(count(({ stock }) => stock === 1 || stock === 2)).toBe(2);
    const reduced = count(({ oldPriceCents }) => oldPriceCents !== null) / demoProducts.length;
    expect(reduced).toBeGreaterThan(0.5);
    expect(reduced).toBeLessThan(0.7);
    const long = count(({ name }) => name.split(' ').length > 8);
    expect(long).toBeGreaterThanOrEqual(10);
    expect(long).toBeLessThanOrEqual(25);
  });

  test.each(demoProducts.map((product) => [product.slug, product] as const))('%s is complete', (_, product) => {
    expect(product.slug).toMatch(SLUG);
    const words = product.name.split(' ').length;
    expect(words).toBeGreaterThanOrEqual(3);
    expect(words).toBeLessThanOrEqual(12);
    for (const key of ['brand', 'tag', 'note', 'shortDescription', 'description', 'descriptionSecond'] as const) {
      expect(product[key].trim().length, key).toBeGreaterThan(1);
    }
    expect(product.description.length).toBeGreaterThan(120);

    expect(Number.isInteger(product.priceCents)).toBe(true);
    expect(product.priceCents).toBeGreaterThanOrEqual(200);
    expect(product.priceCents).toBeLessThanOrEqual(390_000);
    if (product.oldPriceCents !== null && product.slug !== HALF_PRICE_OFFER) {
      const ratio = product.oldPriceCents / product.priceCents;
      expect(ratio).toBeGreaterThanOrEqual(1.1);
      expect(ratio).toBeLessThanOrEqual(1.45);
    }
    expect(product.stock).toBeGreaterThanOrEqual(0);
    expect(product.stock).toBeLessThanOrEqual(240);
    expect(product.sold).toBeGreaterThanOrEqual(0);
    expect(product.sold).toBeLessThanOrEqual(5000);
    expect(product.addedDaysAgo).toBeGreaterThanOrEqual(1);
    expect(product.addedDaysAgo).toBeLessThanOrEqual(700);

    expect(duplicates(product.colors)).toEqual([]);
    expect(duplicates(product.sizes)).toEqual([]);
    const { body, accent, variant } = product.look;
    expect(body.length).toBeGreaterThanOrEqual(1);
    // A mixed pack has one choice, and its pictures show all its colours.
    const isMixed = product.colors.join() === 'Multicolour';
    if (product.colors.length > 0 && !isMixed) expect(body).toHaveLength(product.colors.length);
    for (const colour of [...body, accent]) expect(colour).toMatch(HEX);
    expect(variant).toBeGreaterThanOrEqual(0);
    expect(variant).toBeLessThanOrEqual(9);
  });

  test.each(demoProducts.map((product) => [product.slug, product] as const))(
    '%s promises as many colours, sizes and pieces as it has',
    (_, product) => {
      const { name, note, shortDescription, colors, sizes, look } = product;
      const promise = [name, note, shortDescription].join(' · ');
      // A palette holds its shades in one case: they are no choice, but the pictures show them all.
      const shades = colors.length > 0 ? colors.length : look.body.length;
      expect(numbersBefore(/shades(?! of)|colours/, promise).filter((number) => number !== shades)).toEqual([]);
      expect(numbersBefore(/sizes(?! of)/, promise).filter((number) => number !== sizes.length)).toEqual([]);
      expect(new Set(numbersBefore(/pieces/, promise)).size).toBeLessThanOrEqual(1);
      expect(
        new Set([...numbersAfter(/Pack of/, promise), ...numbersBefore(/in a pack/, promise)]).size,
      ).toBeLessThanOrEqual(1);

      // Who may choose between 25 and 35 cm is not told that it measures 35.
      const told = sizes.filter((size) => /[a-z]/i.test(size) && size.length > 2 && hasWord(size, promise));
      if (sizes.length > 1 && told.length > 0) expect(told).toEqual(sizes);
    },
  );

  test('texts say nothing of the stock, which changes without them', () => {
    const told = demoProducts.filter(({ note, shortDescription, description, descriptionSecond }) =>
      /sold out|out of stock|in stock|next delivery/i.test(
        [note, shortDescription, description, descriptionSecond].join(' '),
      ),
    );
    expect(told.map(({ slug }) => slug)).toEqual([]);
  });

  test('clothing always offers a colour and a size', () => {
    for (const leaf of ['mens-clothing', 'womens-clothing', 'baby-clothing', 'hats', 'shoes']) {
      for (const { slug, colors, sizes } of inLeaf(leaf)) {
        expect(colors.length, slug).toBeGreaterThan(0);
        expect(sizes.length, slug).toBeGreaterThan(0);
      }
    }
  });

  test('no two of a leaf look alike', () => {
    for (const leaf of leaves) {
      const looks = inLeaf(leaf).map(({ look }) => [look.model, look.variant, look.body[0], look.accent].join());
      expect(duplicates(looks), leaf).toEqual([]);
      const colours = inLeaf(leaf).map(({ look }) => [look.model, look.variant, look.body[0]].join());
      expect(duplicates(colours), leaf).toEqual([]);
    }
  });

  test('the offer of the home banner costs what the banner says', () => {
    const offer = demoProducts.find(({ slug }) => slug === HALF_PRICE_OFFER);
    expect(offer).toMatchObject({ priceCents: 175_049, oldPriceCents: 350_099 });
  });
});
