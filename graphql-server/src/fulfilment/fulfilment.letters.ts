import { SHOP } from '../../../schema/shop.ts';
import { SHOP_IN_BANGLA } from '../../../schema/shop.bn.ts';
import type { LanguageTag } from '../../../schema/language.ts';
import { query } from '../db/database.ts';
import type { Letters } from '../mail/mail-queue.ts';
import {
  letterAboutOrder,
  linesInShort,
  reasonGiven,
  willRefund,
  type OrderWords,
} from '../order/mail/order-mail.ts';
import type { OrderModel } from '../order/order.model.ts';
import type { OrderPaymentModel } from '../payment/payment.model.ts';
import { readPayment } from '../payment/payment.service.ts';
import type { ShipmentModel } from './fulfilment.model.ts';
import { returnsOfOrders, shipmentsOfOrders } from './fulfilment.statements.ts';

declare module '../mail/mail-queue.ts' {
  interface MailKinds {
    /** A parcel with an order, or a part of it, is on its way. */
    ORDER_SHIPPED: { orderId: string; shipmentId: string; complete: boolean };
    /** The shop knows that the customer wants to return an order. */
    RETURN_REQUESTED: { orderId: string };
    /** The customer may send it back. */
    RETURN_APPROVED: { orderId: string };
    /** The shop does not take it back. */
    RETURN_REJECTED: { orderId: string };
    /** It has arrived at the shop. */
    RETURN_RECEIVED: { orderId: string };
  }
}

/** The mails about parcels and returns. */
export const fulfilmentLetters: Letters = {
  ORDER_SHIPPED: ({ orderId, shipmentId, complete }, context) =>
    letterAboutOrder(orderId, context, async (order) => {
      const rows = await query(context.manager, shipmentsOfOrders({ orderIds: [orderId] }));
      const shipments = rows.map(({ shipment }) => shipment);
      const shipment = shipments.find(({ id }) => id === shipmentId);
      const part = complete ? (shipments.length > 1 ? 'rest' : 'all') : 'part';
      return shipment ? shipped(order, shipment, part) : null;
    }),
  RETURN_REQUESTED: ({ orderId }, context) => letterAboutOrder(orderId, context, () => requested),
  RETURN_APPROVED: ({ orderId }, context) => letterAboutOrder(orderId, context, () => approved),
  RETURN_REJECTED: ({ orderId }, context) =>
    letterAboutOrder(orderId, context, async () => {
      const [found] = await query(context.manager, returnsOfOrders({ orderIds: [orderId] }));
      // Null when the shop has changed its mind before this mail is written.
      return found?.refusal ? rejected(found.refusal) : null;
    }),
  RETURN_RECEIVED: ({ orderId }, context) =>
    letterAboutOrder(orderId, context, async (order) => received(await readPayment(context.manager, order))),
};

const shipped =
  (
    order: OrderModel,
    { carrier, trackingNumber, lines: pieces }: ShipmentModel,
    part: 'all' | 'part' | 'rest',
  ): OrderWords =>
  (language, number) => {
    const sent = pieces.flatMap(({ orderLineId, quantity }) =>
      order.lines.filter(({ id }) => id === orderLineId).map((line) => ({ ...line, quantity })),
    );
    const reason = part === 'part' ? [] : reasonGiven(order, 'SHIPPED', language);
    return {
      en: {
        subject: {
          all: `Your order ${number} is on its way`,
          part: `A part of your order ${number} is on its way`,
          rest: `The rest of your order ${number} is on its way`,
        }[part],
        before: [
          `We have given this parcel of your order ${number} to ${carrier}:`,
          linesInShort(sent, language),
          `Carrier: ${carrier}\nTracking number: ${trackingNumber}`,
          ...(part === 'part' ? ['The rest follows in another parcel.'] : []),
          ...reason,
        ],
      },
      bn: {
        subject: {
          all: `আপনার অর্ডার ${number} পাঠানো হয়েছে`,
          part: `আপনার অর্ডার ${number}-এর একটি অংশ পাঠানো হয়েছে`,
          rest: `আপনার অর্ডার ${number}-এর বাকি অংশ পাঠানো হয়েছে`,
        }[part],
        before: [
          `আপনার অর্ডার ${number}-এর এই পার্সেলটি আমরা ${carrier}-কে দিয়েছি:`,
          linesInShort(sent, language),
          `কুরিয়ার: ${carrier}\nট্র্যাকিং নম্বর: ${trackingNumber}`,
          ...(part === 'part' ? ['বাকি অংশ আরেকটি পার্সেলে আসবে।'] : []),
          ...reason,
        ],
      },
    }[language];
  };

const requested: OrderWords = (language, number) =>
  ({
    en: {
      subject: `Your return of order ${number}`,
      before: [
        `We have received your request to return order ${number}. We look at it and write to you. Please do not send anything before.`,
      ],
    },
    bn: {
      subject: `অর্ডার ${number} ফেরতের অনুরোধ`,
      before: [`অর্ডার ${number} ফেরত দেওয়ার অনুরোধ আমরা পেয়েছি। দেখে আপনাকে জানাব। তার আগে কিছু পাঠাবেন না।`],
    },
  })[language];

const approved: OrderWords = (language, number) =>
  ({
    en: {
      subject: `Please send order ${number} back`,
      before: [
        `You can return your order ${number}. This is what to do:`,
        `1. Pack everything as it came.\n2. Write the number ${number} on the parcel.\n3. Send it to: ${shopIn(language)}`,
        'When it has arrived, we write to you and pay back what you have paid.',
      ],
    },
    bn: {
      subject: `অর্ডার ${number} ফেরত পাঠান`,
      before: [
        `আপনার অর্ডার ${number} ফেরত দিতে পারবেন। যা করতে হবে:`,
        `১. যেমন পেয়েছিলেন, সব তেমনই প্যাক করুন।\n২. পার্সেলে ${number} নম্বরটি লিখুন।\n৩. এই ঠিকানায় পাঠান: ${shopIn(language)}`,
        'পৌঁছালে আপনাকে জানাব, এবং আপনি যা দিয়েছেন তা ফেরত দেব।',
      ],
    },
  })[language];

const shopIn = (language: LanguageTag): string => {
  const { name, address } = language === 'bn' ? SHOP_IN_BANGLA : SHOP;
  return `${name}, ${address}`;
};

const rejected =
  (refusal: string): OrderWords =>
  (language, number) =>
    ({
      en: {
        subject: `About your return of order ${number}`,
        before: [
          `We are sorry: we cannot take your order ${number} back. The reason:`,
          refusal,
          'Do you think that we are wrong? Then write to us.',
        ],
      },
      bn: {
        subject: `অর্ডার ${number} ফেরত প্রসঙ্গে`,
        before: [
          `দুঃখিত, আপনার অর্ডার ${number} আমরা ফেরত নিতে পারছি না। কারণ:`,
          refusal,
          'আমাদের ভুল হয়েছে মনে হলে আমাদের লিখুন।',
        ],
      },
    })[language];

const received =
  ({ refundDueCents }: OrderPaymentModel): OrderWords =>
  (language, number) => {
    const refund = refundDueCents > 0 ? [willRefund(refundDueCents)[language]] : [];
    return {
      en: {
        subject: `Your return of order ${number} has arrived`,
        before: [`What you have sent back of your order ${number} has arrived. Thank you!`, ...refund],
      },
      bn: {
        subject: `অর্ডার ${number}-এর ফেরত পার্সেল পেয়েছি`,
        before: [`আপনার অর্ডার ${number}-এর ফেরত পার্সেল আমরা পেয়েছি। ধন্যবাদ!`, ...refund],
      },
    }[language];
  };
