/** Constants of the audit log, for pages and services. */

/** The actions that the audit log records, those of accounts first. */
export const AUDIT_ACTIONS = [
  'REGISTERED',
  'EMAIL_CONFIRMED',
  'ACCOUNT_CONFIRMED',
  'ACCOUNT_REJECTED',
  'SIGNED_IN',
  'SIGNED_OUT',
  'SIGNED_OUT_EVERYWHERE',
  'TOKEN_REUSED',
  'PASSWORD_RESET_REQUESTED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'IDENTITY_LINKED',
  'ROLE_CHANGED',
  'DATA_EXPORTED',
  'ACCOUNT_DELETED',
  'PRODUCT_CREATED',
  'PRODUCT_CHANGED',
  'PRODUCT_PUBLISHED',
  'PRODUCT_ARCHIVED',
  'PRODUCT_RESTORED',
  'PRODUCT_DELETED',
  'STOCK_CHANGED',
  'CATEGORY_CREATED',
  'CATEGORY_CHANGED',
  'PRODUCTS_IMPORTED',
  'IMPORT_UNDONE',
  'IMPORT_UNDO_FAILED',
  'CHANGE_UNDO_FAILED',
  'ORDER_PLACED',
  'ORDER_MOVED',
  'ORDER_SHIPPED',
  'ORDER_CHANGED',
  'ORDER_NOTED',
  'REFUND_GRANTED',
  'REFUND_PAID',
  'REFUND_FAILED',
  'REFUND_RECORDED',
  'PAYMENT_SETTLED',
  'PAYOUT_RECORDED',
  'RETURN_DECIDED',
  'REVIEW_PUBLISHED',
  'REVIEW_HIDDEN',
  'REVIEW_REJECTED',
  'REVIEW_ANSWERED',
  'COMMENT_PUBLISHED',
  'COMMENT_HIDDEN',
  'COMMENT_REJECTED',
  'COMMENT_ANSWERED',
  'MESSAGE_ANSWERED',
  'MESSAGE_READ',
  'MESSAGE_UNREAD',
  'PROMOTION_CREATED',
  'PROMOTION_CHANGED',
  'SYNONYM_ADDED',
  'SYNONYM_CHANGED',
  'SYNONYM_REMOVED',
  'SETTING_CHANGED',
  'WORK_RETRIED',
  'WORK_DISMISSED',
] as const;

/** One of them. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an entry can be about. An entry about a return or a payment has the id of its order. */
export const AUDIT_KINDS = [
  'CUSTOMER',
  'ORDER',
  'PAYMENT',
  'RETURN',
  'PRODUCT',
  'CATEGORY',
  'IMPORT',
  'REVIEW',
  'COMMENT',
  'MESSAGE',
  'PROMOTION',
  'SYNONYM',
  'SETTING',
  'PAYOUT',
  'FAILED_WORK',
] as const;

/** One of them. */
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Values of the fields that an admin can change, by name. */
export type Recorded = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
