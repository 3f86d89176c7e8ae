import type { SAVED_VIEW_MESSAGES } from '#schema/saved-view.ts';

/** Sentences about saved views. */
export const savedView = {
  nameRequired: 'ভিউটির একটি নাম দিন',
  nameTooLong: 'নাম বেশি লম্বা: সর্বোচ্চ ৬০ অক্ষর',
  queryTooLong: 'সেভ করার জন্য ফিল্টার বেশি হয়ে গেছে',
  tooMany: 'এই তালিকার ২০টি ভিউ আপনার আছে। আগে একটি মুছে ফেলুন।',
} as const satisfies Record<keyof typeof SAVED_VIEW_MESSAGES, string>;
