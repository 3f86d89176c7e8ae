import type { EntityManager } from 'typeorm';
import type { Language } from '../language.ts';

/**
 * A job to write and send a mail: to whom and why, never its text. The worker makes the links, so that no token is stored
 * in the queue. Where only an e-mail is known, the worker finds out whether there is anything to send.
 */
export type MailJob =
  /** Welcomes a new customer and asks to confirm the e-mail address. */
  | { kind: 'CONFIRM_EMAIL'; customerId: string }
  /** The same once more, if there is such an account and its e-mail is not confirmed yet. */
  | { kind: 'CONFIRM_EMAIL_AGAIN'; email: string }
  /** A link for a new password, if there is such an account. */
  | { kind: 'RESET_PASSWORD'; email: string; ip: string | null; userAgent: string | null }
  /** The password was changed, by a link or in the profile. */
  | { kind: 'PASSWORD_CHANGED'; customerId: string }
  /** An admin approved the account. */
  | { kind: 'ACCOUNT_CONFIRMED'; customerId: string }
  /** An admin rejected the account. */
  | { kind: 'ACCOUNT_REJECTED'; customerId: string; reason: string }
  /** The account is deleted: the last mail, to an e-mail address that the shop no longer stores. */
  | { kind: 'ACCOUNT_DELETED'; email: string; name: string; language: Language };

/** The queue of mails to send. */
export interface MailQueue {
  /** Adds a mail in a transaction: it is sent only if the transaction commits. */
  enqueue(manager: EntityManager, mail: MailJob): Promise<void>;
}
