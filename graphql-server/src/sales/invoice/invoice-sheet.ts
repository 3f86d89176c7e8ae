import type PDFDocument from 'pdfkit';
import type { LanguageTag } from '#schema/language.ts';
import { printable, type InvoiceFonts, type Weight } from './invoice-fonts.ts';

type Doc = InstanceType<typeof PDFDocument>;
/** A part of the document's structure, for programs that read it aloud. */
export type Part = ReturnType<Doc['struct']>;

/** The colours of the shop's light theme (`web/src/ui/theme/tokens.ts`). */
export const COLORS = {
  ink: '#1f1b16',
  muted: '#5c5448',
  line: '#e4dccb',
  brand: '#0b5d46',
  tint: '#e4efe8',
  alert: '#b3261e',
};

/** Paper and margins in points, 72 to the inch: A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };

/** How a text is set. */
export interface TextStyle {
  width: number;
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
}

const LINE_GAP = -1.5;

/** Sheets of paper to draw on. Texts are set in letters that the typeface has, and are tagged by what they are. */
export class Sheet {
  readonly doc: Doc;
  readonly #fonts: InvoiceFonts;
  readonly #language: LanguageTag;

  constructor(doc: Doc, fonts: InvoiceFonts, language: LanguageTag) {
    this.doc = doc;
    this.#fonts = fonts;
    this.#language = language;
  }

  /** Returns the height of a text. */
  heightOf(text: string, style: TextStyle): number {
    const shown = this.#use(text, style);
    return shown === '' ? 0 : this.doc.heightOfString(shown, { width: style.width, lineGap: LINE_GAP });
  }

  /** Adds a text to a part of the structure; returns its height. */
  text(parent: Part, type: string, text: string, x: number, y: number, style: TextStyle): number {
    const height = this.heightOf(text, style);
    parent.add(this.doc.struct(type, {}, [() => this.#draw(text, x, y, style)]));
    return height;
  }

  /** Draws a text that is repeated on every page, and so is no part of the structure. */
  repeated(text: string, x: number, y: number, style: TextStyle): void {
    this.decoration(() => this.#draw(text, x, y, style));
  }

  /** Draws something that says nothing. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws a horizontal line. */
  line(y: number, from: number, to: number): void {
    this.decoration(() => this.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(COLORS.line));
  }

  #draw(text: string, x: number, y: number, style: TextStyle): void {
    const shown = this.#use(text, style);
    if (shown === '') return;
    const { width, color = COLORS.ink, align = 'left' } = style;
    // Glyphs of Bangla stand in another order than its letters: copying and search use these instead.
    const isBangla = /[\u0980-\u09ff]/.test(shown);
    if (isBangla) this.doc.markContent('Span', { actual: shown, lang: 'bn' });
    else if (this.#language === 'bn') this.doc.markContent('Span', { lang: 'en' });
    this.doc.fillColor(color).text(shown, x, y, { width, align, lineGap: LINE_GAP });
    if (isBangla || this.#language === 'bn') this.doc.endMarkedContent();
  }

  #use(text: string, { size = 9.5, weight = 'regular' }: TextStyle): string {
    const font = this.#fonts[weight];
    // A font that is opened already; the types know its bytes only.
    this.doc.font(weight).fontSize(size);
    return printable(font, text);
  }
}
