import type { orderPage as en } from '../en/order-page.ts';

/** The page of one order. */
export const orderPage = {
  'order.next.PENDING': 'আপনার অর্ডার পেয়েছি। এরপর আমরা পণ্য যাচাই করে প্যাক করব: কর্মদিবসে ২৪ ঘণ্টার মধ্যে।',
  'order.next.PROCESSED': 'আপনার অর্ডার প্যাক করা হয়েছে। এরপর আমরা তা কুরিয়ারকে দেব।',
  'order.next.partlyShipped': 'আপনার অর্ডারের একটি অংশ পথে আছে। এরপর আমরা বাকিটা কুরিয়ারকে দেব।',
  'order.next.SHIPPED': 'আপনার অর্ডার কুরিয়ারের কাছে আছে। এরপর তা আপনার কাছের কুরিয়ার অফিসে যাবে।',
  'order.next.OUT_FOR_DELIVERY':
    'কুরিয়ার আপনার কাছে আসছে। ফোনটি হাতের কাছে রাখুন: পৌঁছানোর আগে তারা ফোন করতে পারে।',
  'order.next.DELIVERED': 'আপনার অর্ডার পৌঁছে গেছে। কোনো সমস্যা থাকলে ১৪ দিনের মধ্যে ফেরতের অনুরোধ করতে পারেন।',
  'order.next.CANCELLED': 'এই অর্ডার বাতিল হয়েছে, কিছুই পাঠানো হবে না।',
  'order.next.RETURNED': 'আপনার পার্সেল আমরা ফেরত পেয়েছি, অর্ডারটি এখানেই শেষ।',
  'order.copy.id': 'অর্ডার আইডি কপি করুন',
  'order.copied.id': 'অর্ডার আইডি কপি হয়েছে',
  'order.copy.tracking': 'ট্র্যাকিং নম্বর কপি করুন',
  'order.copied.tracking': 'ট্র্যাকিং নম্বর কপি হয়েছে',
  'order.copyFailed': 'ব্রাউজার কপি করতে দিল না। লেখাটি বেছে নিয়ে নিজে কপি করুন।',
} as const satisfies Record<keyof typeof en, string>;
