import { PAYMENT_METHODS } from '#schema/order.ts';
import {
  ATTEMPT_STATUSES,
  ONLINE_METHODS,
  PAYMENT_ENTRY_KINDS,
  PAYMENT_FAILURES,
  PAYMENT_PROBLEMS,
  type PaymentFailure,
} from '#schema/payment.ts';
import {
  double,
  entity,
  id,
  instant,
  integer,
  known,
  now,
  reference,
  smallint,
  text,
  uuid,
} from '#platform/db/entity.ts';

/**
 * The ledger: what orders cost, what of it need not be paid, what came in and what went back. Entries are only added;
 * triggers write what an order costs, credit all of it when the order is undone, and refuse every change except
 * forgetting the actor, refunds beyond what was collected, and credits beyond what was charged.
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
    /** The attempt with which it was collected. */
    attemptId: reference('PaymentAttempt').orNull(),
    /** Why it was credited. */
    reason: text.orNull(),
  },
  {
    uniques: [{ name: 'payment_entries_reference_once', columns: ['orderId', 'kind', 'reference'] }],
    // Created in a migration, because TypeORM cannot express it: by lower-case carrier.
    indices: [
      { name: 'payment_entries_by_carrier', synchronize: false },
      // So is this one: of credits by order, with their amounts.
      { name: 'payment_entries_credits', synchronize: false },
      {
        name: 'payment_entries_collected_once',
        columns: ['attemptId'],
        unique: true,
        where: `kind = 'COLLECTED'`,
      },
      { name: 'payment_entries_by_time', columns: ['at'] },
      { name: 'payment_entries_charged_once', columns: ['orderId'], unique: true, where: `kind = 'CHARGED'` },
    ],
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

/** The orders that a payout pays: each order once. Rows are only added, as in the ledger. */
export const PayoutOrderEntity = entity(
  'PayoutOrder',
  'payout_orders',
  { orderId: reference('Order').primary(), payoutId: reference('CourierPayout') },
  { indices: [{ name: 'payout_orders_by_payout', columns: ['payoutId'] }] },
);

/** Attempts to pay an order, or its deposit, with a provider. At most one of an order is open. */
export const PaymentAttemptEntity = entity(
  'PaymentAttempt',
  'payment_attempts',
  {
    id,
    orderId: reference('Order'),
    method: known(ONLINE_METHODS),
    status: known(ATTEMPT_STATUSES).defaultTo('STARTING'),
    /** What is collected by it. */
    amountCents: integer,
    /** What the provider is asked for, in hundredths of a taka. */
    amountPaisa: integer,
    /** How many taka a dollar was when it began. */
    rate: double,
    /** The provider's id of the payment. */
    reference: text.orNull(),
    /** Where the customer pays. */
    redirectUrl: text.orNull(),
    /** The provider's number of the transaction. */
    transactionId: text.orNull(),
    /** What the provider says was paid. */
    paidPaisa: integer.orNull(),
    failure: known(Object.keys(PAYMENT_FAILURES) as PaymentFailure[]).orNull(),
    /** Why an admin has to decide. */
    problem: known(PAYMENT_PROBLEMS).orNull(),
    /** How often the reconciliation has asked the provider. */
    tries: smallint.defaultTo(0),
    /** How often others made the shop ask the provider, and when last. */
    asks: smallint.defaultTo(0),
    askedAt: instant.orNull(),
    /** When the reconciliation asks the provider; null for not any more. */
    nextCheckAt: instant.orNull(),
    startedAt: now,
    /** Since when it is CONFIRMING. */
    claimedAt: instant.orNull(),
    endedAt: instant.orNull(),
  },
  {
    uniques: [
      { name: 'payment_attempts_reference_once', columns: ['method', 'reference'] },
      { name: 'payment_attempts_transaction_once', columns: ['method', 'transactionId'] },
    ],
    indices: [
      { name: 'payment_attempts_by_order', columns: ['orderId', 'id'] },
      {
        name: 'payment_attempts_one_open',
        columns: ['orderId'],
        unique: true,
        where: `status = ANY (ARRAY['STARTING'::text, 'OPEN'::text, 'CONFIRMING'::text]) AND problem IS NULL`,
      },
      { name: 'payment_attempts_due', columns: ['nextCheckAt'], where: 'next_check_at IS NOT NULL' },
      { name: 'payment_attempts_with_problem', columns: ['id'], where: 'problem IS NOT NULL' },
    ],
    checks: [
      {
        name: 'payment_attempts_amounts_positive',
        expression: `amount_cents > 0 AND amount_paisa > 0 AND rate > 0::double precision`,
      },
      {
        name: 'payment_attempts_paid_by_transaction',
        expression: `status <> 'PAID' OR transaction_id IS NOT NULL`,
      },
    ],
  },
);

/** Accounts that customers have saved with a provider, to pay without giving them again. */
export const PaymentAgreementEntity = entity(
  'PaymentAgreement',
  'payment_agreements',
  {
    id,
    customerId: reference('Customer', 'CASCADE'),
    method: known(ONLINE_METHODS),
    /** The provider's id of it. It is worth nothing without the shop's credentials. */
    agreementId: text,
    /** The number of the account with most of its digits hidden. */
    account: text,
    savedAt: now,
  },
  { uniques: [{ name: 'payment_agreements_once', columns: ['customerId', 'method'] }] },
);
