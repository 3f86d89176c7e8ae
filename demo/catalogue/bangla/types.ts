/** The shapes of the demo catalogue in Bangla: plain data, read by the seeder. */

import type { DemoProduct } from '../types.ts';

/** What a person reads of a product, in Bangla. Brands and model names stay as people say them; the rest is translated. */
export type BanglaProduct = Pick<
  DemoProduct,
  'name' | 'note' | 'shortDescription' | 'description' | 'descriptionSecond'
>;

/** Products in Bangla by their `slug`. One file here for each file of products, listed in `bangla.ts`. */
export type BanglaProducts = Readonly<Record<string, BanglaProduct>>;

/** What a colour is called in Bangla, by its English name as written in `colors` of the products. */
export type BanglaColors = Readonly<Record<string, string>>;
