import { expect, test } from 'vitest';
import { demoProducts } from '../../demo/catalogue/catalogue.ts';
import { swatchOf } from '../../web/src/ui/swatchOf.ts';

// The catalogue is the demo's and the swatches are the web's: only a script may import both.
const colored = demoProducts.filter(({ colors }) => colors.length > 0);

/** The perceived difference of two colours: about 2 is just visible when they are side by side. */
const distance = (/** @type {string} */ one, /** @type {string} */ two) => {
  const [a, b] = [lab(one), lab(two)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** @returns {[number, number, number]} CIELAB of #rrggbb */
const lab = (/** @type {string} */ hex) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

test('every colour of the catalogue has a swatch', () => {
  const names = new Set(colored.flatMap(({ colors }) => colors));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => swatchOf(name) === undefined)).toEqual([]);
});

test('the colours of one product can be told apart', () => {
  const alike = colored.flatMap(({ slug, colors }) =>
    colors.flatMap((one, place) =>
      colors
        .slice(place + 1)
        .filter((two) => {
          const [a, b] = [swatchOf(one) ?? '', swatchOf(two) ?? ''];
          return a === b || (a.startsWith('#') && b.startsWith('#') && distance(a, b) < 6);
        })
        .map((two) => `${slug}: ${one}, ${two}`),
    ),
  );
  expect(alike).toEqual([]);
});

test('a colour’s name is understood as people mean it', () => {
  expect(swatchOf('Black Titanium')).toBe(swatchOf('Black'));
  expect(swatchOf('Natural Titanium')).toBe(swatchOf('Titanium'));
  expect(swatchOf('Sky Blue')).toBe(swatchOf('Sky'));
  expect(swatchOf('Dark Navy')).not.toBe(swatchOf('Navy'));
  expect(swatchOf('Black and White')).toMatch(/^linear-gradient/);
});
