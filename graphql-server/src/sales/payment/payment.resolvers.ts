import { InvalidInput, OutOfStock, PaymentNotPossible } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { paymentOf } from './payment.service.ts';

/** Payments: the ledger, attempts, refunds, and saved accounts. */
export const paymentResolvers: Resolvers = {
  Query: {
    courierBalances: async (_, __, context) => context.services.payments.courierBalances(await context.signedIn()),
    collectedByCourier: async (_, { carrier }, context) =>
      context.services.payments.collectedBy(await context.signedIn(), carrier),
    courierPayouts: async (_, { first, after = null }, { services, signedIn }) =>
      services.payments.payouts(await signedIn(), { first, after }),
    ordersToRefund: async (_, { first, after = null }, { services, signedIn }) =>
      services.refunds.dueByHand(await signedIn(), { first, after }),
    ordersBeingRefunded: async (_, { first, after = null }, { services, signedIn }) =>
      services.refunds.underWay(await signedIn(), { first, after }),
    paymentsToSettle: async (_, { first, after = null }, { services, signedIn }) =>
      services.manualSettlement.list(await signedIn(), { first, after }),
  },
  CourierPayoutConnection: {
    totalCount: (list) => list.count(),
  },
  PaymentToSettleConnection: {
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
    grantRefund: (_, { input }, context) =>
      runMutation(context, 'GrantRefundSuccess', [InvalidInput], async (viewer) => ({
        order: await context.services.refunds.grant(viewer, input),
      })),
    settlePayment: (_, { input }, context) =>
      runMutation(context, 'SettlePaymentSuccess', [InvalidInput], async (viewer) => ({
        order: await context.services.manualSettlement.settle(viewer, input),
      })),
    removeSavedAccount: async (_, { id }, context) => {
      const viewer = await context.signedIn();
      context.loaders.savedAccountsOf.clear(viewer.id);
      return context.services.agreements.remove(viewer, id);
    },
  },
  OrderPayment: {
    methods: (payment, _, { services }) => services.paying.methodsFor(payment),
    bdtPerUsd: (_, __, { services }) => services.paying.takaPerDollar(),
    attempts: ({ orderId }, _, { loaders }) => loaders.attemptsOf.load(orderId),
    refunds: ({ orderId }, _, { loaders }) => loaders.refundsOf.load(orderId),
  },
  AdminOrder: {
    ledger: ({ id }, _, { services }) => services.payments.ledgerOf(id),
  },
  LedgerEntry: {
    by: ({ actorId }, _, { loaders }) => (actorId === null ? null : loaders.customer.load(actorId)),
  },
  Customer: {
    savedAccounts: ({ id }, _, { loaders }) => loaders.savedAccountsOf.load(id),
  },
  Order: {
    payment: async (order, _, { loaders }) => paymentOf(order, await loaders.paidForOrder.load(order.id)),
  },
};
