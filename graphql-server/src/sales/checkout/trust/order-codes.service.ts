import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { CODE_MINUTES, MAX_CODE_TRIES, MAX_CODES_SENT, SECONDS_BETWEEN_CODES, TRUST_MESSAGES } from '#schema/trust.ts';
import { confirmOrderInput, type ConfirmOrderInput } from '#schema/trust.input.ts';
import { checked } from '#kernel/checked.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { InvalidInput, NotFound } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import { HOUR, type Limit } from '#platform/rate-limits/rate-limits.ts';
import type { OrderModel } from '#sales/order/order.model.ts';
import { codeOf, isCode, SALT_BYTES } from './order-code.ts';
import { OrderCodeEntity } from './trust.entity.ts';
import * as sql from './trust.statements.ts';

const DAY = 24 * HOUR;

/** Codes that one customer enters without success: of a million, so few of all their orders are no way to find one. */
const TRIES_BY_CUSTOMER: Limit = { name: 'orderCodeByCustomer', points: 30, seconds: DAY };

/** New codes that one customer asks for. */
const SENDS_BY_CUSTOMER: Limit = { name: 'orderCodeSentByCustomer', points: 30, seconds: DAY };

/** Why a code does not confirm an order. */
type Refusal = keyof typeof TRUST_MESSAGES;

/** One-time codes by which customers confirm that an order is theirs. */
export class OrderCodes {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'limits' | 'events' | 'mails'>;
  readonly #secrets: readonly [string, ...string[]];

  /** The first secret makes codes; those by the former ones are still accepted. */
  constructor(
    database: Database,
    services: Pick<Services, 'orders' | 'limits' | 'events' | 'mails'>,
    secrets: readonly [string, ...string[]],
  ) {
    this.#database = database;
    this.#services = services;
    this.#secrets = secrets;
  }

  /** Makes the first code of an order that waits for one, and sends it; nothing when it was done before. */
  async sendFirst(manager: EntityManager, orderId: string): Promise<void> {
    const salt = randomBytes(SALT_BYTES);
    const [stored] = await query(manager, sql.firstCodeStored({ orderId, salt, minutes: CODE_MINUTES }));
    // The mail is written when it is sent, by `read`, so that no queue holds a code.
    if (stored) await this.#services.mails.enqueue(manager, { kind: 'ORDER_CODE', orderId });
  }

  /**
   * Returns the code of an order and until when it is valid, for who sends it; null when the order does not wait for it
   * any more.
   */
  async read(manager: EntityManager, orderId: string): Promise<{ code: string; expiresAt: Date } | null> {
    const [row] = await query(manager, sql.codeToSend({ orderId }));
    return row ? { code: codeOf(this.#secrets[0], orderId, row.salt), expiresAt: row.expiresAt } : null;
  }

  /**
   * Sends a new code for one's own order; the one before is no longer valid. @throws InvalidInput, NotFound, TooMany
   */
  async sendAgain(viewer: Viewer, orderId: string): Promise<OrderModel> {
    await this.#checkOwn(viewer, orderId);
    await this.#services.limits.take(SENDS_BY_CUSTOMER, viewer.id);
    await this.#database.transaction(async (manager) => {
      const { status, awaits } = await this.#services.orders.lock(manager, orderId);
      if (status !== 'PENDING' || awaits !== 'CODE') throw refused('codeNotNeeded');
      const [stored] = await query(
        manager,
        sql.nextCodeStored({
          orderId,
          salt: randomBytes(SALT_BYTES),
          minutes: CODE_MINUTES,
          most: MAX_CODES_SENT,
          pauseSeconds: SECONDS_BETWEEN_CODES,
        }),
      );
      if (!stored) {
        const { sent } = await manager.findOneByOrFail(OrderCodeEntity, { orderId });
        throw refused(sent >= MAX_CODES_SENT ? 'codesUsedUp' : 'codeJustSent');
      }
      await this.#services.mails.enqueue(manager, { kind: 'ORDER_CODE', orderId });
    });
    return this.#services.orders.get(viewer, orderId);
  }

  /**
   * Confirms one's own order by its code. A try is counted before the code is compared, and wrong ones stay counted. An
   * order that no longer waits is returned as it is: the answer of the first time may have been lost. @throws
   * InvalidInput, NotFound, TooMany
   */
  async confirm(viewer: Viewer, input: ConfirmOrderInput): Promise<OrderModel> {
    const { orderId, code } = checked(confirmOrderInput, input);
    const { limits, orders, events } = this.#services;
    await this.#checkOwn(viewer, orderId);
    await limits.take(TRIES_BY_CUSTOMER, viewer.id);
    // Thrown after the commit, so that the try stays counted.
    const refusal = await this.#database.transaction((manager) => this.#try(manager, orderId, code));
    if (refusal !== null) throw refused(refusal);
    await limits.giveBack(TRIES_BY_CUSTOMER, viewer.id);
    events.wake();
    return orders.get(viewer, orderId);
  }

  /** Tries a code; returns why it does not confirm the order. */
  async #try(manager: EntityManager, orderId: string, typed: string): Promise<Refusal | null> {
    const order = await this.#services.orders.lock(manager, orderId);
    if (order.awaits === null && order.status !== 'CANCELLED') return null;
    if (order.awaits !== 'CODE' || order.status !== 'PENDING') return 'codeNotNeeded';
    const [tried] = await query(manager, sql.codeTried({ orderId, most: MAX_CODE_TRIES }));
    if (!tried?.isValid) return 'codeExpired';
    if (tried.salt === null) return 'codeTriedOften';
    if (!isCode(this.#secrets, { orderId, salt: tried.salt, typed })) return 'codeWrong';
    // Its reservation lasts as long as it waits; should it have ended, it is too late.
    if (!order.holdsStock) return 'codeExpired';
    await manager.delete(OrderCodeEntity, { orderId });
    await this.#services.orders.ready(manager, orderId, order.paymentMethod);
    return null;
  }

  /** @throws NotFound unless it is the viewer's own order */
  async #checkOwn(viewer: Viewer, orderId: string): Promise<void> {
    const { customerId } = await this.#services.orders.get(viewer, orderId);
    if (customerId !== viewer.id) throw new NotFound('There is no such order.');
  }
}

const refused = (why: Refusal): InvalidInput => new InvalidInput([{ field: 'code', message: TRUST_MESSAGES[why] }]);
