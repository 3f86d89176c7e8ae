import {
  InvalidInput,
  OrderLimitReached,
  OrderMoveRefused,
  OutOfStock,
  PriceChanged,
  PromotionRefused,
  TotalChanged,
} from '#kernel/errors.ts';
import { mayMove } from '#schema/order-moves.ts';
import { may } from '#schema/staff.ts';
import type { Language } from '#kernel/language.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { messageFields } from '#platform/http/wording.ts';
import type { Resolvers } from '#generated/schema.ts';
import { toPicture } from '#catalogue/picture/picture-path.ts';
import { actorOf } from './transitions.ts';

const inLanguage = (language: Language, english: string, bangla: string | null | undefined) =>
  (language === 'BN' && bangla) || english;

/** Why an order may not be placed. */
const orderRefusals = [
  InvalidInput,
  PriceChanged,
  OutOfStock,
  PromotionRefused,
  TotalChanged,
  OrderLimitReached,
] as const;

/** Orders. */
export const orderResolvers: Resolvers = {
  Query: {
    delivery: (_, __, { services }) => services.calendar.arrivalOf(new Date()),
    checkout: async (_, { input }, context) => context.services.checkout.checkout(await context.signedIn(), input),
    order: async (_, { id }, context) => context.services.orders.find(await context.signedIn(), id),
    orders: async (_, { status = null, first, after = null }, { services, signedIn }) =>
      services.orders.list(await signedIn(), status, { first, after }),
  },
  Mutation: {
    placeOrder: (_, { input }, context) =>
      runMutation(context, 'PlaceOrderSuccess', orderRefusals, async (viewer) => ({
        order: await context.services.checkout.placeOrder(viewer, input),
      })),
    placeOrderFor: (_, { customerId, input }, context) =>
      runMutation(context, 'PlaceOrderSuccess', orderRefusals, async (viewer) => ({
        order: await context.services.checkout.placeOrderFor(viewer, customerId, input),
      })),
    cancelOrder: (_, { input }, context) =>
      runMutation(context, 'CancelOrderSuccess', [InvalidInput, OrderMoveRefused], async (viewer) => ({
        order: await context.services.orders.cancel(viewer, input),
      })),
  },
  Order: {
    delivery: ({ placedAt }, _, { services }) => services.calendar.arrivalOf(new Date(placedAt)),
    customer: ({ customerId }, _, { loaders }) => (customerId === null ? null : loaders.customer.load(customerId)),
    canCancel: async (order, _, { viewer }) => {
      const who = await viewer();
      if (who === null || (who.id !== order.customerId && !may(who, 'MONEY'))) return false;
      return mayMove(order.status, 'CANCELLED', actorOf(who, 'CANCELLED'));
    },
  },
  Checkout: {
    delivery: (_, __, { services }) => services.calendar.arrivalOf(new Date()),
    promotionRefusal: ({ refusal }) => refusal && { ...messageFields(refusal), ...refusal.details },
  },
  OrderConnection: {
    totalCount: (list) => list.count(),
  },
  OrderLine: {
    name: ({ name, bangla }, _, { language }) => inLanguage(language, name, bangla?.name),
    englishName: ({ name }) => name,
    colorLabel: ({ color, bangla }, _, { language }) => color && inLanguage(language, color, bangla?.color),
    image: ({ picture, name, bangla }, _, { language }) => toPicture(picture, inLanguage(language, name, bangla?.name)),
  },
};
