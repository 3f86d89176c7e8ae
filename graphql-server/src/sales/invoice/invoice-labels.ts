import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { sizeInBangla } from '#schema/format/size.bn.ts';
import type { LanguageTag } from '#schema/language.ts';
import { ORDER_STATUSES_IN_BANGLA, PAYMENT_METHODS_IN_BANGLA } from '#schema/order.bn.ts';
import { paymentLabel, statusLabel } from '#schema/order.ts';
import type { OrderStatus, PaymentMethod } from '../order/order.model.ts';

const english = {
  title: 'Invoice',
  creditNote: 'Credit note',
  soldBy: 'Sold by',
  buyer: 'Billing address',
  order: 'Order',
  number: 'Order number',
  id: 'Order id',
  placedOn: 'Placed on',
  payment: 'Payment method',
  product: 'Product',
  quantity: 'Quantity',
  price: 'Price',
  sum: 'Sum',
  itemsTotal: 'Items total',
  subtotal: 'Subtotal',
  rounding: 'Rounded to whole dollars',
  delivery: 'Delivery fee',
  total: 'Total',
  granted: 'Taken off afterwards',
  returned: 'Returned',
  returnedGoods: 'Returned goods',
  keptOfReturn: 'Kept by the shop',
  receivedOn: 'Received on',
  credited: 'Given back',
  paid: 'Paid',
  refunded: 'Refunded',
  toRefund: 'Will be refunded',
  toPay: 'To be paid',
  toPayOnDelivery: 'To be paid on delivery',
  formerCustomer: FORMER_CUSTOMER as string,
  thanks: (shop: string) => `Thank you for shopping at ${shop}.`,
  color: (color: string) => `Color: ${color}`,
  size: (size: string) => `Size: ${size}`,
  promotion: (code: string) => `Promotion code ${code}`,
  included: (fee: string) => `incl. ${fee} delivery`,
  free: 'Delivery is free',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
};

/** The texts of an invoice in one language. */
export type InvoiceLabels = typeof english;

const bangla: InvoiceLabels = {
  title: 'ইনভয়েস',
  creditNote: 'ক্রেডিট নোট',
  soldBy: 'বিক্রেতা',
  buyer: 'বিলিং ঠিকানা',
  order: 'অর্ডার',
  number: 'অর্ডার নম্বর',
  id: 'অর্ডার আইডি',
  placedOn: 'অর্ডারের তারিখ',
  payment: 'পেমেন্টের মাধ্যম',
  product: 'পণ্য',
  quantity: 'পরিমাণ',
  price: 'দাম',
  sum: 'মোট',
  itemsTotal: 'পণ্যের মোট দাম',
  subtotal: 'উপমোট',
  rounding: 'পূর্ণ ডলারে মেলানো',
  delivery: 'ডেলিভারি চার্জ',
  total: 'সর্বমোট',
  granted: 'পরে কমানো হয়েছে',
  returned: 'ফেরত এসেছে',
  returnedGoods: 'ফেরত পণ্য',
  keptOfReturn: 'দোকান রেখেছে',
  receivedOn: 'ফেরত পাওয়ার তারিখ',
  credited: 'ফেরত',
  paid: 'পরিশোধিত',
  refunded: 'ফেরত দেওয়া হয়েছে',
  toRefund: 'ফেরত দেওয়া হবে',
  toPay: 'পরিশোধ বাকি',
  toPayOnDelivery: 'ডেলিভারির সময় দিতে হবে',
  formerCustomer: 'প্রাক্তন গ্রাহক',
  thanks: (shop: string) => `${shop}-এ কেনাকাটা করার জন্য ধন্যবাদ।`,
  color: (color) => `রং: ${color}`,
  size: (size) => `সাইজ: ${size}`,
  promotion: (code) => `প্রোমো কোড ${code}`,
  included: (fee) => `${fee} ডেলিভারি চার্জসহ`,
  free: 'ডেলিভারি ফ্রি',
  page: (page, pages) => `পৃষ্ঠা ${page} / ${pages}`,
};

/** All that an invoice says in one language besides what was bought. */
export interface InvoiceWords {
  labels: InvoiceLabels;
  /** Returns the name of a size. */
  size: (english: string) => string;
  paymentMethod: (method: PaymentMethod) => string;
  status: (status: OrderStatus) => string;
}

/** The words of invoices by language. */
export const INVOICE_WORDS: Record<LanguageTag, InvoiceWords> = {
  en: {
    labels: english,
    size: (size) => size,
    paymentMethod: paymentLabel,
    status: statusLabel,
  },
  bn: {
    labels: bangla,
    size: (size) => sizeInBangla(size) ?? size,
    paymentMethod: (method) => PAYMENT_METHODS_IN_BANGLA[method],
    status: (status) => ORDER_STATUSES_IN_BANGLA[status],
  },
};
