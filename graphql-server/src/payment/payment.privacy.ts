import type { PrivacyPart } from '../module.ts';
import { exported } from '../privacy/exported.ts';
import { query } from '../db/database.ts';
import { savedAccountsExported } from './agreements/agreements.statements.ts';
import { paymentActorsForgotten, paymentsExported } from './payment.statements.ts';

/** The ledger stays when a customer is deleted, as the orders do. Saved accounts are deleted with the customer, and ended at their providers. */
export const paymentPrivacy: PrivacyPart = {
  exports: {
    payments: exported('payment_entries', 'What was paid for orders, and what went back', paymentsExported),
    savedAccounts: exported(
      'payment_agreements',
      'Accounts that were saved with payment providers',
      savedAccountsExported,
    ),
  },
  onDeletion: async (manager, { id }) => {
    await query(manager, paymentActorsForgotten({ customerId: id }));
  },
};
