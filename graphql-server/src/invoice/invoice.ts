import { formatDate } from '../../../schema/format/date.ts';
import { formatChange, formatDollars, formatMoney } from '../../../schema/format/money.ts';
import { formatNumber } from '../../../schema/format/number.ts';
import { formatOrderNumber } from '../../../schema/format/order-number.ts';
import type { LanguageTag } from '../../../schema/language.ts';
import { sumsOf } from '../../../schema/order.ts';
import type { OrderModel } from '../order/order.model.ts';
import type { OrderPaymentModel } from '../payment/payment.model.ts';
import { INVOICE_WORDS, type InvoiceLabels } from './invoice-labels.ts';

/** One line of what was bought, as printed. */
export interface InvoiceRow {
  number: string;
  product: string;
  /** Colour and size; empty when nothing was chosen. */
  choices: string;
  quantity: string;
  price: string;
  sum: string;
}

/** Everything that an invoice says, in the words and digits of its language. */
export interface Invoice {
  language: LanguageTag;
  labels: InvoiceLabels;
  shop: { name: string; lines: readonly string[] };
  buyer: { name: string; lines: readonly string[] };
  /** Number, id and date of the order, and how it is paid. */
  facts: readonly { term: string; text: string }[];
  number: string;
  /** That the order ended without a sale: cancelled or returned; null otherwise. */
  ended: string | null;
  placedAt: Date;
  rows: readonly InvoiceRow[];
  /** What was taken off, the rounding, the items total, the delivery fee. */
  sums: readonly { label: string; amount: string }[];
  total: string;
  /** What the total includes. */
  included: string;
  /** What the shop took off afterwards, what was paid, what went back, and what is still due. */
  payments: readonly { label: string; amount: string; due: boolean }[];
  /** Whether all of it is paid. */
  isPaid: boolean;
  /** Returns the number of a page. */
  page: (page: number, pages: number) => string;
}

/** Returns what the invoice of an order says. In Bangla, products have their current Bangla names; names and places stay as typed. */
export const invoiceOf = (
  order: OrderModel,
  {
    method,
    chargedCents,
    creditedCents,
    collectedCents,
    refundedCents,
    refundDueCents,
    toCollectCents,
  }: OrderPaymentModel,
  language: LanguageTag,
): Invoice => {
  const { labels, shop, size, paymentMethod, status } = INVOICE_WORDS[language];
  const number = (value: number) => formatNumber(value, language);
  const money = (cents: number) => formatMoney(cents, language);
  const digits = (text: string) =>
    language === 'bn' ? text.replace(/\d/g, (digit) => number(Number(digit))) : text;
  const { name, address, phone, email } = order.shippingAddress;
  const orderNumber = formatOrderNumber(order.number, language);
  const fee = order.deliveryFeeCents;
  const isUndone = order.status === 'CANCELLED' || order.status === 'RETURNED';

  return {
    language,
    labels,
    number: orderNumber,
    ended: isUndone ? status(order.status) : null,
    placedAt: new Date(order.placedAt),
    shop: { name: shop.name, lines: [shop.address, shop.phone, shop.email] },
    buyer: { name: name || labels.formerCustomer, lines: [address, digits(phone), email] },
    facts: [
      { term: labels.number, text: orderNumber },
      { term: labels.placedOn, text: formatDate(order.placedAt, language) },
      { term: labels.payment, text: paymentMethod(order.paymentMethod) },
      { term: labels.id, text: order.id },
    ],
    rows: order.lines.map((line, index) => {
      const { bangla } = language === 'bn' ? line : { bangla: null };
      const color = bangla?.color ?? line.color;
      return {
        number: number(index + 1),
        product: bangla?.name ?? line.name,
        choices: [color && labels.color(color), line.size && labels.size(size(line.size))]
          .filter(Boolean)
          .join(' · '),
        quantity: number(line.quantity),
        price: money(line.unitPriceCents),
        sum: money(line.unitPriceCents * line.quantity),
      };
    }),
    sums: sumsOf(order).map(({ kind, code, cents }) => ({
      label: kind === 'promotion' ? labels.promotion(code ?? '') : labels[kind],
      amount: kind === 'rounding' ? formatChange(cents, language) : money(cents),
    })),
    total: money(order.totalCents),
    payments: [
      {
        label: labels.granted,
        cents: isUndone ? 0 : chargedCents - creditedCents - order.totalCents,
        due: false,
      },
      { label: labels.paid, cents: collectedCents, due: false },
      { label: labels.refunded, cents: -refundedCents, due: false },
      { label: labels.toRefund, cents: refundDueCents, due: true },
      {
        label: method === 'CASH_ON_DELIVERY' ? labels.toPayOnDelivery : labels.toPay,
        cents: toCollectCents,
        due: true,
      },
    ].flatMap(({ cents, ...row }) => (cents === 0 ? [] : [{ ...row, amount: money(cents) }])),
    isPaid: collectedCents > refundedCents && toCollectCents === 0 && refundDueCents === 0,
    included: labels.included(formatDollars(fee / 100, language)),
    page: (page, pages) => labels.page(number(page), number(pages)),
  };
};
