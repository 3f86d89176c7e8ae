import { PAYMENT_METHODS } from '../../../schema/order.ts';
import { PAYMENT_ENTRY_KINDS } from '../../../schema/payment.ts';
import { entity, id, integer, known, now, reference, text, uuid } from '../db/entity.ts';

/**
 * The ledger: what came in for orders and what went back. Entries are only added; a trigger refuses every change except
 * forgetting the actor, and refunds beyond what was collected.
 */
export const PaymentEntryEntity = entity(
  'PaymentEntry',
  'payment_entries',
  {
    id,
    orderId: reference('Order'),
    kind: known(PAYMENT_ENTRY_KINDS),
    amountCents: integer,
    method: known(PAYMENT_METHODS.map(({ method }) => method)),
    /** The courier who collected it; null for everything else. */
    carrier: text.orNull(),
    /** Number of the transfer or receipt. */
    reference: text.orNull(),
    at: now,
    /** The admin who recorded it. */
    actorId: uuid.orNull(),
  },
  {
    uniques: [{ name: 'payment_entries_reference_once', columns: ['orderId', 'kind', 'reference'] }],
    // Created in a migration, because TypeORM cannot express it: by lower-case carrier.
    indices: [{ name: 'payment_entries_by_carrier', synchronize: false }],
    checks: [{ name: 'payment_entries_amount_positive', expression: `amount_cents > 0` }],
  },
);

/** What couriers have paid to the shop of what they collected. Rows are only added, as in the ledger. */
export const CourierPayoutEntity = entity(
  'CourierPayout',
  'courier_payouts',
  {
    id,
    carrier: text,
    amountCents: integer,
    /** What the courier kept of what it owed. */
    feeCents: integer,
    reference: text,
    paidAt: now,
    actorId: uuid.orNull(),
  },
  {
    // Created in a migration, because TypeORM cannot express it: by lower-case carrier and reference.
    indices: [{ name: 'courier_payouts_reference_once', synchronize: false }],
    checks: [
      { name: 'courier_payouts_amount_positive', expression: `amount_cents > 0` },
      { name: 'courier_payouts_fee_not_negative', expression: `fee_cents >= 0` },
    ],
  },
);
