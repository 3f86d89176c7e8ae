import { addressModule } from './people/address/address.module.ts';
import { auditModule } from './people/audit/audit.module.ts';
import { authModule } from './people/auth/auth.module.ts';
import { checkoutModule } from './sales/checkout/checkout.module.ts';
import { productEditingModule } from './catalogue/product-editing/product-editing.module.ts';
import { productAlertModule } from './sales/product-alert/product-alert.module.ts';
import { productImportModule } from './catalogue/product-import/product-import.module.ts';
import { cartModule } from './sales/cart/cart.module.ts';
import { conversationModule } from './people/conversation/conversation.module.ts';
import { customerModule } from './people/customer/customer.module.ts';
import { eventsModule } from './platform/events/events.module.ts';
import { inventoryModule } from './catalogue/inventory/inventory.module.ts';
import { failedWorkModule } from './office/failed-work/failed-work.module.ts';
import { invoiceModule } from './sales/invoice/invoice.module.ts';
import { mailModule } from './platform/mail/mail.module.ts';
import { fulfilmentModule } from './sales/fulfilment/fulfilment.module.ts';
import { feedModule } from './catalogue/feed/feed.module.ts';
import { journalModule } from './catalogue/journal/journal.module.ts';
import type { Module } from './platform/module/module.ts';
import { orderModule } from './sales/order/order.module.ts';
import { paymentModule } from './sales/payment/payment.module.ts';
import { pictureModule } from './catalogue/picture/picture.module.ts';
import { privacyModule } from './people/privacy/privacy.module.ts';
import { productModule } from './catalogue/product/product.module.ts';
import { promotionModule } from './sales/promotion/promotion.module.ts';
import { reviewModule } from './catalogue/review/review.module.ts';
import { searchModule } from './catalogue/search/search.module.ts';
import { savedViewModule } from './office/saved-view/saved-view.module.ts';
import { settingModule } from './catalogue/setting/setting.module.ts';
import { statisticsModule } from './office/statistics/statistics.module.ts';

/**
 * All modules of the shop: the only list of them. The export of a person's data and the documentation have this order;
 * the deletion of an account has the reverse one.
 */
export const modules: readonly Module[] = [
  productModule,
  searchModule,
  inventoryModule,
  productEditingModule,
  productImportModule,
  addressModule,
  authModule,
  customerModule,
  checkoutModule,
  orderModule,
  promotionModule,
  fulfilmentModule,
  paymentModule,
  invoiceModule,
  reviewModule,
  conversationModule,
  cartModule,
  productAlertModule,
  pictureModule,
  auditModule,
  eventsModule,
  mailModule,
  failedWorkModule,
  statisticsModule,
  savedViewModule,
  settingModule,
  journalModule,
  feedModule,
  privacyModule,
];
