import DataLoader from 'dataloader';
import { categorySlug } from '#schema/category-slug.ts';
import { once } from '#kernel/lazily.ts';
import { cachedUntilChange } from '#platform/cache/cached-until-change.ts';
import { olderThan } from '#platform/db/instants.ts';
import { fillExample } from '#platform/http/openapi/with-examples.ts';
import type { Module } from '#platform/module/module.ts';
import { categoryPaths, categorySchemas } from './category/category.openapi.ts';
import { categoryResolvers } from './category/category.resolvers.ts';
import { categoryCalls } from './category/category.rest.ts';
import { CategoryService } from './category/category.service.ts';
import type { CategoryTree } from './category-tree.ts';
import { readExampleProduct } from './product-example.ts';
import { CategoryEntity, ProductCountEntity, ProductEntity } from './product.entity.ts';
import type { CategoryModel, ProductDetails, ProductModel, RelatedRequest } from './product.model.ts';
import { productPaths, productSchemas } from './product.openapi.ts';
import { productResolvers } from './product.resolvers.ts';
import { cachedProductCalls, productCalls } from './product.rest.ts';
import { ProductService } from './product.service.ts';
import { CatalogueChangeEntity } from './changes/catalogue-change.entity.ts';
import { createCatalogueWatch, type CatalogueWatch } from './changes/catalogue-watch.ts';
import { PublishedProducts } from './published/published.service.ts';
import { PriceChangeEntity, ProductSkuEntity, ProductVariantEntity } from './variant.entity.ts';
import { ProductTranslationEntity } from './translation.entity.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    products: ProductService;
    categories: CategoryService;
    publishedProducts: PublishedProducts;
    catalogueWatch: CatalogueWatch;
    /** The category tree as it was a second ago or later: a product may have a category that is newer. */
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
  }
}

/** The catalogue: products and categories. */
export const productModule: Module = {
  name: 'product',
  entities: [
    CategoryEntity,
    ProductEntity,
    ProductCountEntity,
    ProductVariantEntity,
    ProductSkuEntity,
    PriceChangeEntity,
    ProductTranslationEntity,
    CatalogueChangeEntity,
  ],
  services: {
    products: ({ database }) => new ProductService(database),
    categories: ({ database, services }) => new CategoryService(database, services),
    publishedProducts: ({ database, services }) =>
      new PublishedProducts(database, services.products, services.publicReads),
    catalogueWatch: ({ services, log, clock }) => createCatalogueWatch(services.publicReads, log, clock),
    cachedTree: ({ services, clock }) =>
      cachedUntilChange({ watch: services.catalogueWatch, clock }, () => services.products.categoryTree()),
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
    categoryCount: ({ services }) => new DataLoader((categories) => services.products.categoryCounts(categories)),
    categoryPicture: ({ services }) => new DataLoader((categories) => services.products.categoryPictures(categories)),
    product: ({ services, language }) => new DataLoader((ids) => services.products.byIds(ids, language)),
    productDetails: ({ services, language }) => new DataLoader((ids) => services.products.details(ids, language)),
    related: ({ services, language }) =>
      new DataLoader((requests) => services.products.related(requests, language), {
        cacheKeyFn: ({ productId, first }) => `${productId}:${first}`,
      }),
  },
  resolvers: [productResolvers, categoryResolvers],
  rest: {
    cached: cachedProductCalls,
    calls: { ...productCalls, ...categoryCalls },
    tags: [{ name: 'Catalogue', description: 'Products for everybody, and pictures of customers.' }],
    fillExamples: ({ paths }, { product }) =>
      fillExample(paths['/backend/product/details/{_id}']?.get, '_id', product?.id),
    paths: { ...productPaths, ...categoryPaths },
    schemas: { ...productSchemas, ...categorySchemas },
  },
  // Every server has seen them by then.
  cleanUp: ({ database }) => database.manager.delete(CatalogueChangeEntity, { at: olderThan('1 hour') }),
  examples: async (services) => ({ product: await readExampleProduct(services) }),
  pages: {
    details: (id, { services }) => services.products.presence(id),
    category: (name, { services }) => services.products.categoryPresence(categorySlug(name)),
    electronics: (_, { services }) => services.products.categoryPresence('electronics'),
    fashion: (_, { services }) => services.products.categoryPresence('fashion'),
    homeFurniture: (_, { services }) => services.products.categoryPresence('home-furniture'),
  },
};
