/** What somebody says to buy (spec §5): one description for the form and the service. */
import * as v from 'valibot';
import { isGmail } from './customer.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';
import { MAX_ORDER_LINES, ORDER_MESSAGES, PAYMENT_METHODS } from './order.ts';
import { mobileNumber } from './phone.ts';

const text = (most: number, missing: string, tooLong: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== '', missing),
    v.maxLength(most, tooLong),
  );

const { emailInvalid, phoneInvalid, paymentNotOffered } = ORDER_MESSAGES;

/** Where an order goes. Its phone number is kept as 11 digits. */
export const billingInput = v.object({
  name: text(120, ORDER_MESSAGES.nameRequired, ORDER_MESSAGES.nameTooLong),
  address: text(500, ORDER_MESSAGES.addressRequired, ORDER_MESSAGES.addressTooLong),
  phone: v.pipe(
    v.string(),
    v.check((typed) => mobileNumber(typed) !== null, phoneInvalid),
    v.transform((typed) => mobileNumber(typed) ?? typed),
  ),
  email: v.pipe(v.string(), v.maxLength(254, emailInvalid), v.check(isGmail, emailInvalid)),
});

const quantityMessage = `Quantity must be a whole number from 1 to ${MAX_LINE_QUANTITY}.`;

/** How many pieces of something. */
export const orderQuantity = v.pipe(
  v.number(),
  v.integer(quantityMessage),
  v.minValue(1, quantityMessage),
  v.maxValue(MAX_LINE_QUANTITY, quantityMessage),
);

/** One line of an order. */
const orderLineInput = v.object({
  // An id is the same in any case, as PostgreSQL has it; here it is looked up by its text.
  productId: v.pipe(v.string(), v.toLowerCase()),
  quantity: orderQuantity,
  color: v.nullish(v.string(), null),
  size: v.nullish(v.string(), null),
  /** What the shopper saw; null compares nothing. */
  seenPriceCents: v.nullish(v.number(), null),
});

/** A key that makes it safe to send an order again. */
export const idempotencyKey = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{8,100}$/, 'An idempotency key has 8 to 100 visible characters.'),
);

const linesMessage = `An order has 1 to ${MAX_ORDER_LINES} lines.`;

/** How an order is paid: in a way that the shop offers. */
export const offeredPayment = v.pipe(
  v.picklist(
    PAYMENT_METHODS.map(({ method }) => method),
    paymentNotOffered,
  ),
  v.check(
    (wanted) => PAYMENT_METHODS.some(({ method, enabled }) => enabled && method === wanted),
    paymentNotOffered,
  ),
);

/** Where somebody's order goes. Mail about it goes to who placed it: nobody can put another address in. */
export const ownBillingInput = (ownEmail: string) =>
  v.object({
    ...billingInput.entries,
    email: v.pipe(
      billingInput.entries.email,
      v.check((typed) => typed.toLowerCase() === ownEmail.toLowerCase(), emailInvalid),
    ),
  });

/** Somebody's order. */
export const orderInput = (ownEmail: string) =>
  v.object({
    shippingAddress: ownBillingInput(ownEmail),
    paymentMethod: offeredPayment,
    idempotencyKey,
    lines: v.pipe(
      v.array(orderLineInput),
      v.minLength(1, linesMessage),
      v.maxLength(MAX_ORDER_LINES, linesMessage),
    ),
  });

/** An order as it is sent. */
export type OrderInput = v.InferInput<ReturnType<typeof orderInput>>;

/** An order as services work with it. */
export type OrderRequest = v.InferOutput<ReturnType<typeof orderInput>>;

/** A billing address as typed. */
export type BillingAddress = v.InferInput<typeof billingInput>;

/** The fields of the billing form in their order on the page. */
export const BILLING_FIELDS = ['name', 'address', 'phone', 'email'] as const;
