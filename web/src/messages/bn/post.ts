import type { post as en } from '../en/post.ts';

/** A post, opened. */
export const post = {
  'journal.popular': 'জনপ্রিয় লেখা',
  'journal.comments': 'পাঠকের মন্তব্য',
  'journal.minutes': '{minutes} মিনিটের পড়া',
  'journal.tags': 'ট্যাগ',
  'journal.shop': '{name} দেখুন',
  'journal.unknown': 'এই লেখাটি নেই',
  'journal.unknown.text': 'নাম হয়তো বদলে গেছে। অন্য লেখাগুলো প্রথম পাতায় আছে।',
} as const satisfies Record<keyof typeof en, string>;
