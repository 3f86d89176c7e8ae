import DataLoader from 'dataloader';
import type { Module } from '../module.ts';
import { CourierPayoutEntity, PaymentEntryEntity } from './payment.entity.ts';
import './payment.events.ts';
import type { Paid } from './payment.model.ts';
import { paymentLetters } from './payment.letters.ts';
import { paymentListeners } from './payment.listeners.ts';
import { paymentPrivacy } from './payment.privacy.ts';
import { paymentResolvers } from './payment.resolvers.ts';
import { PaymentService } from './payment.service.ts';

declare module '../module.ts' {
  interface Services {
    payments: PaymentService;
  }
  interface Loaders {
    paidForOrder: DataLoader<string, Paid>;
  }
}

/** The ledger of payments. */
export const paymentModule: Module = {
  name: 'payment',
  entities: [PaymentEntryEntity, CourierPayoutEntity],
  services: { payments: ({ database, services }) => new PaymentService(database, services) },
  loaders: {
    paidForOrder: ({ services }) => new DataLoader((ids) => services.payments.paidFor(ids)),
  },
  resolvers: paymentResolvers,
  letters: paymentLetters,
  listeners: paymentListeners,
  privacy: paymentPrivacy,
};
