import type { OrderStatus, PaymentMethod } from './order.ts';

/** Words of orders in Bangla, for pages and documents; in a file of their own, so that English pages do without. */

/** The statuses. */
export const ORDER_STATUSES_IN_BANGLA = {
  PENDING: 'অপেক্ষমাণ',
  PROCESSED: 'প্রস্তুত হয়েছে',
  SHIPPED: 'পাঠানো হয়েছে',
  OUT_FOR_DELIVERY: 'ডেলিভারির পথে',
  DELIVERED: 'ডেলিভারি সম্পন্ন',
  CANCELLED: 'বাতিল',
  RETURNED: 'ফেরত এসেছে',
} as const satisfies Record<OrderStatus, string>;

/** The payment methods. */
export const PAYMENT_METHODS_IN_BANGLA = {
  CARD: 'ক্রেডিট/ডেবিট কার্ড',
  NAGAD: 'নগদ',
  BKASH: 'বিকাশ অ্যাকাউন্ট',
  CASH_ON_DELIVERY: 'ক্যাশ অন ডেলিভারি',
  INSTALMENT: 'কিস্তি',
  ROCKET: 'রকেট',
} as const satisfies Record<PaymentMethod, string>;
