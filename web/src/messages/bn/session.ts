import type { session as en } from '../en/session.ts';

/** The pages around signing in. */
export const session = {
  'session.ended':
    'আপনি লগআউট হয়ে গেছেন: সেশনের মেয়াদ শেষ হয়েছে, অথবা অন্য কোথাও থেকে তা শেষ করা হয়েছে। আবার লগইন করুন, তারপর যেখানে ছিলেন সেখান থেকেই চলবে।',
  'session.again.leave': 'এই পাতা ছেড়ে যান',
  'session.another.title': 'অন্য অ্যাকাউন্ট যোগ করুন',
  'session.another.text':
    'আপনি {name} ({email}) হিসেবে লগইন করে আছেন। এক ব্রাউজারে একবারে একজনই লগইন করতে পারেন: আগে এখান থেকে লগআউট করুন, তারপর অন্য অ্যাকাউন্ট দিয়ে লগইন করুন। আপনার কার্ট আপনার অ্যাকাউন্টেই থাকবে।',
  'session.another.go': 'লগআউট করে এগিয়ে যান',
  'session.another.stay': 'লগইন থাকুন',
  'session.forgot.link': 'পাসওয়ার্ড ভুলে গেছেন?',
  'session.forgot.title': 'পাসওয়ার্ড ভুলে গেছেন?',
  'session.forgot.text': 'আপনার ই-মেইল ঠিকানা দিন, নতুন পাসওয়ার্ড ঠিক করার একটি লিংক পাঠিয়ে দেব।',
  'session.forgot.submit': 'লিংক পাঠান',
  'session.noMail.title': 'এই দোকান থেকে ই-মেইল পাঠানো হয় না',
  'session.noMail.text': 'তাই কোনো লিংক আপনার কাছে পৌঁছাবে না। আমাদের লিখুন বা ফোন করুন, আমরা সাহায্য করব।',
  'session.noMail.people': 'যোগাযোগের উপায়',
  'session.mail.busy': 'পাঠানো হচ্ছে…',
  'session.mail.spam': 'কয়েক মিনিটেও না পেলে স্প্যাম ফোল্ডারেও দেখুন।',
  'session.mail.mailbox': 'এই ডেমো দোকানের মেইলবক্স খুলুন',
  'session.mail.other': 'অন্য ঠিকানা দিন',
  'session.toLogin': 'লগইনে যান',
  'session.reset.title': 'নতুন পাসওয়ার্ড ঠিক করুন',
  'session.reset.text': 'পাসওয়ার্ড ঠিক হলে সব জায়গা থেকে লগআউট হবে, তারপর নতুন পাসওয়ার্ড দিয়ে লগইন করবেন।',
  'session.reset.password': 'নতুন পাসওয়ার্ড',
  'session.reset.confirm': 'নতুন পাসওয়ার্ড আবার লিখুন',
  'session.reset.submit': 'পাসওয়ার্ড ঠিক করুন',
  'session.reset.busy': 'ঠিক করা হচ্ছে…',
  'session.reset.again': 'নতুন লিংক চেয়ে নিন',
  'session.link.missing': 'এই পাতা আপনার ই-মেইলের লিংক দিয়ে খোলে। লিংকটি আবার খুলুন, অথবা নতুন একটি চেয়ে নিন।',
  'session.confirm.title': 'আপনার ই-মেইল ঠিকানা',
  'session.confirm.busy': 'আপনার ই-মেইল ঠিকানা নিশ্চিত করা হচ্ছে…',
  'session.confirm.again': 'নিশ্চিত করার মেইল আবার পাঠান',
  'session.confirm.againText': 'নতুন লিংকের জন্য আপনার ই-মেইল ঠিকানা:',
  'session.confirm.onItsWay': '{email} ঠিকানায় একটি মেইল পাঠানো হয়েছে। তাতে দেওয়া লিংকে চাপ দিয়ে ঠিকানাটি নিশ্চিত করুন।',
  'session.confirm.home': 'কেনাকাটা করুন',
} as const satisfies Record<keyof typeof en, string>;
