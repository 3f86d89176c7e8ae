import { readdirSync } from 'node:fs';
import type { DemoProduct } from './catalogue/types.ts';

const files = new Set(readdirSync(new URL('./pictures/', import.meta.url)));

/** Returns the name of a product's picture in a colour: for Rose Gold `<slug>-color-rose-gold`. */
export const colorPictureName = (slug: string, color: string): string =>
  `${slug}-color-${color
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** Returns the keys of a demo product's pictures by colour, for those that were drawn. */
export const demoColorPictures = ({ slug, colors }: DemoProduct): Record<string, string> =>
  Object.fromEntries(
    colors.flatMap((color) => {
      const name = colorPictureName(slug, color);
      return files.has(`${name}.webp`) ? [[color, `demo/${name}`]] : [];
    }),
  );
