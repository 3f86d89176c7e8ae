import DataLoader from 'dataloader';
import { fillExample } from '#platform/http/openapi/with-examples.ts';
import type { Module } from '#platform/module/module.ts';
import { CustomerEntity } from './customer.entity.ts';
import type { CustomerModel } from './customer.model.ts';
import { customerPaths, customerSchemas } from './customer.openapi.ts';
import { customerResolvers } from './customer.resolvers.ts';
import { customerCalls } from './customer.rest.ts';
import { CustomerService } from './customer.service.ts';
import { CustomerDecisions } from './manage/decisions.service.ts';
import { CustomerFiguresEntity } from './manage/figures.entity.ts';
import type { CustomerFiguresModel } from './manage/manage.model.ts';
import { customerManagementPaths } from './manage/manage.openapi.ts';
import { customerPrivacy } from './manage/manage.privacy.ts';
import { customerManagementResolvers } from './manage/manage.resolvers.ts';
import { customerManagementCalls } from './manage/manage.rest.ts';
import { CustomerManagement } from './manage/manage.service.ts';
import { customerMailTemplates } from './customer.mail-templates.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    customers: CustomerService;
    customerManagement: CustomerManagement;
    customerDecisions: CustomerDecisions;
  }
  interface Loaders {
    customer: DataLoader<string, CustomerModel | null>;
    customerFigures: DataLoader<string, CustomerFiguresModel>;
  }
}

/** Customers: profiles, and the decisions of admins. */
export const customerModule: Module = {
  name: 'customer',
  entities: [CustomerEntity, CustomerFiguresEntity],
  services: {
    customers: ({ database, services: { pictures } }) => new CustomerService(database, pictures),
    customerManagement: ({ database }) => new CustomerManagement(database),
    customerDecisions: ({ database, services: { mails } }) => new CustomerDecisions(database, mails),
  },
  loaders: {
    customer: ({ services }) => new DataLoader((ids) => services.customers.byIds(ids)),
    customerFigures: ({ services }) => new DataLoader((ids) => services.customerManagement.figuresOf(ids)),
  },
  resolvers: [customerResolvers, customerManagementResolvers],
  rest: {
    calls: { ...customerCalls, ...customerManagementCalls },
    fillExamples: ({ paths }, { customer }) => fillExample(paths['/order/newcustomer/{id}']?.put, 'id', customer?.id),
    paths: { ...customerPaths, ...customerManagementPaths },
    schemas: customerSchemas,
  },
  mailTemplates: customerMailTemplates,
  privacy: customerPrivacy,
};
