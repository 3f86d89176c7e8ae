import type { Module } from '#platform/module/module.ts';
import { SavedViewEntity } from './saved-view.entity.ts';
import { savedViewPrivacy } from './saved-view.privacy.ts';
import { savedViewResolvers } from './saved-view.resolvers.ts';
import { SavedViewService } from './saved-view.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    savedViews: SavedViewService;
  }
}

/** Lists of the dashboard as admins have filtered and sorted them, under names. */
export const savedViewModule: Module = {
  name: 'saved-view',
  entities: [SavedViewEntity],
  services: { savedViews: ({ database }) => new SavedViewService(database) },
  resolvers: savedViewResolvers,
  privacy: savedViewPrivacy,
};
