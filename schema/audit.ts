/** What pages and services know of the audit log. */

/** What it tells of, in the order in which it usually happens. */
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
  'IDENTITY_LINKED',
  'ROLE_CHANGED',
  'DATA_EXPORTED',
  'ACCOUNT_DELETED',
] as const;

/** One of them. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
