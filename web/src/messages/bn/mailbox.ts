import type { mailbox as en } from '../en/mailbox.ts';

/** The demo shop's mailbox. */
export const mailbox = {
  'mailbox.title': 'মেইলবক্স',
  'mailbox.text':
    'এই ডেমো দোকানের কোনো মেইল সার্ভার নেই, তাই এর মেইলগুলো এখানে আসে, আর সবাই তা পড়তে পারেন। মেইল সার্ভার থাকলে দোকান মেইলগুলো মানুষের নিজের মেইলবক্সে পাঠায়, তখন এমন পাতা থাকে না।',
  'mailbox.refresh': 'নতুন মেইল দেখুন',
  'mailbox.refreshing': 'দেখা হচ্ছে…',
  'mailbox.empty': 'এখনো কোনো মেইল নেই',
  'mailbox.empty.text': 'নিবন্ধন করুন বা নতুন পাসওয়ার্ড চান: মুহূর্তেই মেইলটি এখানে আসবে।',
  'mailbox.empty.action': 'নিবন্ধনে যান',
  'mailbox.to': 'প্রাপক: {email}',
  'mailbox.failed': 'মেইলগুলো আনা যায়নি।',
} as const satisfies Record<keyof typeof en, string>;
