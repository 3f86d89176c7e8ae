import { afterOrder } from './bn/after-order.ts';
import { analytics } from './bn/analytics.ts';
import { cart } from './bn/cart.ts';
import { catalogue } from './bn/catalogue.ts';
import { checkout } from './bn/checkout.ts';
import { conversation } from './bn/conversation.ts';
import { customer } from './bn/customer.ts';
import { journal } from './bn/journal.ts';
import { layout } from './bn/layout.ts';
import { help } from './bn/help.ts';
import { mailbox } from './bn/mailbox.ts';
import { order } from './bn/order.ts';
import { payment } from './bn/payment.ts';
import { orderPage } from './bn/order-page.ts';
import { reviews } from './bn/reviews.ts';
import { account } from './bn/account.ts';
import { address } from './bn/address.ts';
import { basket } from './bn/basket.ts';
import { plain } from './bn/plain.ts';
import { post } from './bn/post.ts';
import { productAlert } from './bn/product-alert.ts';
import { product } from './bn/product.ts';
import { settle } from './bn/settle.ts';
import { settings } from './bn/settings.ts';
import { session } from './bn/session.ts';
import { trust } from './bn/trust.ts';
import { tracking } from './bn/tracking.ts';
import type { ShopTexts } from './shopTexts.ts';

export { byCode, sentences } from './bn/sentences.ts';
export { sizeInBangla as translateSize } from '#schema/format/size.bn.ts';

/**
 * The Bangla texts of the shop: one for each English one, otherwise it does not compile. They must not be in the first load of English
 * visitors.
 */
export const texts = {
  ...layout,
  ...catalogue,
  ...cart,
  ...customer,
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
  ...journal,
  ...reviews,
  ...product,
  ...post,
  ...productAlert,
  ...plain,
  ...basket,
  ...account,
  ...settings,
  ...settle,
  ...analytics,
  ...session,
  ...address,
} satisfies Record<keyof ShopTexts, string>;
