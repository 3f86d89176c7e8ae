import type { RowOf } from '#platform/db/sql.ts';
import type { CountedPage } from '#kernel/paging.ts';
import type { PricingRule } from '../pricing/pricing.ts';

/** A promotion as services return it. */
export type PromotionModel = RowOf<'allPromotions'>['promotion'];

/** A page of promotions. */
export type PromotionConnectionModel = CountedPage<PromotionModel>;

/** What a code gives for an order. */
export interface Offer<Line> {
  promotionId: string;
  /** What it is now; an order is placed only if it is still that. */
  terms: string;
  rule: PricingRule<Line>;
}
