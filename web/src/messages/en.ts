import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { customer } from './en/customer.ts';
import { journal } from './en/journal.ts';
import { layout } from './en/layout.ts';

/**
 * The English texts of the frame and the home page; where the spec has a text, verbatim. Those of other pages load with the
 * first of these pages (`withTexts`).
 */
export const en = { ...layout, ...catalogue, ...cart, ...customer, ...journal };
