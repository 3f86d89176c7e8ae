import type { productAlert as en } from '../en/product-alert.ts';

/** Texts of the mails about products that customers ask for. */
export const productAlert = {
  'product.alert.ask': 'স্টকে এলে আমাকে জানান',
  'product.alert.withdraw': 'আর জানাতে হবে না',
  'product.alert.on': 'আবার স্টকে এলে আপনি একটি মেইল পাবেন।',
  'product.alert.off': 'এটি নিয়ে আপনি কোনো মেইল পাবেন না।',
  'mails.end.title': 'এমন মেইল আর চান না?',
  'mails.end.stock': 'আবার স্টকে আসা পণ্যের মেইল আর আসবে না। আপনার অর্ডারের মেইল আসতে থাকবে।',
  'mails.end.prices': 'পছন্দের তালিকা ও কার্ট নিয়ে অফার বা মনে করানোর মেইল আর আসবে না। আপনার অর্ডারের মেইল আসতে থাকবে।',
  'mails.end.button': 'এই মেইল বন্ধ করুন',
  'mails.end.shop': 'দোকানে যান',
  'mails.end.wrong': 'লিংকটি সম্পূর্ণ নয়',
  'mails.end.wrong.text': 'মেইল থেকে আবার খুলুন।',
  'mails.ended.title': 'এমন মেইল আর আসবে না',
  'mails.ended.stock': 'স্টকে নেই এমন পণ্যের পাতায় গিয়ে আবার চাইতে পারেন।',
  'mails.ended.prices': 'প্রোফাইলে গিয়ে আবার চাইতে পারেন।',
} as const satisfies Record<keyof typeof en, string>;
