import { InvalidInput } from '#kernel/errors.ts';
import type { RequestContext } from '#platform/http/context.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { AddressModel } from './address.model.ts';
import { addressText, placesOf } from './address.service.ts';
import type { Viewer } from '../customer/customer.model.ts';

/** Clears the customer from the loader, so that the rest of the request reads the current data. */
const freshCustomer = async ({ loaders }: RequestContext, { id }: Viewer) => {
  loaders.addressesOf.clear(id);
  const customer = await loaders.customer.clear(id).load(id);
  if (customer === null) throw new Error('The customer is gone.');
  return customer;
};

/** Saves an address of the viewer, and returns the result. */
const save = (context: RequestContext, work: (viewer: Viewer) => Promise<AddressModel>) =>
  runMutation(context, 'SaveAddressSuccess', [InvalidInput], async (viewer) => ({
    address: await work(viewer),
    customer: await freshCustomer(context, viewer),
  }));

/** Addresses. */
export const addressResolvers: Resolvers = {
  Mutation: {
    addAddress: (_, { input }, context) => save(context, (viewer) => context.services.addresses.add(viewer, input)),
    updateAddress: (_, { id, input }, context) =>
      save(context, (viewer) => context.services.addresses.update(viewer, id, input)),
    removeAddress: async (_, { id }, context) => {
      const viewer = await context.signedIn();
      return context.services.addresses.remove(viewer, id);
    },
  },
  Customer: {
    addresses: ({ id }, _, { loaders }) => loaders.addressesOf.load(id),
  },
  Address: {
    upazila: (address) => placesOf(address).upazila,
    district: (address) => placesOf(address).district,
    division: (address) => placesOf(address).division,
    text: addressText,
  },
};
