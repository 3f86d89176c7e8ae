/** What the audit log tells of: the words of schema/audit.graphql. */
export type AuditAction =
  | 'REGISTERED'
  | 'EMAIL_CONFIRMED'
  | 'ACCOUNT_CONFIRMED'
  | 'ACCOUNT_REJECTED'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'SIGNED_OUT_EVERYWHERE'
  | 'TOKEN_REUSED'
  | 'PASSWORD_RESET_REQUESTED'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'IDENTITY_LINKED'
  | 'ROLE_CHANGED'
  | 'DATA_EXPORTED'
  | 'ACCOUNT_DELETED';
