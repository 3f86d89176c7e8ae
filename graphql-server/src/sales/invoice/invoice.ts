import { formatDate } from '#schema/format/date.ts';
import { formatChange, formatDollars, formatMoney } from '#schema/format/money.ts';
import { formatNumber } from '#schema/format/number.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { LanguageTag } from '#schema/language.ts';
import { sumsOf } from '#schema/order.ts';
import type { ShopContact } from '#schema/shop-settings.ts';
import type { OrderModel } from '../order/order.model.ts';
import { worthOfReturn } from '#schema/fulfilment.ts';
import type { OrderReturnModel } from '../fulfilment/fulfilment.model.ts';
import type { OrderPaymentModel } from '../payment/payment.model.ts';
import { INVOICE_WORDS } from './invoice-labels.ts';

/** How an invoice is written. */
export interface InvoiceStyle {
  language: LanguageTag;
  /** How to reach the shop, in that language. */
  contact: ShopContact;
}

/** Everything that an invoice says, in the words and digits of its language. */
export type Invoice = ReturnType<typeof invoiceOf>;

/**
 * Returns what the invoice of an order says. In Bangla, products have their current Bangla names; names and places stay
 * as typed.
 */
export const invoiceOf = (
  order: OrderModel,
  payment: OrderPaymentModel,
  returns: readonly OrderReturnModel[],
  { language, contact }: InvoiceStyle,
) => {
  const { collectedCents, refundedCents, refundDueCents, toCollectCents } = payment;
  const { labels, size, paymentMethod, status } = INVOICE_WORDS[language];
  const number = (value: number) => formatNumber(value, language);
  const money = (cents: number) => formatMoney(cents, language);
  const digits = (text: string) => (language === 'bn' ? text.replace(/\d/g, (digit) => number(Number(digit))) : text);
  const { name, address, phone, email } = order.shippingAddress;
  const orderNumber = formatOrderNumber(order.number, language);
  const keptCents = payment.chargedCents - payment.creditedCents;
  const returnedCents = returns.reduce((sum, one) => sum + one.creditedCents, 0);
  const isUndone = order.status === 'CANCELLED' || order.status === 'RETURNED';

  return {
    language,
    labels,
    number: orderNumber,
    // That the order ended without a sale.
    ended: isUndone ? status(order.status) : null,
    placedAt: new Date(order.placedAt),
    shop: { name: contact.name, lines: [contact.address, contact.phone, contact.email] },
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
        choices: [color && labels.color(color), line.size && labels.size(size(line.size))].filter(Boolean).join(' · '),
        quantity: number(line.quantity),
        price: money(line.unitPriceCents),
        sum: money(line.unitPriceCents * line.quantity),
      };
    }),
    // What was taken off, the rounding, the items total, the delivery fee.
    sums: sumsOf(order).map(({ kind, code, cents }) => ({
      label: kind === 'promotion' ? labels.promotion(code ?? '') : labels[kind],
      amount: kind === 'rounding' ? formatChange(cents, language) : money(cents),
    })),
    total: money(order.totalCents),
    // What the shop took off afterwards, what was paid, what went back, and what is still due.
    payments: [
      { label: labels.returned, cents: -returnedCents, due: false },
      {
        label: labels.granted,
        cents: order.status === 'CANCELLED' ? 0 : keptCents + returnedCents - order.totalCents,
        due: false,
      },
      { label: labels.paid, cents: collectedCents, due: false },
      { label: labels.refunded, cents: -refundedCents, due: false },
      { label: labels.toRefund, cents: refundDueCents, due: true },
      {
        label: payment.method === 'CASH_ON_DELIVERY' ? labels.toPayOnDelivery : labels.toPay,
        cents: toCollectCents,
        due: true,
      },
    ].flatMap(({ cents, ...row }) => (cents === 0 ? [] : [{ ...row, amount: money(cents) }])),
    isPaid: collectedCents > refundedCents && toCollectCents === 0 && refundDueCents === 0,
    included:
      order.deliveryFeeCents === 0
        ? labels.free
        : labels.included(formatDollars(order.deliveryFeeCents / 100, language)),
    /** Returns the number of a page. */
    page: (page: number, pages: number) => labels.page(number(page), number(pages)),
  };
};

/**
 * Returns what the credit note of a received return says: of an invoice, with the pieces that came back and what was
 * given back.
 */
export const creditNoteOf = (
  order: OrderModel,
  payment: OrderPaymentModel,
  returns: readonly OrderReturnModel[],
  number: number,
  style: InvoiceStyle,
): Invoice => {
  const received = returns.filter(({ status }) => status === 'RECEIVED');
  const back = received[number - 1];
  if (!back?.receivedAt) throw new Error('A credit note is printed of a return that has not arrived.');
  const { language } = style;
  const { labels } = INVOICE_WORDS[language];
  const pieces = back.lines.map(({ orderLineId, backOnSale, writtenOff }) => ({
    orderLineId,
    quantity: backOnSale + writtenOff,
  }));
  const lines = order.lines.flatMap((line) => {
    const quantity = pieces.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const goods = worthOfReturn(order, received.slice(0, number - 1), pieces);
  const fee = back.withDelivery ? order.deliveryFeeCents : 0;
  const invoice = invoiceOf({ ...order, lines }, payment, [], style);
  const money = (cents: number) => formatMoney(cents, language);
  return {
    ...invoice,
    labels: { ...labels, title: labels.creditNote, total: labels.credited },
    number: `${invoice.number}-${formatNumber(number, language)}`,
    ended: null,
    isPaid: false,
    placedAt: back.receivedAt,
    facts: [
      ...invoice.facts.slice(0, 2),
      { term: labels.receivedOn, text: formatDate(back.receivedAt.toISOString(), language) },
      ...invoice.facts.slice(2),
    ],
    sums: [
      { label: labels.returnedGoods, cents: goods },
      { label: labels.delivery, cents: fee },
      { label: labels.keptOfReturn, cents: back.creditedCents - goods - fee },
    ].flatMap(({ label, cents }) => (cents === 0 ? [] : [{ label, amount: money(cents) }])),
    total: money(back.creditedCents),
    included: '',
    payments: [],
  };
};
