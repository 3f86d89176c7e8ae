import { formatMoney } from '../../../schema/format/money.ts';
import type { Letters } from '../mail/mail-queue.ts';
import { letterAboutOrder } from '../order/mail/order-mail.ts';

declare module '../mail/mail-queue.ts' {
  interface MailKinds {
    /** Money for an order went back. */
    PAYMENT_REFUNDED: { orderId: string; amountCents: number };
  }
}

/** The mails about money. */
export const paymentLetters: Letters = {
  PAYMENT_REFUNDED: ({ orderId, amountCents }, context) =>
    letterAboutOrder(orderId, context, () => (language, number) => {
      const amount = formatMoney(amountCents, language);
      return {
        en: {
          subject: `We have paid ${amount} back for your order ${number}`,
          before: [
            `We have paid ${amount} for your order ${number} back to you.`,
            'Depending on how it is paid, it may take some days to arrive.',
          ],
        },
        bn: {
          subject: `আপনার অর্ডার ${number}-এর ${amount} ফেরত দেওয়া হয়েছে`,
          before: [
            `আপনার অর্ডার ${number}-এর জন্য আমরা আপনাকে ${amount} ফেরত দিয়েছি।`,
            'যেভাবে ফেরত দেওয়া হয়েছে, তার উপর নির্ভর করে টাকা পেতে কয়েক দিন লাগতে পারে।',
          ],
        },
      }[language];
    }),
};
