import { formatDate } from '#schema/format/date.ts';
import { formatMoney } from '#schema/format/money.ts';
import { formatNumber } from '#schema/format/number.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { LanguageTag } from '#schema/language.ts';
import type { ShopContact } from '#schema/shop-settings.ts';
import type { PaperKind } from '#schema/documents.ts';
import type { ShipmentModel } from '#sales/fulfilment/fulfilment.model.ts';
import type { OrderModel } from '#sales/order/order.model.ts';
import { INVOICE_WORDS } from '../invoice-labels.ts';

/** Documents to draw: one for each parcel, in one file. */
export interface DocumentsJob {
  kind: PaperKind;
  language: LanguageTag;
  contact: ShopContact;
  parcels: readonly {
    order: OrderModel;
    /** What is in it. */
    lines: OrderModel['lines'];
    /** Null before it is handed to a carrier. */
    shipment: ShipmentModel | null;
    toCollectCents: number;
  }[];
}

/** What the documents of a parcel say, in the words and digits of their language. */
export type OrderDocument = ReturnType<typeof documentOf>;

const english = {
  slip: 'Packing slip',
  label: 'Label',
  to: 'To',
  from: 'From',
  collect: (amount: string) => `Collect ${amount}`,
  paid: 'Nothing to collect',
  pieces: (count: string) => `Pieces: ${count}`,
};

/** The words that only these documents have, by language. */
export const DOCUMENT_WORDS: Record<LanguageTag, typeof english> = {
  en: english,
  bn: {
    slip: 'প্যাকিং স্লিপ',
    label: 'লেবেল',
    to: 'প্রাপক',
    from: 'প্রেরক',
    collect: (amount) => `নিতে হবে ${amount}`,
    paid: 'কিছু নিতে হবে না',
    pieces: (count) => `মোট পিস: ${count}`,
  },
};

/**
 * Returns what the documents of a parcel say. There are no prices on them but what is to be collected: a parcel may be a
 * present.
 */
export const documentOf = (
  { order, lines, shipment, toCollectCents }: DocumentsJob['parcels'][number],
  { language, contact }: Pick<DocumentsJob, 'language' | 'contact'>,
) => {
  const { labels, size } = INVOICE_WORDS[language];
  const number = (value: number) => formatNumber(value, language);
  const { name, address, phone } = order.shippingAddress;
  const isDueAtTheDoor = order.paymentMethod === 'CASH_ON_DELIVERY' && toCollectCents > 0;
  return {
    // For the bar code: Latin figures.
    code: String(order.number),
    number: formatOrderNumber(order.number, language),
    placedOn: formatDate(order.placedAt, language),
    tracking: shipment ? `${shipment.carrier} · ${shipment.trackingNumber}` : '',
    // A courier reads the phone number as it is dialled.
    recipient: { name: name || labels.formerCustomer, address, phone },
    shop: { name: contact.name, lines: [contact.address, contact.phone] },
    // What the courier collects; null when nothing is due at the door.
    collect: isDueAtTheDoor ? formatMoney(toCollectCents, language) : null,
    pieces: number(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    rows: lines.map((line) => {
      const bangla = language === 'bn' ? line.bangla : null;
      const color = bangla?.color ?? line.color;
      return {
        quantity: number(line.quantity),
        product: bangla?.name ?? line.name,
        choices: [color && labels.color(color), line.size && labels.size(size(line.size))].filter(Boolean).join(' · '),
        sku: line.sku ?? '',
      };
    }),
  };
};
