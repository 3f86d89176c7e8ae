import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { customer } from './en/customer.ts';
import { journal } from './en/journal.ts';
import type { Later } from './en/later.ts';
import { layout } from './en/layout.ts';

/**
 * The English texts: where the spec fixes one, verbatim. These are the frame's and the home page's; those of the other pages come
 * with the first of these pages (`loadLater`).
 */
export const en = { ...layout, ...catalogue, ...cart, ...customer, ...journal } as typeof layout &
  typeof catalogue &
  typeof cart &
  typeof customer &
  typeof journal &
  Later;

let later: Promise<unknown> | undefined;

/** Brings the texts of the pages beyond the home page, once. Throws when they do not come. */
export const loadLater = (): Promise<unknown> =>
  (later ??= import('./en/later.ts').then(
    (texts) => Object.assign(en, texts.later),
    (error: unknown) => {
      later = undefined;
      throw error;
    },
  ));
