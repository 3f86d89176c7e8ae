import { readdirSync } from 'node:fs';
import type { DemoProduct } from './catalogue/types.ts';

const files = new Set(readdirSync(new URL('./pictures/', import.meta.url)));

/** Name of the picture of a product in a colour: Rose Gold is `<slug>-color-rose-gold`. */
export const colorPictureName = (slug: string, color: string): string =>
  `${slug}-color-${color
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** Key of the picture that shows a colour, by the colour, for those of a demo product that were drawn. */
export const demoColorPictures = ({ slug, colors }: DemoProduct): Record<string, string> =>
  Object.fromEntries(
    colors.flatMap((color) => {
      const name = colorPictureName(slug, color);
      return files.has(`${name}.webp`) ? [[color, `demo/${name}`]] : [];
    }),
  );
