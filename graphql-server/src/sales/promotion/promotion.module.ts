import type { Module } from '#platform/module/module.ts';
import { PromotionEntity, PromotionUseEntity } from './promotion.entity.ts';
import { promotionPrivacy } from './promotion.privacy.ts';
import { promotionResolvers } from './promotion.resolvers.ts';
import { PromotionService } from './promotion.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    promotions: PromotionService;
  }
}

/** Codes that take something off an order. */
export const promotionModule: Module = {
  name: 'promotion',
  entities: [PromotionEntity, PromotionUseEntity],
  services: { promotions: ({ database, services }) => new PromotionService(database, services.limits) },
  resolvers: promotionResolvers,
  privacy: promotionPrivacy,
};
