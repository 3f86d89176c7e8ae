import { expect, test } from 'vitest';
import { PALETTE_NAMES, PALETTES } from '#schema/palettes.ts';
import { paletteStyle } from './paletteStyle.ts';
import { semanticTokens } from './tokens.ts';

/** The relative luminance of a colour (WCAG 2.2). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const { bg, fg } = semanticTokens.colors;

test.each(PALETTE_NAMES.flatMap((name) => (['light', 'dark'] as const).map((theme) => ({ name, theme }))))(
  '$name in the $theme theme can be read',
  ({ name, theme }) => {
    const shades = PALETTES[name][theme];
    const shadeOf = (token: { value: { _light: string; _dark: string } }) => token.value[`_${theme}`];
    const grounds = [bg.canvas, bg.surface, bg.subtle, bg.muted].map(shadeOf);
    const texts = [
      [shades.contrast, shades.solid],
      ...[...grounds, shades.subtle, shades.muted].map((ground) => [shades.fg, ground] as const),
      ...[fg.onInverted, fg.onInvertedMuted].map((text) => [shadeOf(text), shades.band] as const),
    ] as const;
    for (const [text, ground] of texts) expect(contrastOf(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
    expect(contrastOf(shades.solid, shadeOf(bg.surface)), 'a button on a card').toBeGreaterThan(2.95);
  },
);

test('a page gets the colours only where they are not those of a new shop', () => {
  expect(paletteStyle('BOTTLE')).toBe('');
  const plum = paletteStyle('PLUM');
  expect(plum).toMatch(/^<style id="palette">:root,\.light\{.*--haat-colors-brand-solid:#712b5b/);
  expect(plum).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\.light,\.dark\)\{.*-brand-solid:#a04583/);
});
