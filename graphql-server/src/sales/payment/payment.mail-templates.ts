import { formatMoney } from '#schema/format/money.ts';
import { formatTaka } from '#schema/format/taka.ts';
import type { LanguageTag } from '#schema/language.ts';
import { query } from '#platform/db/database.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { letterAboutOrder, willRefund } from '../order/mail/order-mail.ts';
import { PAID_BY, REFUNDED_TO } from './online-words.ts';
import { PaymentEntryEntity } from './payment.entity.ts';
import type { OrderPaymentModel } from './payment.model.ts';
import { readPayment } from './payment.service.ts';
import { collectedToMail } from './payment.statements.ts';
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

/** The mails about money. */
export const paymentMailTemplates: MailTemplates = {
  PAYMENT_RECEIVED: ({ orderId, attemptId }, context) =>
    letterAboutOrder(orderId, context, async (order) => {
      const [paid] = await query(context.manager, collectedToMail({ attemptId }));
      if (!paid) return null;
      const payment = await readPayment(context.manager, order);
      return (language, number) => {
        const amount = `${formatMoney(paid.amountCents, language)} (${formatTaka(paid.amountPaisa, language)})`;
        const by = PAID_BY[paid.method][language];
        return {
          en: {
            subject: `We have received your payment for your order ${number}`,
            before: [
              `Thank you. We have received ${amount} ${by} for your order ${number}.`,
              `Number of the transaction: ${paid.transactionId}`,
              ...whatIsLeft(payment, language),
            ],
          },
          bn: {
            subject: `আপনার অর্ডার ${number}-এর টাকা পেয়েছি`,
            before: [
              `ধন্যবাদ। আপনার অর্ডার ${number}-এর জন্য ${by} ${amount} পেয়েছি।`,
              `লেনদেন নম্বর: ${paid.transactionId}`,
              ...whatIsLeft(payment, language),
            ],
          },
        }[language];
      };
    }),
  PAYMENT_REFUNDED: ({ orderId, amountCents, refundId }, context) =>
    letterAboutOrder(orderId, context, async () => {
      const [refund] = refundId === undefined ? [] : await query(context.manager, refundToMail({ id: refundId }));
      return (language, number) => {
        const amount = formatMoney(amountCents, language);
        const to = refund && REFUNDED_TO[refund.method][language];
        return {
          en: {
            subject: `We have paid ${amount} back for your order ${number}`,
            before: [
              `We have paid ${amount} for your order ${number} back ${to ?? 'to you'}.`,
              'Depending on how it is paid, it may take some days to arrive.',
            ],
          },
          bn: {
            subject: `আপনার অর্ডার ${number}-এর ${amount} ফেরত দেওয়া হয়েছে`,
            before: [
              `আপনার অর্ডার ${number}-এর জন্য আমরা ${to ?? 'আপনাকে'} ${amount} ফেরত দিয়েছি।`,
              'যেভাবে ফেরত দেওয়া হয়েছে, তার উপর নির্ভর করে টাকা পেতে কয়েক দিন লাগতে পারে।',
            ],
          },
        }[language];
      };
    }),
  REFUND_GRANTED: ({ orderId, entryId }, context) =>
    letterAboutOrder(orderId, context, async () => {
      const grant = await context.manager.findOneBy(PaymentEntryEntity, { id: entryId, kind: 'CREDITED' });
      if (!grant) return null;
      const reason = grant.reason ?? '';
      return (language, number) => {
        const amount = formatMoney(grant.amountCents, language);
        return {
          en: {
            subject: `We give ${amount} of your order ${number} back to you`,
            before: [
              `We take ${amount} off the price of your order ${number}. The reason:`,
              reason,
              'What you have paid too much by that, we pay back, and write again when it is done.',
            ],
          },
          bn: {
            subject: `আপনার অর্ডার ${number} থেকে ${amount} ফেরত দিচ্ছি`,
            before: [
              `আপনার অর্ডার ${number}-এর দাম থেকে আমরা ${amount} কমিয়ে দিয়েছি। কারণ:`,
              reason,
              'এতে আপনি যতটুকু বেশি দিয়েছেন, তা আমরা ফেরত দেব, এবং দেওয়ার পর আবার জানাব।',
            ],
          },
        }[language];
      };
    }),
  REFUND_PENDING: ({ orderId, refundId }, context) =>
    letterAboutOrder(orderId, context, async () => {
      const [refund] = await query(context.manager, refundToMail({ id: refundId }));
      if (!refund) return null;
      return (language, number) => {
        const amount = formatMoney(refund.amountCents, language);
        const to = REFUNDED_TO[refund.method][language];
        return {
          en: {
            subject: `${amount} for your order ${number} is on its way back to you`,
            before: [
              `We have asked to have ${amount} for your order ${number} paid back ${to}.`,
              'That can take some days. We write again when it is done.',
            ],
          },
          bn: {
            subject: `আপনার অর্ডার ${number}-এর ${amount} ফেরত আসছে`,
            before: [
              `আপনার অর্ডার ${number}-এর ${amount} ${to} ফেরত পাঠানো হচ্ছে।`,
              'এতে কয়েক দিন লাগতে পারে। টাকা পাঠানো হলে আমরা আবার জানাব।',
            ],
          },
        }[language];
      };
    }),
};

/** Returns the paragraph that says what is still to be paid by either side, if anything is. */
const whatIsLeft = (
  { refundDueCents, toCollectCents }: OrderPaymentModel,
  language: LanguageTag,
): readonly string[] => {
  if (refundDueCents > 0) return [willRefund(refundDueCents)[language]];
  if (toCollectCents === 0) return [];
  const left = formatMoney(toCollectCents, language);
  return [{ en: `Still to be paid: ${left}.`, bn: `এখনও বাকি: ${left}।` }[language]];
};
