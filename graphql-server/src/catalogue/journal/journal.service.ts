import type { InferInput } from 'valibot';
import { LessThan, Raw, type EntityManager } from 'typeorm';
import type { Recorded } from '#schema/audit.ts';
import { POST_LENGTHS, POST_MESSAGES } from '#schema/post.ts';
import { postInput, type CheckedPost } from '#schema/post.input.ts';
import { checked } from '#kernel/checked.ts';
import { BadRequest, ChangedMeanwhile, InvalidInput, NotFound, type FieldProblem } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { htmlOf, picturesIn } from '#kernel/markdown.ts';
import { checkFirst, isId, placeOf, toPageById, type ListRequest } from '#kernel/paging.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query } from '#platform/db/database.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { Services } from '#platform/module/services.ts';
import { slugsLocked } from './journal.statements.ts';
import { PostEntity } from './post.entity.ts';
import type { AdminPostConnectionModel, AdminPostModel, PostModel } from './post.model.ts';
import { textsFor } from './post-texts.ts';

/** A part of the sitemap may have 50,000 addresses; each post has two. */
const MOST_IN_SITEMAP = 20_000;

/** Any other text is the address of nothing. */
const SLUG = /^[a-z0-9-]{1,100}$/;

interface Needs extends Pick<Deps, 'database' | 'jobs'> {
  services: Pick<Services, 'customers' | 'productPictures' | 'products'>;
}

/** The posts of the journal: what everybody reads, and what editors write. */
export class JournalService {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Returns the newest posts that are published, the newest first. @throws BadRequest unless `first` is 1 to 100 */
  async posts(language: Language, first: number): Promise<PostModel[]> {
    const rows = await this.#needs.database.manager.find(PostEntity, {
      where: { publishedAt: past() },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: checkFirst(first),
    });
    return rows.flatMap((row) => readable(row, language) ?? []);
  }

  /** Returns a post; null when none that is published has that slug. */
  async post(slug: string, language: Language): Promise<PostModel | null> {
    if (!SLUG.test(slug)) return null;
    const row = await this.#needs.database.manager.findOneBy(PostEntity, { slug, publishedAt: past() });
    return row && readable(row, language);
  }

  /** Returns the slugs of all posts that are published, with when each changed last. */
  async times(): Promise<{ slug: string; updatedAt: Date }[]> {
    const rows = await this.#needs.database.manager.find(PostEntity, {
      select: { slug: true, publishedAt: true, changedAt: true },
      where: { publishedAt: past() },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: MOST_IN_SITEMAP,
    });
    return rows.flatMap(({ slug, publishedAt, changedAt }) =>
      publishedAt === null
        ? []
        : [{ slug, updatedAt: changedAt !== null && changedAt > publishedAt ? changedAt : publishedAt }],
    );
  }

  /** Returns a page of all posts, those that were begun last first. @throws Forbidden unless the viewer is an editor */
  async list(viewer: Viewer, request: ListRequest): Promise<AdminPostConnectionModel> {
    checkMay(viewer, 'CATALOGUE');
    const { manager } = this.#needs.database;
    const { after, limit } = placeOf(request);
    const rows = await manager.find(PostEntity, {
      where: after === null ? {} : { id: LessThan(after) },
      order: { id: 'DESC' },
      take: limit,
    });
    return { ...toPageById(rows, request), count: () => manager.count(PostEntity) };
  }

  /** Returns a post for its editor; null when there is none. @throws Forbidden unless the viewer is an editor */
  async edited(viewer: Viewer, id: string): Promise<AdminPostModel | null> {
    checkMay(viewer, 'CATALOGUE');
    return isId(id) ? this.#needs.database.manager.findOneBy(PostEntity, { id }) : null;
  }

  /** Returns how a text will look. @throws Forbidden unless the viewer is an editor; BadRequest for one that is too long */
  async preview(viewer: Viewer, body: string): Promise<string> {
    checkMay(viewer, 'CATALOGUE');
    if (body.length > POST_LENGTHS.body) throw new BadRequest(POST_MESSAGES.bodyTooLong);
    return htmlOf(body);
  }

  /**
   * Stores a new post, or changes one as a whole.
   * @throws Forbidden unless the viewer is an editor; InvalidInput, NotFound, ChangedMeanwhile when somebody else has
   * changed it since the revision that was read
   */
  async save(viewer: Viewer, typed: InferInput<typeof postInput>): Promise<AdminPostModel> {
    checkMay(viewer, 'CATALOGUE');
    const input = checked(postInput, typed);
    return this.#needs.database.transaction(async (manager) => {
      await query(manager, slugsLocked());
      const before = input.id === null ? null : await this.#lock(manager, input.id, input.revision);
      await this.#check(manager, input, before);
      const { id } = await manager.save(PostEntity, {
        ...(before && { id: before.id }),
        ...columnsOf(input),
        publishedAt: timeOf(input, before),
        revision: (before?.revision ?? 0) + 1,
        changedAt: new Date(),
        customerId: viewer.id,
      });
      const after = await manager.findOneByOrFail(PostEntity, { id });
      await recordChange(manager, {
        action: before ? 'POST_CHANGED' : 'POST_ADDED',
        actor: viewer,
        subject: { kind: 'POST', id },
        before: before && recordOf(before),
        after: recordOf(after),
      });
      await this.#showAtTime(manager, after);
      return after;
    });
  }

  /** Deletes a post; returns whether it was there. @throws Forbidden unless the viewer is an editor */
  async remove(viewer: Viewer, id: string): Promise<boolean> {
    checkMay(viewer, 'CATALOGUE');
    return this.#needs.database.transaction(async (manager) => {
      const before = await locked(manager, id);
      if (!before) return false;
      await manager.delete(PostEntity, { id });
      const subject = { kind: 'POST', id } as const;
      await recordChange(manager, {
        action: 'POST_REMOVED',
        actor: viewer,
        subject,
        before: recordOf(before),
        after: null,
      });
      return true;
    });
  }

  async #lock(manager: EntityManager, id: string, revision: number | null): Promise<AdminPostModel> {
    const before = await locked(manager, id);
    if (!before) throw new NotFound(POST_MESSAGES.noPost);
    if (before.revision === revision) return before;
    const [author] = before.customerId === null ? [] : await this.#needs.services.customers.byIds([before.customerId]);
    throw new ChangedMeanwhile(POST_MESSAGES.changedMeanwhile, {
      changedBy: author?.displayName ?? null,
      changedAt: (before.changedAt ?? new Date()).toISOString(),
      fields: [],
    });
  }

  /** Checks what only the database knows, and keeps the pictures. @throws InvalidInput */
  async #check(manager: EntityManager, input: CheckedPost, before: AdminPostModel | null): Promise<void> {
    const { products, productPictures } = this.#needs.services;
    const problems: FieldProblem[] = [];
    const { slug, categorySlug, picture } = input;
    const namesake = await manager.findOneBy(PostEntity, { slug });
    if (namesake && namesake.id !== before?.id) problems.push({ field: 'slug', message: POST_MESSAGES.slugTaken });
    if (
      categorySlug !== null &&
      categorySlug !== before?.categorySlug &&
      !(await products.categoryTree()).bySlug.has(categorySlug)
    )
      problems.push({ field: 'categorySlug', message: POST_MESSAGES.categoryUnknown });
    const within = [input.body, input.bodyBangla].flatMap((body) => picturesIn(body));
    const kept = await productPictures.keep(manager, [...new Set([...within, ...(picture === null ? [] : [picture])])]);
    if (picture !== null && picture !== before?.picture && !kept.has(picture))
      problems.push({ field: 'picture', message: POST_MESSAGES.pictureUnknown });
    if (problems.length > 0) throw new InvalidInput(problems);
  }

  /** Has the caches know of a post when its time comes. */
  async #showAtTime(manager: EntityManager, { id, publishedAt }: AdminPostModel): Promise<void> {
    const seconds = publishedAt === null ? 0 : Math.ceil((publishedAt.getTime() - Date.now()) / 1000);
    if (seconds > 0)
      await this.#needs.jobs.enqueue(manager, 'show-post', { postId: id }, { startAfterSeconds: seconds });
  }
}

/** Matches instants that have come, by PostgreSQL's clock. */
const past = () => Raw<Date>((column) => `${column} <= now()`);

/** Returns a post as its readers see it; null for one that cannot be shown. */
const readable = (row: AdminPostModel, language: Language): PostModel | null => {
  const { slug, categorySlug, picture, publishedAt, changedAt } = row;
  if (picture === null || publishedAt === null) return null;
  return { slug, categorySlug, picture, publishedAt, changedAt, ...textsFor(row, language) };
};

const locked = async (manager: EntityManager, id: string): Promise<AdminPostModel | null> =>
  isId(id) ? manager.findOne(PostEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;

/** Returns when a post that is saved appears: at the time that was chosen, when it has appeared already, or now. */
const timeOf = ({ isDraft, publishedAt }: CheckedPost, before: AdminPostModel | null): Date | null => {
  if (isDraft) return null;
  if (publishedAt !== null) return publishedAt;
  const now = new Date();
  const shown = before?.publishedAt ?? null;
  return shown !== null && shown <= now ? shown : now;
};

const columnsOf = ({ id: _, revision: __, isDraft: ___, ...columns }: CheckedPost) => columns;

/** Returns what the audit log keeps of a post: of its texts only how long they are. */
const recordOf = (post: AdminPostModel): Recorded => ({
  slug: post.slug,
  categorySlug: post.categorySlug,
  picture: post.picture,
  title: post.title,
  titleBangla: post.titleBangla,
  tags: post.tags,
  tagsBangla: post.tagsBangla,
  bodyLength: post.body.length,
  bodyBanglaLength: post.bodyBangla.length,
  publishedAt: post.publishedAt?.toISOString() ?? null,
  revision: post.revision,
});
