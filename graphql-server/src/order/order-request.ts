import { createHash } from 'node:crypto';
import type { OrderRequest } from '../../../schema/order.input.ts';

/** The problem of an idempotency key that was used for another order. */
export const keyOfAnother = {
  field: 'idempotencyKey',
  message: 'This idempotency key was used for another order.',
};

/** Returns the hash of an order's content, without its key. */
export const hashOf = ({ lines, paymentMethod, shippingAddress: to }: OrderRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        lines.map(({ productId, quantity, color, size }) => [productId, quantity, color, size]),
        paymentMethod,
        [to.name, to.address, to.phone, to.email],
      ]),
    )
    .digest('base64url');
