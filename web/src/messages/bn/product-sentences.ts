import type { PRODUCT_ALERT_MESSAGES } from '#schema/product-alert.ts';
import { formatNumber } from '#schema/format/number.ts';
import { MAX_VARIANTS } from '#schema/product.ts';
import {
  MAX_ATTRIBUTES,
  MAX_COLORS,
  MAX_PICTURES,
  MAX_SIZES,
  PRODUCT_LENGTHS,
  type PICTURE_URL_MESSAGES,
  type PRODUCT_MESSAGES,
} from '#schema/product-admin.ts';
import { MAX_UPLOAD_MEGABYTES } from '#schema/review.ts';

const n = (value: number) => formatNumber(value, 'bn');

/** The sentences about products that admins save. */
export const product = {
  nameRequired: 'পণ্যের নাম লিখুন।',
  nameTooLong: `নামটি বেশি বড়: সর্বোচ্চ ${n(PRODUCT_LENGTHS.name)} অক্ষর।`,
  brandTooLong: `ব্র্যান্ডের নাম বেশি বড়: সর্বোচ্চ ${n(PRODUCT_LENGTHS.brand)} অক্ষর।`,
  tagTooLong: `ট্যাগ বেশি বড়: সর্বোচ্চ ${n(PRODUCT_LENGTHS.tag)} অক্ষর।`,
  noteTooLong: `নোট বেশি বড়: সর্বোচ্চ ${n(PRODUCT_LENGTHS.note)} অক্ষর।`,
  shortDescriptionTooLong: `সংক্ষিপ্ত বিবরণ বেশি বড়: সর্বোচ্চ ${n(PRODUCT_LENGTHS.shortDescription)} অক্ষর।`,
  descriptionTooLong: `বিবরণ বেশি বড়: সর্বোচ্চ ${n(PRODUCT_LENGTHS.description)} অক্ষর।`,
  categoryRequired: 'একটি ক্যাটাগরি বেছে নিন।',
  categoryUnknown: 'এই ক্যাটাগরি দোকানে নেই, অথবা এর নিচে আরও ক্যাটাগরি আছে: সেগুলোর একটি বেছে নিন।',
  priceInvalid: 'দাম $০.০১ থেকে $১০,০০,০০০-এর মধ্যে লিখুন।',
  oldPriceLower: 'আগের দাম এখনকার দামের চেয়ে বেশি হতে হবে।',
  stockInvalid: 'কয়টি স্টকে আছে লিখুন: ০ থেকে ১০,০০,০০০-এর মধ্যে একটি পূর্ণ সংখ্যা।',
  stockChanged: 'ইতিমধ্যে স্টক বদলে গেছে: এখন {available}টি আছে।',
  pictureRequired: 'অন্তত একটি ছবি যোগ করুন: প্রকাশ হবে না এমন খসড়াই শুধু ছবি ছাড়া থাকতে পারে।',
  tooManyProductPictures: `ছবি বেশি হয়ে গেছে: সর্বোচ্চ ${n(MAX_PICTURES)}টি।`,
  pictureTwice: 'এই ছবি দুবার আছে।',
  pictureUnknown: 'এই ছবি আর নেই। আবার যোগ করুন।',
  altTooLong: `ছবির বর্ণনা বেশি বড়: সর্বোচ্চ ${n(PRODUCT_LENGTHS.alt)} অক্ষর।`,
  colorInvalid: `রঙের নাম ১ থেকে ${n(PRODUCT_LENGTHS.color)} অক্ষরের হয়।`,
  colorTwice: 'এই রং দুবার আছে।',
  tooManyColors: `রং বেশি হয়ে গেছে: সর্বোচ্চ ${n(MAX_COLORS)}টি।`,
  sizeInvalid: `সাইজ ১ থেকে ${n(PRODUCT_LENGTHS.size)} অক্ষরের হয়।`,
  sizeTwice: 'এই সাইজ দুবার আছে।',
  tooManySizes: `সাইজ বেশি হয়ে গেছে: সর্বোচ্চ ${n(MAX_SIZES)}টি।`,
  attributeNameInvalid: `তথ্যের নামে ১ থেকে ${n(PRODUCT_LENGTHS.attributeName)} অক্ষর থাকবে, : ও | ছাড়া।`,
  attributeValueInvalid: `তথ্যের মানে ১ থেকে ${n(PRODUCT_LENGTHS.attributeValue)} অক্ষর থাকবে, | ছাড়া।`,
  attributeTwice: 'এই তথ্যটি দুইবার আছে।',
  tooManyAttributes: `তথ্য খুব বেশি: সর্বোচ্চ ${n(MAX_ATTRIBUTES)}টি।`,
  skuInvalid: `SKU-তে ১ থেকে ${n(PRODUCT_LENGTHS.sku)}টি ইংরেজি অক্ষর, অঙ্ক এবং - _ . / চিহ্ন থাকে।`,
  skuTwice: 'দুটি ধরনে একই SKU আছে।',
  skuTaken: 'অন্য একটি পণ্যে এই SKU আছে।',
  variantChoice: 'যেখানে রং বা সাইজ আছে, সেখানে প্রতিটি ধরনের একটি রং ও একটি সাইজ লাগবে।',
  variantTwice: 'এই ধরন দুবার আছে।',
  tooManyVariants: `ধরন বেশি হয়ে গেছে: সর্বোচ্চ ${n(MAX_VARIANTS)}টি।`,
  variantsNeeded: 'এই পণ্যের স্টক ধরন অনুযায়ী গোনা হয়: অন্তত একটি ধরন লাগবে।',
  variantReserved: '{variant} চলমান অর্ডারে আছে: সেগুলো ডেলিভারি না হওয়া পর্যন্ত বাদ দেওয়া যায় না।',
  publishTimeInvalid: 'ভবিষ্যতের একটি সময় বেছে নিন।',
  banglaNameRequired: 'বাংলায় নামও লিখুন, অথবা বাংলার সব ঘর খালি রাখুন।',
  changedMeanwhile: 'অন্য কেউ এই পণ্য বদলেছেন। মিলিয়ে দেখে আবার সংরক্ষণ করুন।',
  noProduct: 'এমন কোনো পণ্য নেই।',
} satisfies Record<keyof typeof PRODUCT_MESSAGES, string>;

/** Why a picture is not fetched from a URL. */
export const pictureUrl = {
  noWebAddress: 'ছবির পুরো ঠিকানা লিখুন: শুরুতে https:// বা http:// থাকে।',
  withPassword: 'নাম ও পাসওয়ার্ডসহ ঠিকানা থেকে ছবি আনা হয় না।',
  otherPort: 'শুধু ওয়েবের সাধারণ পোর্ট থেকে ছবি আনা হয়।',
  notPublic: 'এই ঠিকানা উন্মুক্ত ইন্টারনেটে নেই। ছবিটি বরং আপলোড করুন।',
  notReached: 'এই ঠিকানা থেকে ছবি আনা গেল না। ঠিকানাটি মিলিয়ে দেখুন, বা ছবিটি আপলোড করুন।',
  notThere: 'এই ঠিকানায় কোনো ছবি নেই।',
  noPicture: 'এই ঠিকানায় যা আছে তা JPEG, PNG, WebP বা AVIF ছবি নয়।',
  tooLarge: `এই ঠিকানার ছবি বেশি বড়: সর্বোচ্চ ${n(MAX_UPLOAD_MEGABYTES)} এমবি।`,
  tooManyRedirects: 'এই ঠিকানা অন্য অনেক ঠিকানায় নিয়ে যায়।',
  tooSlow: 'ছবি আনতে বেশি সময় লাগছে। আবার চেষ্টা করুন, বা ছবিটি আপলোড করুন।',
} satisfies Record<keyof typeof PICTURE_URL_MESSAGES, string>;

/** Of mails about products that customers ask for. */
export const productAlert = {
  tooMany: 'আপনি আগে থেকেই {most}টি পণ্যের অপেক্ষায় আছেন। আগে একটি বাদ দিন।',
  inStock: 'এটি স্টকে আছে: এখনই অর্ডার করতে পারেন।',
  notOffered: 'এই রং ও সাইজে এটি দোকানে নেই।',
  notInShop: 'পণ্যটি এই দোকানে নেই।',
} satisfies Record<keyof typeof PRODUCT_ALERT_MESSAGES, string>;
