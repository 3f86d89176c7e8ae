/** Constants and sentences of orders (spec §4, §5, §9), for pages and services. */
import { ADD_TO_CART_MESSAGES } from './add-to-cart.ts';
import { roundToDollars } from './dollars.ts';
import { deliveryFeeOf, type DeliveryTerms } from './shop-settings.ts';

/** The most lines of one order. */
export const MAX_ORDER_LINES = 50;

/** The five steps of the timeline, with the words of spec §4 and the colours of the orders list. */
export const ORDER_STEPS = [
  { status: 'PENDING', label: 'Pending', stepLabel: 'Order Placed', color: 'yellow' },
  { status: 'PROCESSED', label: 'Order Processed', stepLabel: 'Order Processed', color: 'gray' },
  { status: 'SHIPPED', label: 'Shipped', stepLabel: 'Shipped', color: 'blue' },
  { status: 'OUT_FOR_DELIVERY', label: 'Out for Delivery', stepLabel: 'Out for Delivery', color: 'orange' },
  { status: 'DELIVERED', label: 'Delivery successful', stepLabel: 'Delivery successful', color: 'green' },
] as const;

/** Every status: the steps, and the two ways in which an order can end otherwise. */
export const ORDER_STATUSES = [
  ...ORDER_STEPS,
  { status: 'CANCELLED', label: 'Cancelled', stepLabel: 'Cancelled', color: 'gray' },
  { status: 'RETURNED', label: 'Returned', stepLabel: 'Returned', color: 'gray' },
] as const;

/** Statuses of orders whose goods are not with the customer yet. */
export const UNDER_WAY = ['PENDING', 'PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY'] as const;

/**
 * The payment methods in the order of the payment step, with the words of spec §9. `enabled` alone decides which are
 * offered.
 */
export const PAYMENT_METHODS = [
  { method: 'CARD', label: 'Credit/Debit Card', enabled: true },
  { method: 'NAGAD', label: 'Nagad', enabled: true },
  { method: 'BKASH', label: 'Save bKash Account', enabled: true },
  { method: 'CASH_ON_DELIVERY', label: 'Cash on Delivery', enabled: true },
  { method: 'INSTALMENT', label: 'Instalment', enabled: false },
  { method: 'ROCKET', label: 'Rocket', enabled: false },
] as const;

/** The status of an order (spec §4), and the two that end it otherwise. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]['status'];

/** A payment method (spec §9). */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['method'];

/** Returns a status in the words of spec §4; any other text as it is. */
export const statusLabel = (status: string): string =>
  ORDER_STATUSES.find((known) => known.status === status)?.label ?? status;

/** Returns a payment method in the words of spec §9; any other text as it is. */
export const paymentLabel = (method: string): string =>
  PAYMENT_METHODS.find((known) => known.method === method)?.label ?? method;

/** How an order's total came to differ from its lines and the delivery fee. */
export const ADJUSTMENT_KINDS = ['PROMOTION', 'FREE_DELIVERY'] as const;

/** One of them. */
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** The most characters of the reason for a change of status. */
export const MAX_REASON_LENGTH = 500;

/** Whether the goods of an order with this status are still to arrive. */
export const isUnderWay = (status: OrderStatus): boolean => UNDER_WAY.some((one) => one === status);

/** Who changes an order's status. */
export const ORDER_ACTORS = ['CUSTOMER', 'ADMIN', 'SYSTEM'] as const;

/** One of them. */
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** The sentences of spec §5 about orders, and our own where it has none. */
export const ORDER_MESSAGES = {
  ...ADD_TO_CART_MESSAGES,
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long: 120 characters at most',
  addressRequired: 'Address is required',
  addressTooLong: 'Address is too long: 500 characters at most',
  phoneInvalid: 'Use valid phone number',
  emailInvalid: 'Enter a valid Gmail address',
  paymentRequired: 'Please select a payment method before confirming your order.',
  paymentNotOffered: 'This payment method is not offered. Please choose another one.',
  soldOut: '{product} is sold out.',
  oneLeft: 'Only 1 of {product} is left.',
  left: 'Only {available} of {product} are left.',
  priceChanged: 'The price of {product} has changed.',
  notInColor: '{product} does not come in this color.',
  notInSize: '{product} does not come in this size.',
  notInChoice: '{product} does not come in this color and size.',
  notInShop: 'This product is not in the shop.',
  tooLarge: 'This order is too large to be placed at once.',
  totalChanged: 'The total has changed: it is {total} now.',
  deliveryChanged: 'The delivery fee has changed: it is {total} now.',
  changingNow: 'A product of this order is being changed right now. Please try again.',
  chooseColor: 'Please choose a color',
  chooseSize: 'Please choose a size',
  moveRefused: 'This order is “{status}”, so it cannot become “{to}”.',
  onlyPendingCancelled: 'This order is “{status}” already, so only the shop can cancel it. Please write to us.',
  reasonTooLong: `The reason is too long: ${MAX_REASON_LENGTH} characters at most`,
} as const;

/**
 * The sentences for reached order limits; `{most}` is the shop's setting. Without limits, someone who orders and never
 * pays could empty the shop.
 */
export const ORDER_LIMIT_MESSAGES = {
  ORDERS_A_DAY:
    'You have placed as many orders within a day as we take from one customer ({most}). Please try again tomorrow, or write to us.',
  UNPAID_PIECES:
    'We send at most {most} pieces to one customer before they are paid for. Please order fewer, or write to us.',
} as const;

/** A limit of what one customer may order. */
export type OrderLimit = keyof typeof ORDER_LIMIT_MESSAGES;

/**
 * The totals of an order in cents: price × qty − discount + rounding = items total, and items total + delivery fee =
 * total.
 */
export interface OrderTotals {
  /** What promotions take off, exactly. */
  discountCents: number;
  /** What rounding to whole dollars adds, or takes off when it is negative. */
  roundingCents: number;
  itemsTotalCents: number;
  deliveryFeeCents: number;
  totalCents: number;
}

/** A line as far as totals need it. */
export interface PriceableLine {
  unitPriceCents: number;
  quantity: number;
}

/** Returns what lines cost in cents, exactly. */
export const sumOfLines = (lines: readonly PriceableLine[]): number =>
  lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);

/**
 * Returns the totals of an order: items total = rounded(price × qty), order total = rounded(price × qty + 60) (spec
 * §9), where the owner has set no other fee for the district; null where that is not known. Several lines are added, and
 * the discount is taken off, before rounding.
 */
export const orderTotals = (
  lines: readonly PriceableLine[],
  delivery: DeliveryTerms,
  district: string | null,
  discountCents = 0,
): OrderTotals => {
  const exact = sumOfLines(lines) - discountCents;
  const itemsTotalCents = roundToDollars(exact);
  const deliveryFeeCents = deliveryFeeOf(delivery, sumOfLines(lines), district);
  return {
    discountCents,
    roundingCents: itemsTotalCents - exact,
    itemsTotalCents,
    deliveryFeeCents,
    totalCents: itemsTotalCents + deliveryFeeCents,
  };
};

/** What an order shows between its lines and its total. */
export interface OrderSum {
  kind: 'subtotal' | 'promotion' | 'rounding' | 'itemsTotal' | 'delivery';
  /** The promotion code. */
  code: string | null;
  cents: number;
}

/**
 * Returns the sums of an order in the order in which they are shown. Where nothing changes the items total, it stands
 * alone.
 */
export const sumsOf = ({
  itemsTotalCents,
  adjustments,
  roundingCents,
  deliveryFeeCents,
}: Pick<OrderTotals, 'itemsTotalCents' | 'roundingCents' | 'deliveryFeeCents'> & {
  adjustments: readonly { kind: AdjustmentKind; code: string | null; amountCents: number }[];
}): OrderSum[] => {
  const sum = (kind: OrderSum['kind'], cents: number, code: string | null = null) => ({ kind, code, cents });
  const promotions = (isOfDelivery: boolean) =>
    adjustments
      .filter(({ kind }) => (kind === 'FREE_DELIVERY') === isOfDelivery)
      .map(({ code, amountCents }) => sum('promotion', amountCents, code));
  const [changes, waived] = [promotions(false), promotions(true)];
  if (roundingCents !== 0) changes.push(sum('rounding', roundingCents));
  const subtotal = changes.reduce((left, { cents }) => left - cents, itemsTotalCents);
  return [
    ...(changes.length > 0 ? [sum('subtotal', subtotal)] : []),
    ...changes,
    sum('itemsTotal', itemsTotalCents),
    sum(
      'delivery',
      waived.reduce((fee, { cents }) => fee - cents, deliveryFeeCents),
    ),
    ...waived,
  ];
};

/** Returns the chosen colour or size. If the product has only one, that is used. */
export const chosenOption = (chosen: string | null, offered: readonly string[]): string | null =>
  chosen ?? (offered.length === 1 ? (offered[0] ?? null) : null);

/**
 * Returns what must be chosen before a product can be ordered: Buy Now asks for nothing (spec §5), but an order needs
 * it.
 */
export const missingChoices = (
  product: { colors: readonly string[]; sizes: readonly string[] },
  chosen: { color: string | null; size: string | null },
): { field: 'color' | 'size'; message: string }[] => {
  const isMissing = (option: string | null, offered: readonly string[]) =>
    offered.length > 0 && chosenOption(option, offered) === null;
  return [
    ...(isMissing(chosen.color, product.colors)
      ? [{ field: 'color' as const, message: ORDER_MESSAGES.chooseColor }]
      : []),
    ...(isMissing(chosen.size, product.sizes) ? [{ field: 'size' as const, message: ORDER_MESSAGES.chooseSize }] : []),
  ];
};
