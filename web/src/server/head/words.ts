import type { PageSettings } from '#schema/shop-settings.ts';
import { formatCount, formatNumber } from '#schema/format/number.ts';
import type { Language } from '#web/lib/language.ts';

/** A number of products, which may be estimated. */
export interface Count {
  number: number;
  isExact: boolean;
}

/** The texts that only search engines and chats show. */
interface Words {
  /** The shop in one sentence. */
  shop: string;
  allProducts: (count: Count) => string;
  productsFor: (term: string, count: Count) => string;
  /** A category with the names of some of its products. */
  category: (name: string, count: Count, examples: string) => string;
  /** A product without a description, or a category without products. */
  nameOnly: (name: string) => string;
  contact: string;
  missing: string;
}

const bangla = (value: number) => formatNumber(value, 'bn');

const told = ({ number, isExact }: Count) => `${isExact ? '' : 'about '}${formatCount(number)}`;

const toldInBangla = ({ number, isExact }: Count) => `${isExact ? '' : 'প্রায় '}${bangla(number)}টি`;

const WORDS: Record<Language, (name: string, returnDays: number) => Words> = {
  en: (shop, returnDays) => ({
    shop: `${shop}: electronics, fashion, furniture, beauty and more, at honest prices, delivered in Bangladesh.`,
    allProducts: (count) =>
      `${count.isExact ? 'All' : 'About'} ${formatCount(count.number)} products of ${shop} with prices and ratings: electronics, fashion, furniture, beauty and more, delivered anywhere in Bangladesh.`,
    productsFor: (term, count) =>
      `Products for “${term}” at ${shop}: ${told(count)}. Delivered anywhere in Bangladesh.`,
    category: (name, count, examples) =>
      `${name} at ${shop}: ${told(count)} to choose from, such as ${examples}. Delivered anywhere in Bangladesh, ${returnDays} days easy return.`,
    nameOnly: (name) => `${name} at ${shop}, delivered anywhere in Bangladesh.`,
    contact: `Write to ${shop} or call us: people answer questions about products, orders, delivery and returns.`,
    missing: `There is nothing at this address of ${shop}.`,
  }),
  bn: (shop, returnDays) => ({
    shop: `${shop}: ইলেকট্রনিকস, ফ্যাশন, আসবাব, বিউটি ও আরও অনেক কিছু, ন্যায্য দামে, সারা বাংলাদেশে ডেলিভারি।`,
    allProducts: (count) =>
      `${shop}-এর ${toldInBangla(count)} পণ্য, দাম ও রেটিংসহ: ইলেকট্রনিকস, ফ্যাশন, আসবাব, বিউটি ও আরও অনেক কিছু, সারা বাংলাদেশে ডেলিভারি।`,
    productsFor: (term, count) => `${shop}-এ “${term}” খুঁজে পাওয়া পণ্য: ${toldInBangla(count)}। সারা বাংলাদেশে ডেলিভারি।`,
    category: (name, count, examples) =>
      `${shop}-এ ${name}: ${toldInBangla(count)} পণ্য, যেমন ${examples}। সারা বাংলাদেশে ডেলিভারি, ${bangla(returnDays)} দিনে সহজ রিটার্ন।`,
    nameOnly: (name) => `${shop}-এ ${name}, সারা বাংলাদেশে ডেলিভারি।`,
    contact: `${shop}-এ লিখুন বা ফোন করুন: পণ্য, অর্ডার, ডেলিভারি ও রিটার্ন নিয়ে প্রশ্নের উত্তর মানুষই দেন।`,
    missing: `${shop}-এর এই ঠিকানায় কিছু নেই।`,
  }),
};

/** Returns those texts for a shop, in a language. */
export const wordsOf = ({ name, returnDays }: Pick<PageSettings, 'name' | 'returnDays'>, language: Language): Words =>
  WORDS[language](name[language], returnDays);
