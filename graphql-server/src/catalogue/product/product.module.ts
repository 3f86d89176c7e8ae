import DataLoader from 'dataloader';
import { categorySlug } from '#schema/category-slug.ts';
import { once } from '#kernel/lazily.ts';
import { fillExample } from '#platform/http/openapi/with-examples.ts';
import type { Module } from '#platform/module/module.ts';
import type { CategoryTree } from './category-tree.ts';
import { readExampleProduct } from './product-example.ts';
import { CategoryEntity, ProductCountEntity, ProductEntity, ProductStockEntity } from './product.entity.ts';
import type { CategoryModel, ProductDetails, ProductModel, RelatedRequest } from './product.model.ts';
import { productPaths, productSchemas } from './product.openapi.ts';
import { productResolvers } from './product.resolvers.ts';
import { cachedProductCalls, productCalls } from './product.rest.ts';
import { ProductService } from './product.service.ts';
import type { AdminProductModel, EditorDetails } from '../product-editing/editor/admin-product.model.ts';
import { ProductChanges } from '../product-editing/manage/change.service.ts';
import { ProductEdits } from '../product-editing/bulk/edit.service.ts';
import { StockHistory } from '../product-editing/manage/history.service.ts';
import { ProductEditEntity } from '../product-editing/bulk/product-edit.entity.ts';
import { CatalogueChangeEntity } from './changes/catalogue-change.entity.ts';
import { createCatalogueWatch, type CatalogueWatch } from './changes/catalogue-watch.ts';
import { cacheTree } from './changes/cached-tree.ts';
import { catalogueChangesCleared } from './changes/changes.statements.ts';
import { AdminProductList } from '../product-editing/manage/list.service.ts';
import type { VariantSummary } from '../product-editing/manage/manage.model.ts';
import { managePaths } from '../product-editing/manage/manage.openapi.ts';
import { manageCalls } from '../product-editing/manage/manage.rest.ts';
import { manageResolvers } from '../product-editing/manage/manage.resolvers.ts';
import { editorResolvers } from '../product-editing/editor/editor.resolvers.ts';
import { ProductEditorService } from '../product-editing/editor/editor.service.ts';
import { publishQueues } from '../product-editing/editor/publish.ts';
import { ProductImportEntity, ProductImportRowEntity } from '../product-import/product-import.entity.ts';
import { productImportPaths, productImportSchemas } from '../product-import/product-import.openapi.ts';
import { productImportQueues } from '../product-import/product-import.queue.ts';
import { productImportResolvers } from '../product-import/product-import.resolvers.ts';
import { productImportCalls } from '../product-import/product-import.rest.ts';
import { ProductImportService } from '../product-import/product-import.service.ts';
import { TermIndex } from '../search/matches/term-index.ts';
import { ProductSearch } from '../search/product-search.ts';
import { PublishedProducts } from './published/published.service.ts';
import {
  PriceChangeEntity,
  ProductSkuEntity,
  ProductVariantEntity,
  StockChangeEntity,
} from './variant.entity.ts';
import { ProductTranslationEntity, SearchSynonymEntity } from './translation.entity.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    products: ProductService;
    productEditor: ProductEditorService;
    adminProducts: AdminProductList;
    productChanges: ProductChanges;
    productEdits: ProductEdits;
    stockHistory: StockHistory;
    productImports: ProductImportService;
    publishedProducts: PublishedProducts;
    catalogueWatch: CatalogueWatch;
    /** The category tree as it was a second ago or later. */
    cachedTree: () => Promise<CategoryTree>;
  }
  interface Loaders {
    categoryTree: () => Promise<CategoryTree>;
    /** The category of a product. */
    category: (id: string) => Promise<CategoryModel>;
    categoryCount: DataLoader<CategoryModel, number>;
    categoryPicture: DataLoader<CategoryModel, { picture: string; name: string } | null>;
    product: DataLoader<string, ProductModel | null>;
    productDetails: DataLoader<string, ProductDetails>;
    related: DataLoader<RelatedRequest, ProductModel[], string>;
    adminProductDetails: DataLoader<string, EditorDetails>;
    /** What only admins may read. */
    adminProduct: DataLoader<string, AdminProductModel | null>;
    /** Null for a product without variants. */
    variantSummary: DataLoader<string, VariantSummary | null>;
  }
}

/** The catalogue: products, categories, search. */
export const productModule: Module = {
  name: 'product',
  entities: [
    CategoryEntity,
    ProductEntity,
    ProductStockEntity,
    ProductCountEntity,
    ProductVariantEntity,
    ProductSkuEntity,
    StockChangeEntity,
    PriceChangeEntity,
    ProductEditEntity,
    ProductTranslationEntity,
    SearchSynonymEntity,
    ProductImportEntity,
    ProductImportRowEntity,
    CatalogueChangeEntity,
  ],
  services: {
    products: ({ database, services, log, clock }) => {
      const matches = new TermIndex(database, services.catalogueWatch, { log, now: clock });
      return new ProductService(database, new ProductSearch(database, matches));
    },
    productEditor: ({ database, services, jobs }) =>
      new ProductEditorService(database, services.productPictures, jobs),
    adminProducts: ({ database }) => new AdminProductList(database),
    productChanges: ({ database }) => new ProductChanges(database),
    productEdits: ({ database }) => new ProductEdits(database),
    stockHistory: ({ database }) => new StockHistory(database),
    publishedProducts: ({ database, services }) =>
      new PublishedProducts(database, services.products, services.publicReads),
    productImports: ({ database, config, services, jobs }) =>
      new ProductImportService(database, config, services.limits, jobs),
    catalogueWatch: ({ services, log, clock }) => createCatalogueWatch(services.publicReads, log, clock),
    cachedTree: ({ services }) => cacheTree(() => services.products.categoryTree(), services.catalogueWatch),
  },
  loaders: {
    categoryTree: ({ services, isCached }) =>
      once(() => (isCached ? services.cachedTree() : services.products.categoryTree())),
    category: ({ services, loaders }) => {
      const newer = once(() => services.products.categoryTree());
      return async (id) => {
        const category = (await loaders.categoryTree()).byId.get(id) ?? (await newer()).byId.get(id);
        if (!category) throw new Error(`Category ${id} is not in the tree.`);
        return category;
      };
    },
    categoryCount: ({ services }) =>
      new DataLoader((categories) => services.products.categoryCounts(categories)),
    categoryPicture: ({ services }) =>
      new DataLoader((categories) => services.products.categoryPictures(categories)),
    product: ({ services, language }) => new DataLoader((ids) => services.products.byIds(ids, language)),
    productDetails: ({ services, language }) =>
      new DataLoader((ids) => services.products.details(ids, language)),
    related: ({ services, language }) =>
      new DataLoader((requests) => services.products.related(requests, language), {
        cacheKeyFn: ({ productId, first }) => `${productId}:${first}`,
      }),
    adminProductDetails: ({ services }) => new DataLoader((ids) => services.productEditor.details(ids)),
    adminProduct: ({ services }) => new DataLoader((ids) => services.adminProducts.byIds(ids)),
    variantSummary: ({ services }) => new DataLoader((ids) => services.adminProducts.variantSummaries(ids)),
  },
  resolvers: [productResolvers, editorResolvers, manageResolvers, productImportResolvers],
  queues: { ...publishQueues, ...productImportQueues },
  rest: {
    kept: cachedProductCalls,
    calls: { ...productCalls, ...productImportCalls, ...manageCalls },
    tags: [{ name: 'Catalogue', description: 'Products for everybody, and pictures of customers.' }],
    fillExamples: ({ paths }, { product }) =>
      fillExample(paths['/backend/product/details/{_id}']?.get, '_id', product?.id),
    paths: { ...productPaths, ...productImportPaths, ...managePaths },
    schemas: { ...productSchemas, ...productImportSchemas },
  },
  cleanUp: ({ database, services }) =>
    Promise.all([
      services.productImports.cleanUp(),
      services.productEdits.cleanUp(),
      database.query(catalogueChangesCleared()),
    ]),
  examples: async ({ products }) => ({ product: await readExampleProduct(products) }),
  pages: {
    details: (id, { services }) => services.products.presence(id),
    category: (name, { services }) => services.products.categoryPresence(categorySlug(name)),
    electronics: (_, { services }) => services.products.categoryPresence('electronics'),
    fashion: (_, { services }) => services.products.categoryPresence('fashion'),
    homeFurniture: (_, { services }) => services.products.categoryPresence('home-furniture'),
  },
};
