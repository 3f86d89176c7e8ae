import { formatMoney } from '#schema/format/money.ts';
import { SHOP } from '#schema/shop.ts';
import { SHOP_IN_BANGLA } from '#schema/shop.bn.ts';
import type { LanguageTag } from '#schema/language.ts';
import { query } from '#platform/db/database.ts';
import type { TemplateContext, MailTemplates, WrittenMail } from '#platform/mail/mail-queue.ts';
import { letterAboutOrder, linesInShort, reasonGiven, willRefund, type OrderWords } from '../order/mail/order-mail.ts';
import type { OrderLineModel, OrderModel } from '../order/order.model.ts';
import type { OrderPaymentModel } from '../payment/payment.model.ts';
import { readPayment } from '../payment/payment.service.ts';
import type { OrderReturnModel, ShipmentModel } from './fulfilment.model.ts';
import { returnsOfOrders, shipmentsOfOrders } from './fulfilment.statements.ts';

interface AboutReturn {
  orderId: string;
  returnId: string;
}

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** A parcel with an order, or a part of it, is on its way. */
    ORDER_SHIPPED: { orderId: string; shipmentId: string; complete: boolean };
    /** The shop knows that the customer wants to return an order. */
    RETURN_REQUESTED: AboutReturn;
    /** The customer may send it back. */
    RETURN_APPROVED: AboutReturn;
    /** The shop does not take it back. */
    RETURN_REJECTED: AboutReturn;
    /** It has arrived at the shop. */
    RETURN_RECEIVED: AboutReturn;
  }
}

type MailedLines = readonly OrderLineModel[];

/** Returns lines of an order with the pieces that a return has of them; without those of which it has none. */
const piecesOf = (
  order: OrderModel,
  lines: OrderReturnModel['lines'],
  count: (line: OrderReturnModel['lines'][number]) => number,
): MailedLines =>
  order.lines.flatMap((line) => {
    const found = lines.find(({ orderLineId }) => orderLineId === line.id);
    const quantity = found ? count(found) : 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** Returns what writes the letter about a return, of which `wordsOf` gets the pieces that were asked for. */
function letterAboutReturn(
  wordsOf: (
    asked: MailedLines,
    found: OrderReturnModel,
    order: OrderModel,
    context: TemplateContext,
  ) => OrderWords | null | Promise<OrderWords | null>,
) {
  return ({ orderId, returnId }: AboutReturn, context: TemplateContext): Promise<WrittenMail | null> =>
    letterAboutOrder(orderId, context, async (order) => {
      const returns = await query(context.manager, returnsOfOrders({ orderIds: [orderId] }));
      const found = returns.find(({ id }) => id === returnId);
      if (!found) return null;
      return wordsOf(
        piecesOf(order, found.lines, ({ asked }) => asked),
        found,
        order,
        context,
      );
    });
}

/** The mails about parcels and returns. */
export const fulfilmentMailTemplates: MailTemplates = {
  ORDER_SHIPPED: ({ orderId, shipmentId, complete }, context) =>
    letterAboutOrder(orderId, context, async (order) => {
      const rows = await query(context.manager, shipmentsOfOrders({ orderIds: [orderId] }));
      const shipments = rows.map(({ shipment }) => shipment);
      const shipment = shipments.find(({ id }) => id === shipmentId);
      const part = complete ? (shipments.length > 1 ? 'rest' : 'all') : 'part';
      return shipment ? shipped(order, shipment, part) : null;
    }),
  RETURN_REQUESTED: letterAboutReturn((pieces) => requested(pieces)),
  RETURN_APPROVED: letterAboutReturn((pieces) => approved(pieces)),
  // Null when the shop has changed its mind before this mail is written.
  RETURN_REJECTED: letterAboutReturn((_, { refusal }) => (refusal ? rejected(refusal) : null)),
  RETURN_RECEIVED: letterAboutReturn(async (_, { lines, creditedCents }, order, { manager }) =>
    received(
      piecesOf(order, lines, ({ backOnSale, writtenOff }) => backOnSale + writtenOff),
      creditedCents,
      await readPayment(manager, order),
    ),
  ),
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

const requested =
  (pieces: MailedLines): OrderWords =>
  (language, number) =>
    ({
      en: {
        subject: `Your return of order ${number}`,
        before: [
          `We have received your request to return these products of order ${number}:`,
          linesInShort(pieces, language),
          'We look at it and write to you. Please do not send anything before.',
        ],
      },
      bn: {
        subject: `অর্ডার ${number} ফেরতের অনুরোধ`,
        before: [
          `অর্ডার ${number}-এর এই পণ্যগুলো ফেরত দেওয়ার অনুরোধ আমরা পেয়েছি:`,
          linesInShort(pieces, language),
          'দেখে আপনাকে জানাব। তার আগে কিছু পাঠাবেন না।',
        ],
      },
    })[language];

const approved =
  (pieces: MailedLines): OrderWords =>
  (language, number) =>
    ({
      en: {
        subject: `Please send order ${number} back`,
        before: [
          `You can return these products of your order ${number}:`,
          linesInShort(pieces, language),
          `1. Pack them as they came.\n2. Write the number ${number} on the parcel.\n3. Send it to: ${shopIn(language)}`,
          'When they have arrived, we write to you what we give back.',
        ],
      },
      bn: {
        subject: `অর্ডার ${number} ফেরত পাঠান`,
        before: [
          `আপনার অর্ডার ${number}-এর এই পণ্যগুলো ফেরত দিতে পারবেন:`,
          linesInShort(pieces, language),
          `১. যেমন পেয়েছিলেন, তেমনই প্যাক করুন।\n২. পার্সেলে ${number} নম্বরটি লিখুন।\n৩. এই ঠিকানায় পাঠান: ${shopIn(language)}`,
          'পৌঁছালে কত ফেরত দিচ্ছি, তা আপনাকে জানাব।',
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
  (pieces: MailedLines, creditedCents: number, { refundDueCents }: OrderPaymentModel): OrderWords =>
  (language, number) => {
    const credited = formatMoney(creditedCents, language);
    const refund = refundDueCents > 0 ? [willRefund(refundDueCents)[language]] : [];
    return {
      en: {
        subject: `Your return of order ${number} has arrived`,
        before: [
          `What you have sent back of your order ${number} has arrived. Thank you!`,
          linesInShort(pieces, language),
          `We take ${credited} off the price of your order for it. The credit note is on the page of your order.`,
          ...refund,
        ],
      },
      bn: {
        subject: `অর্ডার ${number}-এর ফেরত পার্সেল পেয়েছি`,
        before: [
          `আপনার অর্ডার ${number}-এর ফেরত পার্সেল আমরা পেয়েছি। ধন্যবাদ!`,
          linesInShort(pieces, language),
          `এর জন্য আপনার অর্ডারের দাম থেকে ${credited} কমানো হলো। ক্রেডিট নোটটি আপনার অর্ডারের পাতায় আছে।`,
          ...refund,
        ],
      },
    }[language];
  };
