import type { analytics as en } from '../en/analytics.ts';

/** What is asked and said about Google Analytics. */
export const analytics = {
  'analytics.label': 'ভিজিট গোনা',
  'analytics.ask':
    'গুগল অ্যানালিটিক্স দিয়ে আপনার ভিজিট গুনতে পারি? কোন পাতাগুলো দেখা হয়, তা এতে জানতে পারি। এর জন্য গুগল কুকি রাখে।',
  'analytics.more': 'আমাদের কুকি নিয়ে',
  'analytics.allow': 'অনুমতি দিন',
  'analytics.refuse': 'না',
  'analytics.title': 'গুগল অ্যানালিটিক্স',
  'analytics.allowed': 'আপনি গুগল অ্যানালিটিক্স দিয়ে ভিজিট গোনার অনুমতি দিয়েছেন।',
  'analytics.refused': 'আপনার ভিজিট গুগল অ্যানালিটিক্স দিয়ে গোনা হয় না।',
  'analytics.byBrowser':
    'আপনার ব্রাউজার জানিয়েছে, কেউ যেন আপনার পিছু না নেয় (Global Privacy Control): তাই আপনার ভিজিট গুগল অ্যানালিটিক্স দিয়ে গোনা হয় না।',
  'analytics.stop': 'আর গুনবেন না',
} as const satisfies Record<keyof typeof en, string>;
