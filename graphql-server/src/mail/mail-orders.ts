import type { EntityManager } from 'typeorm';
import type { Language } from '../customer/customer.model.ts';

/**
 * A mail that is to be written and sent: who and why, never its words. Links are made when it is written, so that no
 * token lies in the queue. Where only an address is known, the worker finds out whether there is anything to send.
 */
export type MailOrder =
  /** Greets somebody who registered, and lets them confirm their address. */
  | { kind: 'CONFIRM_EMAIL'; customerId: string }
  /** The same once more, if there is such an account and its address is not confirmed yet. */
  | { kind: 'CONFIRM_EMAIL_AGAIN'; email: string }
  /** A link for a new password, if there is such an account. */
  | { kind: 'RESET_PASSWORD'; email: string; address: string | null; userAgent: string | null }
  /** The password was changed, by a link or in the profile. */
  | { kind: 'PASSWORD_CHANGED'; customerId: string }
  /** An admin let the account in. */
  | { kind: 'ACCOUNT_CONFIRMED'; customerId: string }
  /** An admin refused the account. */
  | { kind: 'ACCOUNT_REJECTED'; customerId: string; reason: string }
  /** The account is gone: the last mail, to an address that the shop does not know any more. */
  | { kind: 'ACCOUNT_DELETED'; email: string; name: string; language: Language };

/** Takes orders for mails. */
export interface MailOrders {
  /** Puts a mail in line in a transaction: it is sent if that commits, and only then. */
  put(manager: EntityManager, order: MailOrder): Promise<void>;
}
