import type { checkout as en } from '../en/checkout.ts';

/** Texts of the checkout: promotion codes, and prices that change. */
export const checkout = {
  'order.promotion.apply': 'প্রয়োগ করুন',
  'order.promotion.checking': 'দেখছি…',
  'order.promotion.empty': 'আগে প্রোমো কোডটি লিখুন।',
  'order.promotion.saves': 'সাশ্রয় {amount}',
  'order.promotion.remove': 'বাদ দিন',
  'order.promotion.removeOf': 'প্রোমো কোড {code} বাদ দিন',
  'order.promotion.without': 'কোড ছাড়াই এগোন',
  'order.prices.checking': 'আনুমানিক হিসাব: দাম ও স্টক মিলিয়ে দেখছি…',
  'order.prices.preview': 'আনুমানিক হিসাব: সংযোগ ফিরলে মিলিয়ে দেখব।',
  'order.prices.short': 'আনুমানিক',
  'order.changed.acceptTotal': '{total} নিয়ে এগোন',
} as const satisfies Record<keyof typeof en, string>;
