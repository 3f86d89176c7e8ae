import type { EntityManager } from 'typeorm';
import type { Recorded } from '#schema/audit.ts';
import {
  PROMOTION_CODE,
  PROMOTION_MESSAGES,
  PROMOTION_REFUSAL_MESSAGES,
  type PromotionRefusal,
} from '#schema/promotion.ts';
import { sumOfLines, type PriceableLine } from '#schema/order.ts';
import { promotionInput, type PromotionInput } from '#schema/promotion.input.ts';
import type { SentenceParams } from '#schema/sentence.ts';
import { tooOften } from '#schema/too-often.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { DEFAULT_SETTINGS } from '#schema/shop-settings.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { insertUnlessTaken } from '#platform/db/insert-unless-taken.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { InvalidInput, NotFound, PromotionRefused } from '#kernel/errors.ts';
import { isId, placeOf, toPageById, type CountedPage, type ListRequest } from '#kernel/paging.ts';
import { price, type PricingRule } from '../pricing/pricing.ts';
import { HOUR, MINUTE, type Limit, type RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { PromotionEntity } from './promotion.entity.ts';
import type { Offer, PromotionModel } from './promotion.model.ts';
import * as sql from './promotion.statements.ts';

/** Nobody finds a code by trying: wrong codes of one customer. */
const WRONG_CODES: Limit = { name: 'promotionByCustomer', points: 30, seconds: HOUR };

/** A line for which a promotion may be. */
interface Line extends PriceableLine {
  productId: string;
}

/** What a promotion is for. */
type Scope = Pick<PromotionModel, 'categoryIds' | 'productIds'>;

/** Promotions: who may make them, what they take off an order, and how often. */
export class PromotionService {
  readonly #database: Database;
  readonly #limits: RateLimits;

  constructor(database: Database, limits: RateLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** Returns all promotions, newest first. @throws Forbidden unless the viewer is an admin */
  async list(viewer: Viewer, request: ListRequest): Promise<CountedPage<PromotionModel>> {
    checkMay(viewer, 'SHOP');
    const rows = await this.#database.query(sql.allPromotions(placeOf(request)));
    const promotions = rows.map(({ promotion }) => promotion);
    return { ...toPageById(promotions, request), count: () => this.#database.manager.count(PromotionEntity) };
  }

  /** Stores a promotion. @throws Forbidden unless the viewer is an admin; InvalidInput */
  async create(viewer: Viewer, input: PromotionInput): Promise<PromotionModel> {
    checkMay(viewer, 'SHOP');
    const request = checked(promotionInput, input);
    return this.#database.transaction(async (manager) => {
      await checkScope(manager, request, []);
      const id = await insertUnlessTaken(manager, PromotionEntity, request, 'id');
      if (id === undefined) throw refusedField('code', PROMOTION_MESSAGES.codeTaken);
      const created = await lockPromotion(manager, id);
      await record(manager, viewer, 'PROMOTION_CREATED', [null, created]);
      return created;
    });
  }

  /**
   * Changes a promotion, except for its code. @throws Forbidden unless the viewer is an admin; NotFound, InvalidInput
   */
  async update(viewer: Viewer, id: string, input: PromotionInput): Promise<PromotionModel> {
    checkMay(viewer, 'SHOP');
    const request = checked(promotionInput, input);
    return this.#database.transaction(async (manager) => {
      const before = await lockPromotion(manager, id);
      // What it is for already may be gone by now.
      await checkScope(manager, request, [...before.categoryIds, ...before.productIds]);
      if (before.code !== request.code) throw refusedField('code', PROMOTION_MESSAGES.codeFixed);
      if (request.totalLimit !== null && request.totalLimit < before.used)
        throw refusedField('totalLimit', PROMOTION_MESSAGES.limitBelowUsed);
      await manager.update(PromotionEntity, { id }, request);
      const changed = await lockPromotion(manager, id);
      await record(manager, viewer, 'PROMOTION_CHANGED', [before, changed]);
      return changed;
    });
  }

  /**
   * Runs work that looks a customer's code up. A code that is unknown counts, and after too many of them none is looked
   * up for a while.
   * @throws PromotionRefused
   */
  async guarded<Result>(viewer: Viewer, code: string | null, work: () => Promise<Result>): Promise<Result> {
    if (code === null) return work();
    // Counted before, so that many tries at once are not all allowed, and given back for all but wrong codes.
    const seconds = await this.#limits.consume(WRONG_CODES, viewer.id, 1);
    if (seconds > 0) throw new PromotionRefused('TOO_OFTEN', tooOften(Math.ceil(seconds / MINUTE)), seconds);
    let isWrong = false;
    try {
      return await work();
    } catch (error) {
      isWrong = error instanceof PromotionRefused && error.details.reason === 'UNKNOWN';
      throw error;
    } finally {
      if (!isWrong) await this.#limits.giveBack(WRONG_CODES, viewer.id);
    }
  }

  /**
   * Returns what a code gives for these lines: one statement. The order that uses it is placed only if the promotion is
   * still the same, and the customer has not used it more often meanwhile.
   * @throws PromotionRefused
   */
  async offerFor<Ordered extends Line>(
    manager: EntityManager,
    viewer: Viewer,
    code: string,
    lines: readonly Ordered[],
  ): Promise<Offer<Ordered>> {
    const productIds = lines.map(({ productId }) => productId);
    const [found] = PROMOTION_CODE.test(code)
      ? await query(manager, sql.promotionForOrder({ code, customerId: viewer.id, email: viewer.email, productIds }))
      : [];
    if (!found?.active) throw refused('UNKNOWN', messages.unknown);
    const { startsAt, endsAt, customerLimit } = found;
    if (found.isEarly && startsAt) throw refused('NOT_STARTED', messages.notStarted, { date: startsAt.toISOString() });
    if (found.isLate && endsAt) throw refused('ENDED', messages.ended, { date: endsAt.toISOString() });
    if (customerLimit !== null && found.usedByYou >= customerLimit)
      throw refused('USED_BY_YOU', customerLimit === 1 ? messages.usedByYou : messages.usedByYouOften, {
        most: customerLimit,
      });
    if (found.isUsedUp) throw refused('USED_UP', messages.usedUp);
    return { promotionId: found.id, terms: found.terms, rule: ruleFor(found, lines) };
  }

  /** Counts a new order as a use of what was offered for it. Returns whether it still could be used as it was. */
  async use<Ordered>(
    manager: EntityManager,
    { promotionId, terms }: Offer<Ordered>,
    order: { id: string; customerId: string },
  ): Promise<boolean> {
    const used = await query(
      manager,
      sql.promotionUsed({ promotionId, terms, orderId: order.id, customerId: order.customerId }),
    );
    return used.length > 0;
  }

  /**
   * Returns what the promotion of an order gives for some of its lines; null for an order without. It is used already:
   * whether it could be used again does not matter.
   * @throws PromotionRefused when it is not for these lines
   */
  async ruleOfOrder<Ordered extends Line>(
    manager: EntityManager,
    orderId: string,
    lines: readonly Ordered[],
  ): Promise<PricingRule<Ordered> | null> {
    const productIds = lines.map(({ productId }) => productId);
    const [found] = await query(manager, sql.promotionOfOrder({ orderId, productIds }));
    return found ? ruleFor(found, lines) : null;
  }

  /**
   * Gives the use of a cancelled order back: one statement, in the transaction that cancels it, before stock is
   * touched. Does nothing for an order without a promotion, or whose use was given back.
   */
  async release(manager: EntityManager, orderId: string): Promise<void> {
    await query(manager, sql.releasePromotion({ orderId }));
  }

  /** Locks the promotion of an order, for who may have to release it after stock is touched. */
  async lock(manager: EntityManager, orderId: string): Promise<void> {
    await query(manager, sql.promotionLocked({ orderId }));
  }
}

/** Locks a promotion and returns it. @throws NotFound */
const lockPromotion = async (manager: EntityManager, id: unknown): Promise<PromotionModel> => {
  const [stored] = isId(id) ? await query(manager, sql.promotionToChange({ id })) : [];
  if (!stored) throw new NotFound('There is no such promotion.');
  return stored.promotion;
};

/** Returns what a promotion gives for lines. @throws PromotionRefused when it is not for them */
const ruleFor = <Ordered extends Line>(
  { code, kind, percent, amountCents, minimumCents, coveredIds }: RowOf<'promotionOfOrder'>,
  lines: readonly Ordered[],
): PricingRule<Ordered> => {
  const covered = new Set(coveredIds);
  const rule: PricingRule<Ordered> = {
    code,
    covers: ({ productId }) => covered.has(productId),
    off: kind === 'FREE_DELIVERY' ? 'DELIVERY' : percent === null ? { amountCents: amountCents ?? 0 } : { percent },
  };
  if (covered.size === 0) throw refused('NOT_FOR_THESE', messages.notForThese);
  const sum = sumOfLines(lines.filter(rule.covers));
  if (sum < minimumCents) throw refused('BELOW_MINIMUM', messages.belowMinimum, { minimum: minimumCents, sum });
  // Whatever delivery costs: a code that takes it off does so where there is a fee.
  if (price(lines, [rule], DEFAULT_SETTINGS.delivery, null).adjustments.length === 0)
    throw refused('NOT_FOR_THESE', messages.notForThese);
  return rule;
};

/** Records what an admin created or changed. */
const record = (
  manager: EntityManager,
  actor: Viewer,
  action: 'PROMOTION_CREATED' | 'PROMOTION_CHANGED',
  [before, after]: [PromotionModel | null, PromotionModel],
): Promise<void> =>
  recordChange(manager, {
    action,
    actor,
    subject: { kind: 'PROMOTION', id: after.id },
    before: before && termsOf(before),
    after: termsOf(after),
  });

/** Returns what an admin can change of a promotion. */
const termsOf = ({ id: _, used: __, createdAt: ___, ...terms }: PromotionModel): Recorded => terms;

const messages = PROMOTION_REFUSAL_MESSAGES;

const refused = (reason: PromotionRefusal, template: string, params: SentenceParams = {}) =>
  new PromotionRefused(reason, { template, params });

const refusedField = (field: string, message: string) => new InvalidInput([{ field, message }]);

/** @throws InvalidInput for a category or a product that there is not, unless it is one of `known` */
const checkScope = async (
  manager: EntityManager,
  { categoryIds, productIds }: Scope,
  known: readonly string[],
): Promise<void> => {
  const [found] = await query(
    manager,
    sql.promotionScope({ categoryIds: categoryIds.filter(isId), productIds: productIds.filter(isId) }),
  );
  const areThere = (ids: readonly string[], there: readonly string[] = []) =>
    ids.every((id) => there.includes(id) || known.includes(id));
  if (!areThere(categoryIds, found?.categoryIds)) throw refusedField('categoryIds', PROMOTION_MESSAGES.noSuchCategory);
  if (!areThere(productIds, found?.productIds)) throw refusedField('productIds', PROMOTION_MESSAGES.noSuchProduct);
};
