import { createHash } from 'node:crypto';
import type { OrderRequest } from '../../../schema/order.input.ts';

/** The key was used before, and for something else. */
export const keyOfAnother = {
  field: 'idempotencyKey',
  message: 'This idempotency key was used for another order.',
};

/** What a key stands for: everything that was asked for but the key itself. */
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
