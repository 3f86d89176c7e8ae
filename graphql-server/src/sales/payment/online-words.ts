import type { LanguageTag } from '#schema/language.ts';
import type { OnlineMethod } from '#schema/payment.ts';

type Words = Record<OnlineMethod, Record<LanguageTag, string>>;

/** With what a customer has paid, within a sentence. */
export const PAID_BY: Words = {
  CARD: { en: 'by card', bn: 'কার্ডে' },
  NAGAD: { en: 'by Nagad', bn: 'নগদে' },
  BKASH: { en: 'by bKash', bn: 'বিকাশে' },
};

/** Where a refund arrives, within a sentence. */
export const REFUNDED_TO: Words = {
  CARD: { en: 'to the card that you paid with', bn: 'যে কার্ডে টাকা দিয়েছিলেন সেই কার্ডে' },
  NAGAD: { en: 'to your Nagad account', bn: 'আপনার নগদ অ্যাকাউন্টে' },
  BKASH: { en: 'to your bKash account', bn: 'আপনার বিকাশ অ্যাকাউন্টে' },
};
