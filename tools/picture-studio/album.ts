/** The list of the catalogue's pictures, and the look from which each was rendered. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoProduct, Look } from '../../demo/catalogue/types.ts';
import { colorPictureName } from '../../demo/color-pictures.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import { coloured } from './coloured.ts';

/** The folder of the pictures. */
export const PICTURES = join(import.meta.dirname, '..', '..', 'demo', 'pictures');
const LEDGER = join(PICTURES, 'looks.json');

/** A picture to render. */
export interface Planned {
  /** File name without extension. */
  name: string;
  look: Look;
  /** Camera angle, 1 to 3. */
  view: number;
  /** Another picture that is identical. */
  same?: string;
}

/** Returns all pictures of a product: its three angles, and the first angle in each colour if there are several. */
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

/** Returns the files that no product and no arrangement uses any more. */
export function obsolete(files: string[], products: DemoProduct[]): string[] {
  const wanted = new Set([...products.flatMap(planned), ...ARRANGEMENTS].map(({ name }) => `${name}.webp`));
  return files.filter((file) => file.endsWith('.webp') && !wanted.has(file));
}

/** Records what each picture was rendered from, in a file beside the pictures. */
export class Ledger {
  private readonly marks: Record<string, string>;

  private constructor(marks: Record<string, string>) {
    this.marks = marks;
  }

  /** Reads the ledger; an empty one where there is none. */
  static async read(): Promise<Ledger> {
    return new Ledger(existsSync(LEDGER) ? (JSON.parse(await readFile(LEDGER, 'utf8')) as Record<string, string>) : {});
  }

  /** Whether the picture exists and was rendered from this look. */
  holds({ name, look }: Planned): boolean {
    return existsSync(join(PICTURES, `${name}.webp`)) && this.marks[name] === mark(look);
  }

  /** Records that a picture was rendered. */
  note({ name, look }: Planned): void {
    this.marks[name] = mark(look);
  }

  /** Removes a picture from the ledger. */
  forget(name: string): void {
    delete this.marks[name];
  }

  /** Writes the ledger's file. */
  async save(): Promise<void> {
    await writeFile(LEDGER, `${JSON.stringify(this.marks, Object.keys(this.marks).sort(), 1)}\n`);
  }
}

/** Returns a hash of a product's look. */
function mark(look: Look): string {
  return createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 10);
}
