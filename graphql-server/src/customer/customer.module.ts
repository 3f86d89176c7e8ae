import DataLoader from 'dataloader';
import { fillExample } from '../http/openapi/with-examples.ts';
import type { Module } from '../module.ts';
import { CustomerEntity } from './customer.entity.ts';
import type { CustomerModel } from './customer.model.ts';
import { customerPaths, customerSchemas } from './customer.openapi.ts';
import { customerResolvers } from './customer.resolvers.ts';
import { customerCalls } from './customer.rest.ts';
import { CustomerService } from './customer.service.ts';
import { customerLetters } from './customer.letters.ts';

declare module '../module.ts' {
  interface Services {
    customers: CustomerService;
  }
  interface Loaders {
    customer: DataLoader<string, CustomerModel | null>;
  }
}

/** Customers: profiles, and the decisions of admins. */
export const customerModule: Module = {
  name: 'customer',
  entities: [CustomerEntity],
  services: {
    customers: ({ database, services: { pictures, mails } }) =>
      new CustomerService(database, pictures, mails),
  },
  loaders: {
    customer: ({ services }) => new DataLoader((ids) => services.customers.byIds(ids)),
  },
  resolvers: customerResolvers,
  rest: {
    calls: customerCalls,
    fillExamples: ({ paths }, { customer }) =>
      fillExample(paths['/order/newcustomer/{id}']?.put, 'id', customer?.id),
    paths: customerPaths,
    schemas: customerSchemas,
  },
  letters: customerLetters,
};
