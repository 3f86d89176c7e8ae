import { addressModule } from './address/address.module.ts';
import { auditModule } from './audit/audit.module.ts';
import { authModule } from './auth/auth.module.ts';
import { cartModule } from './cart/cart.module.ts';
import { conversationModule } from './conversation/conversation.module.ts';
import { customerModule } from './customer/customer.module.ts';
import { mailModule } from './mail/mail.module.ts';
import type { Module } from './module.ts';
import { orderModule } from './order/order.module.ts';
import { pictureModule } from './picture/picture.module.ts';
import { privacyModule } from './privacy/privacy.module.ts';
import { productModule } from './product/product.module.ts';
import { reviewModule } from './review/review.module.ts';

/**
 * Every noun of the shop: the only list of them. Its order is that of the copy of a person's data and of the documentation; when a
 * person goes it is walked backwards.
 */
export const modules: readonly Module[] = [
  productModule,
  addressModule,
  authModule,
  customerModule,
  orderModule,
  reviewModule,
  conversationModule,
  cartModule,
  pictureModule,
  auditModule,
  mailModule,
  privacyModule,
];
