/** The settings of the shop as pages and services use them; `setting.ts` has them as the owner changes them. */
import { roundToDollars } from './dollars.ts';
import { banglaDigits } from './digits.ts';
import { WEEKDAYS, type WorkingDays } from './delivery.ts';
import type { LanguageTag } from './language.ts';
import { DELIVERY_FEE_CENTS, LOW_STOCK, RETURN_DAYS } from './limits.ts';
import type { PaletteName } from './palettes.ts';
import { SHOP, type HERO } from './shop.ts';

/** The sections of the home page, in the order of a new shop (spec §3). */
export const HOME_SECTIONS = [
  'HERO',
  'CATEGORIES',
  'ADVERT',
  'TOP_SELLING',
  'PROMISES',
  'NEW_ARRIVAL',
  'OFFER',
  'FOR_YOU',
  'JOURNAL',
] as const;

/** One of them. */
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** The sections with products that the owner chooses by a category. */
export const HOME_SHELVES = ['HERO', 'TOP_SELLING', 'NEW_ARRIVAL', 'FOR_YOU'] as const satisfies HomeSection[];

/** One of them. */
export type HomeShelf = (typeof HOME_SHELVES)[number];

/** Returns the sections that a text names, with commas between them; without what is none. */
export const sectionsIn = (names: string): HomeSection[] =>
  names.split(',').flatMap((name) => HOME_SECTIONS.find((one) => one === name) ?? []);

/** Returns the working days that two texts name, with commas between them; never none. */
export const workingDaysIn = (weekdays: string, holidays: string): WorkingDays => {
  const named = new Set(weekdays.split(','));
  const known = WEEKDAYS.filter((day) => named.has(day));
  return { weekdays: known.length > 0 ? known : WEEKDAYS, holidays: holidays === '' ? [] : holidays.split(',') };
};

/** What delivery costs. */
export interface DeliveryTerms {
  /** The general fee of an order, in cents: of every district that has none of its own. */
  feeCents: number;
  /** The districts that have a fee of their own, by their ids, with it in cents. */
  byDistrict: readonly { district: string; feeCents: number }[];
  /** The price of the goods, before promotions, from which delivery is free, in cents; null for never. */
  freeFromCents: number | null;
}

/** A category in the menus, with those below it. */
export interface MenuCategory {
  slug: string;
  name: { en: string; bn: string };
  children: readonly MenuCategory[];
}

/** The settings that pages use. */
export interface PageSettings {
  /** What the shop is called. */
  name: { en: string; bn: string };
  /** Path of the logo, without width and format; null for the stall of a new shop. */
  logo: string | null;
  /** The colour of what acts. */
  colours: PaletteName;
  /** The categories in the menus, from the roots down, in the order of the tree; none for the menus of a new shop. */
  menu: readonly MenuCategory[];
  /** The sections of the home page that are shown, in their order. */
  homeSections: readonly HomeSection[];
  delivery: DeliveryTerms;
  /** When orders are processed and delivered. */
  workingDays: WorkingDays;
  /** For how many days after the delivery a return can be asked for of what is ordered now. */
  returnDays: number;
  /** How many pieces left are few. */
  lowStock: number;
  /** How many taka a dollar is, and whether prices stand in taka, too. */
  taka: { perDollar: number; isBeside: boolean };
  /** How to reach the shop: in the footer, on invoices, in mails. */
  contact: { phone: string; email: string; address: { en: string; bn: string } };
  /** When it is open. */
  hours: { en: string; bn: string };
  /** Where its stores are, with semicolons between them. */
  stores: { en: string; bn: string };
  /** What the footer says of the shop. */
  tagline: { en: string; bn: string };
  /** What the top of the home page says, and the path of its picture, null for the drawn one; null as in a new shop. */
  hero: (Record<keyof typeof HERO, { en: string; bn: string }> & { picture: string | null }) | null;
  /** What the advertisement says, the slug of the category to which it leads, its picture; null as in a new shop. */
  advert: {
    text: { en: string; bn: string };
    action: { en: string; bn: string };
    category: string;
    picture: string | null;
  } | null;
  /** The owner's offer on the home page; null for that of a new shop. */
  offer: Offer | null;
  /** What stands above every page; empty for nothing. */
  announcement: { en: string; bn: string };
  /** The measurement id of Google Analytics, which counts the visits of who allows it; empty for none. */
  googleAnalytics: string;
}

/** All settings as the shop uses them; these others do not leave the server. */
export interface ShopSettings extends PageSettings {
  /** How much one customer may order: orders within 24 hours, and pieces that are neither delivered nor paid for. */
  orderLimits: { ordersADay: number; unpaidPieces: number };
  /** Whether orders by Cash on Delivery may have to wait for a code or a deposit. */
  cashOnDeliveryChecks: boolean;
  /** The status of accounts that are created by a sign-in with Google. */
  googleAccounts: 'CONFIRMED' | 'PENDING';
  /** The name from which mails come, empty for that of `MAIL_FROM` or the shop; where answers go, if elsewhere. */
  mail: { sender: { en: string; bn: string }; replyTo: string };
  /** The category of the products of each section of the home page, by its slug; empty for the whole shop. */
  homeGoods: Record<HomeShelf, string>;
}

/** A product that the owner offers on the home page. Its prices are its own. */
export interface Offer {
  productId: string;
  /** What stands above the title; empty for how much is saved. */
  tag: { en: string; bn: string };
  /** Empty for the product's name. */
  title: { en: string; bn: string };
  /** Path of a picture; null for the product's. */
  picture: string | null;
}

/** The settings of a new shop, as pages use them. */
export const DEFAULT_SETTINGS: PageSettings = {
  name: SHOP.name,
  logo: null,
  colours: 'BOTTLE',
  menu: [],
  homeSections: HOME_SECTIONS,
  delivery: { feeCents: DELIVERY_FEE_CENTS, byDistrict: [], freeFromCents: null },
  workingDays: { weekdays: ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'], holidays: [] },
  returnDays: RETURN_DAYS,
  lowStock: LOW_STOCK,
  taka: { perDollar: 122.5, isBeside: false },
  contact: { phone: SHOP.phone, email: SHOP.email, address: SHOP.address },
  hours: SHOP.hours,
  stores: SHOP.stores,
  tagline: SHOP.tagline,
  hero: null,
  advert: null,
  offer: null,
  announcement: { en: '', bn: '' },
  googleAnalytics: '',
};

/**
 * Returns the delivery fee of goods by the id of the district that they go to, null where it is not known, and by what
 * they cost before promotions, which must never make it dearer. In cents.
 */
export const deliveryFeeOf = (
  { feeCents, byDistrict, freeFromCents }: DeliveryTerms,
  goodsCents: number,
  district: string | null,
): number => {
  if (freeFromCents !== null && roundToDollars(goodsCents) >= freeFromCents) return 0;
  return byDistrict.find((own) => own.district === district)?.feeCents ?? feeCents;
};

/** The fees between which delivery costs, in cents. */
export interface FeeRange {
  least: number;
  most: number;
}

/** Returns the least and the most that delivery of goods costs, wherever they go. */
export const deliveryFeesOf = (delivery: DeliveryTerms, goodsCents = 0): FeeRange => {
  const districts = [null, ...delivery.byDistrict.map(({ district }) => district)];
  const fees = districts.map((district) => deliveryFeeOf(delivery, goodsCents, district));
  return { least: Math.min(...fees), most: Math.max(...fees) };
};

/** Returns the terms by which every order has the least fee: what can be said as long as the district is not known. */
export const leastTermsOf = (delivery: DeliveryTerms): DeliveryTerms => ({
  ...delivery,
  feeCents: deliveryFeesOf({ ...delivery, freeFromCents: null }).least,
  byDistrict: [],
});

/** How to reach the shop, in one language. */
export interface ShopContact {
  /** What the shop is called. */
  name: string;
  address: string;
  /** With the digits of the language. */
  phone: string;
  email: string;
  hours: string;
  stores: string[];
}

/** Returns how to reach the shop, in a language. */
export const contactIn = (
  { name, contact, hours, stores }: Pick<ShopSettings, 'name' | 'contact' | 'hours' | 'stores'>,
  language: LanguageTag,
): ShopContact => ({
  name: name[language],
  address: contact.address[language],
  phone: language === 'bn' ? banglaDigits(contact.phone) : contact.phone,
  email: contact.email,
  hours: hours[language],
  stores: stores[language].split(';').flatMap((store) => store.trim() || []),
});
