import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { conversation } from './en/conversation.ts';
import { customer } from './en/customer.ts';
import { journal } from './en/journal.ts';
import { layout } from './en/layout.ts';
import { order } from './en/order.ts';
import { reviews } from './en/reviews.ts';

/** The English texts: where the spec fixes one, verbatim. */
export const en = {
  ...layout,
  ...catalogue,
  ...cart,
  ...customer,
  ...order,
  ...conversation,
  ...journal,
  ...reviews,
};
