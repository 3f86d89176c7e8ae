import { createHash } from 'node:crypto';
import { MAX_LINE_QUANTITY } from '../../../schema/limits.ts';
import { MAX_ORDER_LINES, ORDER_MESSAGES, PAYMENT_METHODS } from '../../../schema/order.ts';
import { billingErrors, billingFieldError } from '../../../schema/order.input.ts';
import { accountKey } from '../auth/account-key.ts';
import type { Viewer } from '../customer/customer.model.ts';
import type { FieldProblem } from '../errors.ts';
import type { PaymentMethod } from './order.model.ts';

/** One line of an order to be placed. */
export interface OrderLineRequest {
  productId: string;
  quantity: number;
  color: string | null;
  size: string | null;
  /** What the shopper saw; null compares nothing. */
  seenPriceCents: number | null;
}

/** An order to be placed. */
export interface PlaceOrderRequest {
  idempotencyKey: string;
  lines: OrderLineRequest[];
  paymentMethod: PaymentMethod;
  shippingAddress: { name: string; address: string; phone: string; email: string };
}

/** The key was used before, and for something else. */
export const keyOfAnother = {
  field: 'idempotencyKey',
  message: 'This idempotency key was used for another order.',
};

/** What a key stands for: everything that was asked for but the key itself. */
export const hashOf = ({ lines, paymentMethod, shippingAddress: to }: PlaceOrderRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        lines.map(({ productId, quantity, color, size }) => [productId, quantity, color, size]),
        paymentMethod,
        [to.name, to.address, to.phone, to.email],
      ]),
    )
    .digest('base64url');

/** Mail about an order goes to who placed it: the form has the address of the account, and nobody can put another one in. */
const emailProblems = (buyer: Pick<Viewer, 'email'>, { email }: { email: string }): FieldProblem[] =>
  billingFieldError('email', email) === null && accountKey(email) !== accountKey(buyer.email)
    ? [{ field: 'shippingAddress.email', message: ORDER_MESSAGES.emailInvalid }]
    : [];

/** What can be said to be wrong with somebody's order without looking at products: every field that breaks a rule. */
export const orderProblems = (buyer: Pick<Viewer, 'email'>, request: PlaceOrderRequest): FieldProblem[] => {
  const method = PAYMENT_METHODS.find(({ method: name }) => name === request.paymentMethod);
  const { lines } = request;
  return [
    ...billingErrors(request.shippingAddress).map(({ field, message }) => ({
      field: `shippingAddress.${field}`,
      message,
    })),
    ...emailProblems(buyer, request.shippingAddress),
    ...(method?.enabled ? [] : [{ field: 'paymentMethod', message: ORDER_MESSAGES.paymentNotOffered }]),
    ...(/^[\x21-\x7e]{8,100}$/.test(request.idempotencyKey)
      ? []
      : [{ field: 'idempotencyKey', message: 'An idempotency key has 8 to 100 visible characters.' }]),
    ...(lines.length >= 1 && lines.length <= MAX_ORDER_LINES
      ? []
      : [{ field: 'lines', message: `An order has 1 to ${MAX_ORDER_LINES} lines.` }]),
    ...lines.flatMap(({ quantity }, index) =>
      Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY
        ? []
        : [
            {
              field: `lines.${index}.quantity`,
              message: `Quantity must be a whole number from 1 to ${MAX_LINE_QUANTITY}.`,
            },
          ],
    ),
  ];
};
