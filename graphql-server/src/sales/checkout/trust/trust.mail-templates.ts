import { formatDateTime } from '#schema/format/date.ts';
import { formatMoney } from '#schema/format/money.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { LanguageTag } from '#schema/language.ts';
import type { MailTexts } from '#platform/mail/mail-content.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { linesInShort, readMailedOrder } from '#sales/order/mail/order-mail.ts';
import type { OrderModel } from '#sales/order/order.model.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** The code by which a customer confirms an order. */
    ORDER_CODE: { orderId: string };
  }
}

/** The mail with an order's code. It is written when it is sent, so that the queue holds no code. */
export const trustMailTemplates: MailTemplates = {
  ORDER_CODE: async ({ orderId }, { manager, config, services }) => {
    const [mailed, sent] = [await readMailedOrder(manager, orderId), await services.orderCodes.read(manager, orderId)];
    if (!mailed || !sent) return null;
    const textsIn = (language: LanguageTag) => codeTexts(mailed.order, sent, language);
    return {
      to: mailed.customer,
      words: { EN: textsIn('en'), BN: textsIn('bn') },
      url: `${config.publicUrl}/pay/${orderId}`,
    };
  },
};

const codeTexts = (
  order: OrderModel,
  { code, expiresAt }: { code: string; expiresAt: Date },
  language: LanguageTag,
): MailTexts => {
  const number = formatOrderNumber(order.number, language);
  const until = formatDateTime(expiresAt.toISOString(), language);
  const goods = linesInShort(order.lines, language);
  const total = formatMoney(order.totalCents, language);
  return {
    en: {
      subject: `Please confirm your order ${number}`,
      before: [
        'You have chosen to pay when your order is delivered. So that we know that it is really yours, please enter this code on its page:',
        code,
        `It is valid until ${until}. On the same page you can ask for a new one. Unless the order is confirmed within a day, we cancel it.`,
        goods,
        `Total: ${total}`,
      ],
      button: 'Confirm the order',
      after: [
        'We never ask for this code on the phone. Did you order nothing? Then there is nothing to do: without the code nothing is sent.',
      ],
    },
    bn: {
      subject: `আপনার অর্ডার ${number} নিশ্চিত করুন`,
      before: [
        'আপনি পণ্য হাতে পেয়ে দাম দিতে চেয়েছেন। অর্ডারটি সত্যিই আপনার কি না তা জানতে অর্ডারের পাতায় এই কোডটি লিখুন:',
        code,
        `কোডটি ${until} পর্যন্ত চলবে। একই পাতা থেকে নতুন কোড চাইতে পারবেন। এক দিনের মধ্যে নিশ্চিত না করলে অর্ডারটি বাতিল হয়ে যাবে।`,
        goods,
        `মোট: ${total}`,
      ],
      button: 'অর্ডার নিশ্চিত করুন',
      after: ['আমরা কখনো ফোনে এই কোড চাই না। আপনি অর্ডার করেননি? তাহলে কিছুই করতে হবে না: কোড ছাড়া কিছু পাঠানো হয় না।'],
    },
  }[language];
};
