import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { customer } from './en/customer.ts';
import { journal } from './en/journal.ts';
import { layout } from './en/layout.ts';

/**
 * The English texts of the frame and the home page: where the spec fixes one, verbatim. Those of the other pages come with the first of
 * these pages (`withTexts`).
 */
export const en = { ...layout, ...catalogue, ...cart, ...customer, ...journal };
