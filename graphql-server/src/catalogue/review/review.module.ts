import DataLoader from 'dataloader';
import type { ReviewRefusal } from '#schema/review.ts';
import type { Module } from '#platform/module/module.ts';
import { CommentEntity, ReviewEntity } from './review.entity.ts';
import type { OpinionPage, OpinionPageRequest } from './review.model.ts';
import { moderationResolvers } from './moderation.resolvers.ts';
import { ModerationService } from './moderation.service.ts';
import { reviewMailTemplates } from './review.mail-templates.ts';
import { reviewForms } from './review.forms.ts';
import { reviewListeners } from './review.listeners.ts';
import { reviewResolvers } from './review.resolvers.ts';
import { ReviewService } from './review.service.ts';
import { reviewPrivacy } from './review.privacy.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    reviews: ReviewService;
    moderation: ModerationService;
  }
  interface Loaders {
    opinions: DataLoader<OpinionPageRequest, OpinionPage, string>;
    reviewRefusal: DataLoader<string, ReviewRefusal | null>;
  }
}

/** Reviews and comments. */
export const reviewModule: Module = {
  name: 'review',
  entities: [ReviewEntity, CommentEntity],
  services: {
    reviews: ({ database, services }) => new ReviewService(database, services),
    moderation: ({ database, services: { mails } }) => new ModerationService(database, mails),
  },
  loaders: {
    opinions: ({ services }) =>
      new DataLoader((pages) => services.reviews.pages(pages), {
        cacheKeyFn: ({ kind, productId, page, sort, filter }) =>
          JSON.stringify([kind, productId, page, sort, filter?.rating, filter?.hasPictures, filter?.verified]),
      }),
    reviewRefusal: ({ services, viewer }) =>
      new DataLoader(async (ids) => services.reviews.refusals(await viewer(), ids)),
  },
  forms: reviewForms,
  resolvers: [reviewResolvers, moderationResolvers],
  mailTemplates: reviewMailTemplates,
  listeners: reviewListeners,
  privacy: reviewPrivacy,
};
