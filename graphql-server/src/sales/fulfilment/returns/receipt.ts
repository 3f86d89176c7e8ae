import type * as v from 'valibot';
import { FULFILMENT_MESSAGES, piecesBack, worthOfReturn } from '#schema/fulfilment.ts';
import type { returnReceiptInput } from '#schema/fulfilment.input.ts';
import { InvalidInput, problemWith } from '#kernel/errors.ts';
import type { OrderModel } from '#sales/order/order.model.ts';
import { checkPieces, sumOf } from '../check-pieces.ts';
import type { OrderReturnModel } from '../fulfilment.model.ts';

const { nothingToReturn, leftToReturn, creditTooLarge, deliveryCreditedBefore } = FULFILMENT_MESSAGES;

/** What has arrived, and what is given back for it. */
export type Receipt = ReturnType<typeof receiptOf>;

/**
 * Returns what arrives with the last return of an order, when at most `mostCents` can still be credited.
 * @throws InvalidInput
 */
export const receiptOf = (
  { order, returns }: { order: OrderModel; returns: readonly OrderReturnModel[] },
  { lines, amountCents, delivery }: v.InferOutput<typeof returnReceiptInput>,
  mostCents: number,
) => {
  const given =
    lines ??
    (returns.at(-1)?.lines ?? []).map(({ orderLineId, asked }) => ({
      orderLineId,
      backOnSale: asked,
      writtenOff: 0,
    }));
  const received = given.filter(({ backOnSale, writtenOff }) => backOnSale + writtenOff > 0);
  if (received.length === 0) throw new InvalidInput([{ field: 'lines', message: nothingToReturn }]);
  const pieces = given.map(({ orderLineId, backOnSale, writtenOff }) => ({
    orderLineId,
    quantity: backOnSale + writtenOff,
  }));
  const left = order.lines.map((line) => ({ ...line, left: line.quantity - piecesBack(line.id, returns) }));
  checkPieces(pieces, left, () => leftToReturn, 'backOnSale');
  // Whether these are the last pieces of the order.
  const isLast = sumOf(pieces) === left.reduce((sum, line) => sum + line.left, 0);
  const isDeliveryBack = returns.some((one) => one.withDelivery);
  const withDelivery = delivery ?? (isLast && !isDeliveryBack);
  if (withDelivery && isDeliveryBack) throw new InvalidInput([{ field: 'delivery', message: deliveryCreditedBefore }]);
  const worth = worthOfReturn(order, returns, pieces) + (withDelivery ? order.deliveryFeeCents : 0);
  const most = Math.min(worth, mostCents);
  if (amountCents !== null && amountCents > most)
    throw new InvalidInput([problemWith('amountCents', creditTooLarge, { sum: most })]);
  return { received, creditedCents: amountCents ?? most, withDelivery, isLast };
};
