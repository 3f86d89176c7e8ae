import { Any, IsNull, type EntityManager } from 'typeorm';
import type * as v from 'valibot';
import type { LineChoice } from '#schema/cart.ts';
import { missingChoices } from '#schema/order.ts';
import { stockAlertInput } from '#schema/product-alert.input.ts';
import { MAX_STOCK_ALERTS, PRODUCT_ALERT_MESSAGES } from '#schema/product-alert.ts';
import { checked } from '#kernel/checked.ts';
import { InvalidInput, problemWith } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { checkMay, checkOwn } from '#people/customer/check-own.ts';
import { lockCustomer } from '#people/customer/customer-row.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Config } from '#platform/config/config.ts';
import { query, type Database } from '#platform/db/database.ts';
import { insertUnlessTaken } from '#platform/db/insert-unless-taken.ts';
import { sendsMails } from '#platform/mail/mail-transport.ts';
import type { Services } from '#platform/module/services.ts';
import { HOUR, type Limit } from '#platform/rate-limits/rate-limits.ts';
import { choiceOf } from '../checkout/choice.ts';
import { productsOnSale } from '../checkout/on-sale.ts';
import { StockAlertEntity } from './product-alert.entity.ts';
import type { StockAlertFiguresModel, StockAlertModel } from './product-alert.model.ts';
import { mostWantedProducts, stockAlertsCounted, stockAlertsTold } from './product-alert.statements.ts';

const CHANGES_BY_CUSTOMER: Limit = { name: 'stock-alerts-by-customer', points: 120, seconds: HOUR };

/** How many mails one transaction queues, and how many of them one run makes at most: the next one goes on. */
const BATCH = 200;
const MOST_BATCHES = 25;

/** The most products of the owner's list. */
const MOST_WANTED = 10;

const open = { toldAt: IsNull(), endedAt: IsNull() };

const refused = (message: string) => new InvalidInput([{ field: 'productId', message }]);

/** What somebody can wait for: a product, or one of its variants. */
interface Wanted {
  productId: string;
  variantId: string | null;
  available: number;
}

/** Returns what a choice means; null for a product that the shop does not sell. @throws InvalidInput */
const wantedBy = async (manager: EntityManager, choice: LineChoice): Promise<Wanted | null> => {
  const { productId } = choice;
  const product = (await productsOnSale(manager, [choice])).get(productId);
  if (!product) return null;
  const isWhole = product.variants === null || missingChoices(product, choice).length > 0;
  if (isWhole) return { productId, variantId: null, available: product.available };
  const chosen = choiceOf(product, choice);
  if (!chosen) throw refused(PRODUCT_ALERT_MESSAGES.notOffered);
  return { productId, variantId: chosen.variantId, available: chosen.available };
};

const whereOf = (customerId: string, { productId, variantId }: Pick<Wanted, 'productId' | 'variantId'>) => ({
  customerId,
  productId,
  variantId: variantId ?? IsNull(),
  ...open,
});

/** Mails to customers who wait for a product that is sold out. */
export class StockAlertService {
  readonly #database: Database;
  readonly #config: Pick<Config, 'smtpUrl' | 'demoMode'>;
  readonly #services: Pick<Services, 'limits' | 'mails'>;

  constructor(
    database: Database,
    config: Pick<Config, 'smtpUrl' | 'demoMode'>,
    services: Pick<Services, 'limits' | 'mails'>,
  ) {
    this.#database = database;
    this.#config = config;
    this.#services = services;
  }

  /** Stores or withdraws what the viewer waits for; the same again changes nothing. @throws InvalidInput, TooMany */
  async change(viewer: Viewer, input: v.InferInput<typeof stockAlertInput>): Promise<void> {
    const { wanted, ...choice } = checked(stockAlertInput, input);
    await this.#change(viewer, choice, () => wanted);
  }

  /** Does so the other way round than it is. Returns whether the viewer waits now. @throws InvalidInput, TooMany */
  async toggle(viewer: Viewer, choice: LineChoice): Promise<boolean> {
    return this.#change(viewer, choice, (isThere) => !isThere);
  }

  async #change(viewer: Viewer, choice: LineChoice, isWanted: (isThere: boolean) => boolean): Promise<boolean> {
    const { id: customerId } = viewer;
    if (!isId(choice.productId)) throw refused(PRODUCT_ALERT_MESSAGES.notInShop);
    await this.#services.limits.take(CHANGES_BY_CUSTOMER, customerId);
    return this.#database.transaction(async (manager) => {
      await lockCustomer(manager, customerId);
      const found = await wantedBy(manager, choice);
      const where = whereOf(customerId, found ?? { ...choice, variantId: null });
      const isThere = await manager.existsBy(StockAlertEntity, where);
      const wanted = isWanted(isThere);
      if (!wanted) await manager.delete(StockAlertEntity, where);
      else if (!isThere) await this.#add(manager, customerId, found);
      return wanted;
    });
  }

  async #add(manager: EntityManager, customerId: string, wanted: Wanted | null): Promise<void> {
    if (!wanted) throw refused(PRODUCT_ALERT_MESSAGES.notInShop);
    const { available, ...row } = wanted;
    if (available > 0) throw refused(PRODUCT_ALERT_MESSAGES.inStock);
    if ((await manager.countBy(StockAlertEntity, { customerId, ...open })) >= MAX_STOCK_ALERTS)
      throw new InvalidInput([problemWith('productId', PRODUCT_ALERT_MESSAGES.tooMany, { most: MAX_STOCK_ALERTS })]);
    await insertUnlessTaken(manager, StockAlertEntity, { customerId, ...row }, 'id');
  }

  /**
   * Returns what customers wait for, the newest first: one statement.
   * @throws Forbidden unless the viewer is each of them or an admin
   */
  async listsOf(viewer: Viewer, customerIds: readonly string[]): Promise<StockAlertModel[][]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.manager.find(StockAlertEntity, {
      where: { customerId: Any(customerIds), ...open },
      order: { id: 'DESC' },
    });
    const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
    return customerIds.map((id) => byCustomer.get(id) ?? []);
  }

  /** Queues a mail to each who waits for what is back in stock. A shop that sends no mails lets them wait. */
  async tell(): Promise<void> {
    if (!sendsMails(this.#config)) return;
    for (let batches = 0; batches < MOST_BATCHES; batches += 1) if ((await this.#tellSome()) < BATCH) return;
  }

  #tellSome(): Promise<number> {
    return this.#database.transaction(async (manager) => {
      const told = await query(manager, stockAlertsTold({ limit: BATCH }));
      const mails = told.map(({ id }) => ({ kind: 'BACK_IN_STOCK' as const, alertId: id }));
      await this.#services.mails.enqueueAll(manager, mails);
      return told.length;
    });
  }

  /** Ends all that a customer waits for. It checks no viewer: who calls it has the token of a mail. */
  async endAll(customerId: string): Promise<void> {
    await this.#database.manager.update(StockAlertEntity, { customerId, ...open }, { endedAt: () => 'now()' });
  }

  /** Returns how many wait, and what came of it. @throws Forbidden unless the viewer is an admin */
  async figures(viewer: Viewer): Promise<StockAlertFiguresModel> {
    checkMay(viewer, 'MONEY');
    const [[counted], mostWanted] = await Promise.all([
      this.#database.query(stockAlertsCounted()),
      this.#database.query(mostWantedProducts({ limit: MOST_WANTED })),
    ]);
    if (!counted) throw new Error('The alerts were not counted.');
    return { ...counted, mostWanted };
  }
}
