import { catalogue } from './en/catalogue.ts';
import { customer } from './en/customer.ts';
import { layout } from './en/layout.ts';
import { order } from './en/order.ts';

/** The English texts: where the spec fixes one, verbatim. */
export const en = { ...layout, ...catalogue, ...customer, ...order };
