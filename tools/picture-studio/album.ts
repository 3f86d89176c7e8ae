/** The pictures of the catalogue's products: which there are to be, and from which look each was made. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoProduct, Look } from '../../demo/catalogue/types.ts';
import { colorPictureName } from '../../demo/color-pictures.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import { coloured } from './coloured.ts';

/** Where the pictures lie. */
export const PICTURES = join(import.meta.dirname, '..', '..', 'demo', 'pictures');
const LEDGER = join(PICTURES, 'looks.json');

/** A picture that there is to be. */
export interface Planned {
  /** Name of its file without the ending. */
  name: string;
  look: Look;
  /** Camera angle, 1 to 3. */
  view: number;
  /** The picture that shows the very same. */
  same?: string;
}

/** All pictures of a product: its three angles, and the first angle once in each colour where there are several. */
export function planned({ slug, look, colors }: DemoProduct): Planned[] {
  const angles = [1, 2, 3].map((view) => ({ name: `${slug}-${view}`, look, view }));
  const shades =
    colors.length < 2
      ? []
      : colors.map((color, i) => ({
          name: colorPictureName(slug, color),
          look: coloured(look, i),
          view: 1,
          ...(i ? {} : { same: `${slug}-1` }),
        }));
  return [...angles, ...shades];
}

/** Names of files that no product and no arrangement asks for any longer. */
export function obsolete(files: string[], products: DemoProduct[]): string[] {
  const wanted = new Set([...products.flatMap(planned), ...ARRANGEMENTS].map(({ name }) => `${name}.webp`));
  return files.filter((file) => file.endsWith('.webp') && !wanted.has(file));
}

/** What each picture was made from, kept beside the pictures. */
export class Ledger {
  private readonly marks: Record<string, string>;

  private constructor(marks: Record<string, string>) {
    this.marks = marks;
  }

  /** Reads the ledger; an empty one where there is none. */
  static async read(): Promise<Ledger> {
    return new Ledger(
      existsSync(LEDGER) ? (JSON.parse(await readFile(LEDGER, 'utf8')) as Record<string, string>) : {},
    );
  }

  /** Whether the picture lies there and was made from this look. */
  holds({ name, look }: Planned): boolean {
    return existsSync(join(PICTURES, `${name}.webp`)) && this.marks[name] === mark(look);
  }

  /** Notes that a picture was made. */
  note({ name, look }: Planned): void {
    this.marks[name] = mark(look);
  }

  /** Forgets a picture. */
  forget(name: string): void {
    delete this.marks[name];
  }

  /** Writes the ledger down. */
  async save(): Promise<void> {
    await writeFile(LEDGER, `${JSON.stringify(this.marks, Object.keys(this.marks).sort(), 1)}\n`);
  }
}

/** A short mark of how a product looked when it was photographed. */
function mark(look: Look): string {
  return createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 10);
}
