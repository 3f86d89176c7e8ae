import { deliveryDates, type DeliveryDays } from '#schema/delivery.ts';
import { formatDate, formatDateTime } from '#schema/format/date.ts';
import { formatChange, formatDollars, formatMoney } from '#schema/format/money.ts';
import type { LanguageTag } from '#schema/language.ts';
import { returnableUntil } from '#schema/fulfilment.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import type { OrderPaymentModel } from '#sales/payment/payment.model.ts';
import { readPayment } from '#sales/payment/payment.service.ts';
import type { OrderModel } from '../order.model.ts';
import { letterAboutOrder, linesInShort, reasonGiven, willRefund, type OrderWords } from './order-mail.ts';

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
    /** It is cancelled, by whomever. */
    ORDER_CANCELLED: { orderId: string };
  }
}

/** The mails about the steps of an order. */
export const orderMailTemplates: MailTemplates = {
  ORDER_PLACED: ({ orderId }, context) =>
    letterAboutOrder(orderId, context, (order) => placed(order, context.config.deliveryDays)),
  ORDER_CHANGED: ({ orderId }, context) =>
    letterAboutOrder(orderId, context, async (order) => changed(order, await readPayment(context.manager, order))),
  ORDER_PROCESSED: ({ orderId }, context) => letterAboutOrder(orderId, context, processed),
  ORDER_OUT_FOR_DELIVERY: ({ orderId }, context) =>
    letterAboutOrder(orderId, context, async (order) =>
      outForDelivery(order, await readPayment(context.manager, order)),
    ),
  ORDER_DELIVERED: ({ orderId }, context) => letterAboutOrder(orderId, context, delivered),
  ORDER_CANCELLED: ({ orderId }, context) =>
    letterAboutOrder(orderId, context, async (order) => cancelled(order, await readPayment(context.manager, order))),
};

const placed =
  (order: OrderModel, days: DeliveryDays): OrderWords =>
  (language, number) => {
    const { from, to } = deliveryDates(new Date(order.placedAt), days);
    const dates = { from: formatDate(from, language), to: formatDate(to, language) };
    // It may have been cancelled before this mail is written.
    const arrives = order.status !== 'CANCELLED';
    return {
      en: {
        subject: `Your order ${number} at Haat`,
        before: [
          'Thank you for your order. We have received it:',
          linesInShort(order.lines, language),
          totalOf(order, language),
          ...(arrives ? [`It arrives between ${dates.from} and ${dates.to}.`] : []),
        ],
      },
      bn: {
        subject: `হাটে আপনার অর্ডার ${number}`,
        before: [
          'অর্ডার করার জন্য ধন্যবাদ। আমরা আপনার অর্ডারটি পেয়েছি:',
          linesInShort(order.lines, language),
          totalOf(order, language),
          ...(arrives ? [`${dates.from} থেকে ${dates.to} তারিখের মধ্যে পৌঁছে যাবে।`] : []),
        ],
      },
    }[language];
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

const changed =
  (order: OrderModel, { refundDueCents }: OrderPaymentModel): OrderWords =>
  (language, number) => {
    const { name, address, phone } = order.shippingAddress;
    const now = [
      linesInShort(order.lines, language),
      totalOf(order, language),
      `${name}\n${address}\n${phone}`,
      ...(refundDueCents > 0 ? [willRefund(refundDueCents)[language]] : []),
    ];
    return {
      en: {
        subject: `Your order ${number} is changed`,
        before: [`We have changed your order ${number}. This is what it is now, and where it goes:`, ...now],
      },
      bn: {
        subject: `আপনার অর্ডার ${number} বদলানো হয়েছে`,
        before: [`আপনার অর্ডার ${number} আমরা বদলেছি। এখন এতে যা আছে, এবং যেখানে যাবে:`, ...now],
      },
    }[language];
  };

const processed =
  (order: OrderModel): OrderWords =>
  (language, number) => {
    const reason = reasonGiven(order, 'PROCESSED', language);
    return {
      en: {
        subject: `Your order ${number} is ready to be shipped`,
        before: [`We have prepared your order ${number}. We write again when we give it to the courier.`, ...reason],
      },
      bn: {
        subject: `আপনার অর্ডার ${number} পাঠানোর জন্য প্রস্তুত`,
        before: [`আপনার অর্ডার ${number} আমরা প্রস্তুত করেছি। কুরিয়ারকে দেওয়ার পর আবার জানাব।`, ...reason],
      },
    }[language];
  };

const outForDelivery =
  (order: OrderModel, { toCollectCents }: OrderPaymentModel): OrderWords =>
  (language, number) => {
    const amount = formatMoney(toCollectCents, language);
    const reason = reasonGiven(order, 'OUT_FOR_DELIVERY', language);
    const pays = order.paymentMethod === 'CASH_ON_DELIVERY' && toCollectCents > 0;
    return {
      en: {
        subject: `Your order ${number} is out for delivery`,
        before: [
          `The courier is on the way to you with your order ${number}.`,
          ...(pays ? [`You pay on delivery: please have ${amount} ready.`] : []),
          ...reason,
        ],
      },
      bn: {
        subject: `আপনার অর্ডার ${number} ডেলিভারির পথে`,
        before: [
          `কুরিয়ার আপনার অর্ডার ${number} নিয়ে আপনার কাছে আসছেন।`,
          ...(pays ? [`পণ্য হাতে পেয়ে দাম দেবেন: ${amount} সঙ্গে রাখুন।`] : []),
          ...reason,
        ],
      },
    }[language];
  };

const delivered =
  (order: OrderModel): OrderWords =>
  (language, number) => {
    const at = order.history.find(({ status }) => status === 'DELIVERED')?.at ?? order.placedAt;
    const reason = reasonGiven(order, 'DELIVERED', language);
    const until = formatDateTime(returnableUntil(new Date(at)).toISOString(), language);
    return {
      en: {
        subject: `Your order ${number} is delivered`,
        before: [
          `Your order ${number} has arrived. We hope that you like it!`,
          ...reason,
          `Is something not right? Until ${until} you can ask for a return on the page of the order, under My Orders.`,
        ],
      },
      bn: {
        subject: `আপনার অর্ডার ${number} পৌঁছে গেছে`,
        before: [
          `আপনার অর্ডার ${number} পৌঁছে গেছে। আশা করি আপনার ভালো লেগেছে!`,
          ...reason,
          `কোনো সমস্যা আছে? ${until} পর্যন্ত ‘আমার অর্ডার’ থেকে অর্ডারের পাতায় গিয়ে ফেরত চাইতে পারবেন।`,
        ],
      },
    }[language];
  };

const cancelled =
  (order: OrderModel, { refundDueCents }: OrderPaymentModel): OrderWords =>
  (language, number) => {
    const isOwn = order.history.find(({ status }) => status === 'CANCELLED')?.actor === 'CUSTOMER';
    const reason = reasonGiven(order, 'CANCELLED', language);
    const refund = refundDueCents > 0 ? [willRefund(refundDueCents)[language]] : [];
    return {
      en: {
        subject: `Your order ${number} is cancelled`,
        before: [
          isOwn
            ? `You have cancelled your order ${number}. Nothing of it will be sent to you.`
            : `We are sorry: we had to cancel your order ${number}. Nothing more of it will be sent to you.`,
          ...reason,
          ...refund,
        ],
      },
      bn: {
        subject: `আপনার অর্ডার ${number} বাতিল হয়েছে`,
        before: [
          isOwn
            ? `আপনি আপনার অর্ডার ${number} বাতিল করেছেন। এর কিছুই আর পাঠানো হবে না।`
            : `দুঃখিত, আপনার অর্ডার ${number} আমাদের বাতিল করতে হয়েছে। এর আর কিছু পাঠানো হবে না।`,
          ...reason,
          ...refund,
        ],
      },
    }[language];
  };
