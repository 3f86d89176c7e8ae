import * as v from 'valibot';
import { REVIEW_MESSAGES, REVIEW_PAGE_SIZE, type ReviewRefusal } from '#schema/review.ts';
import { commentInput, reviewInput } from '#schema/review.input.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { BadRequest, InvalidInput, NotFound, ReviewNotAllowed } from '#kernel/errors.ts';
import { isId, placeOf, toPageById, type ListRequest, type Page } from '#kernel/paging.ts';
import { HOUR, type Limit, type RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { PictureService } from '../picture/picture.service.ts';
import type {
  CheckedReviewFilter,
  CommentModel,
  OpinionPage,
  OpinionPageRequest,
  Opinions,
  ReviewModel,
} from './review.model.ts';
import { ReviewEntity } from './review.entity.ts';
import * as sql from './review.statements.ts';

const POSTS_BY_CUSTOMER: Limit = { name: 'postByCustomer', points: 60, seconds: HOUR };

const productId = v.pipe(
  v.string(),
  v.check((id) => isId(id), REVIEW_MESSAGES.noSuchProduct),
);
const productComment = v.object({ productId, ...commentInput.entries });
const productReview = v.object({ productId, ...reviewInput.entries });

/** Returns the number of pages, five items each (spec §9). */
export const pageCount = (items: number): number => Math.ceil(items / REVIEW_PAGE_SIZE);

/** Checks a page number and returns it. @throws BadRequest below 1 or beyond any possible page */
export const checkPage = (page: number): number => {
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000)
    throw new BadRequest('page must be a whole number from 1.');
  return page;
};

/** Checks a filter of a product's reviews; null when it leaves all. @throws BadRequest */
export const checkReviewFilter = (
  filter: Partial<CheckedReviewFilter> | null | undefined,
): CheckedReviewFilter | null => {
  const { rating = null, hasPictures = false, verified = false } = filter ?? {};
  if (rating !== null && !(rating >= 1 && rating <= 5)) throw new BadRequest('rating must be 1 to 5.');
  return rating === null && !hasPictures && !verified ? null : { rating, hasPictures, verified };
};

/** Reviews and comments: who may write them, and what everyone sees. */
export class ReviewService {
  readonly #database: Database;
  readonly #pictures: PictureService;
  readonly #limits: RateLimits;

  constructor(database: Database, { pictures, limits }: { pictures: PictureService; limits: RateLimits }) {
    this.#database = database;
    this.#pictures = pictures;
    this.#limits = limits;
  }

  /** Returns what is published for many pages at once: one statement. */
  async pages(requests: readonly OpinionPageRequest[]): Promise<OpinionPage[]> {
    const rows = await this.#database.query(
      sql.opinionPages({
        kinds: requests.map(({ kind }) => kind),
        productIds: requests.map(({ productId }) => productId),
        skipped: requests.map(({ page }) => (page - 1) * REVIEW_PAGE_SIZE),
        sorts: requests.map(({ sort }) => sort ?? 'NEWEST'),
        filtered: requests.map(({ filter = null }) => filter !== null),
        ratings: requests.map(({ filter }) => filter?.rating ?? 0),
        hasPictures: requests.map(({ filter }) => filter?.hasPictures ?? false),
        verified: requests.map(({ filter }) => filter?.verified ?? false),
      }),
    );
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return requests.map((_, index) => byPlace.get(index + 1) ?? { reviews: [], comments: [], filteredCount: null });
  }

  /**
   * Returns why the viewer may not review each product; null where they may. One statement, or none without a viewer.
   */
  async refusals(viewer: Viewer | null, productIds: readonly string[]): Promise<(ReviewRefusal | null)[]> {
    if (viewer === null) return productIds.map(() => 'NOT_RECEIVED');
    const rows = await this.#database.query(sql.receivedAndReviewed({ customerId: viewer.id, productIds }));
    const reviewed = new Set(rows.flatMap((row) => (row.reviewed ? [row.productId] : [])));
    const known = new Set(rows.map(({ productId }) => productId));
    return productIds.map((id) => {
      if (reviewed.has(id)) return 'ALREADY_REVIEWED';
      return known.has(id) ? null : 'NOT_RECEIVED';
    });
  }

  /** Stores a comment that waits for an admin. @throws InvalidInput, TooMany */
  async addComment(viewer: Viewer, request: v.InferInput<typeof productComment>): Promise<CommentModel> {
    const { productId, text } = checked(productComment, request);
    await this.#limits.take(POSTS_BY_CUSTOMER, viewer.id);
    const [row] = await this.#database.query(
      sql.addComment({ productId, text, customerId: viewer.id, authorName: viewer.displayName }),
    );
    if (!row) throw new InvalidInput([noSuchProduct]);
    return row.item;
  }

  /** Stores a review, which waits for an admin. @throws InvalidInput, ReviewNotAllowed, TooMany */
  async addReview(viewer: Viewer, request: v.InferInput<typeof productReview>): Promise<ReviewModel> {
    const { productId, rating, text, pictures: keys } = checked(productReview, request);
    await this.#limits.take(POSTS_BY_CUSTOMER, viewer.id);
    const pictures = [...new Set(keys)];
    await this.#pictures.checkOwn(viewer, pictures);
    const [row] = await this.#database.query(
      sql.addReview({
        productId,
        rating,
        text,
        pictures,
        customerId: viewer.id,
        authorName: viewer.displayName,
      }),
    );
    if (!row) throw await this.#whyNot(viewer, productId);
    return row.item;
  }

  /** Returns what waits to be published, oldest first. @throws Forbidden unless the viewer is an admin */
  async waiting<Kind extends keyof Opinions>(
    viewer: Viewer,
    kind: Kind,
    request: ListRequest,
  ): Promise<Page<Opinions[Kind]>> {
    checkMay(viewer, 'CATALOGUE');
    const rows = await this.#database.query(sql.waiting[kind](placeOf(request)));
    return toPageById(
      rows.map(({ item }) => item),
      request,
    );
  }

  /** Returns a customer's reviews, newest first. @throws Forbidden unless the viewer is an admin; BadRequest */
  async reviewsOfCustomer(viewer: Viewer, customerId: string, request: ListRequest): Promise<Page<ReviewModel>> {
    checkMay(viewer, 'CATALOGUE');
    const place = placeOf(request);
    const rows = isId(customerId) ? await this.#database.query(sql.reviewsOfCustomer({ customerId, ...place })) : [];
    return toPageById(
      rows.map(({ item }) => item as ReviewModel),
      request,
    );
  }

  /** Returns the number of a customer's reviews. @throws Forbidden unless the viewer is an admin */
  async reviewCountOf(viewer: Viewer, customerId: string): Promise<number> {
    checkMay(viewer, 'CATALOGUE');
    return isId(customerId) ? this.#database.manager.countBy(ReviewEntity, { customerId }) : 0;
  }

  /** Returns how many wait to be published. @throws Forbidden unless the viewer is an admin */
  async waitingCount(viewer: Viewer, kind: keyof Opinions): Promise<number> {
    checkMay(viewer, 'CATALOGUE');
    const [row] = await this.#database.query(sql.waitingCount(kind));
    return row?.count ?? 0;
  }

  /**
   * Publishes or hides a review or comment; repeating it changes nothing.
   * @throws Forbidden unless the viewer is an admin; NotFound
   */
  async publish<Kind extends keyof Opinions>(
    viewer: Viewer,
    kind: Kind,
    id: string,
    published: boolean,
  ): Promise<Opinions[Kind]> {
    checkMay(viewer, 'CATALOGUE');
    return this.#database.transaction(async (manager) => {
      const [row] = isId(id) ? await query(manager, sql.publish[kind]({ id, published })) : [];
      if (!row) throw new NotFound(`There is no such ${kind === 'reviews' ? 'review' : 'comment'}.`);
      const noun = kind === 'reviews' ? 'REVIEW' : 'COMMENT';
      await recordChange(manager, {
        action: `${noun}_${published ? 'PUBLISHED' : 'HIDDEN'}`,
        actor: viewer,
        subject: { kind: noun, id },
        before: { published: row.before },
        after: { published },
      });
      return row.item;
    });
  }

  /** Returns why a review was not stored. */
  async #whyNot(viewer: Viewer, productId: string): Promise<ReviewNotAllowed | InvalidInput> {
    const [reason] = await this.refusals(viewer, [productId.toLowerCase()]);
    if (reason === 'NOT_RECEIVED') return new ReviewNotAllowed(reason, REVIEW_MESSAGES.notReceived);
    if (reason === 'ALREADY_REVIEWED') return new ReviewNotAllowed(reason, REVIEW_MESSAGES.alreadyReviewed);
    return new InvalidInput([noSuchProduct]);
  }
}

const noSuchProduct = { field: 'productId', message: REVIEW_MESSAGES.noSuchProduct };
