import type { PromotionsPageQuery } from '#web/generated/graphql.ts';

/** A promotion of the list. */
export type Promotion = PromotionsPageQuery['promotions']['edges'][number]['node'];
