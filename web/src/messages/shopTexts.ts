import type { en } from './en.ts';
import type { Later } from './en/later.ts';

/** The English texts of the shop, by key. */
export type ShopTexts = typeof en & Later;
