import { readFile } from 'node:fs/promises';
import type { Font, GlyphRun } from 'fontkit';
import { once } from '#kernel/lazily.ts';

/** A weight of the typeface; both have Latin and Bangla letters. */
export type Weight = 'regular' | 'semiBold';

/** The fonts of one document. */
export type InvoiceFonts = Readonly<Record<Weight, Font>>;

const FILES: Record<Weight, string> = {
  regular: '400Regular/HindSiliguri_400Regular.ttf',
  semiBold: '600SemiBold/HindSiliguri_600SemiBold.ttf',
};

const readFont = (file: string): Promise<Buffer> =>
  readFile(new URL(import.meta.resolve(`@expo-google-fonts/hind-siliguri/${file}`)));

/** Reads the files and loads the code at the first invoice only: 250 kB each, and 100 ms. */
const load = once(async () => {
  const [{ create }, regular, semiBold] = await Promise.all([
    import('fontkit'),
    readFont(FILES.regular),
    readFont(FILES.semiBold),
  ]);
  return { create, files: { regular, semiBold } };
});

/**
 * Returns fonts for one document. They are not shared: a font remembers for each glyph the letters that it stood for
 * first, and writes them into the document, for copying and search.
 */
export const openFonts = async (): Promise<InvoiceFonts> => {
  const { create, files } = await load();
  const open = (weight: Weight) => shapingEachScript(create(files[weight]) as Font);
  return { regular: open('regular'), semiBold: open('semiBold') };
};

/** Bangla letters with the joiners between them, or anything else. */
const RUNS = /[\u0980-\u09ff\u200c\u200d]+|[^\u0980-\u09ff\u200c\u200d]+/g;

/**
 * Returns the same font, which shapes each script of a word by its own rules. By itself a font shapes the whole word by
 * the rules of its first letter: the vowel of `GB-তে` would stand on the wrong side.
 */
const shapingEachScript = (font: Font): Font =>
  Object.create(font, {
    layout: {
      value: (text: string, features?: string[]): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> => {
        const runs = (text.match(RUNS) ?? ['']).map((part) => font.layout(part, features));
        return {
          glyphs: runs.flatMap(({ glyphs }) => glyphs),
          positions: runs.flatMap(({ positions }) => positions),
          advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
        };
      },
    },
  }) as Font;

/** Stands for a letter that the typeface does not have. */
const UNKNOWN = '?';

/**
 * Returns a text in letters that the font has. Emoji and control characters are left out, accented letters that it does
 * not have lose their accents, and any other letter becomes a question mark.
 */
export const printable = (font: Font, text: string): string =>
  [
    ...text
      .normalize('NFC')
      // A keycap is its digit.
      .replace(/([\d#*])\ufe0f?\u20e3/gu, '$1')
      .replace(/\p{RGI_Emoji}/gv, '')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\S\n]+/g, ' '),
  ]
    .map((letter) => (letter === '\n' ? letter : inFont(font, letter)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const inFont = (font: Font, letter: string): string => {
  if (/[\p{Extended_Pictographic}\p{Variation_Selector}]/u.test(letter)) return has(font, letter) ? letter : '';
  if (/[\u200c\u200d]/.test(letter)) return letter;
  if (/\p{C}/u.test(letter)) return '';
  if (has(font, letter)) return letter;
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  if (base === '') return '';
  return [...base].every((one) => has(font, one)) ? base : UNKNOWN;
};

const has = (font: Font, letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
