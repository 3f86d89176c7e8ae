import { formatNumber } from '../../../../schema/format/number.ts';
import { MAX_IMPORT_MEGABYTES, MAX_IMPORT_ROWS } from '../../../../schema/product-csv.ts';
import { MAX_IMPORT_COLUMNS, type IMPORT_MESSAGES } from '../../../../schema/product-import.ts';

const n = (value: number) => formatNumber(value, 'bn');

/** The sentences about the import of products. */
export const productImport = {
  fileRequired: 'পণ্যের একটি CSV ফাইল বেছে নিন।',
  fileEmpty: 'এই ফাইলে কোনো সারি নেই।',
  fileTooLarge: `ফাইলটি বেশি বড়: সর্বোচ্চ ${n(MAX_IMPORT_MEGABYTES)} মেগাবাইট।`,
  tooManyRows: `ফাইলে সারি বেশি: সর্বোচ্চ ${n(MAX_IMPORT_ROWS)}টি।`,
  tooManyColumns: `ফাইলে কলাম বেশি: সর্বোচ্চ ${n(MAX_IMPORT_COLUMNS)}টি।`,
  workbook: 'এটি একটি ওয়ার্কবুক, CSV ফাইল নয়। স্প্রেডশিট থেকে “CSV (ইউটিএফ-৮)” হিসেবে সেভ করুন।',
  encoding:
    'এই ফাইলের অক্ষর পড়া যাচ্ছে না ({line} নম্বর লাইন থেকে)। স্প্রেডশিট থেকে “CSV (ইউটিএফ-৮)” হিসেবে সেভ করুন।',
  unstorable:
    'ফাইলটিতে এমন চিহ্ন আছে যা কোনো লেখায় থাকে না ({line} নম্বর লাইন)। “CSV (ইউটিএফ-৮)” হিসেবে সেভ করুন।',
  quoteOpen: '{row} নম্বর সারি শেষ হয়নি: একটি উদ্ধৃতিচিহ্ন খোলা হয়েছে কিন্তু বন্ধ হয়নি, অথবা সারিটি বেশি লম্বা।',
  quoteInside:
    '{row} নম্বর সারি পড়া যাচ্ছে না: যে ঘরে উদ্ধৃতিচিহ্ন আছে, সেটি উদ্ধৃতিচিহ্নের মধ্যে থাকে, আর ভেতরের চিহ্নগুলো দুবার লেখা হয়।',
  importsAtOnce: 'এই মুহূর্তে অন্য একটি ফাইল পড়া হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  columnUnknown: '“{column}” নামে কোনো কলাম নেই।',
  columnNear: '“{column}” নামে কোনো কলাম নেই। “{nearest}” বোঝাতে চেয়েছেন কি?',
  columnTwice: '“{column}” কলামটি দুবার আছে।',
  noKeyColumn: 'প্রথম সারিতে কলামের নাম থাকতে হবে। তার একটি “_id”, “sku” বা “name”।',
  cellsTooMany: 'প্রথম সারিতে যত কলাম আছে, এই সারিতে তার চেয়ে বেশি ঘর আছে।',
  cellRequired: 'নতুন পণ্যের জন্য “{column}” দরকার।',
  idUnknown: 'এই আইডির কোনো পণ্য নেই। নতুন পণ্যের জন্য ঘরটি খালি রাখুন।',
  idOfAnother: 'এই SKU অন্য একটি পণ্যের, এই আইডির নয়।',
  productTwice: 'এই পণ্য আগেই {row} নম্বর সারিতে আছে।',
  skuTwice: 'এই SKU আগেই {row} নম্বর সারিতে আছে।',
  variantRowTwice: 'এই ভ্যারিয়েন্ট আগেই {row} নম্বর সারিতে আছে।',
  categoryUnknown: '“{category}” নামে কোনো ক্যাটাগরি নেই।',
  categoryNear: '“{category}” নামে কোনো ক্যাটাগরি নেই। “{nearest}” বোঝাতে চেয়েছেন কি?',
  categoryAbove: '“{category}”-এর নিচে আরও ক্যাটাগরি আছে: সেগুলোর একটি বেছে নিন, যেমন “{nearest}”।',
  statusUnknown: 'অবস্থা হতে পারে DRAFT, PUBLISHED বা ARCHIVED।',
  moneyInvalid: 'দাম ডলারে লিখুন, যেমন ১২৩৪.৫০।',
  stockInvalid: 'কয়টি স্টকে আছে তা পূর্ণ সংখ্যায় লিখুন, যেমন ২৫।',
  stockOfVariants: 'এই পণ্যের ভ্যারিয়েন্ট আছে: কয়টি স্টকে আছে তা ভ্যারিয়েন্টের সারিতে লেখা থাকে।',
  pictureForeign: 'এই ছবি দোকানে নেই। আগে আপলোড করুন, তারপর তার পথ লিখুন: /pictures/…',
  variantAlone: 'ভ্যারিয়েন্টের সারির ওপরে পণ্যের সারি থাকতে হবে, একই “_id” দিয়ে।',
  variantOther: 'এই SKU হলো “{variant}” ভ্যারিয়েন্ট। এখানে তার রং ও সাইজ বদলানো যায় না।',
  variantSkuRequired: 'নতুন ভ্যারিয়েন্টের একটি SKU দরকার।',
  firstVariants: 'এই পণ্যের এখনো কোনো ভ্যারিয়েন্ট নেই। প্রথমগুলো পণ্যের পাতায় যোগ করুন।',
  ofProductRow: '“{column}” পণ্যের সারিতে লিখতে হয়।',
  banglaColors: 'প্রতিটি রঙের একটি করে বাংলা নাম লিখুন, অথবা একটিও নয়।',
  noImport: 'এই ইমপোর্ট আর নেই।',
  hasProblems: 'কিছুই বদলানো হয়নি: কিছু সারিতে সমস্যা আছে। আগে সেগুলো ঠিক করুন।',
  nothingToDo: 'এই ফাইলে বদলানোর কিছু নেই।',
  notNow: 'এই ইমপোর্টের কাজ চলছে, অথবা আগেই শেষ হয়েছে।',
  notApplied: 'কেবল যে ইমপোর্ট প্রয়োগ করা হয়েছে, সেটিই ফিরিয়ে নেওয়া যায়।',
  categoryGone: 'এর ক্যাটাগরি আর নেই, অথবা তার নিচে আরও ক্যাটাগরি আছে।',
  changedNow: 'ঠিক এই মুহূর্তে দোকানে কিছু বদলেছে। ইমপোর্ট কিছুই বদলায়নি: ফাইলটি আবার যাচাই করুন।',
  productChanged: 'ইতিমধ্যে এই পণ্য বদলানো হয়েছে।',
  productGone: 'এই পণ্য আর নেই।',
  stockChanged: '{before}টি ছিল, এখন {available}টি আছে।',
  skuTaken: 'ইতিমধ্যে “{sku}” SKU অন্য একটি পণ্যকে দেওয়া হয়েছে।',
  stockSold: 'ইমপোর্টে যোগ হওয়া জিনিসের {missing}টি অর্ডার হয়ে গেছে।',
  stockSet: 'এরপর এর স্টক আবার বসানো হয়েছে।',
  variantOrdered: 'ভ্যারিয়েন্টটি চলমান অর্ডারে আছে।',
  failed: 'কাজ হয়নি, এবং কিছুই বদলানো হয়নি। আবার চেষ্টা করুন।',
} satisfies Record<keyof typeof IMPORT_MESSAGES, string>;
