import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { districtOf } from '../../../../schema/district.ts';
import {
  checkoutInput,
  orderInput,
  type CheckoutInput,
  type OrderInput,
  type OrderRequest,
} from '../../../../schema/order.input.ts';
import { ORDER_MESSAGES } from '../../../../schema/order.ts';
import { paisaOf } from '../../../../schema/payment.ts';
import type { Config } from '../../config.ts';
import { checked } from '../../checked.ts';
import type { Viewer } from '../../customer/customer.model.ts';
import { query, type Database } from '../../db/database.ts';
import type { RowOf } from '../../db/sql.ts';
import { AppError, InvalidInput, OrderLimitReached, PromotionRefused, TotalChanged } from '../../errors.ts';
import type { EventLog } from '../../events/event-log.ts';
import type { OrderModel } from '../order.model.ts';
import { offeredMethods, type PaymentProviders } from '../../payment/providers/provider.ts';
import type { OrderService } from '../order.service.ts';
import type { PromotionService } from '../../promotion/promotion.service.ts';
import type { TrustService } from '../trust/trust.service.ts';
import type { CheckoutModel } from './checkout.model.ts';
import { draftOf, type OrderDraft } from './draft.ts';
import { shownOf } from './chosen.ts';
import {
  checkLines,
  holdBuyer,
  productsAsSeen,
  productsOnSale,
  takeStock,
  type ProductOnSale,
} from './on-sale.ts';
import * as sql from './checkout.statements.ts';

/** Other services that the checkout needs. */
interface Needed {
  orders: OrderService;
  promotions: PromotionService;
  events: EventLog;
  providers: PaymentProviders;
  trust: TrustService;
}

/** The checkout: who may order, what an order costs, and what it takes. */
export class CheckoutService {
  readonly #database: Database;
  readonly #orders: OrderService;
  readonly #promotions: PromotionService;
  readonly #events: EventLog;
  readonly #providers: PaymentProviders;
  readonly #trust: TrustService;
  readonly #limits: Config['orderLimits'];
  readonly #bdtPerUsd: number;

  constructor(
    database: Database,
    { orders, promotions, events, providers, trust }: Needed,
    { orderLimits, payments }: Pick<Config, 'orderLimits' | 'payments'>,
  ) {
    this.#database = database;
    this.#orders = orders;
    this.#promotions = promotions;
    this.#events = events;
    this.#providers = providers;
    this.#trust = trust;
    this.#limits = orderLimits;
    this.#bdtPerUsd = payments.bdtPerUsd;
  }

  /**
   * Returns what an order would cost the viewer now, and why its promotion code is refused, if it is: without a code two
   * statements fewer, however many lines there are. Nothing is locked. @throws InvalidInput
   */
  async checkout(viewer: Viewer, asked: CheckoutInput): Promise<CheckoutModel> {
    const { lines, promotionCode } = checked(checkoutInput, asked);
    const products = await productsAsSeen(this.#database, lines);
    const draft = (code: string | null): Promise<OrderDraft> =>
      draftOf(
        this.#promotions,
        { manager: this.#database.manager, viewer },
        { lines, promotionCode: code },
        products,
      );
    const shown = ({ lines: priced, adjustments, totals }: OrderDraft) => ({
      lines: priced.map((line) => ({
        ...line,
        availableStock: availableOf(products, line),
      })),
      adjustments,
      ...totals,
      paymentMethods: offeredMethods(this.#providers),
      bdtPerUsd: this.#bdtPerUsd,
      totalPaisa: paisaOf(totals.totalCents, this.#bdtPerUsd),
    });
    try {
      const priced = await this.#promotions.guarded(viewer, promotionCode, () => draft(promotionCode));
      return { ...shown(priced), refusal: null };
    } catch (refusal) {
      if (!(refusal instanceof PromotionRefused)) throw refusal;
      return { ...shown(await draft(null)), refusal };
    }
  }

  /**
   * Places an order as a whole or not at all, in one transaction. Prices and stock are the database's; the same key of the same
   * customer returns the order that was placed before. @throws InvalidInput, PriceChanged, OutOfStock, PromotionRefused, TotalChanged,
   * OrderLimitReached
   */
  async placeOrder(viewer: Viewer, asked: OrderInput): Promise<OrderModel> {
    const request = checked(orderInput(viewer.email), asked);
    if (!offeredMethods(this.#providers).includes(request.paymentMethod))
      throw new InvalidInput([{ field: 'paymentMethod', message: ORDER_MESSAGES.paymentNotOffered }]);
    try {
      const placed = await this.#promotions.guarded(viewer, request.promotionCode, () =>
        this.#placeJudged(viewer, request),
      );
      this.#events.wake();
      return placed;
    } catch (error) {
      const first = error instanceof AppError ? await this.#placedBefore(viewer, request) : null;
      if (first) return first;
      throw error;
    }
  }

  /** Places an order in a transaction; in a second one, which locks the buyer first, when they placed another one meanwhile. */
  async #placeJudged(viewer: Viewer, request: OrderRequest): Promise<OrderModel> {
    const place = (isHeld: boolean) =>
      this.#database.transaction((manager) => this.#place(manager, viewer, request, isHeld));
    const placed = (await place(false)) ?? (await place(true));
    if (!placed) throw new Error('An order was judged under the lock of its buyer, and too early.');
    return placed;
  }

  /** Places an order; null when the buyer's orders have changed since they were read, as cannot happen when the buyer is held. */
  async #place(
    manager: EntityManager,
    viewer: Viewer,
    request: OrderRequest,
    isHeld: boolean,
  ): Promise<OrderModel | null> {
    if (isHeld) await holdBuyer(manager, viewer);
    const phone = this.#trust.phoneToJudge(request);
    const { products, history } = await productsOnSale(manager, viewer, request.lines, phone);
    checkLines(request.lines, products);
    const draft = await draftOf(this.#promotions, { manager, viewer }, request, products);
    const { lines, adjustments, totals } = draft;
    if (request.seenTotalCents !== null && request.seenTotalCents !== totals.totalCents)
      throw new TotalChanged(totals.totalCents);

    const { shippingAddress, paymentMethod } = request;
    const need = this.#trust.needOf(paymentMethod, viewer.createdAt, history, totals);
    const address = {
      ...shippingAddress,
      name: shippingAddress.name.trim(),
      address: shippingAddress.address.trim(),
    };
    // `districtOf` returns the ids that the column may have.
    const district = districtOf(address.address) as OrderModel['district'];
    const openSeen = isHeld ? null : (history?.open ?? null);
    const [stored] = await query(
      manager,
      sql.storeOrder({
        openSeen,
        customerId: viewer.id,
        idempotencyKey: request.idempotencyKey,
        requestHash: hashOf(request),
        paymentMethod,
        ...address,
        district,
        ...totals,
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
        pieces: piecesOf(lines),
        ...need,
        mostOrders: this.#limits.ordersADay,
        mostPieces: this.#limits.unpaidPieces,
      }),
    );
    if (stored && stored.openOrders !== openSeen) return null;
    const { id: orderId, number, placedAt, reservedUntil } = this.#checkStored(stored, lines);
    // As the last steps, so that the rows that others wait for are locked for the shortest time.
    if (draft.promotionId !== null) await this.#promotions.use(manager, viewer, draft.promotionId, orderId);
    await takeStock(manager, orderId, request.lines, products);
    return {
      id: orderId,
      number,
      customerId: viewer.id,
      paymentMethod,
      shippingAddress: address,
      district,
      ...totals,
      adjustments,
      placedAt,
      status: 'PENDING',
      awaits: need.awaits,
      reservedUntil,
      depositCents: need.depositCents,
      trustReasons: need.trustReasons,
      lines,
      history: [{ status: 'PENDING', at: placedAt, actor: 'CUSTOMER', reason: null }],
    };
  }

  /** Returns the stored order. @throws OrderLimitReached; InvalidInput when the key was used for another order */
  #checkStored(
    stored: RowOf<'storeOrder'> | undefined,
    lines: readonly { quantity: number }[],
  ): { id: string; number: number; placedAt: string; reservedUntil: string | null } {
    if (!stored) throw new Error('An order was stored without an answer.');
    const { id, number, placedAt, reservedUntil, ordersToday, unpaidPieces } = stored;
    if (id !== null && number !== null && placedAt !== null)
      return {
        id,
        number,
        placedAt: placedAt.toISOString(),
        reservedUntil: reservedUntil?.toISOString() ?? null,
      };
    const { ordersADay, unpaidPieces: mostPieces } = this.#limits;
    if (ordersToday >= ordersADay) throw new OrderLimitReached('ORDERS_A_DAY', ordersADay);
    if (unpaidPieces + piecesOf(lines) > mostPieces) throw new OrderLimitReached('UNPAID_PIECES', mostPieces);
    throw new InvalidInput([keyOfAnother]);
  }

  /** Returns the order that was placed with this key, if any. @throws InvalidInput when it was another order, or somebody else's */
  async #placedBefore(viewer: Viewer, request: OrderRequest): Promise<OrderModel | null> {
    const [row] = await this.#database.query(sql.orderByKey({ idempotencyKey: request.idempotencyKey }));
    if (!row) return null;
    if (row.customerId !== viewer.id || row.requestHash !== hashOf(request))
      throw new InvalidInput([keyOfAnother]);
    return this.#orders.find(viewer, row.id);
  }
}

/** The problem of an idempotency key that was used for another order. */
const keyOfAnother = {
  field: 'idempotencyKey',
  message: 'This idempotency key was used for another order.',
};

/** Returns the hash of an order's content, without its key. Without a code it is that of the time before there were any. */
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

/** Returns how many pieces are left of what a line chooses. */
const availableOf = (
  products: ReadonlyMap<string, ProductOnSale>,
  line: OrderDraft['lines'][number],
): number => {
  const product = products.get(line.productId);
  return product ? shownOf(product, line).available : 0;
};

/** Returns the number of pieces. */
const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
