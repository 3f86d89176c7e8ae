import type * as v from 'valibot';
import { districtOf } from '#schema/district.ts';
import { ORDER_ADMIN_MESSAGES } from '#schema/order-admin.ts';
import { changeOrderInput } from '#schema/order-admin.input.ts';
import { statusLabel } from '#schema/order.ts';
import { PROMOTION_REFUSAL_MESSAGES } from '#schema/promotion.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { InvalidInput, OrderMoveRefused, PromotionRefused } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import { price } from '#sales/pricing/pricing.ts';
import { OrderAdjustmentEntity, OrderEntity } from '../order.entity.ts';
import type { OrderModel } from '../order.model.ts';
import { orderById } from '../order.statements.ts';
import type { AdminOrderModel } from './admin-order.model.ts';
import { OrderNoteEntity } from './order-note.entity.ts';

/** An order's change as sent. */
type ChangeInput = v.InferInput<typeof changeOrderInput> & { orderId: string };

/** Changes of orders that the shop does not work on yet. */
export class OrderChangeService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'adminOrders' | 'promotions' | 'refunds' | 'events'>;

  constructor(
    database: Database,
    services: Pick<Services, 'orders' | 'adminOrders' | 'promotions' | 'refunds' | 'events'>,
  ) {
    this.#database = database;
    this.#services = services;
  }

  /**
   * Changes the recipient of an order, takes lines off it and notes why. The same key changes it once. The order keeps
   * its delivery fee, also when it goes to another district.
   * @throws InvalidInput, NotFound, OrderMoveRefused, PromotionRefused; Forbidden unless the viewer is an admin
   */
  async change(viewer: Viewer, { orderId, ...input }: ChangeInput): Promise<AdminOrderModel> {
    checkMay(viewer, 'MONEY');
    const { removedLineIds, note, key, ...recipient } = checked(changeOrderInput, input);
    const { orders, adminOrders, events } = this.#services;
    await this.#database.transaction(async (manager) => {
      const locked = { ...(await orders.lock(manager, orderId)), id: orderId };
      if (key !== null && (await manager.existsBy(OrderNoteEntity, { orderId, key }))) return;
      if (locked.status !== 'PENDING') throw tooLate(locked.status);
      const [row] = await query(manager, orderById({ id: orderId, isAdmin: true, viewerId: null }));
      if (!row) throw new Error('A locked order was not found.');
      const { order } = row;
      const lines = linesLeft(order, removedLineIds);
      const to = { ...recipient, name: recipient.name.trim(), address: recipient.address.trim() };
      const fields = (['name', 'address', 'phone'] as const).filter(
        (field) => to[field] !== order.shippingAddress[field],
      );
      if (fields.length === 0 && removedLineIds.length === 0)
        throw new InvalidInput([{ field: 'note', message: ORDER_ADMIN_MESSAGES.nothingChanged }]);
      const { totals, adjustments } =
        removedLineIds.length > 0
          ? await this.#priced(manager, order, lines)
          : { totals: order, adjustments: order.adjustments };
      const depositCents = Math.min(order.depositCents, totals.totalCents);
      // `districtOf` returns the ids that the column may have.
      const district = districtOf(to.address) as OrderModel['district'];
      const { itemsTotalCents, discountCents, deliveryFeeCents, totalCents } = totals;
      const shipping = { shippingName: to.name, shippingAddress: to.address, shippingPhone: to.phone };
      const costs = { itemsTotalCents, discountCents, deliveryFeeCents, totalCents, depositCents };
      await manager.update(OrderEntity, { id: orderId }, { ...shipping, shippingDistrict: district, ...costs });
      // It has one at most: its promotion.
      const [adjustment] = adjustments;
      if (adjustment) {
        const { kind, amountCents } = adjustment;
        await manager.update(OrderAdjustmentEntity, { orderId }, { kind, amountCents });
      }
      const removed = order.lines.filter(({ id }) => removedLineIds.includes(id));
      await orders.removeLines(manager, locked, removed);
      const amountCents = order.totalCents - totalCents;
      if (amountCents > 0) {
        const entry = { amountCents, key: null, reason: null, actorId: viewer.id };
        await this.#services.refunds.credit(manager, { ...locked, depositCents }, entry);
      }
      await adminOrders.storeNote(manager, viewer, { orderId, text: note, key });
      await recordChange(manager, {
        action: 'ORDER_CHANGED',
        actor: viewer,
        subject: { kind: 'ORDER', id: orderId },
        before: { amountCents: order.totalCents, pieces: piecesOf(order.lines), changed: null },
        // Not the recipient: the log outlives accounts.
        after: { amountCents: totalCents, pieces: piecesOf(lines), changed: fields },
      });
      await events.record(manager, { name: 'OrderChanged', subjectId: orderId, data: {} });
    });
    events.wake();
    return orders.get(viewer, orderId);
  }

  /**
   * Returns what the lines that are left cost, by the prices, the promotion and the delivery fee of the order.
   * @throws PromotionRefused
   */
  async #priced(manager: EntityManager, order: OrderModel, lines: OrderModel['lines']) {
    const { id, totalCents } = order;
    const rule = await this.#services.promotions.ruleOfOrder(manager, id, lines);
    const own = { feeCents: feeBeforePromotion(order), byDistrict: [], freeFromCents: null };
    const priced = price(lines, rule ? [rule] : [], own, null);
    // The promotion takes less off by now: fewer lines must not cost more.
    if (priced.totals.totalCents > totalCents)
      throw new PromotionRefused('NOT_FOR_THESE', {
        template: PROMOTION_REFUSAL_MESSAGES.notForThese,
        params: {},
      });
    return priced;
  }
}

/** Returns the delivery fee by which an order was placed, in cents, also where its promotion has taken it off. */
const feeBeforePromotion = ({ deliveryFeeCents, adjustments }: OrderModel): number =>
  adjustments
    .filter(({ kind }) => kind === 'FREE_DELIVERY')
    .reduce((fee, { amountCents }) => fee - amountCents, deliveryFeeCents);

/**
 * Returns the lines without those that are taken off.
 * @throws InvalidInput when none is left, or the order has not all of them
 */
const linesLeft = ({ lines }: OrderModel, removed: readonly string[]): OrderModel['lines'] => {
  const refused = (message: string) => new InvalidInput([{ field: 'removedLineIds', message }]);
  if (!removed.every((id) => lines.some((line) => line.id === id))) throw refused(ORDER_ADMIN_MESSAGES.lineUnknown);
  const left = lines.filter(({ id }) => !removed.includes(id));
  if (left.length === 0) throw refused(ORDER_ADMIN_MESSAGES.lastLine);
  return left;
};

const piecesOf = (lines: OrderModel['lines']): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const tooLate = (status: OrderModel['status']): OrderMoveRefused => {
  const sentence = { template: ORDER_ADMIN_MESSAGES.changeTooLate, params: { status: statusLabel(status) } };
  return new OrderMoveRefused(sentence, status);
};
