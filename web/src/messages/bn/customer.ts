import type { customer as en } from '../en/customer.ts';

/** The customer screens. */
export const customer = {
  'customer.profile.loading': 'প্রোফাইল লোড হচ্ছে...',
  'customer.menu.login': 'লগইন',
  'customer.menu.open': '{name}-এর অ্যাকাউন্ট মেনু',
  'customer.menu.label': 'অ্যাকাউন্ট',
  'customer.menu.user': 'গ্রাহক',
  'customer.menu.dashboard': 'ড্যাশবোর্ড',
  'customer.menu.profile': 'প্রোফাইল',
  'customer.menu.orders': 'আমার অর্ডার',
  'customer.menu.help': 'হেল্প সেন্টার',
  'customer.menu.privacy': 'গোপনীয়তা নীতি',
  'customer.menu.terms': 'শর্তাবলি',
  'customer.menu.cookies': 'কুকিজ',
  'customer.menu.another': 'অন্য অ্যাকাউন্ট যোগ করুন',
  'customer.menu.signOut': 'লগআউট',
} as const satisfies Record<keyof typeof en, string>;
