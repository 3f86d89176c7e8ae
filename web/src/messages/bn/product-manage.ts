import { formatNumber } from '#schema/format/number.ts';
import { MAX_PRODUCTS_AT_ONCE, MAX_STOCK_REASON, type MANAGE_MESSAGES } from '#schema/product-manage.ts';

const n = (value: number) => formatNumber(value, 'bn');

/** The sentences about changing products in their list. */
export const productManage = {
  priceChanged: 'এর মধ্যে দাম বদলে গেছে: এখন {total}।',
  ownPriceChanged: 'এর মধ্যে দাম বদলে গেছে: ভ্যারিয়েন্টটির এখন নিজের দাম নেই।',
  noneSelected: 'অন্তত একটি পণ্য বেছে নিন।',
  tooManySelected: `পণ্য বেশি: একবারে সর্বোচ্চ ${n(MAX_PRODUCTS_AT_ONCE)}টি।`,
  nothingToChange: 'কী বদলাবে তা বেছে নিন।',
  percentInvalid: `${n(-99)} থেকে ${n(1000)} পর্যন্ত একটি শতাংশ লিখুন।`,
  amountInvalid: `-$${n(1_000_000)} থেকে $${n(1_000_000)} পর্যন্ত একটি পরিমাণ লিখুন।`,
  percentOrAmount: 'শতাংশ অথবা পরিমাণ, যেকোনো একটি লিখুন।',
  stockDifferenceInvalid: `${n(-1_000_000)} থেকে ${n(1_000_000)} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।`,
  reasonTooLong: `কারণটি বেশি বড়: সর্বোচ্চ ${n(MAX_STOCK_REASON)} অক্ষর।`,
  priceOutOfRange: `নতুন দাম $${'০.০১'} থেকে $${n(1_000_000)}-এর মধ্যে থাকবে না।`,
  oldPriceTooLow: 'আগের দাম নতুন দামের চেয়ে বেশি হবে না।',
  variantsOneByOne: 'এর ভ্যারিয়েন্ট আছে: সেগুলোর স্টক একটি একটি করে বদলান।',
  stockOutOfRange: 'মাত্র {available}টি আছে।',
  stockTooHigh: `স্টক ${n(1_000_000)}টির বেশি হয়ে যাবে।`,
  productOrdered: 'এই পণ্য অর্ডার হয়েছে, তাই মোছা যায় না। তার বদলে আর্কাইভ করুন।',
  pictureMissing: '“{product}”-এর কোনো ছবি নেই: প্রকাশ করার আগে একটি যোগ করুন।',
  editUnknown: 'এই পরিবর্তন আর ফেরানো যাবে না।',
  editUndone: 'এই পরিবর্তন আগেই ফেরানো হয়েছে।',
  changedSince: 'এর পরে {changed}টি পণ্য বদলানো হয়েছে, প্রথমটি {product}: কিছুই ফেরানো হয়নি।',
} satisfies Record<keyof typeof MANAGE_MESSAGES, string>;
