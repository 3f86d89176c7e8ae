import DataLoader from 'dataloader';
import { endedMails } from '#schema/product-alert.ts';
import { olderThan } from '#platform/db/instants.ts';
import type { Module } from '#platform/module/module.ts';
import { PriceAlertEntity, PriceMailConsentEntity, StockAlertEntity } from './product-alert.entity.ts';
import { productAlertForms } from './product-alert.forms.ts';
import { productAlertMailTemplates } from './product-alert.mail-templates.ts';
import type { StockAlertModel } from './product-alert.model.ts';
import { productAlertPrivacy } from './product-alert.privacy.ts';
import { productAlertQueues } from './product-alert.queue.ts';
import { productAlertResolvers } from './product-alert.resolvers.ts';
import { cartReminderMailTemplates } from './cart-reminder/cart-reminder.mail-templates.ts';
import { priceMailTemplates } from './price/price-mails.mail-templates.ts';
import { PriceMailService } from './price/price-mails.service.ts';
import { StockAlertService } from './product-alert.service.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribe-link.ts';
import { unsubscribeByLink } from './unsubscribe.rest.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    stockAlerts: StockAlertService;
    priceMails: PriceMailService;
    unsubscribeLinks: UnsubscribeLinks;
  }
  interface Loaders {
    /** Since when a customer wants mails about prices and the cart; null for one who does not. */
    priceMailsSince: DataLoader<string, Date | null>;
    stockAlertsOf: DataLoader<string, StockAlertModel[]>;
  }
}

/** How long a row stays after its mail or end: longer than the figures look back. */
const STORED_FOR = '90 days';

/** Mails about products that customers ask for. */
export const productAlertModule: Module = {
  name: 'product-alert',
  entities: [StockAlertEntity, PriceMailConsentEntity, PriceAlertEntity],
  services: {
    stockAlerts: ({ database, config, services }) => new StockAlertService(database, config, services),
    priceMails: ({ database, config, services }) => new PriceMailService(database, config, services),
    unsubscribeLinks: ({ config }) => createUnsubscribeLinks(config.sessionSecrets, config.publicUrl),
  },
  loaders: {
    priceMailsSince: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.priceMails.sinceOf(await signedIn(), ids)),
    stockAlertsOf: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.stockAlerts.listsOf(await signedIn(), ids)),
  },
  resolvers: productAlertResolvers,
  forms: productAlertForms,
  pageMiddleware: unsubscribeByLink,
  queues: productAlertQueues,
  mailTemplates: { ...productAlertMailTemplates, ...priceMailTemplates, ...cartReminderMailTemplates },
  privacy: productAlertPrivacy,
  cleanUp: async ({ database: { manager } }) => {
    await manager.delete(StockAlertEntity, { toldAt: olderThan(STORED_FOR) });
    await manager.delete(StockAlertEntity, { endedAt: olderThan(STORED_FOR) });
  },
  pages: {
    unsubscribe: (_, { services }, query) => {
      const [kind, token] = [endedMails(query.get('kind')), query.get('token')];
      if (token === null) return 'there';
      return kind && services.unsubscribeLinks.customerOf(kind, token) !== null ? 'there' : 'missing';
    },
  },
};
