import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { districtOf } from '#schema/district.ts';
import type { OrderRequest } from '#schema/order.input.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import type { Config } from '#platform/config/config.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { InvalidInput, OrderLimitReached, Unauthenticated } from '#kernel/errors.ts';
import { usedUp } from '../promotion/promotion.service.ts';
import type { OrderModel } from '../order/order.model.ts';
import { outOfStock } from '../order/out-of-stock.ts';
import { BUYER_LOCK } from './buyer-lock.ts';
import { orderPlaced } from './checkout.statements.ts';
import type { OrderDraft } from './draft.ts';
import type { InitialStatus } from './initial-status.ts';
import { wantedOf, type Wanted } from './on-sale.ts';
import type { ProductOnSale } from './chosen.ts';

/** What is known of a buyer. */
export type History = RowOf<'historyOfBuyer'>['history'];

/** An order that may be placed as it is, with what it was judged by. */
export interface PricedOrder {
  viewer: Viewer;
  /** The admin who places it for the customer; null for the customer. */
  placedBy: Viewer | null;
  request: OrderRequest;
  products: ReadonlyMap<string, ProductOnSale>;
  history: History | null;
  draft: OrderDraft;
  need: InitialStatus;
}

/** Stores an order that was judged: one statement. Returns null when what it was judged by has changed. @throws OutOfStock and why else it is refused */
export const insertOrder = async (
  manager: EntityManager,
  limits: Config['orderLimits'],
  { viewer, placedBy, request, products, history, draft, need }: PricedOrder,
): Promise<OrderModel | null> => {
  const { lines, adjustments, totals, promotion } = draft;
  const { shippingAddress, paymentMethod } = request;
  const address = {
    ...shippingAddress,
    name: shippingAddress.name.trim(),
    address: shippingAddress.address.trim(),
  };
  // `districtOf` returns the ids that the column may have.
  const district = districtOf(address.address) as OrderModel['district'];
  const actor = placedBy ? 'ADMIN' : 'CUSTOMER';
  const wanted = wantedOf(request.lines, products);
  const [answer] = await query(
    manager,
    orderPlaced({
      customerId: viewer.id,
      actor,
      actorId: (placedBy ?? viewer).id,
      buyerLock: BUYER_LOCK,
      openSeen: history?.open ?? null,
      seenIds: [...products.keys()],
      seenVersions: [...products.values()].map(({ version }) => version),
      mostOrders: limits.ordersADay,
      mostPieces: limits.unpaidPieces,
      promotionId: promotion?.id ?? null,
      usesSeen: promotion?.usedByYou ?? null,
      termsSeen: promotion?.terms ?? null,
      idempotencyKey: request.idempotencyKey,
      requestHash: hashOf(request),
      paymentMethod,
      ...address,
      district,
      ...totals,
      ...need,
      lineIds: lines.map(({ id }) => id),
      productIds: lines.map(({ productId }) => productId),
      variantIds: lines.map(({ variantId }) => variantId),
      skus: lines.map(({ sku }) => sku),
      names: lines.map(({ name }) => name),
      pictures: lines.map(({ picture }) => picture),
      colors: lines.map(({ color }) => color),
      sizes: lines.map(({ size }) => size),
      quantities: lines.map(({ quantity }) => quantity),
      prices: lines.map(({ unitPriceCents }) => unitPriceCents),
      adjustmentKinds: adjustments.map(({ kind }) => kind),
      adjustmentCodes: adjustments.map(({ code }) => code),
      adjustmentAmounts: adjustments.map(({ amountCents }) => amountCents),
      pieceProductIds: wanted.map(({ product }) => product.id),
      pieceVariantIds: wanted.map(({ chosen }) => chosen.variantId),
      pieceQuantities: wanted.map(({ quantity }) => quantity),
    }),
  );
  if (!answer) throw new Error('An order was stored without an answer.');
  if (answer.outcome === 'CHANGED') return null;
  const { id, number, placedAt, reservedUntil } = answer;
  if (id === null || number === null || placedAt === null) throw refusalOf(answer, wanted, limits);
  const at = placedAt.toISOString();
  if (placedBy)
    await recordChange(manager, {
      action: 'ORDER_PLACED',
      actor: placedBy,
      subject: { kind: 'ORDER', id },
      before: null,
      after: { amountCents: totals.totalCents },
    });
  return {
    id,
    number,
    customerId: viewer.id,
    paymentMethod,
    shippingAddress: address,
    district,
    ...totals,
    adjustments,
    placedAt: at,
    status: 'PENDING',
    awaits: need.awaits,
    reservedUntil: reservedUntil?.toISOString() ?? null,
    depositCents: need.depositCents,
    trustReasons: need.trustReasons,
    lines,
    history: [{ status: 'PENDING', at, actor, reason: null }],
  };
};

/** Returns why an order was not stored. */
const refusalOf = (
  answer: RowOf<'orderPlaced'>,
  wanted: readonly Wanted[],
  { ordersADay, unpaidPieces }: Config['orderLimits'],
): Error => {
  switch (answer.outcome) {
    case 'NOBODY':
      return new Unauthenticated();
    case 'SHORT':
      return shortOf(answer, wanted);
    case 'LIMIT':
      return answer.ordersToday !== null && answer.ordersToday >= ordersADay
        ? new OrderLimitReached('ORDERS_A_DAY', ordersADay)
        : new OrderLimitReached('UNPAID_PIECES', unpaidPieces);
    case 'KEY':
      return new InvalidInput([keyOfAnother]);
    case 'USED_UP':
      return usedUp();
    default:
      return new Error(`An order was not stored: ${answer.outcome}.`);
  }
};

/** The problem of an idempotency key that was used for another order. */
export const keyOfAnother = {
  field: 'idempotencyKey',
  message: 'This idempotency key was used for another order.',
};

/** Returns the hash of an order's content, without its key. Without a code it is that of the time before there were any. */
export const hashOf = ({ lines, paymentMethod, shippingAddress: to, promotionCode }: OrderRequest): string =>
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

/** Returns why a product, or its variant, is short. Its price and its name were confirmed when it was found short. */
const shortOf = (
  { shortProductId, shortVariantId, piecesLeft }: RowOf<'orderPlaced'>,
  wanted: readonly Wanted[],
): Error => {
  const short = wanted.find(
    ({ product, chosen }) => product.id === shortProductId && chosen.variantId === shortVariantId,
  );
  if (!short || piecesLeft === null) return new Error('A product is short that was not asked for.');
  const { product, chosen } = short;
  return outOfStock({ productId: product.id, name: product.name, ...chosen, available: piecesLeft });
};
