import { formatDate, formatDateTime } from '#schema/format/date.ts';
import { formatChange, formatDollars, formatMoney } from '#schema/format/money.ts';
import type { LanguageTag } from '#schema/language.ts';
import { returnableUntil } from '#schema/fulfilment.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { readPayment } from '#sales/payment/payment.service.ts';
import type { OrderModel } from '../order.model.ts';
import { mailAboutOrder, linesInShort, reasonGiven, willRefund } from './order-mail.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** An order is placed. */
    ORDER_PLACED: { orderId: string };
    /** The shop has changed its recipient or its lines. */
    ORDER_CHANGED: { orderId: string };
    /** The shop has prepared it. */
    ORDER_PROCESSED: { orderId: string };
    /** The courier brings it today. */
    ORDER_OUT_FOR_DELIVERY: { orderId: string };
    /** It has arrived. */
    ORDER_DELIVERED: { orderId: string };
    /** It is cancelled, by the shop or its customer. */
    ORDER_CANCELLED: { orderId: string };
  }
}

/** The mails about the steps of an order. */
export const orderMailTemplates: MailTemplates = {
  ORDER_PLACED: mailAboutOrder(async (order, { services }) => {
    const { from, to } = await services.calendar.arrivalOf(new Date(order.placedAt));
    return (language, number) => {
      const dates = { from: formatDate(from, language), to: formatDate(to, language) };
      // It may have been cancelled before this mail is written.
      const arrives = order.status !== 'CANCELLED';
      return {
        subject: { en: `Your order ${number} at {shop}`, bn: `{shop}-এ আপনার অর্ডার ${number}` },
        before: [
          {
            en: 'Thank you for your order. We have received it:',
            bn: 'অর্ডার করার জন্য ধন্যবাদ। আমরা আপনার অর্ডারটি পেয়েছি:',
          },
          linesInShort(order.lines, language),
          totalOf(order, language),
          arrives
            ? {
                en: `It arrives between ${dates.from} and ${dates.to}.`,
                bn: `${dates.from} থেকে ${dates.to} তারিখের মধ্যে পৌঁছে যাবে।`,
              }
            : null,
        ],
      };
    };
  }),
  ORDER_CHANGED: mailAboutOrder(async (order, { manager }) => {
    const { refundDueCents } = await readPayment(manager, order);
    const { name, address, phone } = order.shippingAddress;
    return (language, number) => ({
      subject: { en: `Your order ${number} is changed`, bn: `আপনার অর্ডার ${number} বদলানো হয়েছে` },
      before: [
        {
          en: `We have changed your order ${number}. This is what it is now, and where it goes:`,
          bn: `আপনার অর্ডার ${number} আমরা বদলেছি। এখন এতে যা আছে, এবং যেখানে যাবে:`,
        },
        linesInShort(order.lines, language),
        totalOf(order, language),
        `${name}\n${address}\n${phone}`,
        willRefund(refundDueCents),
      ],
    });
  }),
  ORDER_PROCESSED: mailAboutOrder((order) => (_, number) => ({
    subject: {
      en: `Your order ${number} is ready to be shipped`,
      bn: `আপনার অর্ডার ${number} পাঠানোর জন্য প্রস্তুত`,
    },
    before: [
      {
        en: `We have prepared your order ${number}. We write again when we give it to the courier.`,
        bn: `আপনার অর্ডার ${number} আমরা প্রস্তুত করেছি। কুরিয়ারকে দেওয়ার পর আবার জানাব।`,
      },
      ...reasonGiven(order, 'PROCESSED'),
    ],
  })),
  ORDER_OUT_FOR_DELIVERY: mailAboutOrder(async (order, { manager }) => {
    const { toCollectCents } = await readPayment(manager, order);
    const pays = order.paymentMethod === 'CASH_ON_DELIVERY' && toCollectCents > 0;
    return (language, number) => {
      const amount = formatMoney(toCollectCents, language);
      return {
        subject: { en: `Your order ${number} is out for delivery`, bn: `আপনার অর্ডার ${number} ডেলিভারির পথে` },
        before: [
          {
            en: `The courier is on the way to you with your order ${number}.`,
            bn: `কুরিয়ার আপনার অর্ডার ${number} নিয়ে আপনার কাছে আসছেন।`,
          },
          pays
            ? {
                en: `You pay on delivery: please have ${amount} ready.`,
                bn: `পণ্য হাতে পেয়ে দাম দেবেন: ${amount} সঙ্গে রাখুন।`,
              }
            : null,
          ...reasonGiven(order, 'OUT_FOR_DELIVERY'),
        ],
      };
    };
  }),
  ORDER_DELIVERED: mailAboutOrder((order) => (language, number) => {
    const at = order.history.find(({ status }) => status === 'DELIVERED')?.at ?? order.placedAt;
    const until = formatDateTime(returnableUntil(new Date(at), order.returnDays).toISOString(), language);
    return {
      subject: { en: `Your order ${number} is delivered`, bn: `আপনার অর্ডার ${number} পৌঁছে গেছে` },
      before: [
        {
          en: `Your order ${number} has arrived. We hope that you like it!`,
          bn: `আপনার অর্ডার ${number} পৌঁছে গেছে। আশা করি আপনার ভালো লেগেছে!`,
        },
        ...reasonGiven(order, 'DELIVERED'),
        {
          en: `Is something not right? Until ${until} you can ask for a return on the page of the order, under My Orders.`,
          bn: `কোনো সমস্যা আছে? ${until} পর্যন্ত ‘আমার অর্ডার’ থেকে অর্ডারের পাতায় গিয়ে ফেরত চাইতে পারবেন।`,
        },
      ],
    };
  }),
  ORDER_CANCELLED: mailAboutOrder(async (order, { manager }) => {
    const { refundDueCents } = await readPayment(manager, order);
    const isOwn = order.history.find(({ status }) => status === 'CANCELLED')?.actor === 'CUSTOMER';
    return (_, number) => ({
      subject: { en: `Your order ${number} is cancelled`, bn: `আপনার অর্ডার ${number} বাতিল হয়েছে` },
      before: [
        isOwn
          ? {
              en: `You have cancelled your order ${number}. Nothing of it will be sent to you.`,
              bn: `আপনি আপনার অর্ডার ${number} বাতিল করেছেন। এর কিছুই আর পাঠানো হবে না।`,
            }
          : {
              en: `We are sorry: we had to cancel your order ${number}. Nothing more of it will be sent to you.`,
              bn: `দুঃখিত, আপনার অর্ডার ${number} আমাদের বাতিল করতে হয়েছে। এর আর কিছু পাঠানো হবে না।`,
            },
        ...reasonGiven(order, 'CANCELLED'),
        willRefund(refundDueCents),
      ],
    });
  }),
};

const totalOf = (order: OrderModel, language: LanguageTag): string => {
  const total = formatMoney(order.totalCents, language);
  const delivery = formatDollars(order.deliveryFeeCents / 100, language);
  const discount = formatMoney(order.discountCents, language);
  const rounding = order.roundingCents === 0 ? '' : formatChange(order.roundingCents, language);
  const isDiscounted = order.discountCents > 0;
  const isPaidLater = order.paymentMethod === 'CASH_ON_DELIVERY';
  return {
    en:
      `Total: ${total}, incl. ${delivery} delivery${isDiscounted ? ` and a discount of ${discount}` : ''}.` +
      (rounding && ` Rounded to whole dollars ${rounding}.`) +
      (isPaidLater ? ' You pay when it is delivered.' : ''),
    bn:
      `মোট: ${total}, এর মধ্যে ডেলিভারি ${delivery}${isDiscounted ? `, ছাড় ${discount}` : ''}।` +
      (rounding && ` পূর্ণ ডলারে মেলানো ${rounding}।`) +
      (isPaidLater ? ' পণ্য হাতে পেয়ে দাম দেবেন।' : ''),
  }[language];
};
