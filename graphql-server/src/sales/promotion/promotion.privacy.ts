import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '#people/privacy/exported.ts';
import { promotionUsesExported } from './promotion.statements.ts';

/** Uses stay counted when the customer is deleted; they lose the customer, by their foreign key. */
export const promotionPrivacy: PrivacyPart = {
  exports: {
    promotionUses: exported('promotion_uses', 'Which orders used a promotion code', promotionUsesExported),
  },
};
