import { formatMoney } from '#schema/format/money.ts';
import { formatTaka } from '#schema/format/taka.ts';
import type { LanguageTag } from '#schema/language.ts';
import type { OnlineMethod } from '#schema/payment.ts';
import { query } from '#platform/db/database.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { mailAboutOrder, willRefund } from '../order/mail/order-mail.ts';
import { PaymentAttemptEntity, PaymentEntryEntity } from './payment.entity.ts';
import { readPayment } from './payment.service.ts';
import { refundToMail } from './refunds/refund.statements.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** Money for an order came in by a provider: the receipt. */
    PAYMENT_RECEIVED: { orderId: string; attemptId: string };
    /** Money for an order went back; by a provider, if there is a refund. */
    PAYMENT_REFUNDED: { orderId: string; amountCents: number; refundId?: string };
    /** The shop gives back a part of an order's price. */
    REFUND_GRANTED: { orderId: string; entryId: string };
    /** A provider has taken a refund and pays it later. */
    REFUND_PENDING: { orderId: string; refundId: string };
  }
}

type Words = Record<OnlineMethod, Record<LanguageTag, string>>;

/** With what a customer has paid, within a sentence. */
const PAID_BY: Words = {
  CARD: { en: 'by card', bn: 'কার্ডে' },
  NAGAD: { en: 'by Nagad', bn: 'নগদে' },
  BKASH: { en: 'by bKash', bn: 'বিকাশে' },
};

/** Where a refund arrives, within a sentence. */
const REFUNDED_TO: Words = {
  CARD: { en: 'to the card that you paid with', bn: 'যে কার্ডে টাকা দিয়েছিলেন সেই কার্ডে' },
  NAGAD: { en: 'to your Nagad account', bn: 'আপনার নগদ অ্যাকাউন্টে' },
  BKASH: { en: 'to your bKash account', bn: 'আপনার বিকাশ অ্যাকাউন্টে' },
};

/** The mails about money. */
export const paymentMailTemplates: MailTemplates = {
  PAYMENT_RECEIVED: mailAboutOrder(async (order, { manager }, { attemptId }) => {
    const entry = await manager.findOneBy(PaymentEntryEntity, { attemptId, kind: 'COLLECTED' });
    const paid = await manager.findOneBy(PaymentAttemptEntity, { id: attemptId });
    if (!entry || !paid) return null;
    const { refundDueCents, toCollectCents } = await readPayment(manager, order);
    return (language, number) => {
      const taka = formatTaka(paid.paidPaisa ?? paid.amountPaisa, language);
      const amount = `${formatMoney(entry.amountCents, language)} (${taka})`;
      const by = PAID_BY[paid.method];
      const left = formatMoney(toCollectCents, language);
      return {
        subject: {
          en: `We have received your payment for your order ${number}`,
          bn: `আপনার অর্ডার ${number}-এর টাকা পেয়েছি`,
        },
        before: [
          {
            en: `Thank you. We have received ${amount} ${by.en} for your order ${number}.`,
            bn: `ধন্যবাদ। আপনার অর্ডার ${number}-এর জন্য ${by.bn} ${amount} পেয়েছি।`,
          },
          { en: `Number of the transaction: ${paid.transactionId}`, bn: `লেনদেন নম্বর: ${paid.transactionId}` },
          willRefund(refundDueCents) ??
            (toCollectCents > 0 ? { en: `Still to be paid: ${left}.`, bn: `এখনও বাকি: ${left}।` } : null),
        ],
      };
    };
  }),
  PAYMENT_REFUNDED: mailAboutOrder(async (_, { manager }, { amountCents, refundId }) => {
    const [refund] = refundId === undefined ? [] : await query(manager, refundToMail({ id: refundId }));
    const to = refund ? REFUNDED_TO[refund.method] : { en: 'to you', bn: 'আপনাকে' };
    return (language, number) => {
      const amount = formatMoney(amountCents, language);
      return {
        subject: {
          en: `We have paid ${amount} back for your order ${number}`,
          bn: `আপনার অর্ডার ${number}-এর ${amount} ফেরত দেওয়া হয়েছে`,
        },
        before: [
          {
            en: `We have paid ${amount} for your order ${number} back ${to.en}.`,
            bn: `আপনার অর্ডার ${number}-এর জন্য আমরা ${to.bn} ${amount} ফেরত দিয়েছি।`,
          },
          {
            en: 'Depending on how it is paid, it may take some days to arrive.',
            bn: 'যেভাবে ফেরত দেওয়া হয়েছে, তার উপর নির্ভর করে টাকা পেতে কয়েক দিন লাগতে পারে।',
          },
        ],
      };
    };
  }),
  REFUND_GRANTED: mailAboutOrder(async (_, { manager }, { entryId }) => {
    const grant = await manager.findOneBy(PaymentEntryEntity, { id: entryId, kind: 'CREDITED' });
    if (!grant) return null;
    return (language, number) => {
      const amount = formatMoney(grant.amountCents, language);
      return {
        subject: {
          en: `We give ${amount} of your order ${number} back to you`,
          bn: `আপনার অর্ডার ${number} থেকে ${amount} ফেরত দিচ্ছি`,
        },
        before: [
          {
            en: `We take ${amount} off the price of your order ${number}. The reason:`,
            bn: `আপনার অর্ডার ${number}-এর দাম থেকে আমরা ${amount} কমিয়ে দিয়েছি। কারণ:`,
          },
          grant.reason ?? '',
          {
            en: 'What you have paid too much by that, we pay back, and write again when it is done.',
            bn: 'এতে আপনি যতটুকু বেশি দিয়েছেন, তা আমরা ফেরত দেব, এবং দেওয়ার পর আবার জানাব।',
          },
        ],
      };
    };
  }),
  REFUND_PENDING: mailAboutOrder(async (_, { manager }, { refundId }) => {
    const [refund] = await query(manager, refundToMail({ id: refundId }));
    if (!refund) return null;
    const to = REFUNDED_TO[refund.method];
    return (language, number) => {
      const amount = formatMoney(refund.amountCents, language);
      return {
        subject: {
          en: `${amount} for your order ${number} is on its way back to you`,
          bn: `আপনার অর্ডার ${number}-এর ${amount} ফেরত আসছে`,
        },
        before: [
          {
            en: `We have asked to have ${amount} for your order ${number} paid back ${to.en}.`,
            bn: `আপনার অর্ডার ${number}-এর ${amount} ${to.bn} ফেরত পাঠানো হচ্ছে।`,
          },
          {
            en: 'That can take some days. We write again when it is done.',
            bn: 'এতে কয়েক দিন লাগতে পারে। টাকা পাঠানো হলে আমরা আবার জানাব।',
          },
        ],
      };
    };
  }),
};
