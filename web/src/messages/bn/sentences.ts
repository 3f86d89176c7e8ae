import { type ADDRESS_MESSAGES, MAX_ADDRESSES } from '#schema/address.ts';
import { type CONVERSATION_MESSAGES, MAX_MESSAGE_LENGTH, MAX_MESSAGE_PICTURES } from '#schema/conversation.ts';
import type { CART_MESSAGES } from '#schema/cart.ts';
import { type CUSTOMER_MESSAGES, FORMER_CUSTOMER } from '#schema/customer.ts';
import type { FAILED_WORK_MESSAGES } from '#schema/failed-work.ts';
import type { INVOICE_MESSAGES } from '#schema/invoice.ts';
import {
  type FULFILMENT_MESSAGES,
  MAX_CARRIER_LENGTH,
  MAX_SHIPMENTS,
  MAX_TRACKING_NUMBER_LENGTH,
} from '#schema/fulfilment.ts';
import {
  type ORDER_MESSAGES,
  MAX_REASON_LENGTH,
  type ORDER_LIMIT_MESSAGES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
} from '#schema/order.ts';
import type { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import type { SYNONYM_MESSAGES } from '#schema/search-synonym.ts';
import type { POST_MESSAGES } from '#schema/post.ts';
import type { PROMOTION_MESSAGES, PROMOTION_REFUSAL_MESSAGES } from '#schema/promotion.ts';
import { ORDER_STATUSES_IN_BANGLA, PAYMENT_METHODS_IN_BANGLA } from '#schema/order.bn.ts';
import {
  type REVIEW_MESSAGES,
  MAX_ANSWER_LENGTH,
  MAX_COMMENT_LENGTH,
  MAX_REJECTION_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_PICTURES,
  MAX_UPLOAD_MEGABYTES,
  MAX_UPLOADS_A_DAY,
  UPLOAD_PIXELS,
} from '#schema/review.ts';
import type { SEARCH_MESSAGES } from '#schema/search.ts';
import { prefixed, SENTENCES, type SentenceCode } from '#schema/sentences.ts';
import type { TOO_OFTEN_MESSAGES } from '#schema/too-often.ts';
import { CODE_LENGTH, type TRUST_MESSAGES } from '#schema/trust.ts';
import { FAILURE_MESSAGES } from '#web/lib/failures.ts';
import { formatNumber } from '#schema/format/number.ts';
import { category } from './category-sentences.ts';
import { productImport } from './import-sentences.ts';
import { names } from './names.ts';
import { orderNeed, payment, paymentFailure, refund } from './payment-sentences.ts';
import { savedView } from './saved-view-sentences.ts';
import { statistics } from './statistics-sentences.ts';
import { productManage } from './product-manage.ts';
import { pictureUrl, product, productAlert } from './product-sentences.ts';

const n = (value: number) => formatNumber(value, 'bn');

const customer = {
  registered: 'আপনার অ্যাকাউন্ট তৈরি হয়েছে। অ্যাডমিনের অনুমোদনের জন্য একটু অপেক্ষা করুন। শুভকামনা!',
  emailTaken: 'এই ই-মেইলে আগেই রেজিস্ট্রেশন হয়েছে। অন্য ই-মেইল দিয়ে চেষ্টা করুন',
  passwordsDiffer: 'দুটি পাসওয়ার্ড মিলছে না',
  profilePhoneInvalid: 'বাংলাদেশের একটি সঠিক ফোন নম্বর দিন',
  wrongCredentials: 'ই-মেইল বা পাসওয়ার্ড ভুল।',
  codeNeeded: 'আপনার অ্যাপের কোড অথবা একটি রিকভারি কোড দিন।',
  codeWrong: 'কোডটি ভুল, পুরোনো, অথবা আগে ব্যবহার করা হয়েছে। পরের কোডটি দিন।',
  secondFactorOn: 'টু-ফ্যাক্টর কোড আগে থেকেই চালু আছে।',
  secondFactorOff: 'টু-ফ্যাক্টর কোড বন্ধ করা হয়েছে।',
  secondFactorNeeded: 'আগে প্রোফাইলে টু-ফ্যাক্টর কোড চালু করুন: দোকানের কর্মীদের জন্য এটি বাধ্যতামূলক।',
  secondFactorOwn: 'নিজের কোড বন্ধ করতে প্রোফাইলে গিয়ে একটি কোড দিন।',
  pending: 'আপনার অ্যাকাউন্ট অ্যাডমিনের অনুমোদনের অপেক্ষায় আছে।',
  rejected: 'আপনার অ্যাকাউন্ট অনুমোদিত হয়নি। দোকানে যোগাযোগ করুন।',
  nameRequired: 'নাম লিখুন',
  nameTooLong: `নাম বেশি বড়: সর্বোচ্চ ${n(80)} অক্ষর`,
  phoneInvalid: 'সঠিক ফোন নম্বর দিন',
  rejectedBecause: 'আপনার অ্যাকাউন্ট গ্রহণ করা হয়নি: {reason}',
  reasonRequired: 'একটি কারণ লিখুন',
  reasonTooLong: `কারণ বেশি বড়: সর্বোচ্চ ${n(300)} অক্ষর`,
  roleRequired: 'একটি ভূমিকা বেছে নিন।',
  noSuchCustomer: 'এমন কোনো গ্রাহক নেই।',
  lastAdmin: 'দোকানে আর কোনো অ্যাডমিন নেই। আগে অন্য কাউকে অ্যাডমিন করুন।',
  googleUnverified: 'এই ই-মেইল ঠিকানা আপনার কি না, গুগল তা নিশ্চিত করেনি।',
  googleAccountExists: 'এই ই-মেইল ঠিকানায় আগে থেকেই অ্যাকাউন্ট আছে। সেটির পাসওয়ার্ড দিয়ে লগইন করুন।',
  mailOnItsWay: 'এই ঠিকানায় অ্যাকাউন্ট থাকলে এবং প্রয়োজন হলে একটি লিংকসহ ই-মেইল পাঠানো হয়েছে।',
  emailConfirmed: 'আপনার ই-মেইল ঠিকানা নিশ্চিত হয়েছে।',
  linkInvalid: 'লিংকটি আগে ব্যবহার করা হয়েছে অথবা এর মেয়াদ শেষ। নতুন একটি লিংক চেয়ে নিন।',
  passwordReset: 'আপনার নতুন পাসওয়ার্ড ঠিক হয়েছে। এটি দিয়ে লগইন করুন।',
  passwordChanged: 'আপনার পাসওয়ার্ড বদলানো হয়েছে। অন্য ব্রাউজারগুলো থেকে লগআউট করা হয়েছে।',
  passwordWrong: 'এটি আপনার পাসওয়ার্ড নয়',
  emailNotYours: 'এটি আপনার অ্যাকাউন্টের ই-মেইল ঠিকানা নয়',
  freshLoginNeeded: 'আপনার নিরাপত্তার জন্য: লগআউট করে আবার লগইন করুন, তারপর অ্যাকাউন্ট মুছুন।',
  accountDeleted: 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।',
  emailInvalid: 'সঠিক ই-মেইল ঠিকানা দিন',
  gmailNeeded: 'একটি সঠিক জিমেইল ঠিকানা দিন: দোকান শুধু জিমেইল ঠিকানা থেকে অর্ডার নেয়',
  passwordTooShort: `পাসওয়ার্ড বেশি ছোট: কমপক্ষে ${n(6)} অক্ষর`,
  passwordBlank: 'শুধু ফাঁকা জায়গা দিয়ে পাসওয়ার্ড হয় না',
  passwordTooLong: `পাসওয়ার্ড বেশি বড়: সর্বোচ্চ ${n(200)} অক্ষর`,
  passwordRequired: 'পাসওয়ার্ড লিখুন',
  addressTooLong: `ঠিকানা বেশি বড়: সর্বোচ্চ ${n(500)} অক্ষর`,
} satisfies Record<keyof typeof CUSTOMER_MESSAGES, string>;

const cart = {
  full: 'আপনার কার্ট ভরে গেছে: সর্বোচ্চ {most} রকমের পণ্য।',
  wishlistFull: 'আপনার পছন্দের তালিকা ভরে গেছে: সর্বোচ্চ {most}টি পণ্য।',
} satisfies Record<keyof typeof CART_MESSAGES, string>;

const order = {
  nameRequired: 'নাম লিখুন',
  nameTooLong: `নাম বেশি বড়: সর্বোচ্চ ${n(120)} অক্ষর`,
  addressRequired: 'ঠিকানা লিখুন',
  addressTooLong: `ঠিকানা বেশি বড়: সর্বোচ্চ ${n(500)} অক্ষর`,
  phoneInvalid: 'সঠিক ফোন নম্বর দিন',
  emailInvalid: 'একটি সঠিক জিমেইল ঠিকানা দিন',
  paymentRequired: 'অর্ডার নিশ্চিত করার আগে পেমেন্টের মাধ্যম বেছে নিন।',
  paymentNotOffered: 'এই মাধ্যমে এখন পেমেন্ট নেওয়া হচ্ছে না। অন্য একটি বেছে নিন।',
  soldOut: '{product} শেষ হয়ে গেছে।',
  oneLeft: '{product} আর মাত্র ১টি আছে।',
  left: '{product} আর মাত্র {available}টি আছে।',
  priceChanged: '{product}-এর দাম বদলে গেছে।',
  notInColor: '{product} এই রঙে পাওয়া যায় না।',
  notInChoice: '{product} এই রঙ ও সাইজে একসঙ্গে পাওয়া যায় না।',
  notInSize: '{product} এই সাইজে পাওয়া যায় না।',
  tooLarge: 'এত বড় অর্ডার একবারে দেওয়া যায় না।',
  totalChanged: 'মোট দাম বদলে গেছে: এখন {total}।',
  deliveryChanged: 'ডেলিভারি চার্জ বদলে গেছে: এখন {total}।',
  changingNow: 'এই অর্ডারের একটি পণ্য এই মুহূর্তে বদলানো হচ্ছে। আবার চেষ্টা করুন।',
  notInShop: 'এই পণ্যটি দোকানে নেই।',
  selectColorAndSize: 'কার্টে যোগ করার আগে রং ও সাইজ বেছে নিন।',
  selectSize: 'কার্টে যোগ করার আগে সাইজ বেছে নিন।',
  selectColor: 'কার্টে যোগ করার আগে রং বেছে নিন।',
  chooseColor: 'একটি রং বেছে নিন',
  chooseSize: 'একটি সাইজ বেছে নিন',
  addedToCart: 'পণ্যটি কার্টে যোগ হয়েছে!',
  moveRefused: 'অর্ডারটি এখন “{status}”, তাই “{to}” করা যাবে না।',
  onlyPendingCancelled: 'অর্ডারটি এর মধ্যে “{status}”, তাই এখন শুধু দোকান এটি বাতিল করতে পারে। আমাদের লিখুন।',
  reasonTooLong: `কারণ বেশি বড়: সর্বোচ্চ ${n(MAX_REASON_LENGTH)} অক্ষর`,
} satisfies Record<keyof typeof ORDER_MESSAGES, string>;

const trust = {
  codeRequired: 'কোডটি লিখুন।',
  codeInvalid: `কোডে ${n(CODE_LENGTH)}টি অঙ্ক থাকে।`,
  codeWrong: 'কোডটি ভুল। সবচেয়ে নতুন ই-মেইলটি দেখুন।',
  codeExpired: 'এই কোডের মেয়াদ শেষ। নতুন একটি কোড চেয়ে নিন।',
  codeTriedOften: 'ভুল কোড অনেকবার দেওয়া হয়েছে। নতুন একটি কোড চেয়ে নিন।',
  codeNotNeeded: 'এই অর্ডারের জন্য কোনো কোড লাগবে না।',
  codeJustSent: 'এইমাত্র একটি কোড পাঠানো হয়েছে। আরেকটি চাওয়ার আগে এক মিনিট অপেক্ষা করুন।',
  codesUsedUp: 'এই অর্ডারের জন্য আর কোড পাঠানো যাবে না। অন্যভাবে দাম দিন, অথবা আমাদের লিখুন।',
} satisfies Record<keyof typeof TRUST_MESSAGES, string>;

const fulfilment = {
  carrierRequired: 'কুরিয়ারের নাম লিখুন',
  carrierTooLong: `কুরিয়ারের নাম বেশি বড়: সর্বোচ্চ ${n(MAX_CARRIER_LENGTH)} অক্ষর`,
  trackingNumberRequired: 'ট্র্যাকিং নম্বর লিখুন',
  trackingNumberTooLong: `ট্র্যাকিং নম্বর বেশি বড়: সর্বোচ্চ ${n(MAX_TRACKING_NUMBER_LENGTH)} অক্ষর`,
  trackingNumberTwice: 'এই ট্র্যাকিং নম্বর দুইবার দেওয়া হয়েছে।',
  trackingNumberUsed: 'এই ট্র্যাকিং নম্বরে এই অর্ডারের একটি পার্সেল আগেই আছে।',
  nothingToShip: 'পাঠানোর জন্য অন্তত একটি পণ্য বেছে নিন।',
  lineUnknown: 'এই অর্ডারে এমন কোনো পণ্য নেই।',
  lineTwice: 'একই পণ্য দুবার দেওয়া হয়েছে।',
  oneLeftToShip: '{product}-এর মাত্র ১টি পাঠানো বাকি আছে।',
  leftToShip: '{product}-এর মাত্র {available}টি পাঠানো বাকি আছে।',
  allShipped: '{product}-এর সব আগেই পাঠানো হয়েছে।',
  lastShipment: `এক অর্ডারে সর্বোচ্চ ${n(MAX_SHIPMENTS)}টি পার্সেল: শেষ পার্সেলে বাকি সব পণ্য থাকতে হবে।`,
  reasonWithLast: 'কারণ শুধু শেষ পার্সেলের সঙ্গে দেওয়া যায়: তখন অর্ডারটি “পাঠানো হয়েছে” হয়।',
  shipByShipment: 'কুরিয়ার ও ট্র্যাকিং নম্বরসহ পার্সেল পাঠালে অর্ডার “পাঠানো হয়েছে” হয় (shipOrder)।',
  returnByReceipt: 'অনুমোদিত ফেরত পণ্য হাতে পেলে অর্ডার “ফেরত এসেছে” হয় (receiveReturn)।',
  reasonRequired: 'একটি কারণ লিখুন',
  returnNotDelivered: 'শুধু ডেলিভারি হওয়া অর্ডার ফেরত দেওয়া যায়।',
  returnTooLate: 'এই অর্ডার ফেরত দেওয়ার সময় পেরিয়ে গেছে।',
  returnAskedBefore: 'এই অর্ডারের একটি ফেরত এখনও চলছে।',
  returnRefused: 'এই ফেরতের অনুরোধ আগেই করা হয়েছে, এবং তা মঞ্জুর হয়নি।',
  nothingToReturn: 'ফেরত আসছে এমন অন্তত একটি পিস বেছে নিন।',
  leftToReturn: '{product}-এর যত পিস ফেরত আসতে পারে: {available}।',
  piecesInvalid: 'পিস ০ থেকে ১০০০০ পর্যন্ত পূর্ণ সংখ্যা হতে হবে।',
  creditInvalid: 'অঙ্কটি সেন্টে পূর্ণ সংখ্যা হতে হবে, ০ বা তার বেশি।',
  creditTooLarge: 'এই পিসগুলোর জন্য সর্বোচ্চ {sum} ফেরত দেওয়া যাবে।',
  deliveryCreditedBefore: 'ডেলিভারি চার্জ আগেই ফেরত দেওয়া হয়েছে।',
  returnNotAsked: 'কেউ এই অর্ডার ফেরত দিতে চায়নি।',
  returnApprovedBefore: 'এই ফেরত আগেই অনুমোদন করা হয়েছে।',
  returnRejectedBefore: 'এই ফেরত আগেই প্রত্যাখ্যান করা হয়েছে।',
  returnReceivedBefore: 'ফেরত পণ্য আগেই হাতে এসেছে।',
  returnNotApproved: 'ফেরত পণ্য নেওয়ার আগে ফেরত অনুমোদন করতে হবে।',
} satisfies Record<keyof typeof FULFILMENT_MESSAGES, string>;

const invoice = {
  atOnce: 'আপনার অন্য ইনভয়েসগুলো এখনও তৈরি হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  busy: 'এই মুহূর্তে অনেক ইনভয়েস তৈরি হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  givenUp: 'ইনভয়েসটি তৈরি করতে বেশি সময় লাগছিল। একটু পরে আবার চেষ্টা করুন।',
} satisfies Record<keyof typeof INVOICE_MESSAGES, string>;

const search = {
  busy: 'এই মুহূর্তে অনেকে পণ্য খুঁজছেন। একটু পরে আবার চেষ্টা করুন।',
} satisfies Record<keyof typeof SEARCH_MESSAGES, string>;

const address = {
  nameRequired: 'নাম লিখুন',
  nameTooLong: `নাম বেশি বড়: সর্বোচ্চ ${n(120)} অক্ষর`,
  upazilaRequired: 'বিভাগ, জেলা ও উপজেলা বেছে নিন',
  lineRequired: 'ঠিকানা লিখুন',
  lineTooLong: `ঠিকানা বেশি বড়: সর্বোচ্চ ${n(300)} অক্ষর`,
  tooMany: `আপনার ${n(MAX_ADDRESSES)}টি ঠিকানা আছে। আগে একটি সরান।`,
} satisfies Record<keyof typeof ADDRESS_MESSAGES, string>;

const review = {
  commentRequired: 'মন্তব্য লিখুন',
  commentTooLong: `মন্তব্য বেশি বড়: সর্বোচ্চ ${n(MAX_COMMENT_LENGTH)} অক্ষর`,
  ratingRequired: '১ থেকে ৫ তারার একটি বেছে নিন',
  reviewRequired: 'রিভিউ লিখুন',
  reviewTooLong: `রিভিউ বেশি বড়: সর্বোচ্চ ${n(MAX_REVIEW_LENGTH)} অক্ষর`,
  reasonRequired: 'লেখকের জন্য কারণটি লিখুন',
  reasonTooLong: `কারণ বেশি বড়: সর্বোচ্চ ${n(MAX_REJECTION_LENGTH)} অক্ষর`,
  answerTooLong: `উত্তর বেশি বড়: সর্বোচ্চ ${n(MAX_ANSWER_LENGTH)} অক্ষর`,
  answeredMeanwhile: 'এর মধ্যে অন্য কেউ উত্তর দিয়েছেন। মিলিয়ে দেখে আবার সেভ করুন।',
  tooManyPictures: `ছবি বেশি হয়ে গেছে: সর্বোচ্চ ${n(MAX_REVIEW_PICTURES)}টি`,
  notYourPicture: 'এই ছবিটি আপনি আপলোড করেননি।',
  noSuchProduct: 'এই পণ্যটি দোকানে নেই।',
  notReceived: 'যাঁরা পণ্যটি এখান থেকে কিনে হাতে পেয়েছেন, শুধু তাঁরাই রিভিউ লিখতে পারেন।',
  alreadyReviewed: 'আপনি এই পণ্যের রিভিউ আগেই দিয়েছেন।',
  uploadType: 'ছবি JPEG, PNG, WebP বা AVIF ফাইল হতে হবে।',
  uploadUnreadable: 'ফাইলটি ছবি হিসেবে খোলা গেল না। অন্য একটি বেছে নিন।',
  uploadTooLarge: `ছবিটি বেশি বড়: সর্বোচ্চ ${n(MAX_UPLOAD_MEGABYTES)} এমবি।`,
  uploadTooManyPixels: `ছবিতে পিক্সেল বেশি: সর্বোচ্চ ${n(UPLOAD_PIXELS.streamed)} মিলিয়ন।`,
  uploadTooManyPixelsWhole: `ছবিতে পিক্সেল বেশি: WebP, প্রগ্রেসিভ JPEG বা ইন্টারলেসড PNG হলে সর্বোচ্চ ${n(UPLOAD_PIXELS.whole)} মিলিয়ন।`,
  uploadTooManyPixelsAvif: `ছবিতে পিক্সেল বেশি: AVIF হলে সর্বোচ্চ ${n(UPLOAD_PIXELS.avif)} মিলিয়ন। JPEG হলে আরও বেশি চলবে।`,
  uploadsAtOnce: 'আপনার কয়েকটি ছবি এখনো পড়া হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  uploadLineFull: 'এই মুহূর্তে অনেক ছবি পড়া হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  uploadGivenUp: 'ছবিটি পড়তে বেশি সময় লাগছিল। একটু পরে আবার চেষ্টা করুন, অথবা ছোট একটি ছবি বেছে নিন।',
  picturesDown: 'এখন ছবি রাখা বা দেখানো যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  tooManyUploads: `আপনি এক দিনে ${n(MAX_UPLOADS_A_DAY)}টি ছবি আপলোড করেছেন। কাল আবার চেষ্টা করুন।`,
} satisfies Record<keyof typeof REVIEW_MESSAGES, string>;

const conversation = {
  textRequired: 'বার্তা লিখুন',
  textTooLong: `বার্তা বেশি বড়: সর্বোচ্চ ${n(MAX_MESSAGE_LENGTH)} অক্ষর`,
  orderUnknown: 'আপনার অর্ডারগুলোর মধ্যে এই অর্ডারটি খুঁজে পাওয়া গেল না।',
  conversationGone: 'এই আলাপটি আর নেই। গ্রাহক হয়তো মুছে ফেলেছেন।',
  picturesLater: 'আগে আমাদের লিখুন: ছবি পরের বার্তার সঙ্গে পাঠাতে পারবেন।',
  tooManyPictures: `একটি বার্তায় সর্বোচ্চ ${n(MAX_MESSAGE_PICTURES)}টি ছবি দেওয়া যায়।`,
} satisfies Record<keyof typeof CONVERSATION_MESSAGES, string>;

const paper = { chooseOrders: 'ছাপানোর জন্য ১ থেকে ১০০টি অর্ডার বেছে নিন।' };

const orderAdmin = {
  noteRequired: 'অনুগ্রহ করে একটি নোট লিখুন।',
  noteTooLong: 'নোটটি বেশি লম্বা: সর্বোচ্চ ১০০০ অক্ষর',
  tooManyNotes: 'এই অর্ডারে এরই মধ্যে ১০০টি নোট আছে।',
  buyerNotConfirmed: 'এই অ্যাকাউন্ট নিশ্চিত নয়, তাই এর জন্য অর্ডার করা যাবে না।',
  changeTooLate: 'এই অর্ডার “{status}”, তাই আর বদলানো যাবে না।',
  nothingChanged: 'কিছু বদলানো হয়নি।',
  lineUnknown: 'এই অর্ডারে এমন কোনো পণ্য আর নেই।',
  lastLine: 'অর্ডারে অন্তত একটি পণ্য থাকতে হবে। তার বদলে অর্ডারটি বাতিল করুন।',
  chooseOrders: 'অনুগ্রহ করে ১ থেকে ২০০টি অর্ডার বেছে নিন।',
  orderUnknown: 'এগুলোর মধ্যে একটি অর্ডার নেই।',
  notAtOnce: 'অর্ডারগুলোকে একসঙ্গে এই অবস্থায় নেওয়া যায় না।',
};

const orderLimit = {
  ORDERS_A_DAY:
    'আপনি এক দিনে {most}টি অর্ডার দিয়েছেন; একজন গ্রাহকের কাছ থেকে আমরা এর বেশি নিই না। কাল আবার চেষ্টা করুন, অথবা আমাদের লিখুন।',
  UNPAID_PIECES: 'দাম পাওয়ার আগে আমরা একজন গ্রাহককে সর্বোচ্চ {most}টি পণ্য পাঠাই। কম অর্ডার করুন, অথবা আমাদের লিখুন।',
} satisfies Record<keyof typeof ORDER_LIMIT_MESSAGES, string>;

const failedWork = {
  gone: 'এটি আগেই কেউ মিটিয়ে ফেলেছেন।',
} satisfies Record<keyof typeof FAILED_WORK_MESSAGES, string>;

const tooOften = {
  inAMinute: 'অনেকবার চেষ্টা করা হয়েছে। ১ মিনিট পরে আবার চেষ্টা করুন।',
  inMinutes: 'অনেকবার চেষ্টা করা হয়েছে। {minutes} মিনিট পরে আবার চেষ্টা করুন।',
} satisfies Record<keyof typeof TOO_OFTEN_MESSAGES, string>;

const failure = {
  internal: 'দোকানে একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  unauthenticated: 'এগোতে হলে লগইন করুন।',
  tooOften: 'একসঙ্গে অনেকবার হয়ে গেছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  noAnswer: 'দোকান থেকে এখন সাড়া মিলছে না। একটু পরে আবার চেষ্টা করুন।',
  timedOut: 'দোকান থেকে সাড়া আসতে বেশি দেরি হচ্ছে। আবার চেষ্টা করুন।',
  unreachable: 'দোকানে যোগাযোগ করা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
} satisfies Record<keyof typeof FAILURE_MESSAGES, string>;

const promotion = {
  codeInvalid: `কোডে ${n(3)} থেকে ${n(30)}টি ইংরেজি বড় হাতের অক্ষর, অঙ্ক ও হাইফেন থাকে।`,
  codeTaken: 'এই কোডে আগেই একটি প্রোমো আছে।',
  codeFixed: 'প্রোমোর কোড বদলানো যায় না।',
  percentInvalid: `শতকরা হার ${n(1)} থেকে ${n(100)}-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে।`,
  amountInvalid: `পরিমাণ পূর্ণ ডলারে হতে হবে, সর্বোচ্চ ${n(1_000_000)}।`,
  minimumInvalid: `সর্বনিম্ন পরিমাণ ${n(0)} থেকে ${n(1_000_000)} ডলার হতে হবে।`,
  limitInvalid: `সীমা ${n(1)} বা তার বেশি একটি পূর্ণ সংখ্যা হতে হবে।`,
  limitBelowUsed: 'এ পর্যন্ত যতবার ব্যবহার হয়েছে, সীমা তার কম হতে পারে না।',
  timeInvalid: 'একটি তারিখ ও সময় দিন।',
  endsBeforeStart: 'শেষের সময় শুরুর পরে হতে হবে।',
  noSuchProduct: 'এই পণ্য দোকানে নেই।',
  scopeTooLarge: 'একটি প্রোমো কোড সর্বোচ্চ ১০০টি পণ্য ও ১০০টি ক্যাটাগরির জন্য।',
  noSuchCategory: 'এই ক্যাটাগরি দোকানে নেই।',
} satisfies Record<keyof typeof PROMOTION_MESSAGES, string>;

const synonym = {
  required: 'একটি শব্দ লিখুন।',
  unsearchable: 'শব্দে একটি অক্ষর বা অঙ্ক থাকতে হবে।',
  tooLong: `শব্দ বা নাম সর্বোচ্চ ${n(60)} অক্ষরের।`,
  namesRequired: 'অন্য নাম লিখুন, অথবা আগে দেখাতে একটি পণ্য বাছুন।',
  tooManyNames: `একটি শব্দের সর্বোচ্চ ${n(20)}টি অন্য নাম।`,
  tooManyPinned: `সর্বোচ্চ ${n(5)}টি পণ্য আগে আসে।`,
  noSuchProduct: 'এই পণ্য দোকানে নেই।',
  taken: 'এই শব্দের অন্য নাম আগেই আছে: সেটি বদলান।',
  tooMany: `${n(500)}টি শব্দের অন্য নাম আছে, এর বেশি রাখা যায় না।`,
} satisfies Record<keyof typeof SYNONYM_MESSAGES, string>;

const setting = {
  required: 'কিছু লিখুন।',
  textRequired: 'কিছু লিখুন: পাতা খালি হতে পারে না। “আগের মতো” চাপলে প্রথম লেখাটি ফিরে আসে।',
  phone: 'একটি ফোন নম্বর লিখুন, যেমন +৮৮০ ১৭০০-০০০০০০।',
  email: 'একটি ই-মেইল ঠিকানা লিখুন।',
  rate: 'এক ডলারে কত টাকা লিখুন, যেমন ১২২.৫০।',
  returnDays: `${n(3)} থেকে ${n(365)} দিন লিখুন।`,
  lowStock: `${n(1)} থেকে ${n(50)} লিখুন।`,
  orderLimit: `${n(1)} থেকে ১০,০০,০০০ লিখুন।`,
  workingDays: 'অন্তত একটি দিন বেছে নিন।',
  holidays: `কমা দিয়ে সর্বোচ্চ ${n(40)}টি দিন লিখুন, যেমন ২০২৭-০২-২১।`,
  ownCodesFirst: 'আগে নিজের টু-ফ্যাক্টর কোড চালু করুন।',
  wholeDollars: 'পূর্ণ ডলারে লিখুন।',
  feeTooLarge: `সর্বোচ্চ $${n(1000)} লিখুন।`,
  menu: `সর্বোচ্চ ${n(150)}টি ক্যাটাগরি বেছে নিন।`,
  districtFees: `প্রতিটি জেলা একবার বেছে নিন, ${n(0)} থেকে ${n(1000)} পূর্ণ ডলারে।`,
  freeFromBounds: `$${n(1)} থেকে $${n(100_000)} লিখুন, বা খালি রাখুন।`,
  tooLong: `সর্বোচ্চ ${n(160)} অক্ষর লিখুন।`,
  category: 'দোকানে আছে এমন একটি ক্যাটাগরি বাছুন।',
  picture: 'ছবিটি আবার আপলোড করুন।',
  product: 'বিক্রিতে আছে এমন একটি পণ্য বেছে নিন।',
  moment: 'একটি দিন ও সময় বেছে নিন।',
  untilBeforeFrom: 'শেষের সময়টি শুরুর পরে দিন।',
  choice: 'তালিকা থেকে একটি বেছে নিন।',
  measurement: 'গুগল অ্যানালিটিক্সের মেজারমেন্ট আইডি লিখুন, যেমন G-ABCDEFGHIJ, বা খালি রাখুন।',
  nameTooLong: `সর্বোচ্চ ${n(30)} অক্ষর লিখুন।`,
  lineTooLong: `সর্বোচ্চ ${n(60)} অক্ষর লিখুন।`,
  storesTooLong: `সর্বোচ্চ ${n(400)} অক্ষর লিখুন।`,
  textTooLong: `সর্বোচ্চ ${n(8000)} অক্ষর লিখুন।`,
  mailServerMissing: 'দোকানের এখনো মেইল সার্ভার নেই: SMTP_URL দেওয়া হয়নি।',
  mailUnreachable: 'মেইল সার্ভারে পৌঁছানো যাচ্ছে না, অথবা ঠিকমতো উত্তর আসছে না। SMTP_URL দেখুন।',
  mailUnsafe: 'মেইল সার্ভারে TLS নেই, আর TLS ছাড়া পাসওয়ার্ড পাঠানো হয় না। SMTP_URL দেখুন।',
  mailPassword: 'মেইল সার্ভার SMTP_URL-এর ইউজার বা পাসওয়ার্ড মানছে না।',
  mailSender: 'মেইল সার্ভার MAIL_FROM-এর ঠিকানা থেকে, বা SMTP_URL-এর ইউজারের হয়ে, মেইল পাঠায় না।',
  mailRefused: 'মেইল সার্ভার আপনার ঠিকানায় মেইল নিচ্ছে না।',
} satisfies Record<keyof typeof SETTING_MESSAGES, string>;

const post = {
  slugInvalid: `ঠিকানায় থাকবে ইংরেজি ছোট হাতের a থেকে z, অঙ্ক আর হাইফেন: ${n(1)} থেকে ${n(100)} অক্ষর।`,
  slugTaken: 'এই ঠিকানা আরেকটি লেখার আছে।',
  titleTooLong: `শিরোনাম সর্বোচ্চ ${n(200)} অক্ষরের।`,
  descriptionTooLong: `বিবরণ সর্বোচ্চ ${n(600)} অক্ষরের।`,
  bodyTooLong: `লেখা সর্বোচ্চ ${n(15_000)} অক্ষরের।`,
  tagTooLong: `ট্যাগ সর্বোচ্চ ${n(40)} অক্ষরের।`,
  tooManyTags: `একটি লেখায় সর্বোচ্চ ${n(12)}টি ট্যাগ।`,
  textRequired: 'প্রকাশ করতে ইংরেজি বা বাংলায় একটি শিরোনাম ও লেখা লাগবে।',
  titleMissing: 'শিরোনামও লিখুন, নয়তো এই ভাষাটি খালি রাখুন।',
  bodyMissing: 'মূল লেখাও লিখুন, নয়তো এই ভাষাটি খালি রাখুন।',
  categoryUnknown: 'এমন কোনো ক্যাটাগরি নেই।',
  pictureUnknown: 'ছবিটি আর নেই। আবার যোগ করুন।',
  pictureRequired: 'প্রকাশ করতে একটি ছবি লাগবে।',
  timeInvalid: 'তারিখ ও সময় লিখুন।',
  changedMeanwhile: 'এর মধ্যে আরেকজন লেখাটি বদলেছেন।',
  noPost: 'এমন কোনো লেখা নেই।',
} satisfies Record<keyof typeof POST_MESSAGES, string>;

const promotionRefusal = {
  unknown: 'এমন কোনো প্রোমো কোড নেই।',
  notStarted: 'এই প্রোমো কোড {date} থেকে চলবে।',
  ended: 'এই প্রোমো কোডের মেয়াদ ছিল {date} পর্যন্ত।',
  usedUp: 'এই প্রোমো কোড যতবার ব্যবহার করা যেত, ততবার হয়ে গেছে।',
  usedByYou: 'আপনি এই প্রোমো কোড আগেই ব্যবহার করেছেন।',
  usedByYouOften: 'আপনি এই প্রোমো কোড {most} বার ব্যবহার করেছেন; একজন এর বেশি পারেন না।',
  belowMinimum: 'এই প্রোমো কোডের জন্য অন্তত {minimum} দরকার; এটি যেসব পণ্যের জন্য, সেগুলোর দাম {sum}।',
  notForThese: 'এই প্রোমো কোডে এসব পণ্যের দাম কমে না।',
} satisfies Record<keyof typeof PROMOTION_REFUSAL_MESSAGES, string>;

/** The first step of the timeline has another name than its status. */
const ORDER_PLACED = 'অর্ডার হয়েছে';

/** The server's sentences in Bangla, by their codes. */
const translated = {
  ...prefixed('cart', cart),
  ...prefixed('customer', customer),
  ...prefixed('order', order),
  ...prefixed('orderAdmin', orderAdmin),
  ...prefixed('orderLimit', orderLimit),
  ...prefixed('fulfilment', fulfilment),
  ...prefixed('orderNeed', orderNeed),
  ...prefixed('payment', payment),
  ...prefixed('paymentFailure', paymentFailure),
  ...prefixed('trust', trust),
  ...prefixed('refund', refund),
  ...prefixed('invoice', invoice),
  ...prefixed('paper', paper),
  ...prefixed('address', address),
  ...prefixed('review', review),
  ...prefixed('productAlert', productAlert),
  ...prefixed('conversation', conversation),
  ...prefixed('productManage', productManage),
  ...prefixed('search', search),
  ...prefixed('product', product),
  ...prefixed('category', category),
  ...prefixed('pictureUrl', pictureUrl),
  ...prefixed('productImport', productImport),
  ...prefixed('promotion', promotion),
  ...prefixed('promotionRefusal', promotionRefusal),
  ...prefixed('failedWork', failedWork),
  ...prefixed('savedView', savedView),
  ...prefixed('synonym', synonym),
  ...prefixed('setting', setting),
  ...prefixed('post', post),
  ...prefixed('statistics', statistics),
  ...prefixed('tooOften', tooOften),
} satisfies Record<SentenceCode, string>;

const paired = <Key extends string>(english: Record<Key, string>, bangla: Record<Key, string>) =>
  (Object.keys(english) as Key[]).map((key): [string, string] => [english[key], bangla[key]]);

/** The Bangla translations of English texts of rules, refusals and the catalogue. Forms know a sentence by its text, not by its code. */
export const sentences: ReadonlyMap<string, string> = new Map([
  ...Object.entries(names),
  [FORMER_CUSTOMER, 'প্রাক্তন গ্রাহক'],
  ...paired(SENTENCES, translated),
  ...paired(FAILURE_MESSAGES, failure),
  ...ORDER_STATUSES.flatMap(({ status, label, stepLabel }): [string, string][] => [
    [stepLabel, stepLabel === label ? ORDER_STATUSES_IN_BANGLA[status] : ORDER_PLACED],
    [label, ORDER_STATUSES_IN_BANGLA[status]],
  ]),
  ...PAYMENT_METHODS.map(({ method, label }): [string, string] => [label, PAYMENT_METHODS_IN_BANGLA[method]]),
]);

/** The Bangla translations of the server's sentences, by their codes. */
export const byCode: ReadonlyMap<string, string> = new Map(Object.entries(translated));
