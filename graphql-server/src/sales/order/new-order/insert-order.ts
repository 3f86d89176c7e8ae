import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { OrderRequest } from '#schema/order.input.ts';
import type { OrderTotals } from '#schema/order.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query } from '#platform/db/database.ts';
import { InvalidInput } from '#kernel/errors.ts';
import type { InitialStatus, OrderModel } from '../order.model.ts';
import { orderByKey, orderInserted } from './new-order.statements.ts';

/** An order that has its prices. */
export interface NewOrder extends Pick<OrderModel, 'lines' | 'adjustments' | 'district'> {
  customer: Viewer;
  /** The admin who places it for the customer; null for the customer. */
  placedBy: Viewer | null;
  request: OrderRequest;
  totals: OrderTotals;
  /** For how many days after the delivery a return can be asked for. */
  returnDays: number;
  initialStatus: InitialStatus;
}

/** The problem of an idempotency key that was used for another order. */
const keyOfAnother = {
  field: 'idempotencyKey',
  message: 'This idempotency key was used for another order.',
};

/**
 * Inserts an order: one statement. Its pieces are not reserved yet. @throws InvalidInput when its key was used before
 */
export const insertOrder = async (
  manager: EntityManager,
  { customer, placedBy, request, district, lines, adjustments, totals, returnDays, initialStatus }: NewOrder,
): Promise<OrderModel> => {
  const { idempotencyKey, paymentMethod, shippingAddress } = request;
  const address = {
    ...shippingAddress,
    name: shippingAddress.name.trim(),
    address: shippingAddress.address.trim(),
  };
  const actor = placedBy ? 'ADMIN' : 'CUSTOMER';
  const atPosition = <Row>(row: Row, position: number) => ({ ...row, position });
  const [inserted] = await query(
    manager,
    orderInserted({
      customerId: customer.id,
      actor,
      actorId: (placedBy ?? customer).id,
      idempotencyKey,
      requestHash: hashOf(request),
      paymentMethod,
      ...address,
      district,
      ...totals,
      returnDays,
      ...initialStatus,
      lines: JSON.stringify(lines.map(atPosition)),
      adjustments: JSON.stringify(adjustments.map(atPosition)),
    }),
  );
  if (!inserted) throw new InvalidInput([keyOfAnother]);
  const { id, number, placedAt, reservedUntil } = inserted;
  if (placedBy)
    await recordChange(manager, {
      action: 'ORDER_PLACED',
      actor: placedBy,
      subject: { kind: 'ORDER', id },
      before: null,
      after: { amountCents: totals.totalCents },
    });
  const { reservedMinutes: _, ...status } = initialStatus;
  const at = placedAt.toISOString();
  return {
    id,
    number,
    customerId: customer.id,
    paymentMethod,
    shippingAddress: address,
    district,
    ...totals,
    returnDays,
    adjustments,
    placedAt: at,
    status: 'PENDING',
    ...status,
    reservedUntil: reservedUntil?.toISOString() ?? null,
    lines,
    history: [{ status: 'PENDING', at, actor, reason: null }],
  };
};

/**
 * Returns the id of the order that was placed with this key, if any. @throws InvalidInput when it was another order, or
 * somebody else's
 */
export const orderWithKey = async (
  manager: EntityManager,
  customer: Viewer,
  request: OrderRequest,
): Promise<string | null> => {
  const [row] = await query(manager, orderByKey({ idempotencyKey: request.idempotencyKey }));
  if (!row) return null;
  if (row.customerId !== customer.id || row.requestHash !== hashOf(request)) throw new InvalidInput([keyOfAnother]);
  return row.id;
};

/**
 * Returns the hash of an order's content, without its key. Without a code it is that of the time before there were any.
 */
const hashOf = ({ lines, paymentMethod, shippingAddress: to, promotionCode }: OrderRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        lines.map(({ productId, quantity, color, size }) => [productId, quantity, color, size]),
        paymentMethod,
        [to.name, to.address, to.phone, to.email],
        ...(promotionCode === null ? [] : [promotionCode]),
      ]),
    )
    .digest('base64url');
