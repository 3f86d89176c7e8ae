import { demoPictures } from '../demo.ts';
import { fillExample } from '../http/openapi/with-examples.ts';
import type { Module } from '../module.ts';
import { ProductPictureEntity, UploadedPictureEntity } from './picture.entity.ts';
import { picturePaths, pictureSchemas } from './picture.openapi.ts';
import { pictureRoutes } from './picture.rest.ts';
import { PictureService } from './picture.service.ts';
import { pictureFolders } from './picture-files.ts';
import { pictureCalls } from './picture-upload.rest.ts';
import { picturePrivacy } from './picture.privacy.ts';
import { productPictureResolvers } from './product/product-pictures.resolvers.ts';
import { publicInternet } from './remote/remote-picture.ts';
import { ProductPictureService } from './product/product-pictures.service.ts';

declare module '../module.ts' {
  interface Services {
    pictures: PictureService;
    productPictures: ProductPictureService;
  }
}

/** Pictures: those that customers upload, and the delivery of all of them. */
export const pictureModule: Module = {
  name: 'picture',
  entities: [UploadedPictureEntity, ProductPictureEntity],
  services: {
    pictures: ({ database, config }) => new PictureService(database, config),
    productPictures: ({ database, services, config, pictureReach }) =>
      new ProductPictureService(database, services.limits, config, pictureReach ?? publicInternet),
  },
  resolvers: productPictureResolvers,
  rest: {
    calls: pictureCalls,
    routers: ({ config }) => {
      const { originals, cache } = pictureFolders(config);
      return [pictureRoutes({ sourceDirs: [demoPictures, originals], cacheDir: cache })];
    },
    fillExamples: ({ paths }, { product }) =>
      fillExample(paths['/pictures/{key}/{file}']?.get, 'key', product?.picture),
    paths: picturePaths,
    schemas: pictureSchemas,
  },
  cleanUp: async ({ services }) => {
    await services.pictures.removeUnused();
    await services.productPictures.removeUnused();
  },
  privacy: picturePrivacy,
};
