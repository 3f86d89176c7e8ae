import type { Sheet } from '../invoice-sheet.ts';

/** Where and how large a bar code is drawn, in points. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing of the library: widths of bars and spaces in turn, the first a bar. */
interface Bars {
  sbs: number[];
}

/** Draws a text as Code 128, which every scanner of a courier reads. Its quiet zone is the caller's. */
export const drawBarCode = async (sheet: Sheet, text: string, { x, y, width, height }: Box): Promise<void> => {
  const { default: bwip } = await import('bwip-js');
  const [drawn] = bwip.raw('code128', text, {}) as unknown as Bars[];
  if (!drawn) throw new Error('The bar code has no bars.');
  const modules = drawn.sbs.reduce((sum, one) => sum + one, 0);
  const scale = width / modules;
  sheet.decoration(() => {
    let at = x;
    for (const [place, wide] of drawn.sbs.entries()) {
      if (place % 2 === 0) sheet.doc.rect(at, y, wide * scale, height);
      at += wide * scale;
    }
    sheet.doc.fill('#000000');
  });
};
