import { ORDER_NEEDS, type OrderNeed } from '#schema/payment.ts';
import type { PlaceOrderInput, PlaceOrderMutation } from '#web/generated/graphql.ts';
import { asList, asObject, isCount } from '#web/lib/json.ts';
import { definePersonalStore } from '#web/lib/stores.ts';
import { storedValue, type StoredValue } from '#web/lib/storedValue.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import type { CheckoutDraft } from '../checkoutDraft.ts';
import { parsePurchase, printPurchase, type Purchase } from '../purchase/purchase.ts';

/** A refusal by a rule of the shop. */
export type Refusal = Exclude<PlaceOrderMutation['placeOrder'], { __typename: 'PlaceOrderSuccess' }>;

/** What the shop answered. */
export type Answer =
  /** `awaits` is what the order waits for before the shop works on it. */
  | { kind: 'placed'; orderId: string; awaits: OrderNeed | null }
  | { kind: 'refused'; refusal: Refusal }
  /** Answered with an error that trying again does not mend. */
  | { kind: 'failed'; why: Translatable };

/** An order that the customer has confirmed. */
export interface ConfirmedOrder {
  /** The customer who confirmed it: nobody else sends it. */
  customerId: string;
  /** As it was confirmed: its idempotency key makes all attempts one order. */
  input: PlaceOrderInput;
  /** What was bought, for the way back to the checkout. */
  purchase: Purchase;
}

/** A confirmed order that this browser keeps until the shop has answered and the customer knows the answer. */
export interface KeptOrder extends ConfirmedOrder {
  /** When it was confirmed, in milliseconds of this device's clock. */
  confirmedAt: number;
  /** Whether it was sent at least once, so that it may have reached the shop. */
  mayHaveArrived: boolean;
  /** Whether the customer no longer wants it to be sent. */
  isWithdrawn: boolean;
  /** The shop's answer; null as long as there is none. */
  answer: Answer | null;
}

/** The orders that a browser keeps, for all its tabs, the oldest first. */
export type KeptOrders = StoredValue<readonly KeptOrder[]>;

const parseAnswer = (value: unknown): Answer | null => {
  const answer = asObject(value);
  if (answer?.['kind'] === 'placed' && typeof answer['orderId'] === 'string')
    return {
      kind: 'placed',
      orderId: answer['orderId'],
      awaits: ORDER_NEEDS.find((need) => need === answer['awaits']) ?? null,
    };
  const isSound =
    (answer?.['kind'] === 'refused' && typeof asObject(answer['refusal'])?.['__typename'] === 'string') ||
    (answer?.['kind'] === 'failed' && ['string', 'object'].includes(typeof answer['why']));
  return isSound ? (answer as unknown as Answer) : null;
};

const parseKept = (value: unknown): KeptOrder | null => {
  const kept = asObject(value);
  const input = asObject(kept?.['input']);
  const purchase = parsePurchase(kept?.['purchase']);
  const customerId = kept?.['customerId'];
  if (!kept || !input || !purchase || typeof customerId !== 'string') return null;
  if (input['idempotencyKey'] !== purchase.attempt || !asObject(input['shippingAddress'])) return null;
  return {
    customerId,
    // The server checks the rest.
    input: input as PlaceOrderInput,
    purchase,
    confirmedAt: isCount(kept['confirmedAt'], 0) ? kept['confirmedAt'] : 0,
    mayHaveArrived: kept['mayHaveArrived'] !== false,
    isWithdrawn: kept['isWithdrawn'] === true,
    answer: parseAnswer(kept['answer']),
  };
};

/** Returns kept orders from their stored form, which may be anything. */
export const parseKeptOrders = (stored: unknown): readonly KeptOrder[] =>
  asList(asObject(stored)?.['orders'])
    .map(parseKept)
    .filter((kept) => kept !== null);

/** Returns the stored form of kept orders; null for none. */
export const printKeptOrders = (orders: readonly KeptOrder[]): object | null =>
  orders.length === 0 ? null : { orders: orders.map((kept) => ({ ...kept, purchase: printPurchase(kept.purchase) })) };

/** The orders that this browser keeps. They hold a name and an address: nothing of them outlives a sign-out. */
export const keptOrders = definePersonalStore(
  (): KeptOrders => storedValue('orders', parseKeptOrders, printKeptOrders),
  (orders) => orders.write([]),
);

/** Returns the key of an order, the same in all its attempts. */
export const keyOf = ({ input }: ConfirmedOrder): string => input.idempotencyKey;

/** Returns what a customer had entered for a kept order, for a tab that has no draft of it; null when none is kept. */
export const draftOfKept = (
  orders: readonly KeptOrder[],
  attempt: string,
  customerId: string,
): CheckoutDraft | null => {
  const kept = orders.find((order) => keyOf(order) === attempt && order.customerId === customerId);
  if (!kept) return null;
  const { shippingAddress, paymentMethod, promotionCode = null } = kept.input;
  const { name, address, phone } = shippingAddress;
  return {
    attempt,
    customerId,
    step: 'payment',
    billing: { name, address, phone },
    replaced: [],
    paymentMethod,
    promotion: { typed: '', code: promotionCode, accepted: promotionCode !== null },
  };
};

/**
 * Returns what was bought with an order that was placed without the customer knowing it yet; null when there is none.
 * Opening the checkout then leads to that order, although its purchase is no longer stored.
 */
export const purchaseOfPlaced = (orders: readonly KeptOrder[], customerId: string): Purchase | null =>
  orders.find((order) => order.customerId === customerId && order.answer?.kind === 'placed' && !order.isWithdrawn)
    ?.purchase ?? null;
