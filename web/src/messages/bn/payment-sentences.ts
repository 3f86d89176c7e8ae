import {
  MAX_REFERENCE_LENGTH,
  type ORDER_NEED_MESSAGES,
  type PAYMENT_FAILURES,
  type PAYMENT_MESSAGES,
} from '#schema/payment.ts';
import { MAX_NOTE_LENGTH, type REFUND_MESSAGES } from '#schema/refund.ts';
import { formatNumber } from '#schema/format/number.ts';

const n = (value: number) => formatNumber(value, 'bn');

/** The sentences about payments. */
export const payment = {
  amountInvalid: 'টাকার পরিমাণ অন্তত ১ সেন্ট হতে হবে',
  feeInvalid: 'ফি শূন্যের কম হতে পারে না',
  referenceRequired: 'রেফারেন্স লিখুন',
  referenceTooLong: `রেফারেন্স বেশি বড়: সর্বোচ্চ ${n(MAX_REFERENCE_LENGTH)} অক্ষর`,
  referenceUsed: 'এই রেফারেন্স অন্য পরিমাণের জন্য ব্যবহার করা হয়েছে।',
  nothingDue: 'এই অর্ডারের জন্য কিছু ফেরত দিতে হবে না।',
  refundTooLarge: 'এই অর্ডারের জন্য সর্বোচ্চ {sum} ফেরত দেওয়া যায়।',
  nothingOwed: '{carrier}-এর কাছে কিছু পাওনা নেই।',
  payoutTooLarge: '{carrier}-এর কাছে পাওনা মাত্র {sum}।',
  payoutOrdersGone: 'এর কিছু অর্ডার {carrier}-এর আদায় করা ও জমা না দেওয়া অর্ডারের মধ্যে নেই।',
  payoutNotTheirSum: 'যা এসেছে ও ফি মিলে এই অর্ডারগুলোর আদায়ের সমান হতে হবে: {sum}।',
  tooLargeForMethod: 'এই পেমেন্ট পদ্ধতির জন্য টাকার পরিমাণ অনেক বেশি। অন্য পদ্ধতি বেছে নিন।',
  nothingToPay: 'এখন এই অর্ডারের জন্য পরিশোধ করার কিছু নেই।',
  beingConfirmed: 'এই অর্ডারের একটি পেমেন্ট নিশ্চিত করা হচ্ছে। একটু অপেক্ষা করুন।',
  notForDeposit: 'অগ্রিম নগদ বা বিকাশে পরিশোধ করা যায়।',
  triedTooOften: 'আপনি অনেকবার পরিশোধের চেষ্টা করেছেন। পরে আবার চেষ্টা করুন।',
  soldOutMeanwhile: 'পরিশোধের আগেই কিছু পণ্য শেষ হয়ে গেছে।',
  notPaidInTime: 'সময়মতো পরিশোধ করা হয়নি।',
  notConfirmedInTime: 'সময়মতো নিশ্চিত করা হয়নি।',
} satisfies Record<keyof typeof PAYMENT_MESSAGES, string>;

/** Why the shop does not work on an order yet. */
export const orderNeed = {
  PAYMENT: 'এই অর্ডারের টাকা এখনও পরিশোধ করা হয়নি।',
  DEPOSIT: 'এই অর্ডারের অগ্রিম এখনও পরিশোধ করা হয়নি।',
  CODE: 'গ্রাহক কোড দিয়ে এই অর্ডার এখনও নিশ্চিত করেননি।',
} satisfies Record<keyof typeof ORDER_NEED_MESSAGES, string>;

/** Why an attempt to pay failed. */
export const paymentFailure = {
  DECLINED: 'পেমেন্ট গ্রহণ করা হয়নি। আবার চেষ্টা করুন, অথবা অন্য পদ্ধতি বেছে নিন।',
  LOW_BALANCE: 'ব্যালেন্স যথেষ্ট ছিল না। অন্য পেমেন্ট পদ্ধতি বেছে নিন।',
  EXPIRED: 'এই পেমেন্টের সময় শেষ। আবার চেষ্টা করুন।',
  PROVIDER_REFUSED: 'পেমেন্ট প্রতিষ্ঠান এই পেমেন্ট নিচ্ছে না। অন্য পেমেন্ট পদ্ধতি বেছে নিন।',
  UNREACHABLE: 'পেমেন্ট প্রতিষ্ঠানের সঙ্গে যোগাযোগ করা যাচ্ছে না। আবার চেষ্টা করুন, অথবা অন্য পদ্ধতি বেছে নিন।',
} satisfies Record<keyof typeof PAYMENT_FAILURES, string>;

/** The sentences about refunds. */
export const refund = {
  amountInDollars: 'টাকার পরিমাণ ডলারে লিখুন, যেমন ১২.৫০',
  nothingToGrant: 'এই অর্ডারের দাম থেকে আর কিছু ফেরত দেওয়া যায় না।',
  grantTooLarge: 'এই অর্ডারের দাম থেকে সর্বোচ্চ {sum} ফেরত দেওয়া যায়।',
  noteTooLong: `মন্তব্য বেশি বড়: সর্বোচ্চ ${n(MAX_NOTE_LENGTH)} অক্ষর`,
  transactionRequired: 'লেনদেনের নম্বর লিখুন',
  decisionNotPossible: 'এখানে এই সিদ্ধান্ত নেওয়া যায় না।',
} satisfies Record<keyof typeof REFUND_MESSAGES, string>;
