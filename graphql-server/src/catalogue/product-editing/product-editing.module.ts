import DataLoader from 'dataloader';
import type { Module } from '#platform/module/module.ts';
import type { AdminProductModel, EditorDetails } from './editor/admin-product.model.ts';
import { ProductChanges } from './manage/change.service.ts';
import { ProductEdits } from './bulk/edit.service.ts';
import { StockHistory } from './manage/history.service.ts';
import { ProductEditEntity } from './bulk/product-edit.entity.ts';
import { AdminProductList } from './manage/list.service.ts';
import type { VariantSummary } from './manage/manage.model.ts';
import { managePaths } from './manage/manage.openapi.ts';
import { manageCalls } from './manage/manage.rest.ts';
import { manageResolvers } from './manage/manage.resolvers.ts';
import { editorResolvers } from './editor/editor.resolvers.ts';
import { ProductEditorService } from './editor/editor.service.ts';
import { publishQueues } from './editor/publish.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    productEditor: ProductEditorService;
    adminProducts: AdminProductList;
    productChanges: ProductChanges;
    productEdits: ProductEdits;
    stockHistory: StockHistory;
  }
  interface Loaders {
    adminProductDetails: DataLoader<string, EditorDetails>;
    /** What only admins may read. */
    adminProduct: DataLoader<string, AdminProductModel | null>;
    /** Null for a product without variants. */
    variantSummary: DataLoader<string, VariantSummary | null>;
  }
}

/** What admins see and change of products: the editor, changes in place and of many, and their history. */
export const productEditingModule: Module = {
  name: 'product-editing',
  entities: [ProductEditEntity],
  services: {
    productEditor: ({ database, services, jobs }) => new ProductEditorService(database, services.productPictures, jobs),
    adminProducts: ({ database, services }) => new AdminProductList(database, services),
    productChanges: ({ database }) => new ProductChanges(database),
    productEdits: ({ database }) => new ProductEdits(database),
    stockHistory: ({ database }) => new StockHistory(database),
  },
  loaders: {
    adminProductDetails: ({ services }) => new DataLoader((ids) => services.productEditor.details(ids)),
    adminProduct: ({ services }) => new DataLoader((ids) => services.adminProducts.byIds(ids)),
    variantSummary: ({ services }) => new DataLoader((ids) => services.adminProducts.variantSummaries(ids)),
  },
  resolvers: [editorResolvers, manageResolvers],
  queues: publishQueues,
  rest: { calls: manageCalls, paths: managePaths },
  cleanUp: ({ services }) => services.productEdits.cleanUp(),
};
