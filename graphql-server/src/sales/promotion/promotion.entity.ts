import { PROMOTION_KINDS } from '#schema/promotion.ts';
import {
  boolean,
  entity,
  id,
  instant,
  integer,
  known,
  now,
  reference,
  smallint,
  text,
  uuids,
} from '#platform/db/entity.ts';

/** Promotion codes: what they take off, and when. */
export const PromotionEntity = entity(
  'Promotion',
  'promotions',
  {
    id,
    code: text,
    kind: known(PROMOTION_KINDS),
    percent: smallint.orNull(),
    amountCents: integer.orNull(),
    minimumCents: integer.defaultTo(0),
    startsAt: instant.orNull(),
    endsAt: instant.orNull(),
    totalLimit: integer.orNull(),
    customerLimit: integer.orNull(),
    /**
     * What it is for; all products when both are empty. No foreign keys: one whose products are gone must not be for
     * all.
     */
    categoryIds: uuids.defaultTo([]),
    productIds: uuids.defaultTo([]),
    /** The number of rows in `promotion_uses`, in this row so that a race for the last use has one winner. */
    used: integer.defaultTo(0),
    active: boolean.defaultTo(true),
    createdAt: now,
  },
  {
    uniques: [{ name: 'promotions_code_unique', columns: ['code'] }],
    checks: [
      { name: 'promotions_code_form', expression: `code ~ '^[A-Z0-9-]{3,30}$'` },
      {
        name: 'promotions_percent_of_kind',
        expression: `(kind = 'PERCENT') = (percent IS NOT NULL)`,
      },
      {
        name: 'promotions_amount_of_kind',
        expression: `(kind = 'FIXED') = (amount_cents IS NOT NULL)`,
      },
      { name: 'promotions_percent_1_to_100', expression: `percent >= 1 AND percent <= 100` },
      {
        name: 'promotions_amount_whole_dollars',
        expression: `amount_cents > 0 AND amount_cents % 100 = 0`,
      },
      { name: 'promotions_minimum_not_negative', expression: `minimum_cents >= 0` },
      { name: 'promotions_ends_after_start', expression: `ends_at > starts_at` },
      { name: 'promotions_customer_limit_positive', expression: `customer_limit >= 1` },
      { name: 'promotions_used_within_limit', expression: `used <= total_limit` },
      { name: 'promotions_used_not_negative', expression: `used >= 0` },
    ],
  },
);

/** Which orders use which promotion: at most one each. */
export const PromotionUseEntity = entity(
  'PromotionUse',
  'promotion_uses',
  {
    orderId: reference('Order', 'CASCADE').primary(),
    promotionId: reference('Promotion'),
    /** Null once the customer has deleted their account. */
    customerId: reference('Customer', 'SET NULL').orNull(),
    at: now,
  },
  {
    indices: [
      { name: 'promotion_uses_by_promotion', columns: ['promotionId', 'customerId'] },
      { name: 'promotion_uses_by_customer', columns: ['customerId'] },
    ],
  },
);
