import type { PaymentMethod } from './order.ts';

/** The payment methods in Bangla, for pages and documents; in a file of its own, so that English pages do without. */
export const PAYMENT_METHODS_IN_BANGLA = {
  CARD: 'ক্রেডিট/ডেবিট কার্ড',
  NAGAD: 'নগদ',
  BKASH: 'বিকাশ অ্যাকাউন্ট',
  CASH_ON_DELIVERY: 'ক্যাশ অন ডেলিভারি',
  INSTALMENT: 'কিস্তি',
  ROCKET: 'রকেট',
} as const satisfies Record<PaymentMethod, string>;
