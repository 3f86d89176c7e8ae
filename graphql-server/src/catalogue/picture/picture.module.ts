import { demoPictures } from '#platform/demo/demo.ts';
import { fillExample } from '#platform/http/openapi/with-examples.ts';
import type { Module } from '#platform/module/module.ts';
import { ProductPictureEntity, UploadedPictureEntity } from './picture.entity.ts';
import { picturePaths, pictureSchemas } from './picture.openapi.ts';
import { pictureRoutes } from './picture.rest.ts';
import { PictureService } from './picture.service.ts';
import { CachedRenditions } from './renditions/cached-renditions.ts';
import { createPictureStore } from './store/create-store.ts';
import { FolderStore, pictureFolders } from './store/folder-store.ts';
import type { PictureStore } from './store/picture-store.ts';
import { PictureRemoval, removalQueues } from './store/removal.ts';
import { pictureCalls } from './picture-upload.rest.ts';
import { picturePrivacy } from './picture.privacy.ts';
import { productPictureResolvers } from './product/product-pictures.resolvers.ts';
import { publicInternet } from '#platform/network/public-internet.ts';
import { ProductPictureService } from './product/product-pictures.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    /** Where uploaded pictures are. */
    pictureStore: PictureStore;
    pictureForms: CachedRenditions;
    pictureRemoval: PictureRemoval;
    pictures: PictureService;
    productPictures: ProductPictureService;
  }
}

/** Pictures: those that customers upload, and the delivery of all of them. */
export const pictureModule: Module = {
  name: 'picture',
  entities: [UploadedPictureEntity, ProductPictureEntity],
  services: {
    pictureStore: createPictureStore,
    pictureForms: ({ config }) => new CachedRenditions(pictureFolders(config).cache, config.pictures.cacheBytes),
    pictureRemoval: ({ services: { pictureStore: store, pictureForms: forms }, jobs }) =>
      new PictureRemoval({ store, forms, jobs }),
    pictures: ({ database, services }) => new PictureService(database, services),
    productPictures: ({ database, services, pictureReach }) =>
      new ProductPictureService(database, services, pictureReach ?? publicInternet),
  },
  resolvers: productPictureResolvers,
  rest: {
    calls: pictureCalls,
    routers: ({ services: { pictureStore, pictureForms: forms } }, contextOf) => [
      pictureRoutes({ places: [new FolderStore(demoPictures), pictureStore], forms }, contextOf),
    ],
    fillExamples: ({ paths }, { product }) =>
      fillExample(paths['/pictures/{key}/{file}']?.get, 'key', product?.picture),
    paths: picturePaths,
    schemas: pictureSchemas,
  },
  cleanUp: async ({ services }) => {
    await services.pictures.removeUnused();
    await services.productPictures.removeUnused();
  },
  queues: removalQueues,
  privacy: picturePrivacy,
};
