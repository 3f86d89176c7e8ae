import type { EntityManager } from 'typeorm';
import { MAX_ORDER_NOTES, ORDER_ADMIN_MESSAGES } from '#schema/order-admin.ts';
import { orderNoteInput } from '#schema/order-admin.input.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { InvalidInput } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import { OrderStatusChangeEntity } from '../order.entity.ts';
import type { AdminOrderModel, OrderChangeModel, OrderNoteModel } from './admin-order.model.ts';
import * as sql from './admin-order.statements.ts';
import { OrderNoteEntity } from './order-note.entity.ts';

/** What admins see and write about an order. */
export class AdminOrderService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders'>;

  constructor(database: Database, services: Pick<Services, 'orders'>) {
    this.#database = database;
    this.#services = services;
  }

  /** Returns an order; null when there is none. @throws Forbidden unless the viewer is an admin */
  async find(viewer: Viewer, id: string): Promise<AdminOrderModel | null> {
    checkMay(viewer, 'ORDERS');
    return this.#services.orders.find(viewer, id);
  }

  /** Returns the statuses of an order. The caller has found it by `find`. */
  changesOf(orderId: string): Promise<OrderChangeModel[]> {
    return this.#database.manager.find(OrderStatusChangeEntity, {
      where: { orderId },
      order: { at: 'ASC', id: 'ASC' },
    });
  }

  /** Returns the notes about an order, newest first. The caller has found it by `find`. */
  notesOf(orderId: string): Promise<OrderNoteModel[]> {
    return this.#database.manager.find(OrderNoteEntity, {
      where: { orderId },
      order: { id: 'DESC' },
      take: MAX_ORDER_NOTES,
    });
  }

  /**
   * Adds a note about an order. The same key adds it once.
   * @throws InvalidInput, NotFound; Forbidden unless the viewer is an admin
   */
  async addNote(
    viewer: Viewer,
    { orderId, ...input }: { orderId: string; text: string; key?: string | null },
  ): Promise<AdminOrderModel> {
    checkMay(viewer, 'ORDERS');
    const { text, key } = checked(orderNoteInput, input);
    await this.#database.transaction(async (manager) => {
      await this.#services.orders.lock(manager, orderId);
      await this.storeNote(manager, viewer, { orderId, text, key });
    });
    return this.#services.orders.get(viewer, orderId);
  }

  /** Stores a note about a locked order. @throws InvalidInput when it has too many */
  async storeNote(
    manager: EntityManager,
    viewer: Viewer,
    { orderId, text, key }: { orderId: string; text: string; key: string | null },
  ): Promise<void> {
    const [answer] = await query(manager, sql.orderNoteStored({ orderId, authorId: viewer.id, text, key }));
    if (!answer) throw new Error('A note was stored without an answer.');
    const { id, isThere, count } = answer;
    if (id !== null)
      return recordChange(manager, {
        action: 'ORDER_NOTED',
        actor: viewer,
        subject: { kind: 'ORDER', id: orderId },
        before: null,
        // Not the text, which may name people: the log outlives their accounts.
        after: { note: id },
      });
    if (!isThere && count >= MAX_ORDER_NOTES)
      throw new InvalidInput([{ field: 'text', message: ORDER_ADMIN_MESSAGES.tooManyNotes }]);
  }
}
