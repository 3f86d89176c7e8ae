import DataLoader from 'dataloader';
import type { Module } from '#platform/module/module.ts';
import { AddressEntity } from './address.entity.ts';
import type { AddressModel } from './address.model.ts';
import { addressResolvers } from './address.resolvers.ts';
import { AddressService } from './address.service.ts';
import { addressPrivacy } from './address.privacy.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    addresses: AddressService;
  }
  interface Loaders {
    addressesOf: DataLoader<string, AddressModel[]>;
  }
}

/** The postal addresses of customers. */
export const addressModule: Module = {
  name: 'address',
  entities: [AddressEntity],
  services: { addresses: ({ database }) => new AddressService(database) },
  loaders: {
    addressesOf: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.addresses.listsOf(await signedIn(), ids)),
  },
  resolvers: addressResolvers,
  privacy: addressPrivacy,
};
