import type { Module } from '#platform/module/module.ts';
import { checkoutForms, checkoutOfVisitor } from './checkout.forms.ts';
import { CheckoutService } from './checkout.service.ts';
import { OrderCodes } from './trust/order-codes.service.ts';
import { OrderCodeEntity } from './trust/trust.entity.ts';
import { trustMailTemplates } from './trust/trust.mail-templates.ts';
import { trustPaths, trustSchemas } from './trust/trust.openapi.ts';
import { trustResolvers } from './trust/trust.resolvers.ts';
import { trustCalls } from './trust/trust.rest.ts';
import { TrustService } from './trust/trust.service.ts';
import { codesCleared } from './trust/trust.statements.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    checkout: CheckoutService;
    trust: TrustService;
    orderCodes: OrderCodes;
  }
}

/** From the cart to an order: what it costs, who pays at the door, and placing it. */
export const checkoutModule: Module = {
  name: 'checkout',
  entities: [OrderCodeEntity],
  services: {
    checkout: ({ database, services }) => new CheckoutService(database, services),
    trust: ({ services, config }) => new TrustService(services.providers, config),
    orderCodes: ({ database, services, config }) => new OrderCodes(database, services, config.sessionSecrets),
  },
  resolvers: trustResolvers,
  forms: checkoutForms,
  visitor: checkoutOfVisitor,
  rest: { calls: trustCalls, paths: trustPaths, schemas: trustSchemas },
  mailTemplates: trustMailTemplates,
  cleanUp: ({ database }) => database.query(codesCleared()),
};
