/** The settings of the shop as pages and services use them; `setting.ts` has them as the owner changes them. */
import { roundToDollars } from './dollars.ts';
import { DELIVERY_FEE_CENTS } from './limits.ts';

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
  /** What stands above every page; empty for nothing. */
  announcement: { en: string; bn: string };
}

/** The settings of a new shop. */
export const STANDARD_SETTINGS: ShopSettings = {
  delivery: { feeCents: DELIVERY_FEE_CENTS, freeFromCents: null },
  announcement: { en: '', bn: '' },
};

/** Returns the delivery fee of goods by what they cost before promotions, which must never make it dearer. In cents. */
export const deliveryFeeOf = ({ feeCents, freeFromCents }: DeliveryTerms, goodsCents: number): number =>
  freeFromCents !== null && roundToDollars(goodsCents) >= freeFromCents ? 0 : feeCents;
