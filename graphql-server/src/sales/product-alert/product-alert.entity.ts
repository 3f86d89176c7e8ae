import { boolean, entity, id, instant, integer, now, reference, type EntityRow } from '#platform/db/entity.ts';

/** What is neither told nor ended: the customer waits. */
const OPEN = 'told_at IS NULL AND ended_at IS NULL';

/** Customers who want one mail when a product or variant is back in stock. */
export const StockAlertEntity = entity(
  'StockAlert',
  'stock_alerts',
  {
    id,
    customerId: reference('Customer', 'CASCADE'),
    productId: reference('Product', 'CASCADE'),
    /** Null for any variant, and for a product without. */
    variantId: reference('ProductVariant', 'CASCADE').orNull(),
    createdAt: now,
    /** When the mail was queued; null again when nothing was left as it was to be written. */
    toldAt: instant.orNull(),
    /** When the link of a mail has ended it. */
    endedAt: instant.orNull(),
  },
  {
    indices: [
      // One of a kind per customer, among those that are open: whoever was told may ask again.
      {
        name: 'stock_alerts_product_unique',
        columns: ['customerId', 'productId'],
        unique: true,
        where: `variant_id IS NULL AND ${OPEN}`,
      },
      {
        name: 'stock_alerts_variant_unique',
        columns: ['customerId', 'variantId'],
        unique: true,
        where: `variant_id IS NOT NULL AND ${OPEN}`,
      },
      { name: 'stock_alerts_open', columns: ['productId', 'id'], where: OPEN },
      { name: 'stock_alerts_by_customer', columns: ['customerId'] },
      { name: 'stock_alerts_by_product', columns: ['productId'] },
      { name: 'stock_alerts_by_variant', columns: ['variantId'], where: 'variant_id IS NOT NULL' },
      { name: 'stock_alerts_told', columns: ['toldAt', 'id'], where: 'told_at IS NOT NULL' },
      { name: 'stock_alerts_ended', columns: ['endedAt', 'id'], where: 'ended_at IS NOT NULL' },
    ],
  },
);

/** Customers who agreed to mails about prices and their cart, or did so once. */
export const PriceMailConsentEntity = entity('PriceMailConsent', 'price_mail_consents', {
  customerId: reference('Customer', 'CASCADE').primary(),
  agreedAt: now,
  /** When they ended it, in the profile or by the link of a mail; null as long as they want them. */
  endedAt: instant.orNull(),
  /** When the last mail about prices was queued. */
  mailedAt: instant.orNull(),
  /** Whether they agreed to mails about their cart too: at first the words spoke of prices only. */
  includesCart: boolean.defaultTo(false),
  /** When the last mail about their cart was queued. */
  remindedAt: instant.orNull(),
});

/** Prices of the products on the wishlists of customers who agreed to mails about them. */
export const PriceAlertEntity = entity(
  'PriceAlert',
  'price_alerts',
  {
    customerId: reference('Customer', 'CASCADE').primary(),
    productId: reference('Product', 'CASCADE').primary(),
    /** The price that the customer knows: as it was put on the list, or as the last mail said. */
    priceCents: integer,
  },
  { indices: [{ name: 'price_alerts_by_product', columns: ['productId'] }] },
);

/** A row of `stock_alerts`. */
export type StockAlertRow = EntityRow<typeof StockAlertEntity>;
