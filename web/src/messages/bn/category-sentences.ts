import { CATEGORY_LEVELS, type CATEGORY_MESSAGES, MAX_CATEGORIES, MAX_CATEGORY_NAME_LENGTH } from '#schema/category.ts';
import { formatNumber } from '#schema/format/number.ts';

const n = (value: number) => formatNumber(value, 'bn');

/** Sentences about categories. */
export const category = {
  noCategory: 'এই ক্যাটাগরি দোকানে নেই।',
  nameRequired: 'ক্যাটাগরির নাম ইংরেজিতে লিখুন।',
  nameTooLong: `নামটি বেশি বড়: সর্বোচ্চ ${n(MAX_CATEGORY_NAME_LENGTH)} অক্ষর।`,
  nameNotLatin: 'ইংরেজি নামটি A থেকে Z অক্ষরে লিখুন: পেজের ঠিকানা এটি থেকেই তৈরি হয়।',
  nameTaken: 'একই জায়গায় এই নামে একটি ক্যাটাগরি আগে থেকেই আছে।',
  belowItself: 'কোনো ক্যাটাগরি নিজের নিচে থাকতে পারে না।',
  tooDeep: `ক্যাটাগরির সর্বোচ্চ ${n(CATEGORY_LEVELS)}টি স্তর: আরও উপরের একটি জায়গা বেছে নিন।`,
  notBeside: 'ওই ক্যাটাগরি আর একই জায়গায় নেই। পেজটি আবার লোড করুন।',
  pictureUnknown: 'ছবিটি আর নেই। আবার আপলোড করুন।',
  aboveHasProducts: 'ওই ক্যাটাগরিতে সরাসরি পণ্য আছে। আগে পণ্যগুলো অন্য ক্যাটাগরিতে দিন, অথবা অন্য জায়গা বেছে নিন।',
  tooMany: `দোকানে ${n(MAX_CATEGORIES)}টি ক্যাটাগরি আছে: আর যোগ করা যাবে না।`,
} satisfies Record<keyof typeof CATEGORY_MESSAGES, string>;
