import type { PrivacyPart } from '#platform/module/module.ts';
import { exported, exportedRows } from '#people/privacy/exported.ts';
import { query } from '#platform/db/database.ts';
import { attemptsExported } from './attempts/attempts.statements.ts';
import { PaymentAgreementEntity } from './payment.entity.ts';
import { paymentActorsForgotten, paymentsExported } from './payment.statements.ts';
import { refundsExported } from './refunds/refund.statements.ts';
import { decisionsForgotten } from './manual-settlement/manual-settlement.statements.ts';

/**
 * The ledger stays when a customer is deleted, as the orders do, and what is due to them is still paid; notes about
 * their orders are removed. Saved accounts are deleted with the customer, and ended at their providers.
 */
export const paymentPrivacy: PrivacyPart = {
  exports: {
    payments: exported(
      'payment_entries',
      'What orders cost, what was paid for them, and what went back',
      paymentsExported,
    ),
    paymentAttempts: exported('payment_attempts', 'How orders were tried to be paid', attemptsExported),
    refunds: exported('payment_refunds', 'What providers were asked to pay back', refundsExported),
    savedAccounts: exportedRows(PaymentAgreementEntity, 'Accounts that were saved with payment providers', {
      select: { method: true, account: true, savedAt: true },
      order: { id: 'ASC' },
    }),
  },
  onAccountMerge: async (manager, customerId) => {
    await manager.delete(PaymentAgreementEntity, { customerId });
  },
  onDeletion: async (manager, { id }) => {
    await query(manager, paymentActorsForgotten({ customerId: id }));
    await query(manager, decisionsForgotten({ customerId: id }));
  },
};
