import type { Module } from '#platform/module/module.ts';
import { ProductImportEntity, ProductImportRowEntity } from './product-import.entity.ts';
import { productImportPaths, productImportSchemas } from './product-import.openapi.ts';
import { productImportQueues } from './product-import.queue.ts';
import { productImportResolvers } from './product-import.resolvers.ts';
import { productImportCalls } from './product-import.rest.ts';
import { ProductImportService } from './product-import.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    productImports: ProductImportService;
  }
}

/** Products from files. */
export const productImportModule: Module = {
  name: 'product-import',
  entities: [ProductImportEntity, ProductImportRowEntity],
  services: {
    productImports: ({ database, config, services, jobs }) =>
      new ProductImportService(database, config, services, jobs),
  },
  resolvers: productImportResolvers,
  queues: productImportQueues,
  rest: { calls: productImportCalls, paths: productImportPaths, schemas: productImportSchemas },
  cleanUp: ({ services }) => services.productImports.cleanUp(),
};
