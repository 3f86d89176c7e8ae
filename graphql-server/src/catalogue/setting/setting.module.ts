import type { ShopSettings } from '#schema/shop-settings.ts';
import { cachedUntilChange } from '#platform/cache/cached-until-change.ts';
import type { Module } from '#platform/module/module.ts';
import { SettingEntity } from './setting.entity.ts';
import { settingMailTemplates } from './setting.mail-templates.ts';
import { settingPrivacy } from './setting.privacy.ts';
import { settingQueues } from './setting.queue.ts';
import { settingResolvers } from './setting.resolvers.ts';
import { SettingService } from './setting.service.ts';
import { createTestMails } from './test-mail.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    settings: SettingService;
    sendTestMail: ReturnType<typeof createTestMails>;
    /** The settings as they were a second ago or later. */
    cachedSettings: () => Promise<ShopSettings>;
  }
}

/** What the owner sets without a restart. */
export const settingModule: Module = {
  name: 'setting',
  entities: [SettingEntity],
  services: {
    settings: ({ database, services, jobs }) => new SettingService({ database, services, jobs }),
    sendTestMail: createTestMails,
    cachedSettings: ({ services, clock }) =>
      cachedUntilChange({ watch: services.catalogueWatch, clock }, () => services.settings.current()),
  },
  resolvers: settingResolvers,
  mailTemplates: settingMailTemplates,
  queues: settingQueues,
  privacy: settingPrivacy,
};
