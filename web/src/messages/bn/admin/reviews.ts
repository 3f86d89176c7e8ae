import type { reviews as en } from '../../en/admin/reviews.ts';

/** Texts of reviews and comments. */
export const reviews = {
  'admin.reviews.title': 'রিভিউ ও মন্তব্য',
  'admin.reviews.waiting': 'অপেক্ষমাণ রিভিউ',
  'admin.reviews.none': 'কোনো রিভিউ অপেক্ষায় নেই।',
  'admin.comments.waiting': 'অপেক্ষমাণ মন্তব্য',
  'admin.comments.none': 'কোনো মন্তব্য অপেক্ষায় নেই।',
  'admin.opinions.product': 'পণ্য',
  'admin.opinions.author': 'লিখেছেন',
  'admin.opinions.text': 'কথা',
  'admin.opinions.at': 'লেখার সময়',
  'admin.opinions.publish': 'প্রকাশ করুন',
  'admin.opinions.publishing': 'প্রকাশ হচ্ছে…',
  'admin.opinions.about': '{name}, {product} নিয়ে',
  'admin.opinions.published': 'প্রকাশিত: {product} নিয়ে {name}-এর লেখা।',
} as const satisfies Record<keyof typeof en, string>;
