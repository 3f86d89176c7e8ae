import { account } from './account.ts';
import { address } from './address.ts';
import { afterOrder } from './after-order.ts';
import { analytics } from './analytics.ts';
import { checkout } from './checkout.ts';
import { conversation } from './conversation.ts';
import { basket } from './basket.ts';
import { product } from './product.ts';
import { help } from './help.ts';
import { mailbox } from './mailbox.ts';
import { plain } from './plain.ts';
import { reviews } from './reviews.ts';
import { order } from './order.ts';
import { orderPage } from './order-page.ts';
import { payment } from './payment.ts';
import { post } from './post.ts';
import { productAlert } from './product-alert.ts';
import { settle } from './settle.ts';
import { settings } from './settings.ts';
import { tracking } from './tracking.ts';
import { trust } from './trust.ts';
import { session } from './session.ts';

/** The texts that neither the frame nor the home page shows. */
export const later = {
  ...product,
  ...basket,
  ...plain,
  ...reviews,
  ...account,
  ...address,
  ...order,
  ...orderPage,
  ...tracking,
  ...afterOrder,
  ...checkout,
  ...payment,
  ...trust,
  ...conversation,
  ...help,
  ...mailbox,
  ...post,
  ...productAlert,
  ...settings,
  ...settle,
  ...session,
  ...analytics,
};

/** Their keys and words. */
export type Later = typeof later;
