import type { settle as en } from '../en/settle.ts';

/** What admins read about payments that need a decision, and about giving money back. */
export const settle = {
  'admin.cancel': 'বাতিল',
  'settle.title': 'যেসব পেমেন্টের সিদ্ধান্ত বাকি ({count}টি)',
  'settle.label': 'যেসব পেমেন্টের সিদ্ধান্ত বাকি',
  'settle.why':
    'এসব পেমেন্ট ও ফেরত নিয়ে পেমেন্ট প্রতিষ্ঠান অপ্রত্যাশিত কিছু জানিয়েছে, বা কিছুই জানায়নি। তাদের প্যানেলে দেখে সিদ্ধান্ত নিন।',
  'settle.since': 'কখন থেকে',
  'settle.order': 'অর্ডার',
  'settle.amount': 'পরিমাণ',
  'settle.what': 'কী হয়েছে',
  'settle.number': 'লেনদেন {number}',
  'settle.WRONG_AMOUNT': '{asked} চাওয়া হয়েছিল, দেওয়া হয়েছে {paid}।',
  'settle.RISKY': 'টাকা দেওয়া হয়েছে, তবে পেমেন্ট প্রতিষ্ঠান প্রতারণার আশঙ্কা জানিয়েছে।',
  'settle.UNSETTLED': 'টাকা দেওয়া হয়েছে কি না, পেমেন্ট প্রতিষ্ঠান এক দিনেও জানায়নি।',
  'settle.REFUND_FAILED': 'পেমেন্ট প্রতিষ্ঠান এই টাকা ফেরত দিচ্ছে না।',
  'settle.REFUND_LATE': 'পেমেন্ট প্রতিষ্ঠান এক সপ্তাহেও এই ফেরত নিশ্চিত করেনি। আমরা খোঁজ নিয়ে যাচ্ছি।',
  'settle.payment.ACCEPT': 'গ্রহণ করুন',
  'settle.payment.ACCEPT.ask': 'অর্ডার {number}-এর পেমেন্ট গ্রহণ করবেন?',
  'settle.payment.ACCEPT.text':
    'টাকাটি অর্ডারের দামে যোগ হবে। এতে পুরো দাম শোধ হলে অর্ডারটি প্যাক করা যাবে; অর্ডারটি বাতিল হয়ে থাকলে টাকা ফেরত যাবে।',
  'settle.payment.REFUND': 'ফেরত দিন',
  'settle.payment.REFUND.ask': 'অর্ডার {number}-এর পেমেন্ট ফেরত দেবেন?',
  'settle.payment.REFUND.text':
    'পেমেন্ট প্রতিষ্ঠান পুরো টাকা ফেরত দেবে, অর্ডারের দামে তা যোগ হবে না। অর্ডারটি পেমেন্টের অপেক্ষায় থাকলে গ্রাহক আবার টাকা দিতে পারবেন।',
  'settle.payment.DISMISS': 'টাকা আসেনি',
  'settle.payment.DISMISS.ask': 'অর্ডার {number}-এর টাকা কি আসেনি?',
  'settle.payment.DISMISS.text':
    'টাকা না এলে এটি বেছে নিন। অর্ডারটি পেমেন্টের অপেক্ষায় থাকলে গ্রাহক আবার টাকা দিতে পারবেন।',
  'settle.refund.ACCEPT': 'টাকা দেওয়া হয়েছে',
  'settle.refund.ACCEPT.ask': 'অর্ডার {number}-এর গ্রাহক কি টাকা পেয়েছেন?',
  'settle.refund.ACCEPT.text':
    'পেমেন্ট প্রতিষ্ঠানের প্যানেল বা ব্যাংক ফেরত নিশ্চিত করে থাকলে এটি বেছে নিন। তা লিখে রাখা হবে, গ্রাহক ই-মেইল পাবেন।',
  'settle.refund.REFUND': 'আবার চেষ্টা করুন',
  'settle.refund.REFUND.ask': 'অর্ডার {number}-এর টাকা ফেরতের চেষ্টা আবার করবেন?',
  'settle.refund.REFUND.text': 'একই পরিমাণ টাকা ফেরত দিতে পেমেন্ট প্রতিষ্ঠানকে নতুন করে বলা হবে।',
  'settle.refund.DISMISS': 'অন্যভাবে দিন',
  'settle.refund.DISMISS.ask': 'অর্ডার {number}-এর টাকা অন্যভাবে ফেরত দেবেন?',
  'settle.refund.DISMISS.text':
    'পেমেন্ট প্রতিষ্ঠানকে আর বলা হবে না। কীভাবে টাকা দিলেন তা লিখে না রাখা পর্যন্ত গ্রাহকের পাওনা থাকবে।',
  'settle.note': 'মন্তব্য, শুধু অ্যাডমিনদের জন্য (ঐচ্ছিক)',
  'settle.transaction': 'পেমেন্ট প্রতিষ্ঠানের লেনদেন নম্বর',
  'settle.busy': 'সেভ হচ্ছে…',
  'settle.done': 'সিদ্ধান্ত নেওয়া হয়েছে।',
  'grant.open': 'টাকা ফেরত দিন',
  'grant.open.unpaid': 'দাম কমান',
  'grant.ask': 'অর্ডার {number}-এর দাম কমাবেন?',
  'grant.text':
    'অর্ডারের দাম এই পরিমাণ কমে যাবে। এতে গ্রাহক যতটুকু বেশি দিয়েছেন, তা পেমেন্ট প্রতিষ্ঠানের মাধ্যমে নিজে থেকে ফেরত যাবে; নগদে দেওয়া টাকা কীভাবে ফেরত দিলেন, তা লিখে রাখুন। কারণটি গ্রাহক ই-মেইলে পড়বেন।',
  'grant.amount': 'টাকার পরিমাণ, ডলারে',
  'grant.reason': 'কারণ, গ্রাহক যা পড়বেন',
  'grant.yes': 'কমিয়ে দিন',
  'grant.done': 'অর্ডারের দাম {amount} কমেছে।',
} as const satisfies Record<keyof typeof en, string>;
