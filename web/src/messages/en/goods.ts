import { basket } from './basket.ts';
import { product } from './product.ts';

/** The texts of lists of products and of a product: of the later texts those with which most visits begin. */
export const goods = { ...product, ...basket };
