import { roundToDollars } from '#schema/dollars.ts';
import type { TrustNeed, TrustReason } from '#schema/trust.ts';

/** The total from which a stranger's order is large, in cents. */
export const LARGE_CENTS = 100_000;

/** From how many refusals on they are repeated. One is forgiven after a delivery: everybody misses the courier once. */
const REPEATED = 2;

/** Repeated refusals are forgiven after so many deliveries for each. */
const DELIVERIES_PER_REFUSAL = 4;

/** The returns from which they are many, if more came back than was kept. */
const MANY_RETURNS = 2;

/** The unpaid orders on their way from which a stranger has many. */
const MANY_OPEN = 2;

/** Until how many days after it was opened an account is young. */
const YOUNG_DAYS = 30;

/** The share of the total that is paid before. */
const DEPOSIT_SHARE = 0.2;

/** What is known of who orders. */
export interface TrustHistory {
  /** Days since the account was opened. */
  accountDays: number;
  /** Orders of the account that have arrived, and were kept. */
  delivered: number;
  /** Orders of the account that were sent by Cash on Delivery within a year and not taken at the door. */
  refused: number;
  /** Orders of the account that came back after the delivery. */
  returned: number;
  /** Orders of the account by Cash on Delivery that have not arrived yet, and wait for no money. */
  open: number;
  /** Refused orders of others to the same phone number, within a year. */
  phoneRefused: number;
}

/** What is decided about: what is collected at the door, and the delivery fee of it. */
export interface TrustedOrder {
  totalCents: number;
  deliveryFeeCents: number;
}

/** What an order waits for, and why. */
export interface TrustDecision {
  need: TrustNeed | null;
  /** What is to be paid before, in cents, whole dollars; 0 unless a deposit is needed. */
  depositCents: number;
  /** Empty if nothing is needed. */
  reasons: TrustReason[];
}

/**
 * Decides what an order by Cash on Delivery waits for. Who has taken an order and refused none feels nothing. The
 * account's own deliveries outweigh what others did with the same phone number, so that nobody can harm a customer by
 * ordering to their number.
 */
export const trustOf = (history: TrustHistory, order: TrustedOrder): TrustDecision => {
  const { delivered, refused, returned, open, accountDays } = history;
  if (order.totalCents === 0) return { need: null, depositCents: 0, reasons: [] };
  const isStranger = delivered === 0;
  const phoneRefused = isStranger ? history.phoneRefused : 0;
  const refusals = refused + phoneRefused;
  const isForgiven = delivered >= (refusals < REPEATED ? refusals : refusals * DELIVERIES_PER_REFUSAL);
  const deposit: [TrustReason, boolean][] = [
    ['REFUSED_OFTEN', !isForgiven && refused >= REPEATED],
    ['REFUSED_BEFORE', !isForgiven && refused > 0 && refused < REPEATED],
    ['PHONE_REFUSED', phoneRefused > 0],
    ['LARGE_ORDER', isStranger && order.totalCents >= LARGE_CENTS],
    ['OPEN_ORDERS', isStranger && open >= MANY_OPEN && accountDays < YOUNG_DAYS],
  ];
  const code: [TrustReason, boolean][] = [
    ['FIRST_ORDER', isStranger],
    ['RETURNED_OFTEN', returned >= MANY_RETURNS && returned > delivered],
  ];
  const reasons = [...deposit, ...code].flatMap(([reason, applies]) => (applies ? [reason] : []));
  if (deposit.some(([, applies]) => applies)) return { need: 'DEPOSIT', depositCents: depositOf(order), reasons };
  return { need: reasons.length > 0 ? 'CODE' : null, depositCents: 0, reasons };
};

/**
 * Returns the deposit: a fifth of the total, at least the delivery fee, which a refusal costs the shop, and a dollar;
 * never more than the total.
 */
const depositOf = ({ totalCents, deliveryFeeCents }: TrustedOrder): number =>
  Math.min(totalCents, Math.max(deliveryFeeCents, roundToDollars(totalCents * DEPOSIT_SHARE), 100));
