import type { ShopSettings } from '#schema/shop-settings.ts';
import { Cache } from '#platform/cache/cache.ts';
import type { Module } from '#platform/module/module.ts';
import { SettingEntity } from './setting.entity.ts';
import { settingPrivacy } from './setting.privacy.ts';
import { settingResolvers } from './setting.resolvers.ts';
import { SettingService } from './setting.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    settingChanges: SettingService;
    /** The settings as they were a second ago or later. */
    settings: () => Promise<ShopSettings>;
  }
}

/** What the owner sets without a restart. */
export const settingModule: Module = {
  name: 'setting',
  entities: [SettingEntity],
  services: {
    settingChanges: ({ database }) => new SettingService(database),
    settings: ({ services, clock }) => {
      const cache = new Cache<ShopSettings>({
        lifetimeOf: () => ({ freshMs: Infinity }),
        watch: services.catalogueWatch,
        now: clock,
      });
      const make = () => services.settingChanges.current();
      return async () => (await cache.get('settings', { make })).value;
    },
  },
  resolvers: settingResolvers,
  privacy: settingPrivacy,
};
