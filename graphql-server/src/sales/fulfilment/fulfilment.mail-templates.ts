import type { LanguageTag } from '#schema/language.ts';
import { formatMoney } from '#schema/format/money.ts';
import { contactIn } from '#schema/shop-settings.ts';
import { query } from '#platform/db/database.ts';
import type { TemplateContext, MailTemplates } from '#platform/mail/mail-queue.ts';
import { mailAboutOrder, linesInShort, reasonGiven, willRefund, type OrderWords } from '../order/mail/order-mail.ts';
import type { OrderLineModel, OrderModel } from '../order/order.model.ts';
import { readPayment } from '../payment/payment.service.ts';
import type { OrderReturnModel } from './fulfilment.model.ts';
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

/** Returns lines of an order with the pieces that a return has of them; without those of which it has none. */
const piecesOf = (
  order: OrderModel,
  lines: OrderReturnModel['lines'],
  count: (line: OrderReturnModel['lines'][number]) => number,
): OrderLineModel[] =>
  order.lines.flatMap((line) => {
    const found = lines.find(({ orderLineId }) => orderLineId === line.id);
    const quantity = found ? count(found) : 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** Returns what writes the mail about a return. */
const mailAboutReturn = (
  wordsOf: (
    found: OrderReturnModel,
    order: OrderModel,
    context: TemplateContext,
  ) => OrderWords | null | Promise<OrderWords | null>,
) =>
  mailAboutOrder<AboutReturn>(async (order, context, { returnId }) => {
    const returns = await query(context.manager, returnsOfOrders({ orderIds: [order.id] }));
    const found = returns.find(({ id }) => id === returnId);
    return found ? wordsOf(found, order, context) : null;
  });

const requestedOf = ({ lines }: OrderReturnModel, order: OrderModel) => piecesOf(order, lines, ({ asked }) => asked);

/** The mails about parcels and returns. */
export const fulfilmentMailTemplates: MailTemplates = {
  ORDER_SHIPPED: mailAboutOrder(async (order, { manager }, { shipmentId, complete }) => {
    const rows = await query(manager, shipmentsOfOrders({ orderIds: [order.id] }));
    const shipment = rows.find((row) => row.shipment.id === shipmentId)?.shipment;
    if (!shipment) return null;
    const { carrier, trackingNumber } = shipment;
    const sent = shipment.lines.flatMap(({ orderLineId, quantity }) =>
      order.lines.filter(({ id }) => id === orderLineId).map((line) => ({ ...line, quantity })),
    );
    const isRest = rows.length > 1;
    return (language, number) => ({
      subject: {
        en: complete
          ? `${isRest ? `The rest of your order ${number}` : `Your order ${number}`} is on its way`
          : `A part of your order ${number} is on its way`,
        bn: complete
          ? `আপনার অর্ডার ${number}${isRest ? '-এর বাকি অংশ' : ''} পাঠানো হয়েছে`
          : `আপনার অর্ডার ${number}-এর একটি অংশ পাঠানো হয়েছে`,
      },
      before: [
        {
          en: `We have given this parcel of your order ${number} to ${carrier}:`,
          bn: `আপনার অর্ডার ${number}-এর এই পার্সেলটি আমরা ${carrier}-কে দিয়েছি:`,
        },
        linesInShort(sent, language),
        {
          en: `Carrier: ${carrier}\nTracking number: ${trackingNumber}`,
          bn: `কুরিয়ার: ${carrier}\nট্র্যাকিং নম্বর: ${trackingNumber}`,
        },
        ...(complete
          ? reasonGiven(order, 'SHIPPED')
          : [{ en: 'The rest follows in another parcel.', bn: 'বাকি অংশ আরেকটি পার্সেলে আসবে।' }]),
      ],
    });
  }),
  RETURN_REQUESTED: mailAboutReturn((found, order) => (language, number) => ({
    subject: { en: `Your return of order ${number}`, bn: `অর্ডার ${number} ফেরতের অনুরোধ` },
    before: [
      {
        en: `We have received your request to return these products of order ${number}:`,
        bn: `অর্ডার ${number}-এর এই পণ্যগুলো ফেরত দেওয়ার অনুরোধ আমরা পেয়েছি:`,
      },
      linesInShort(requestedOf(found, order), language),
      {
        en: 'We look at it and write to you. Please do not send anything before.',
        bn: 'দেখে আপনাকে জানাব। তার আগে কিছু পাঠাবেন না।',
      },
    ],
  })),
  RETURN_APPROVED: mailAboutReturn(async (found, order, { services }) => {
    const settings = await services.cachedSettings();
    const addressIn = (language: LanguageTag) => {
      const { name, address } = contactIn(settings, language);
      return `${name}, ${address}`;
    };
    return (language, number) => ({
      subject: { en: `Please send order ${number} back`, bn: `অর্ডার ${number} ফেরত পাঠান` },
      before: [
        {
          en: `You can return these products of your order ${number}:`,
          bn: `আপনার অর্ডার ${number}-এর এই পণ্যগুলো ফেরত দিতে পারবেন:`,
        },
        linesInShort(requestedOf(found, order), language),
        {
          en: `1. Pack them as they came.\n2. Write the number ${number} on the parcel.\n3. Send it to: ${addressIn('en')}`,
          bn: `১. যেমন পেয়েছিলেন, তেমনই প্যাক করুন।\n২. পার্সেলে ${number} নম্বরটি লিখুন।\n৩. এই ঠিকানায় পাঠান: ${addressIn('bn')}`,
        },
        {
          en: 'When they have arrived, we write to you what we give back.',
          bn: 'পৌঁছালে কত ফেরত দিচ্ছি, তা আপনাকে জানাব।',
        },
      ],
    });
  }),
  // Null when the shop has changed its mind before this mail is written.
  RETURN_REJECTED: mailAboutReturn(({ refusal }) =>
    refusal
      ? (_, number) => ({
          subject: { en: `About your return of order ${number}`, bn: `অর্ডার ${number} ফেরত প্রসঙ্গে` },
          before: [
            {
              en: `We are sorry: we cannot take your order ${number} back. The reason:`,
              bn: `দুঃখিত, আপনার অর্ডার ${number} আমরা ফেরত নিতে পারছি না। কারণ:`,
            },
            refusal,
            {
              en: 'Do you think that we are wrong? Then write to us.',
              bn: 'আমাদের ভুল হয়েছে মনে হলে আমাদের লিখুন।',
            },
          ],
        })
      : null,
  ),
  RETURN_RECEIVED: mailAboutReturn(async ({ lines, creditedCents }, order, { manager }) => {
    const pieces = piecesOf(order, lines, ({ backOnSale, writtenOff }) => backOnSale + writtenOff);
    const { refundDueCents } = await readPayment(manager, order);
    return (language, number) => {
      const credited = formatMoney(creditedCents, language);
      return {
        subject: {
          en: `Your return of order ${number} has arrived`,
          bn: `অর্ডার ${number}-এর ফেরত পার্সেল পেয়েছি`,
        },
        before: [
          {
            en: `What you have sent back of your order ${number} has arrived. Thank you!`,
            bn: `আপনার অর্ডার ${number}-এর ফেরত পার্সেল আমরা পেয়েছি। ধন্যবাদ!`,
          },
          linesInShort(pieces, language),
          {
            en: `We take ${credited} off the price of your order for it. The credit note is on the page of your order.`,
            bn: `এর জন্য আপনার অর্ডারের দাম থেকে ${credited} কমানো হলো। ক্রেডিট নোটটি আপনার অর্ডারের পাতায় আছে।`,
          },
          willRefund(refundDueCents),
        ],
      };
    };
  }),
};
