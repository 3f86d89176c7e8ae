import type { offline as english } from '../en/offline.ts';

/** The texts of what the service worker shows without a connection. */
export const offline = {
  'offline.title': 'সংযোগ নেই',
  'offline.text': 'এই মুহূর্তে দোকানের সাথে সংযোগ করা যাচ্ছে না। সংযোগ ফিরলেই পাতাটি নিজে থেকে খুলবে।',
  'offline.retry': 'আবার চেষ্টা করুন',
  'offline.failed': 'এখনো দোকানের সাথে সংযোগ করা যাচ্ছে না।',
  'offline.seen': 'আপনি শেষ যা দেখেছেন',
  'offline.seenHint': 'এই পাতাগুলো সংযোগ ছাড়াই খোলে, তখন যেমন ছিল তেমনই। দাম ও স্টক এর মধ্যে বদলে থাকতে পারে।',
  'offline.asOf': '{time}-এর পাতা',
  'offline.copy':
    'দোকান এই মুহূর্তে সাড়া দিচ্ছে না। পাতাটি {time}-এ যেমন ছিল তেমন দেখানো হচ্ছে; দাম ও স্টক এর মধ্যে বদলে থাকতে পারে।',
  'offline.reload': 'আবার খুলুন',
} satisfies Record<keyof typeof english, string>;
