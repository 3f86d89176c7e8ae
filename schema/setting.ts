/** The settings of the shop: what each is, for pages and services. */
import type { Language } from './customer.ts';
import { instantOf } from './days.ts';
import { WEEKDAYS } from './delivery.ts';
import { districtFeesIn, isDistrictFee } from './district-fees.ts';
import { DELIVERY_FEE_CENTS, LOW_STOCK, MOST_LOW_STOCK, ORDERS_A_DAY, RETURN_DAYS, UNPAID_PIECES } from './limits.ts';
import { PAGE_TEXT_CHARACTERS, PAGE_TEXTS, type TextPageName } from './page-texts.ts';
import { PAGE_TEXTS_BANGLA } from './page-texts.bn.ts';
import { PALETTE_NAMES } from './palettes.ts';
import { ADVERT, HERO, SHOP } from './shop.ts';
import {
  DEFAULT_SETTINGS,
  HOME_SECTIONS,
  sectionsIn,
  workingDaysIn,
  type MenuCategory,
  type ShopSettings,
} from './shop-settings.ts';

/** What a setting may be. */
export interface SettingRule {
  /**
   * Whole dollars, a whole number, taka for a dollar, a line in one language, a text of several lines in Markdown, a
   * phone number, an e-mail address, one of `options`, some of them, or some in an order, days, each with commas
   * between them, districts with whole dollars (`district-fees.ts`), the slugs of categories, the key of a picture, the
   * slug of a category, the id of a product, a time in Bangladesh to the minute, as an input of the type
   * datetime-local has it, or a measurement id of Google Analytics.
   */
  kind:
    | 'dollars'
    | 'number'
    | 'rate'
    | 'text'
    | 'markdown'
    | 'phone'
    | 'email'
    | 'choice'
    | 'some'
    | 'order'
    | 'days'
    | 'fees'
    | 'categories'
    | 'picture'
    | 'category'
    | 'product'
    | 'moment'
    | 'measurement';
  /** The value where the owner has set none. Where it is empty, another may be empty, too. */
  defaultValue: string;
  /** The least and most dollars or number, or the most characters, days or categories. */
  least?: number;
  most?: number;
  options?: readonly string[];
}

const YES_NO = ['YES', 'NO'] as const;

/** Returns what the text of a page may be. */
const page = (defaultValue: string) => ({ kind: 'markdown', defaultValue, most: PAGE_TEXT_CHARACTERS }) as const;

/** Every setting by its group, in the order of the dashboard. */
export const SETTING_GROUPS = {
  SHOP: {
    SHOP_NAME: { kind: 'text', defaultValue: SHOP.name.en, most: 30 },
    SHOP_NAME_BANGLA: { kind: 'text', defaultValue: SHOP.name.bn, most: 30 },
    LOGO: { kind: 'picture', defaultValue: '' },
    COLOURS: { kind: 'choice', defaultValue: 'BOTTLE', options: PALETTE_NAMES },
    MENU: { kind: 'categories', defaultValue: '', most: 150 },
    ANNOUNCEMENT: { kind: 'text', defaultValue: '', most: 160 },
    ANNOUNCEMENT_BANGLA: { kind: 'text', defaultValue: '', most: 160 },
  },
  HOME: {
    HOME_SECTIONS: { kind: 'order', defaultValue: HOME_SECTIONS.join(','), options: HOME_SECTIONS },
    TOP_SELLING_GOODS: { kind: 'category', defaultValue: '' },
    NEW_ARRIVAL_GOODS: { kind: 'category', defaultValue: '' },
    FOR_YOU_GOODS: { kind: 'category', defaultValue: '' },
  },
  HERO: {
    HERO_SMALL: { kind: 'text', defaultValue: HERO.small.en, most: 60 },
    HERO_SMALL_BANGLA: { kind: 'text', defaultValue: HERO.small.bn, most: 60 },
    HERO_HEADLINE: { kind: 'text', defaultValue: HERO.headline.en, most: 30 },
    HERO_HEADLINE_BANGLA: { kind: 'text', defaultValue: HERO.headline.bn, most: 30 },
    HERO_TEXT: { kind: 'text', defaultValue: HERO.text.en, most: 160 },
    HERO_TEXT_BANGLA: { kind: 'text', defaultValue: HERO.text.bn, most: 160 },
    HERO_BANNER: { kind: 'text', defaultValue: HERO.banner.en, most: 60 },
    HERO_BANNER_BANGLA: { kind: 'text', defaultValue: HERO.banner.bn, most: 60 },
    HERO_PICTURE: { kind: 'picture', defaultValue: '' },
    HERO_GOODS: { kind: 'category', defaultValue: 'fashion' },
    HERO_FROM: { kind: 'moment', defaultValue: '' },
    HERO_UNTIL: { kind: 'moment', defaultValue: '' },
  },
  ADVERT: {
    ADVERT_TEXT: { kind: 'text', defaultValue: ADVERT.text.en, most: 60 },
    ADVERT_TEXT_BANGLA: { kind: 'text', defaultValue: ADVERT.text.bn, most: 60 },
    ADVERT_ACTION: { kind: 'text', defaultValue: ADVERT.action.en, most: 30 },
    ADVERT_ACTION_BANGLA: { kind: 'text', defaultValue: ADVERT.action.bn, most: 30 },
    ADVERT_CATEGORY: { kind: 'category', defaultValue: 'electronics' },
    ADVERT_PICTURE: { kind: 'picture', defaultValue: '' },
  },
  OFFER: {
    OFFER_PRODUCT: { kind: 'product', defaultValue: '' },
    OFFER_TAG: { kind: 'text', defaultValue: '', most: 30 },
    OFFER_TAG_BANGLA: { kind: 'text', defaultValue: '', most: 30 },
    OFFER_TITLE: { kind: 'text', defaultValue: '', most: 60 },
    OFFER_TITLE_BANGLA: { kind: 'text', defaultValue: '', most: 60 },
    OFFER_PICTURE: { kind: 'picture', defaultValue: '' },
    OFFER_FROM: { kind: 'moment', defaultValue: '' },
    OFFER_UNTIL: { kind: 'moment', defaultValue: '' },
  },
  DELIVERY: {
    DELIVERY_FEE: { kind: 'dollars', defaultValue: String(DELIVERY_FEE_CENTS / 100), least: 0, most: 1000 },
    DISTRICT_FEES: { kind: 'fees', defaultValue: '' },
    FREE_DELIVERY_FROM: { kind: 'dollars', defaultValue: '', least: 1, most: 100_000 },
    WORKING_DAYS: { kind: 'some', defaultValue: DEFAULT_SETTINGS.workingDays.weekdays.join(','), options: WEEKDAYS },
    HOLIDAYS: { kind: 'days', defaultValue: '', most: 40 },
  },
  ORDERS: {
    RETURN_DAYS: { kind: 'number', defaultValue: String(RETURN_DAYS), least: 3, most: 365 },
    LOW_STOCK: { kind: 'number', defaultValue: String(LOW_STOCK), least: 1, most: MOST_LOW_STOCK },
    ORDERS_A_DAY: { kind: 'number', defaultValue: String(ORDERS_A_DAY), least: 1, most: 1_000_000 },
    UNPAID_PIECES: { kind: 'number', defaultValue: String(UNPAID_PIECES), least: 1, most: 1_000_000 },
    CASH_ON_DELIVERY_CHECKS: { kind: 'choice', defaultValue: 'YES', options: YES_NO },
    TAKA_PER_DOLLAR: { kind: 'rate', defaultValue: '122.5', least: 1, most: 1000 },
    TAKA_BESIDE: { kind: 'choice', defaultValue: 'NO', options: YES_NO },
  },
  CONTACT: {
    CONTACT_PHONE: { kind: 'phone', defaultValue: SHOP.phone, most: 30 },
    CONTACT_EMAIL: { kind: 'email', defaultValue: SHOP.email, most: 254 },
    CONTACT_ADDRESS: { kind: 'text', defaultValue: SHOP.address.en, most: 160 },
    CONTACT_ADDRESS_BANGLA: { kind: 'text', defaultValue: SHOP.address.bn, most: 160 },
    OPENING_HOURS: { kind: 'text', defaultValue: SHOP.hours.en, most: 160 },
    OPENING_HOURS_BANGLA: { kind: 'text', defaultValue: SHOP.hours.bn, most: 160 },
    STORES: { kind: 'text', defaultValue: SHOP.stores.en, most: 400 },
    STORES_BANGLA: { kind: 'text', defaultValue: SHOP.stores.bn, most: 400 },
    TAGLINE: { kind: 'text', defaultValue: SHOP.tagline.en, most: 160 },
    TAGLINE_BANGLA: { kind: 'text', defaultValue: SHOP.tagline.bn, most: 160 },
  },
  MAIL: {
    MAIL_SENDER: { kind: 'text', defaultValue: '', most: 30 },
    MAIL_SENDER_BANGLA: { kind: 'text', defaultValue: '', most: 30 },
    MAIL_REPLY_TO: { kind: 'email', defaultValue: '', most: 254 },
  },
  PAGES: {
    HELP_TEXT: page(PAGE_TEXTS.HELP),
    HELP_TEXT_BANGLA: page(PAGE_TEXTS_BANGLA.HELP),
    PRIVACY_TEXT: page(PAGE_TEXTS.PRIVACY),
    PRIVACY_TEXT_BANGLA: page(PAGE_TEXTS_BANGLA.PRIVACY),
    TERMS_TEXT: page(PAGE_TEXTS.TERMS),
    TERMS_TEXT_BANGLA: page(PAGE_TEXTS_BANGLA.TERMS),
    COOKIES_TEXT: page(PAGE_TEXTS.COOKIES),
    COOKIES_TEXT_BANGLA: page(PAGE_TEXTS_BANGLA.COOKIES),
  },
  ACCOUNTS: {
    GOOGLE_CONFIRMED: { kind: 'choice', defaultValue: 'YES', options: YES_NO },
    TWO_FACTOR_REQUIRED: { kind: 'choice', defaultValue: 'NO', options: YES_NO },
  },
  VISITS: {
    GOOGLE_ANALYTICS: { kind: 'measurement', defaultValue: '' },
  },
} as const satisfies Record<string, Record<string, SettingRule>>;

/** The name of a group. */
export type SettingGroup = keyof typeof SETTING_GROUPS;

/** Every setting, in the order of the dashboard. */
export const SETTINGS = {
  ...SETTING_GROUPS.SHOP,
  ...SETTING_GROUPS.HOME,
  ...SETTING_GROUPS.HERO,
  ...SETTING_GROUPS.ADVERT,
  ...SETTING_GROUPS.OFFER,
  ...SETTING_GROUPS.DELIVERY,
  ...SETTING_GROUPS.ORDERS,
  ...SETTING_GROUPS.CONTACT,
  ...SETTING_GROUPS.MAIL,
  ...SETTING_GROUPS.PAGES,
  ...SETTING_GROUPS.ACCOUNTS,
  ...SETTING_GROUPS.VISITS,
} as const;

/** The name of a setting. */
export type SettingKey = keyof typeof SETTINGS;

/** A setting that has another one for Bangla. */
type TranslatedKey = SettingKey extends infer Key ? (Key extends `${infer English}_BANGLA` ? English : never) : never;

/** The names of all settings. */
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

/** Returns what a setting may be. */
export const ruleOf = (key: SettingKey): SettingRule => SETTINGS[key];

/** Returns the setting that is the text of a page in a language. */
export const textOf = (page: TextPageName, language: Language): SettingKey =>
  language === 'EN' ? `${page}_TEXT` : `${page}_TEXT_BANGLA`;

/** The settings of the advertisement, and those of the hero but for its time and goods: new shops have them in their code. */
const ADVERT_KEYS = Object.keys(SETTING_GROUPS.ADVERT);
const HERO_KEYS = (Object.keys(SETTING_GROUPS.HERO) as (keyof typeof SETTING_GROUPS.HERO)[]).filter((key) =>
  ['text', 'picture'].includes(ruleOf(key).kind),
);

/** From when and until when something of the home page is as the owner has set it. */
export const PERIODS = [
  ['HERO_FROM', 'HERO_UNTIL'],
  ['OFFER_FROM', 'OFFER_UNTIL'],
] as const satisfies readonly (readonly [SettingKey, SettingKey])[];

/**
 * Returns the settings at a time, by the values that the owner has set, and the categories that stand for the slugs of
 * the menu; the others are as they are in a new shop. The hero is that of a new shop outside its time, and the offer is
 * left out.
 */
export const settingsFrom = (
  values: ReadonlyMap<string, string>,
  now: Date,
  menu: readonly MenuCategory[] = [],
): ShopSettings => {
  const valueOf = (key: SettingKey) => values.get(key) ?? SETTINGS[key].defaultValue;
  const isTimeOf = ([from, until]: (typeof PERIODS)[number]) => {
    const [begins, ends] = [instantOf(valueOf(from)), instantOf(valueOf(until))];
    return (begins === null || new Date(begins) <= now) && (ends === null || now < new Date(ends));
  };
  const both = (key: TranslatedKey) => ({ en: valueOf(key), bn: valueOf(`${key}_BANGLA`) });
  const picture = (key: SettingKey) => (valueOf(key) === '' ? null : `/pictures/${valueOf(key)}`);
  const freeFrom = valueOf('FREE_DELIVERY_FROM');
  const [isTimeOfHero, isTimeOfOffer] = [isTimeOf(PERIODS[0]), isTimeOf(PERIODS[1])];
  return {
    name: both('SHOP_NAME'),
    logo: picture('LOGO'),
    // A choice that a release before offered may be there no more.
    colours: PALETTE_NAMES.find((name) => name === valueOf('COLOURS')) ?? 'BOTTLE',
    menu,
    homeSections: sectionsIn(valueOf('HOME_SECTIONS')).filter((name) => name !== 'OFFER' || isTimeOfOffer),
    delivery: {
      feeCents: Number(valueOf('DELIVERY_FEE')) * 100,
      byDistrict: districtFeesIn(valueOf('DISTRICT_FEES'))
        .filter(isDistrictFee)
        .map(({ district, dollars }) => ({ district, feeCents: Number(dollars) * 100 })),
      freeFromCents: freeFrom === '' ? null : Number(freeFrom) * 100,
    },
    workingDays: workingDaysIn(valueOf('WORKING_DAYS'), valueOf('HOLIDAYS')),
    returnDays: Number(valueOf('RETURN_DAYS')),
    lowStock: Number(valueOf('LOW_STOCK')),
    orderLimits: { ordersADay: Number(valueOf('ORDERS_A_DAY')), unpaidPieces: Number(valueOf('UNPAID_PIECES')) },
    cashOnDeliveryChecks: valueOf('CASH_ON_DELIVERY_CHECKS') === 'YES',
    googleAccounts: valueOf('GOOGLE_CONFIRMED') === 'YES' ? 'CONFIRMED' : 'PENDING',
    taka: { perDollar: Number(valueOf('TAKA_PER_DOLLAR')), isBeside: valueOf('TAKA_BESIDE') === 'YES' },
    contact: {
      phone: valueOf('CONTACT_PHONE'),
      email: valueOf('CONTACT_EMAIL'),
      address: both('CONTACT_ADDRESS'),
    },
    mail: { sender: both('MAIL_SENDER'), replyTo: valueOf('MAIL_REPLY_TO') },
    hours: both('OPENING_HOURS'),
    stores: both('STORES'),
    tagline: both('TAGLINE'),
    hero:
      isTimeOfHero && HERO_KEYS.some((key) => values.has(key))
        ? {
            small: both('HERO_SMALL'),
            headline: both('HERO_HEADLINE'),
            text: both('HERO_TEXT'),
            banner: both('HERO_BANNER'),
            picture: picture('HERO_PICTURE'),
          }
        : null,
    offer:
      valueOf('OFFER_PRODUCT') === ''
        ? null
        : {
            productId: valueOf('OFFER_PRODUCT'),
            tag: both('OFFER_TAG'),
            title: both('OFFER_TITLE'),
            picture: picture('OFFER_PICTURE'),
          },
    homeGoods: {
      HERO: valueOf('HERO_GOODS'),
      TOP_SELLING: valueOf('TOP_SELLING_GOODS'),
      NEW_ARRIVAL: valueOf('NEW_ARRIVAL_GOODS'),
      FOR_YOU: valueOf('FOR_YOU_GOODS'),
    },
    advert: ADVERT_KEYS.some((key) => values.has(key))
      ? {
          text: both('ADVERT_TEXT'),
          action: both('ADVERT_ACTION'),
          category: valueOf('ADVERT_CATEGORY'),
          picture: picture('ADVERT_PICTURE'),
        }
      : null,
    announcement: both('ANNOUNCEMENT'),
    googleAnalytics: valueOf('GOOGLE_ANALYTICS'),
  };
};
