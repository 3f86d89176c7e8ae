import type { EntityManager } from 'typeorm';
import type { MailQueue } from '#platform/mail/mail-queue.ts';

/** A way to send codes to customers: by mail, or by SMS for a shop that has a provider of it. */
export interface CodeSender {
  /**
   * Queues the message with an order's code, in the transaction that makes the code. The message is written when it is
   * sent, by `OrderCodes.read`, so that no queue holds a code.
   */
  send(manager: EntityManager, orderId: string): Promise<void>;
}

/** Sends codes by mail. */
export const createMailSender = (mails: MailQueue): CodeSender => ({
  send: (manager, orderId) => mails.enqueue(manager, { kind: 'ORDER_CODE', orderId }),
});
