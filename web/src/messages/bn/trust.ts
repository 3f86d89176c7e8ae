import type { trust as en } from '../en/trust.ts';

/** কোন অর্ডার কীসের অপেক্ষায় আছে, এবং কেন। */
export const trust = {
  'trust.awaits.PAYMENT': 'পেমেন্টের অপেক্ষায়',
  'trust.awaits.DEPOSIT': 'অগ্রিমের অপেক্ষায়',
  'trust.awaits.CODE': 'কোডের অপেক্ষায়',
  'trust.reason.REFUSED_OFTEN': 'আগে কয়েকটি অর্ডার নেওয়া হয়নি',
  'trust.reason.REFUSED_BEFORE': 'আগে একটি অর্ডার নেওয়া হয়নি',
  'trust.reason.PHONE_REFUSED': 'এই ফোন নম্বরে আগে অর্ডার নেওয়া হয়নি',
  'trust.reason.LARGE_ORDER': 'বড় অর্ডার',
  'trust.reason.OPEN_ORDERS': 'দাম না দেওয়া কয়েকটি অর্ডার পথে আছে',
  'trust.reason.FIRST_ORDER': 'প্রথম অর্ডার',
  'trust.reason.RETURNED_OFTEN': 'রাখার চেয়ে ফেরত বেশি',
} satisfies Record<keyof typeof en, string>;
