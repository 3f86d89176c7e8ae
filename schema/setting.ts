/** The settings of the shop: what each is, for pages and services. */
import { WEEKDAYS } from './delivery.ts';
import { DELIVERY_FEE_CENTS, LOW_STOCK, MOST_LOW_STOCK, RETURN_DAYS } from './limits.ts';
import { PALETTE_NAMES } from './palettes.ts';
import { SHOP } from './shop.ts';
import { DEFAULT_SETTINGS, HOME_SECTIONS, sectionsIn, workingDaysIn, type ShopSettings } from './shop-settings.ts';

/** What a setting may be. */
export interface SettingRule {
  /**
   * Whole dollars, a whole number, taka for a dollar, words in one language, a phone number, an e-mail address, one of
   * `options`, some of them, or some in an order, days, each with commas between them, or the key of a picture.
   */
  kind: 'dollars' | 'number' | 'rate' | 'text' | 'phone' | 'email' | 'choice' | 'some' | 'order' | 'days' | 'picture';
  /** The value where the owner has set none. Where it is empty, another may be empty, too. */
  defaultValue: string;
  /** The least and most dollars or number, or the most characters or days. */
  least?: number;
  most?: number;
  options?: readonly string[];
}

const YES_NO = ['YES', 'NO'] as const;

/** Every setting, in the order of the dashboard. */
export const SETTINGS = {
  SHOP_NAME: { kind: 'text', defaultValue: SHOP.name.en, most: 30 },
  SHOP_NAME_BANGLA: { kind: 'text', defaultValue: SHOP.name.bn, most: 30 },
  LOGO: { kind: 'picture', defaultValue: '' },
  COLOURS: { kind: 'choice', defaultValue: 'BOTTLE', options: PALETTE_NAMES },
  HOME_SECTIONS: { kind: 'order', defaultValue: HOME_SECTIONS.join(','), options: HOME_SECTIONS },
  DELIVERY_FEE: { kind: 'dollars', defaultValue: String(DELIVERY_FEE_CENTS / 100), least: 0, most: 1000 },
  FREE_DELIVERY_FROM: { kind: 'dollars', defaultValue: '', least: 1, most: 100_000 },
  WORKING_DAYS: { kind: 'some', defaultValue: DEFAULT_SETTINGS.workingDays.weekdays.join(','), options: WEEKDAYS },
  HOLIDAYS: { kind: 'days', defaultValue: '', most: 40 },
  RETURN_DAYS: { kind: 'number', defaultValue: String(RETURN_DAYS), least: 3, most: 365 },
  LOW_STOCK: { kind: 'number', defaultValue: String(LOW_STOCK), least: 1, most: MOST_LOW_STOCK },
  TAKA_PER_DOLLAR: { kind: 'rate', defaultValue: '122.5', least: 1, most: 1000 },
  TAKA_BESIDE: { kind: 'choice', defaultValue: 'NO', options: YES_NO },
  CONTACT_PHONE: { kind: 'phone', defaultValue: SHOP.phone, most: 30 },
  CONTACT_EMAIL: { kind: 'email', defaultValue: SHOP.email, most: 254 },
  CONTACT_ADDRESS: { kind: 'text', defaultValue: SHOP.address.en, most: 160 },
  CONTACT_ADDRESS_BANGLA: { kind: 'text', defaultValue: SHOP.address.bn, most: 160 },
  ANNOUNCEMENT: { kind: 'text', defaultValue: '', most: 160 },
  ANNOUNCEMENT_BANGLA: { kind: 'text', defaultValue: '', most: 160 },
  TWO_FACTOR_REQUIRED: { kind: 'choice', defaultValue: 'NO', options: YES_NO },
} as const satisfies Record<string, SettingRule>;

/** The name of a setting. */
export type SettingKey = keyof typeof SETTINGS;

/** The names of all settings. */
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

/** Returns what a setting may be. */
export const ruleOf = (key: SettingKey): SettingRule => SETTINGS[key];

/** Returns the settings by the values that the owner has set; the others are as they are in a new shop. */
export const settingsFrom = (values: ReadonlyMap<string, string>): ShopSettings => {
  const valueOf = (key: SettingKey) => values.get(key) ?? SETTINGS[key].defaultValue;
  const freeFrom = valueOf('FREE_DELIVERY_FROM');
  return {
    name: { en: valueOf('SHOP_NAME'), bn: valueOf('SHOP_NAME_BANGLA') },
    logo: valueOf('LOGO') === '' ? null : `/pictures/${valueOf('LOGO')}`,
    // A choice that a release before offered may be there no more.
    colours: PALETTE_NAMES.find((name) => name === valueOf('COLOURS')) ?? 'BOTTLE',
    homeSections: sectionsIn(valueOf('HOME_SECTIONS')),
    delivery: {
      feeCents: Number(valueOf('DELIVERY_FEE')) * 100,
      freeFromCents: freeFrom === '' ? null : Number(freeFrom) * 100,
    },
    workingDays: workingDaysIn(valueOf('WORKING_DAYS'), valueOf('HOLIDAYS')),
    returnDays: Number(valueOf('RETURN_DAYS')),
    lowStock: Number(valueOf('LOW_STOCK')),
    taka: { perDollar: Number(valueOf('TAKA_PER_DOLLAR')), isBeside: valueOf('TAKA_BESIDE') === 'YES' },
    contact: {
      phone: valueOf('CONTACT_PHONE'),
      email: valueOf('CONTACT_EMAIL'),
      address: { en: valueOf('CONTACT_ADDRESS'), bn: valueOf('CONTACT_ADDRESS_BANGLA') },
    },
    announcement: { en: valueOf('ANNOUNCEMENT'), bn: valueOf('ANNOUNCEMENT_BANGLA') },
  };
};

/** The sentences about settings. */
export const SETTING_MESSAGES = {
  required: 'Please enter something.',
  phone: 'Please enter a phone number, such as +880 1700-000000.',
  email: 'Please enter an e-mail address.',
  rate: 'Please enter how many taka a dollar is, such as 122.50.',
  wholeDollars: 'Please enter a whole number of dollars.',
  feeTooLarge: 'Please enter at most $1,000.',
  freeFromBounds: 'Please enter $1 to $100,000, or nothing.',
  returnDays: 'Please enter 3 to 365 days.',
  lowStock: 'Please enter 1 to 50 pieces.',
  workingDays: 'Please choose at least one day.',
  holidays: 'Please enter at most 40 days, such as 2027-02-21, with commas between them.',
  ownCodesFirst: 'Please turn two-factor codes on for yourself first.',
  tooLong: 'Please enter at most 160 characters.',
  picture: 'Please upload this picture again.',
  choice: 'Please choose one of the list.',
  nameTooLong: 'Please enter at most 30 characters.',
} as const;
