import DataLoader from 'dataloader';
import type { Module } from '#platform/module/module.ts';
import {
  CourierPayoutEntity,
  PaymentAgreementEntity,
  PaymentAttemptEntity,
  PaymentEntryEntity,
  PayoutOrderEntity,
} from './payment.entity.ts';
import { agreementQueues, AgreementsService } from './agreements/agreements.service.ts';
import { EndedAgreementEntity } from './agreements/ended-agreement.entity.ts';
import type { SavedAccountModel } from './agreements/saved-account.model.ts';
import type { PaymentAttemptModel } from './attempts/attempt.model.ts';
import { AttemptsService } from './attempts/attempts.service.ts';
import { PayingService } from './attempts/paying.service.ts';
import { paymentQueues } from './attempts/reconcile.ts';
import { fillPaymentExamples, paymentPaths, paymentSchemas } from './edge/payment.openapi.ts';
import { paymentCalls } from './edge/payment.rest.ts';
import { providerRoutes } from './edge/provider-routes.rest.ts';
import './payment.events.ts';
import type { LedgerSums } from './amounts.ts';
import { paymentMailTemplates } from './payment.mail-templates.ts';
import { paymentListeners } from './payment.listeners.ts';
import { paymentPrivacy } from './payment.privacy.ts';
import { paymentResolvers } from './payment.resolvers.ts';
import { PaymentService } from './payment.service.ts';
import { PaymentDecisionEntity, RefundDueEntity, RefundEntity } from './refunds/refund.entity.ts';
import type { RefundModel } from './refunds/refund.model.ts';
import { refundQueues } from './refunds/refund.queue.ts';
import { RefundService } from './refunds/refund.service.ts';
import { ManualSettlementService } from './manual-settlement/manual-settlement.service.ts';
import { createProviders } from './providers/create-providers.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { PaymentTokenEntity } from './providers/tokens/token.entity.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    payments: PaymentService;
    attempts: AttemptsService;
    paying: PayingService;
    providers: PaymentProviders;
    agreements: AgreementsService;
    refunds: RefundService;
    manualSettlement: ManualSettlementService;
  }
  interface Loaders {
    paidForOrder: DataLoader<string, LedgerSums>;
    attemptsOf: DataLoader<string, PaymentAttemptModel[]>;
    savedAccountsOf: DataLoader<string, SavedAccountModel[]>;
    refundsOf: DataLoader<string, RefundModel[]>;
  }
}

/** Payments: the ledger, attempts to pay with providers, and refunds by them. */
export const paymentModule: Module = {
  name: 'payment',
  entities: [
    PaymentEntryEntity,
    CourierPayoutEntity,
    PayoutOrderEntity,
    PaymentAttemptEntity,
    PaymentAgreementEntity,
    PaymentTokenEntity,
    EndedAgreementEntity,
    RefundEntity,
    RefundDueEntity,
    PaymentDecisionEntity,
  ],
  services: {
    payments: ({ database, services }) => new PaymentService(database, services),
    providers: createProviders,
    agreements: ({ database, services }) => new AgreementsService(database, services.providers),
    attempts: ({ database, services, config }) => new AttemptsService(database, services, config),
    paying: ({ database, services }) => new PayingService(database, services),
    refunds: (deps) => new RefundService(deps),
    manualSettlement: ({ database, services }) => new ManualSettlementService(database, services),
  },
  loaders: {
    attemptsOf: ({ services }) => new DataLoader((ids) => services.attempts.attemptsOf(ids)),
    savedAccountsOf: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.agreements.listsOf(await signedIn(), ids)),
    refundsOf: ({ services }) => new DataLoader((ids) => services.refunds.refundsOf(ids)),
    paidForOrder: ({ services }) => new DataLoader((ids) => services.payments.paidFor(ids)),
  },
  resolvers: paymentResolvers,
  rest: {
    calls: paymentCalls,
    routers: providerRoutes,
    paths: paymentPaths,
    schemas: paymentSchemas,
    fillExamples: fillPaymentExamples,
  },
  queues: { ...paymentQueues, ...agreementQueues, ...refundQueues },
  mailTemplates: paymentMailTemplates,
  listeners: paymentListeners,
  privacy: paymentPrivacy,
};
