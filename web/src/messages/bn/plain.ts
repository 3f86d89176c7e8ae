import type { plain as en } from '../en/plain.ts';

/** Texts that only browsers without scripts show, in Bangla. */
export const plain = {
  'plain.menu': 'সব ক্যাটাগরি',
  'plain.shop':
    'এই ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ আছে। আপনি ঘুরে দেখতে, খুঁজতে, ক্যাশ অন ডেলিভারিতে কিনতে এবং মেইলের লিংক দিয়ে অর্ডার কোথায় আছে দেখতে পারবেন; অন্যভাবে দাম দিতে জাভাস্ক্রিপ্ট লাগে। ফোন ও ই-মেইলেও আমরা অর্ডার নিই।',
  'plain.page': 'এই পাতার জন্য জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে।',
  'plain.login': 'নিবন্ধন ও Google দিয়ে লগইনের জন্য জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে।',
  'plain.track': 'লিংকটি পুরোনো কোনো মেইলের হলে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে।',
  'plain.contact': 'ফোন করুন বা লিখুন:',
  'plain.change': 'বদলান',
  'plain.loginFirst': 'অর্ডার করার আগে লগইন করুন।',
  'plain.cashOnly': 'অন্যভাবে দাম দিতে ও প্রোমো কোড ব্যবহার করতে জাভাস্ক্রিপ্ট লাগে।',
  'plain.pictures': 'সব ছবি',
} as const satisfies Record<keyof typeof en, string>;
