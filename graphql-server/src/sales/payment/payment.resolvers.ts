import { InvalidInput, OutOfStock, PaymentNotPossible } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { paymentOf } from './payment.service.ts';

/** The payment ledger. */
export const paymentResolvers: Resolvers = {
  Query: {
    courierBalances: async (_, __, context) => context.services.payments.courierBalances(await context.signedIn()),
    collectedByCourier: async (_, { carrier }, context) =>
      context.services.payments.collectedBy(await context.signedIn(), carrier),
    courierPayouts: async (_, { first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { payments } = context.services;
      const page = await payments.payouts(viewer, { first, after });
      return { ...page, count: () => payments.countPayouts(viewer) };
    },
  },
  CourierPayoutConnection: {
    totalCount: (list) => list.count(),
  },
  Mutation: {
    startPayment: (_, { input }, context) =>
      runMutation(context, 'StartPaymentSuccess', [InvalidInput, OutOfStock, PaymentNotPossible], async (viewer) =>
        context.services.paying.start(viewer, input, context.client),
      ),
    checkPayment: async (_, { orderId }, context) => context.services.paying.check(await context.signedIn(), orderId),
    recordRefund: (_, { input }, context) =>
      runMutation(context, 'RecordRefundSuccess', [InvalidInput], async (viewer) => {
        const order = await context.services.payments.recordRefund(viewer, input);
        context.loaders.paidForOrder.clear(order.id);
        return { order };
      }),
    recordCourierPayout: (_, { input }, context) =>
      runMutation(context, 'RecordCourierPayoutSuccess', [InvalidInput], async (viewer) => ({
        balance: await context.services.payments.recordPayout(viewer, input),
      })),
  },
  OrderPayment: {
    methods: (payment, _, { services }) => services.paying.methodsFor(payment),
    bdtPerUsd: (_, __, { services }) => services.paying.bdtPerUsd,
    attempts: ({ orderId }, _, { loaders }) => loaders.attemptsOf.load(orderId),
  },
  AdminOrder: {
    ledger: ({ id }, _, { services }) => services.payments.ledgerOf(id),
  },
  LedgerEntry: {
    by: ({ actorId }, _, { loaders }) => (actorId === null ? null : loaders.customer.load(actorId)),
  },
  Order: {
    payment: async (order, _, { loaders }) => paymentOf(order, await loaders.paidForOrder.load(order.id)),
  },
};
