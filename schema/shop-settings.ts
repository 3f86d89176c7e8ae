/** The settings of the shop as pages and services use them; `setting.ts` has them as the owner changes them. */
import { roundToDollars } from './dollars.ts';
import { banglaDigits } from './digits.ts';
import type { LanguageTag } from './language.ts';
import { DELIVERY_FEE_CENTS } from './limits.ts';
import { SHOP } from './shop.ts';

/** What delivery costs. */
export interface DeliveryTerms {
  /** The fee of an order, in cents. */
  feeCents: number;
  /** The price of the goods, before promotions, from which delivery is free, in cents; null for never. */
  freeFromCents: number | null;
}

/** The settings as the shop uses them. */
export interface ShopSettings {
  delivery: DeliveryTerms;
  /** How to reach the shop: in the footer, on invoices, in mails. */
  contact: { phone: string; email: string; address: { en: string; bn: string } };
  /** What stands above every page; empty for nothing. */
  announcement: { en: string; bn: string };
}

/** The settings of a new shop. */
export const DEFAULT_SETTINGS: ShopSettings = {
  delivery: { feeCents: DELIVERY_FEE_CENTS, freeFromCents: null },
  contact: { phone: SHOP.phone, email: SHOP.email, address: SHOP.address },
  announcement: { en: '', bn: '' },
};

/** Returns the delivery fee of goods by what they cost before promotions, which must never make it dearer. In cents. */
export const deliveryFeeOf = ({ feeCents, freeFromCents }: DeliveryTerms, goodsCents: number): number =>
  freeFromCents !== null && roundToDollars(goodsCents) >= freeFromCents ? 0 : feeCents;

/** How to reach the shop, in one language. */
export interface ShopContact {
  address: string;
  /** With the digits of the language. */
  phone: string;
  email: string;
}

/** Returns how to reach the shop, in a language. */
export const contactIn = ({ contact }: Pick<ShopSettings, 'contact'>, language: LanguageTag): ShopContact => ({
  address: contact.address[language],
  phone: language === 'bn' ? banglaDigits(contact.phone) : contact.phone,
  email: contact.email,
});
