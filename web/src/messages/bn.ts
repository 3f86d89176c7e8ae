import './bn.css';
import { catalogue } from './bn/catalogue.ts';
import { customer } from './bn/customer.ts';
import { layout } from './bn/layout.ts';
import { order } from './bn/order.ts';
import { reviews } from './bn/reviews.ts';
import type { MessageKey } from './translate.ts';

export { sentences } from './bn/sentences.ts';

/** The Bangla texts: one for each English one, or this does not compile. Never in the first load of an English visitor. */
export const bn = {
  ...layout,
  ...catalogue,
  ...customer,
  ...order,
  ...reviews,
} satisfies Record<MessageKey, string>;
