/** The input of an order (spec §5), for the form and the service. */
import * as v from 'valibot';
import { isGmail } from './customer.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';
import { MAX_ORDER_LINES, MAX_REASON_LENGTH, ORDER_MESSAGES, PAYMENT_METHODS } from './order.ts';
import { mobileNumber } from './phone.ts';
import { typedPromotionCode } from './promotion.input.ts';

const text = (most: number, missing: string, tooLong: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== '', missing),
    v.maxLength(most, tooLong),
  );

const { emailInvalid, phoneInvalid, paymentNotOffered } = ORDER_MESSAGES;

/** The shipping address. Its phone number is normalised to 11 digits. */
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

/** A number of pieces. */
export const orderQuantity = v.pipe(
  v.number(),
  v.integer(quantityMessage),
  v.minValue(1, quantityMessage),
  v.maxValue(MAX_LINE_QUANTITY, quantityMessage),
);

/** One line of an order. */
const orderLineInput = v.object({
  // Ids ignore case in PostgreSQL; here they are compared as text.
  productId: v.pipe(v.string(), v.toLowerCase()),
  quantity: orderQuantity,
  color: v.nullish(v.string(), null),
  size: v.nullish(v.string(), null),
  /** The price that the customer saw; null skips the comparison. */
  seenPriceCents: v.nullish(v.number(), null),
});

/** The idempotency key, which makes it safe to send an order again. */
export const idempotencyKey = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{8,100}$/, 'An idempotency key has 8 to 100 visible characters.'),
);

const linesMessage = `An order has 1 to ${MAX_ORDER_LINES} lines.`;

/** A payment method that the shop offers. */
export const offeredPayment = v.pipe(
  v.picklist(
    PAYMENT_METHODS.map(({ method }) => method),
    paymentNotOffered,
  ),
  v.check((wanted) => PAYMENT_METHODS.some(({ method, enabled }) => enabled && method === wanted), paymentNotOffered),
);

/**
 * The shipping address of a customer with that e-mail. Mails about the order go to the account, so no other e-mail is
 * accepted.
 */
export const ownBillingInput = (ownEmail: string) =>
  v.object({
    ...billingInput.entries,
    email: v.pipe(
      billingInput.entries.email,
      v.check((typed) => typed.toLowerCase() === ownEmail.toLowerCase(), emailInvalid),
    ),
  });

const orderLines = v.pipe(
  v.array(orderLineInput),
  v.minLength(1, linesMessage),
  v.maxLength(MAX_ORDER_LINES, linesMessage),
);

/** An order that is not placed yet. */
export const checkoutInput = v.object({
  lines: orderLines,
  promotionCode: typedPromotionCode,
  /** The id of the district that it goes to; null, like one that there is not, for the general fee. */
  district: v.nullish(v.string(), null),
});

/** An order that is not placed yet, as sent. */
export type CheckoutInput = v.InferInput<typeof checkoutInput>;

/** An order of a customer with that e-mail. */
export const orderInput = (ownEmail: string) =>
  v.object({
    shippingAddress: ownBillingInput(ownEmail),
    paymentMethod: offeredPayment,
    idempotencyKey,
    lines: orderLines,
    promotionCode: typedPromotionCode,
    /** The total that the customer saw; null skips the comparison. */
    seenTotalCents: v.nullish(v.number(), null),
    /** The delivery fee that the customer saw; null skips the comparison. */
    seenDeliveryFeeCents: v.nullish(v.number(), null),
  });

/** The reason for a change of an order, which may be missing: null then. */
export const optionalReason = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(MAX_REASON_LENGTH, ORDER_MESSAGES.reasonTooLong)), null),
  v.transform((reason) => reason || null),
);

/** A cancellation. */
export const cancelOrderInput = v.object({ orderId: v.string(), reason: optionalReason });

/** An order as sent. */
export type OrderInput = v.InferInput<ReturnType<typeof orderInput>>;

/** An order as services use it. */
export type OrderRequest = v.InferOutput<ReturnType<typeof orderInput>>;

/** A billing address as typed. */
export type BillingAddress = v.InferInput<typeof billingInput>;

/** The fields of the billing form in their order on the page. */
export const BILLING_FIELDS = ['name', 'address', 'phone', 'email'] as const;
