import type { help as en } from '../en/help.ts';

/** The Help Center, besides its questions. */
export const help = {
  'help.search': 'প্রশ্ন খুঁজুন',
  'help.search.placeholder': 'ডেলিভারি, টাকা, পাসওয়ার্ড …',
  'help.none': 'কোনো প্রশ্নে “{term}” নেই। আমাদের লিখুন: মানুষই উত্তর দেন।',
  'help.people': 'আপনার প্রশ্নটি এখানে নেই? মানুষই উত্তর দেন।',
} as const satisfies Record<keyof typeof en, string>;
