import { formatDateTime } from '#schema/format/date.ts';
import { formatMoney } from '#schema/format/money.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { mailAboutOrder, linesInShort } from '#sales/order/mail/order-mail.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** The code by which a customer confirms an order. */
    ORDER_CODE: { orderId: string };
  }
}

/** The mail with an order's code. It is written when it is sent, so that the queue holds no code. */
export const trustMailTemplates: MailTemplates = {
  ORDER_CODE: async (job, context) => {
    const mail = await mailWithCode(job, context);
    return mail && { ...mail, url: `${context.config.publicUrl}/pay/${job.orderId}` };
  },
};

const mailWithCode = mailAboutOrder(async (order, { manager, services }) => {
  const sent = await services.orderCodes.read(manager, order.id);
  if (!sent) return null;
  return (language, number) => {
    const until = formatDateTime(sent.expiresAt.toISOString(), language);
    const total = formatMoney(order.totalCents, language);
    return {
      subject: { en: `Please confirm your order ${number}`, bn: `আপনার অর্ডার ${number} নিশ্চিত করুন` },
      before: [
        {
          en: 'You have chosen to pay when your order is delivered. So that we know that it is really yours, please enter this code on its page:',
          bn: 'আপনি পণ্য হাতে পেয়ে দাম দিতে চেয়েছেন। অর্ডারটি সত্যিই আপনার কি না তা জানতে অর্ডারের পাতায় এই কোডটি লিখুন:',
        },
        sent.code,
        {
          en: `It is valid until ${until}. On the same page you can ask for a new one. Unless the order is confirmed within a day, we cancel it.`,
          bn: `কোডটি ${until} পর্যন্ত চলবে। একই পাতা থেকে নতুন কোড চাইতে পারবেন। এক দিনের মধ্যে নিশ্চিত না করলে অর্ডারটি বাতিল হয়ে যাবে।`,
        },
        linesInShort(order.lines, language),
        { en: `Total: ${total}`, bn: `মোট: ${total}` },
      ],
      button: { en: 'Confirm the order', bn: 'অর্ডার নিশ্চিত করুন' },
      after: {
        en: 'We never ask for this code on the phone. Did you order nothing? Then there is nothing to do: without the code nothing is sent.',
        bn: 'আমরা কখনো ফোনে এই কোড চাই না। আপনি অর্ডার করেননি? তাহলে কিছুই করতে হবে না: কোড ছাড়া কিছু পাঠানো হয় না।',
      },
    };
  };
});
