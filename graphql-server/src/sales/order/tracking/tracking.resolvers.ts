import type {
  Resolvers,
  SubscriptionOrderChangedArgs,
  SubscriptionTrackedOrderChangedArgs,
} from '#generated/schema.ts';
import type { RequestContext } from '#platform/http/context.ts';

/** Answers once: for what does not change any more for the caller. It waits for nothing, so it can be ended at any time. */
async function* once(): AsyncGenerator<undefined> {
  yield undefined;
}

/** Where orders are, live and by the links of mails. Every push reads the order again, as the viewer of that moment. */
export const trackingResolvers: Resolvers = {
  Query: {
    trackedOrder: (_, { token }, { services }) => services.tracking.find(token),
  },
  Subscription: {
    orderChanged: {
      // Nobody learns when somebody else's order changes.
      subscribe: async (_, { id }, { services, signedIn, live }) =>
        (await services.orders.find(await signedIn(), id)) === null ? once() : live.changesOf(id),
      resolve: async (_: unknown, { id }: SubscriptionOrderChangedArgs, { services, signedIn }: RequestContext) =>
        services.orders.find(await signedIn(), id),
    },
    trackedOrderChanged: {
      subscribe: async (_, { token }, { services, live }) => {
        const id = services.trackingLinks.orderOf(token);
        return id === null ? once() : live.changesOf(id);
      },
      resolve: (_: unknown, { token }: SubscriptionTrackedOrderChangedArgs, { services }: RequestContext) =>
        services.tracking.find(token),
    },
  },
  TrackedOrder: {
    delivery: ({ placedAt }, _, { services }) => services.calendar.arrivalOf(new Date(placedAt)),
    shipments: ({ id }, _, { loaders }) => loaders.shipmentsOf.load(id),
  },
};
