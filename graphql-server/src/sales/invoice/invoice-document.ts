import type { LanguageTag } from '#schema/language.ts';
import { openFonts } from './invoice-fonts.ts';
import { COLORS, PAGE, Sheet, type Part, type TextStyle } from './invoice-sheet.ts';

interface DocumentOptions {
  /** Width and height in points, 72 to the inch. */
  size: [number, number];
  language: LanguageTag;
  info: { Title: string; Author: string; Subject: string; CreationDate: Date };
}

/** Opens a PDF file with its first page. Who draws on it breaks the pages, and ends it with `bytesOf`. */
export const openSheet = async ({ size, language, info }: DocumentOptions): Promise<Sheet> => {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), openFonts()]);
  const doc = new PDFDocument({
    size,
    margin: 0,
    bufferPages: true,
    // Its own default would be a font without Bangla letters.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info,
  });
  // Fonts that are opened already; the types know their bytes only.
  for (const [weight, font] of Object.entries(fonts)) doc.registerFont(weight, font as unknown as Buffer);
  return new Sheet(doc, fonts, language);
};

/** Ends a PDF file and returns it. */
export const bytesOf = async (doc: NodeJS.ReadableStream & { end: () => void }): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  doc.on('end', resolve).on('error', reject);
  doc.end();
  await promise;
  return Buffer.concat(chunks);
};

/** Draws the shop's logo and name on the left, and title and number of the document on the right. */
export const drawHeading = (
  sheet: Sheet,
  part: Part,
  { shop, title, number }: { shop: string; title: string; number: string },
  numberStyle: Partial<TextStyle> = {},
): void => {
  const { margin, width } = PAGE;
  sheet.decoration(() => drawLogo(sheet.doc, margin, margin));
  const name: TextStyle = { width: 200, size: 22, weight: 'semiBold', color: COLORS.brand };
  sheet.text(part, 'P', shop, margin + 46, margin - 1, name);
  const right: TextStyle = { width: 240, align: 'right' };
  const x = width - margin - 240;
  sheet.text(part, 'H1', title, x, margin - 4, { ...right, size: 20, weight: 'semiBold' });
  sheet.text(part, 'P', number, x, margin + 23, { ...right, color: COLORS.muted, ...numberStyle });
};

/** Draws the shop's logo, 34 points wide, in the colours of the favicon. */
const drawLogo = (doc: Sheet['doc'], x: number, y: number): void => {
  doc
    .save()
    .translate(x, y)
    .scale(34 / 32);
  doc.roundedRect(0, 0, 32, 32, 7).fill(COLORS.brand);
  doc.path('M6 13 8.5 7h15L26 13z').fill('#f2a51f');
  doc.path('M6 13a3.3 3.3 0 0 0 6.7 0 3.3 3.3 0 0 0 6.6 0 3.3 3.3 0 0 0 6.7 0z').fill('#fffdf9');
  doc.path('M8 18v8h16v-8').lineWidth(2.4).lineJoin('round').stroke('#fffdf9');
  doc.restore();
};
