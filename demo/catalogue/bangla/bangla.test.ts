import { describe, expect, test } from 'vitest';
import { demoProducts } from '../catalogue.ts';
import { banglaColors, banglaProducts } from './bangla.ts';

const keys = ['name', 'note', 'shortDescription', 'description', 'descriptionSecond'] as const;

/** The longest of the English texts: pages are laid out for them, and Bangla letters are about as wide. */
const longest = Object.fromEntries(
  keys.map((key) => [key, Math.max(...demoProducts.map((product) => product[key].length))]),
);

/** Figures as a machine reads them: 25,000 and ২৫,০০০ are the same. */
const figuresOf = (text: string): string[] =>
  (text.match(/[\d০-৯]+(?:[.,][\d০-৯]+)*/g) ?? []).map((figure) =>
    figure.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))),
  );

describe('the catalogue in Bangla', () => {
  test('has every product and no other', () => {
    expect(Object.keys(banglaProducts).toSorted()).toEqual(demoProducts.map(({ slug }) => slug).toSorted());
    expect(new Set(Object.values(banglaProducts).map(({ name }) => name)).size).toBe(demoProducts.length);
  });

  test('has a name of its own for every colour and no other', () => {
    const used = new Set(demoProducts.flatMap(({ colors }) => colors));
    expect(Object.keys(banglaColors).toSorted()).toEqual([...used].toSorted());
    expect(new Set(Object.values(banglaColors)).size).toBe(used.size);
    for (const color of Object.values(banglaColors)) expect(color).toMatch(/^[\p{Script=Bengali}\p{M}\u200d -]+$/u);
  });

  test.each(demoProducts.map((product) => [product.slug, product] as const))('%s is complete', (slug, english) => {
    const bangla = banglaProducts[slug];
    for (const key of keys) {
      const text = bangla?.[key] ?? '';
      expect(text, key).toMatch(/\p{Script=Bengali}{2}/u);
      expect(text.length, key).toBeLessThanOrEqual(longest[key] ?? 0);
      // One spelling for what looks the same: composed as Unicode wants it, joiners only where র‍্য needs one.
      expect(text, key).toBe(text.normalize('NFC').trim());
      expect(text.replaceAll('র\u200d্য', ''), key).not.toMatch(/[\u200b-\u200f]|\s\s/u);
      // Latin letters and figures only in a model's number, as WH-1000XM5.
      const models = english.name.match(/\b[A-Z]+-\d\w+/g) ?? [];
      expect(
        models.reduce((rest, model) => rest.replace(model, ''), text),
        key,
      ).not.toMatch(/[a-z\d]/i);
      if (key.startsWith('des') || key === 'shortDescription') expect(text, key).toMatch(/[।?]$/u);
    }
  });

  test.each(demoProducts.map((product) => [product.slug, product] as const))(
    '%s has the same figures in both languages',
    (slug, english) => {
      const bangla = banglaProducts[slug];
      const of = (texts: Partial<Record<(typeof keys)[number], string>> = {}) =>
        figuresOf(keys.map((key) => texts[key] ?? '').join(' '));
      expect(of(english).filter((figure) => !of(bangla).includes(figure))).toEqual([]);
      expect(of(bangla).filter((figure) => !of(english).includes(figure))).toEqual([]);
    },
  );
});
