import { demoPictures } from '../demo.ts';
import { fillExample } from '../http/openapi/with-examples.ts';
import type { Module } from '../module.ts';
import { UploadedPictureEntity } from './picture.entity.ts';
import { picturePaths, pictureSchemas } from './picture.openapi.ts';
import { pictureRoutes } from './picture.rest.ts';
import { pictureFolders, PictureService } from './picture.service.ts';
import { pictureCalls } from './picture-upload.rest.ts';
import { picturePrivacy } from './picture.privacy.ts';

declare module '../module.ts' {
  interface Services {
    pictures: PictureService;
  }
}

/** Pictures: those that customers upload, and the delivery of all of them. */
export const pictureModule: Module = {
  name: 'picture',
  entities: [UploadedPictureEntity],
  services: { pictures: ({ database, config }) => new PictureService(database, config) },
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
  cleanUp: ({ services }) => services.pictures.removeUnused(),
  privacy: picturePrivacy,
};
