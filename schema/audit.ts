/** Constants of the audit log, for pages and services. */

/** The actions that the audit log records, in the order in which they usually happen. */
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
