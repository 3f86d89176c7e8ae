import { isIPv4 } from 'node:net';
import { PAYMENT_METHODS, type PaymentMethod } from '#schema/order.ts';
import { isOnline, type OnlineMethod, type PaymentFailure } from '#schema/payment.ts';

/** What a provider needs to know of an attempt to pay. */
export interface ProviderPayment {
  /** Id of the attempt; `compactId` of it is our number for the payment at the provider. */
  id: string;
  /** In paisa: hundredths of a taka. */
  amountPaisa: number;
  orderNumber: number;
  /** The provider's own id of the payment; null until `start` has returned it. */
  reference: string | null;
  customer: { id: string; name: string; email: string; phone: string; address: string };
  /** Number of pieces. */
  pieces: number;
  /** Name of the first product. */
  productName: string;
  /** Where the provider sends the browser afterwards. */
  returnUrl: string;
  /** Where the provider sends notifications. */
  notifyUrl: string;
  /** IPv4 of the customer; `127.0.0.1` when it is unknown. */
  ip: string;
  /** The customer's saved agreement with this provider. */
  agreementId: string | null;
  startedAt: Date;
}

/** A payment that the provider has accepted to take. */
export interface Started {
  /** Where the customer pays. */
  redirectUrl: string;
  /** The provider's id of the payment. */
  reference: string;
}

/** A customer's consent to pay with the same account again. */
export interface Agreement {
  id: string;
  /** The account with most of its digits hidden, as in `017***575`. */
  account: string;
}

/** What the provider answers about a payment. */
export type Outcome =
  | {
      state: 'PAID';
      /** The provider's number of the transaction; the same for every answer about it. */
      transactionId: string;
      amountPaisa: number;
      currency: string;
      /** Whether the provider advises to wait before the goods are sent. */
      isRisky: boolean;
    }
  /** Nothing was paid; `agreement` was made before it failed. */
  | { state: 'FAILED'; reason: PaymentFailure; agreement?: Agreement }
  /** The customer has given up; nothing was paid. */
  | { state: 'CANCELLED' }
  /** The agreement is made, and the customer has to pay now. */
  | { state: 'REDIRECT'; redirectUrl: string; reference: string; agreement: Agreement }
  /** The customer has approved it, and `confirm` takes the money; only where `takesOnConfirm`. */
  | { state: 'APPROVED' }
  /** Not known yet. */
  | { state: 'OPEN' };

/** What the provider answers about a refund. */
export type RefundOutcome =
  { state: 'DONE'; reference: string } | { state: 'PENDING'; reference: string } | { state: 'FAILED'; reason: string };

/** A refund to send. */
export interface ProviderRefund {
  id: string;
  payment: ProviderPayment;
  /** The transaction of the payment. */
  transactionId: string;
  paidAt: Date;
  amountPaisa: number;
  reason: string;
  /** The provider's id of the refund; null until it has returned one. */
  reference: string | null;
  /** Whether the provider was asked before and its answer may have been lost: then its state is asked first. */
  wasAsked: boolean;
  /** When it was asked first. */
  askedAt: Date;
  /**
   * The provider's ids of the payment's other refunds. bKash keeps no id of ours, so a refund whose answer was lost is
   * found again as the one of its amount that is none of these.
   */
  otherReferences: readonly string[];
}

/** A verified notification of a provider. */
export interface Notification {
  /** `compactId` of the attempt. */
  attemptId: string;
  /** What it claims, for `confirm`. */
  claims: Readonly<Record<string, string>>;
}

/**
 * A provider that takes payments. Its methods throw `ProviderUnreachable` when the outcome is unknown, and
 * `ProviderRefused` when nothing has happened and nothing will.
 */
export interface PaymentProvider {
  readonly method: OnlineMethod;
  /** Whether `confirm` takes the money itself, so that it must not be called again when its outcome is unknown. */
  readonly takesOnConfirm?: true;
  /** Announces a payment; returns where the customer pays. */
  start(payment: ProviderPayment): Promise<Started>;
  /**
   * Finds out what has become of a payment, after the browser came back or a notification arrived. `claims` is what they
   * say, and no proof. bKash takes the money here, so it is called once at most for each reference.
   */
  confirm(payment: ProviderPayment, claims: Readonly<Record<string, string>>): Promise<Outcome>;
  /** Finds out what has become of a payment, and changes nothing. */
  query(payment: ProviderPayment): Promise<Outcome>;
  /** Pays money back. Asking again with the same refund pays it once. */
  refund(refund: ProviderRefund): Promise<RefundOutcome>;
  /** Returns what a notification says; null when it is forged, or about nothing that concerns a payment. */
  readNotification?(request: {
    headers: Readonly<Record<string, string | undefined>>;
    body: string;
  }): Promise<Notification | null>;
  /** Ends a saved agreement. */
  forget?(agreementId: string): Promise<void>;
}

/** The providers of the shop by payment method; a method without one is not offered. */
export type PaymentProviders = Readonly<Partial<Record<OnlineMethod, PaymentProvider>>>;

/** Returns the payment methods that the shop offers with these providers, in the order of the payment step. */
export const offeredMethods = (providers: PaymentProviders): PaymentMethod[] =>
  PAYMENT_METHODS.filter(
    ({ method, enabled }) => enabled && (!isOnline(method) || providers[method] !== undefined),
  ).map(({ method }) => method);

/** The provider gave no answer that can be used: whether it did what it was asked is unknown. */
export class ProviderUnreachable extends Error {}

/** The provider refused: nothing has happened. */
export class ProviderRefused extends Error {}

const COMPACT_LENGTH = 25;

/**
 * Returns a UUID as 25 small letters and digits: the number of an attempt or a refund at the providers. They take
 * letters and digits only, and SSLCommerz documents 30 of them at most.
 */
export const compactId = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .padStart(COMPACT_LENGTH, '0');

/** Returns the UUID that `compactId` has shortened; null for anything else. */
export const uuidOf = (compact: string): string | null => {
  if (!/^[0-9a-z]{25}$/i.test(compact)) return null;
  const number = [...compact].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n);
  const hex = number.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/**
 * Returns an address as the IPv4 that providers take; `127.0.0.1`, which says nothing, for a customer who came by IPv6.
 */
export const ipv4Of = (ip: string | undefined): string => {
  const address = ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  return isIPv4(address) ? address : '127.0.0.1';
};
