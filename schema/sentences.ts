/** All sentences by code, so that a page can translate them. */
import { ADDRESS_MESSAGES } from './address.ts';
import { CART_MESSAGES } from './cart.ts';
import { CATEGORY_MESSAGES } from './category.ts';
import { CONVERSATION_MESSAGES } from './conversation.ts';
import { CUSTOMER_MESSAGES } from './customer.ts';
import { FAILED_WORK_MESSAGES } from './failed-work.ts';
import { INVOICE_MESSAGES } from './invoice.ts';
import { ORDER_ADMIN_MESSAGES } from './order-admin.ts';
import { ORDER_LIMIT_MESSAGES, ORDER_MESSAGES } from './order.ts';
import { PAPER_MESSAGES } from './documents.ts';
import { PICTURE_URL_MESSAGES, PRODUCT_MESSAGES } from './product-admin.ts';
import { MANAGE_MESSAGES } from './product-manage.ts';
import { PROMOTION_MESSAGES, PROMOTION_REFUSAL_MESSAGES } from './promotion.ts';
import { FULFILMENT_MESSAGES } from './fulfilment.ts';
import { ORDER_NEED_MESSAGES, PAYMENT_FAILURES, PAYMENT_MESSAGES } from './payment.ts';
import { POST_MESSAGES } from './post.ts';
import { REFUND_MESSAGES } from './refund.ts';
import { PRODUCT_ALERT_MESSAGES } from './product-alert.ts';
import { IMPORT_MESSAGES } from './product-import.ts';
import { REVIEW_MESSAGES } from './review.ts';
import { SAVED_VIEW_MESSAGES } from './saved-view.ts';
import { SYNONYM_MESSAGES } from './search-synonym.ts';
import { SEARCH_MESSAGES } from './search.ts';
import { SETTING_MESSAGES } from './setting-messages.ts';
import { STATISTICS_MESSAGES } from './statistics.ts';
import { TOO_OFTEN_MESSAGES } from './too-often.ts';
import { TRUST_MESSAGES } from './trust.ts';

type Prefixed<Prefix extends string, Messages> = {
  [Key in keyof Messages as `${Prefix}.${Key & string}`]: Messages[Key];
};

/** Returns the sentences of a noun with codes that begin with the noun. */
export const prefixed = <Prefix extends string, Messages extends Readonly<Record<string, string>>>(
  prefix: Prefix,
  messages: Messages,
): Prefixed<Prefix, Messages> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [`${prefix}.${key}`, text]),
    // The keys match the type by construction.
  ) as Prefixed<Prefix, Messages>;

/** Every sentence that services send to people, by code, in English; `{name}` stands for a parameter. */
export const SENTENCES = {
  ...prefixed('cart', CART_MESSAGES),
  ...prefixed('customer', CUSTOMER_MESSAGES),
  ...prefixed('order', ORDER_MESSAGES),
  ...prefixed('orderAdmin', ORDER_ADMIN_MESSAGES),
  ...prefixed('orderLimit', ORDER_LIMIT_MESSAGES),
  ...prefixed('fulfilment', FULFILMENT_MESSAGES),
  ...prefixed('orderNeed', ORDER_NEED_MESSAGES),
  ...prefixed('payment', PAYMENT_MESSAGES),
  ...prefixed('paymentFailure', PAYMENT_FAILURES),
  ...prefixed('trust', TRUST_MESSAGES),
  ...prefixed('refund', REFUND_MESSAGES),
  ...prefixed('invoice', INVOICE_MESSAGES),
  ...prefixed('paper', PAPER_MESSAGES),
  ...prefixed('address', ADDRESS_MESSAGES),
  ...prefixed('review', REVIEW_MESSAGES),
  ...prefixed('productAlert', PRODUCT_ALERT_MESSAGES),
  ...prefixed('conversation', CONVERSATION_MESSAGES),
  ...prefixed('search', SEARCH_MESSAGES),
  ...prefixed('post', POST_MESSAGES),
  ...prefixed('product', PRODUCT_MESSAGES),
  ...prefixed('category', CATEGORY_MESSAGES),
  ...prefixed('productManage', MANAGE_MESSAGES),
  ...prefixed('pictureUrl', PICTURE_URL_MESSAGES),
  ...prefixed('productImport', IMPORT_MESSAGES),
  ...prefixed('promotion', PROMOTION_MESSAGES),
  ...prefixed('promotionRefusal', PROMOTION_REFUSAL_MESSAGES),
  ...prefixed('failedWork', FAILED_WORK_MESSAGES),
  ...prefixed('savedView', SAVED_VIEW_MESSAGES),
  ...prefixed('synonym', SYNONYM_MESSAGES),
  ...prefixed('setting', SETTING_MESSAGES),
  ...prefixed('statistics', STATISTICS_MESSAGES),
  ...prefixed('tooOften', TOO_OFTEN_MESSAGES),
};

/** The code of a sentence, for example `order.left`. */
export type SentenceCode = keyof typeof SENTENCES;

const codes = new Map<string, SentenceCode>(
  // Of equal sentences, the code of the first one is used.
  (Object.entries(SENTENCES) as [SentenceCode, string][]).toReversed().map(([code, text]) => [text, code]),
);

/** Returns the code of an English sentence in SENTENCES; undefined for one that is meant for programs only. */
export const codeOf = (template: string): SentenceCode | undefined => codes.get(template);
