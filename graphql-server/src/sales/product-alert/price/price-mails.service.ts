import { Any, IsNull } from 'typeorm';
import { MAX_FALLEN_PRICES } from '#schema/product-alert.ts';
import { checkMay, checkOwn } from '#people/customer/check-own.ts';
import { lockCustomer } from '#people/customer/customer-row.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Config } from '#platform/config/config.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { sendsMails } from '#platform/mail/mail-transport.ts';
import type { Services } from '#platform/module/services.ts';
import { cartsReminded } from '../cart-reminder/cart-reminder.statements.ts';
import { PriceAlertEntity, PriceMailConsentEntity } from '../product-alert.entity.ts';
import * as sql from './price-mails.statements.ts';

/** How many customers one transaction mails, how many prices it notes, and how many of them one run makes at most. */
const BATCH = 200;
const MOST_NOTED = 2000;
const MOST_BATCHES = 100;

/** Mails about prices that fell on the wishlist, and about the cart that was left, to customers who agreed. */
export class PriceMailService {
  readonly #database: Database;
  readonly #config: Pick<Config, 'smtpUrl' | 'demoMode'>;
  readonly #services: Pick<Services, 'mails'>;

  constructor(database: Database, config: Pick<Config, 'smtpUrl' | 'demoMode'>, services: Pick<Services, 'mails'>) {
    this.#database = database;
    this.#config = config;
    this.#services = services;
  }

  /** Stores that the viewer agrees, with the prices of today, or ends it. The same again changes nothing. */
  async change(viewer: Viewer, wanted: boolean): Promise<void> {
    const { id: customerId } = viewer;
    if (!wanted) return this.end(customerId);
    await this.#database.transaction(async (manager) => {
      await lockCustomer(manager, customerId);
      await query(manager, sql.priceMailsAgreed({ customerId }));
      await query(manager, sql.pricesNoted({ customerId, limit: MOST_NOTED }));
    });
  }

  /** Ends these mails to a customer. It checks no viewer: who calls it is the customer, or has the token of a mail. */
  async end(customerId: string): Promise<void> {
    await this.#database.transaction(async (manager) => {
      await manager.update(PriceMailConsentEntity, { customerId, endedAt: IsNull() }, { endedAt: () => 'now()' });
      await manager.delete(PriceAlertEntity, { customerId });
    });
  }

  /**
   * Returns since when customers want these mails; null where they do not: one statement.
   * @throws Forbidden unless the viewer is each of them or an admin
   */
  async sinceOf(viewer: Viewer, customerIds: readonly string[]): Promise<(Date | null)[]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.manager.findBy(PriceMailConsentEntity, {
      customerId: Any(customerIds),
      endedAt: IsNull(),
    });
    const byId = new Map(rows.map(({ customerId, agreedAt }) => [customerId, agreedAt]));
    return customerIds.map((id) => byId.get(id) ?? null);
  }

  /** Notes the prices of what was put on wishlists since, and forgets those of what was taken off. */
  async note(): Promise<void> {
    const all = { limit: MOST_NOTED };
    await untilDone(MOST_NOTED, async () => (await this.#database.query(sql.pricesForgotten(all))).length);
    const noted = () => this.#database.query(sql.pricesNoted({ customerId: null, ...all }));
    await untilDone(MOST_NOTED, async () => (await noted()).length);
  }

  /** Queues a mail to each customer for whom a price has fallen, at most one in seven days. */
  async tell(): Promise<void> {
    if (!sendsMails(this.#config)) return;
    await this.note();
    await untilDone(BATCH, () => this.#tellSome());
  }

  #tellSome(): Promise<number> {
    return this.#database.transaction(async (manager) => {
      const told = await query(manager, sql.fallenPricesTold({ limit: BATCH, most: MAX_FALLEN_PRICES }));
      const mails = told.map((mail) => ({ kind: 'PRICES_FELL' as const, ...mail }));
      await this.#services.mails.enqueueAll(manager, mails);
      return told.length;
    });
  }

  /** Queues a mail to each customer who left a cart: one for a cart, and at most one in 30 days. */
  async remind(): Promise<void> {
    if (sendsMails(this.#config)) await untilDone(BATCH, () => this.#remindSome());
  }

  #remindSome(): Promise<number> {
    return this.#database.transaction(async (manager) => {
      const reminded = await query(manager, cartsReminded({ limit: BATCH }));
      const mails = reminded.map((mail) => ({ kind: 'CART_LEFT' as const, ...mail }));
      await this.#services.mails.enqueueAll(manager, mails);
      return reminded.length;
    });
  }

  /** Returns how many agreed, and what came of it. @throws Forbidden unless the viewer is an admin */
  async figures(viewer: Viewer): Promise<RowOf<'priceMailsCounted'>> {
    checkMay(viewer, 'MONEY');
    const [counted] = await this.#database.query(sql.priceMailsCounted());
    if (!counted) throw new Error('The mails about prices were not counted.');
    return counted;
  }
}

/** Works in batches until one is not full; what is left then is done the next time. */
const untilDone = async (full: number, work: () => Promise<number>): Promise<void> => {
  for (let batches = 0; batches < MOST_BATCHES; batches += 1) if ((await work()) < full) return;
};
