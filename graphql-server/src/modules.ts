import { addressModule } from './address/address.module.ts';
import { auditModule } from './audit/audit.module.ts';
import { authModule } from './auth/auth.module.ts';
import { cartModule } from './cart/cart.module.ts';
import { conversationModule } from './conversation/conversation.module.ts';
import { customerModule } from './customer/customer.module.ts';
import { eventsModule } from './events/events.module.ts';
import { failedWorkModule } from './failed-work/failed-work.module.ts';
import { invoiceModule } from './invoice/invoice.module.ts';
import { mailModule } from './mail/mail.module.ts';
import { fulfilmentModule } from './fulfilment/fulfilment.module.ts';
import { feedModule } from './feed/feed.module.ts';
import type { Module } from './module.ts';
import { orderModule } from './order/order.module.ts';
import { paymentModule } from './payment/payment.module.ts';
import { pictureModule } from './picture/picture.module.ts';
import { privacyModule } from './privacy/privacy.module.ts';
import { productModule } from './product/product.module.ts';
import { promotionModule } from './promotion/promotion.module.ts';
import { reviewModule } from './review/review.module.ts';
import { savedViewModule } from './saved-view/saved-view.module.ts';
import { statisticsModule } from './statistics/statistics.module.ts';

/**
 * All modules of the shop: the only list of them. The export of a person's data and the documentation have this order; the
 * deletion of an account has the reverse one.
 */
export const modules: readonly Module[] = [
  productModule,
  addressModule,
  authModule,
  customerModule,
  orderModule,
  promotionModule,
  fulfilmentModule,
  paymentModule,
  invoiceModule,
  reviewModule,
  conversationModule,
  cartModule,
  pictureModule,
  auditModule,
  eventsModule,
  mailModule,
  failedWorkModule,
  statisticsModule,
  savedViewModule,
  feedModule,
  privacyModule,
];
