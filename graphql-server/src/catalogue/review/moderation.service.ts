import type { EntityManager } from 'typeorm';
import * as v from 'valibot';
import { OPINION_KINDS, REVIEW_MESSAGES } from '#schema/review.ts';
import { answerInput, opinionRejectionInput } from '#schema/review.input.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { BadRequest, ChangedMeanwhile, NotFound } from '#kernel/errors.ts';
import type { MailQueue } from '#platform/mail/mail-queue.ts';
import { once } from '#kernel/lazily.ts';
import { isId, MOST_COUNTED, placeOf, toPageById, toTotal, type ListRequest } from '#kernel/paging.ts';
import type { OpinionConditions, OpinionListModel, OpinionModel } from './moderation.model.ts';
import { CommentEntity, ReviewEntity } from './review.entity.ts';
import * as sql from './moderation.statements.ts';

const which = { kind: v.picklist(OPINION_KINDS), id: v.string() };
const opinionToReject = v.object({ ...which, ...opinionRejectionInput.entries });
const seen = v.nullish(v.union([v.date(), v.string()]), null);
const opinionToAnswer = v.object({ ...which, ...answerInput.entries, seen });

/** What admins do with reviews and comments, besides publishing them. */
export class ModerationService {
  readonly #database: Database;
  readonly #mails: MailQueue;

  constructor(database: Database, mails: MailQueue) {
    this.#database = database;
    this.#mails = mails;
  }

  /** Returns reviews or comments, the newest first. @throws Forbidden unless the viewer is an admin; BadRequest */
  async list(viewer: Viewer, conditions: OpinionConditions, request: ListRequest): Promise<OpinionListModel> {
    checkMay(viewer, 'CATALOGUE');
    const { rating } = conditions;
    if (rating !== null && !(rating >= 1 && rating <= 5)) throw new BadRequest('rating must be 1 to 5.');
    const rows = await this.#database.query(sql.opinionsOfAll({ ...conditions, ...placeOf(request) }));
    return {
      ...toPageById(
        rows.map((row) => ({ ...row, kind: conditions.kind })),
        request,
      ),
      count: once(async () => {
        const [row] = await this.#database.query(sql.opinionsCounted({ ...conditions, most: MOST_COUNTED + 1 }));
        return toTotal(row?.count ?? 0);
      }),
    };
  }

  /**
   * Takes a review or comment off the shop, with a reason; its author gets a mail. One that is rejected already
   * gets the new reason, and no second mail.
   * @throws Forbidden unless the viewer is an admin; InvalidInput, NotFound
   */
  reject(viewer: Viewer, input: v.InferInput<typeof opinionToReject>): Promise<OpinionModel> {
    checkMay(viewer, 'CATALOGUE');
    const { kind, id, reason } = checked(opinionToReject, input);
    return this.#database.transaction(async (manager) => {
      const before = await locked(manager, { kind, id });
      if (before.rejectionReason === reason) return before;
      await manager.update(
        kind === 'REVIEW' ? ReviewEntity : CommentEntity,
        { id },
        { published: false, rejectedAt: () => 'now()', rejectionReason: reason },
      );
      await recordChange(manager, {
        action: `${kind}_REJECTED`,
        actor: viewer,
        subject: { kind, id },
        before: { published: before.published, reason: before.rejectionReason },
        after: { published: false, reason },
      });
      if (before.customerId !== null && before.rejectionReason === null)
        await this.#mails.enqueue(manager, { kind: 'OPINION_REJECTED', opinion: kind, id });
      return { ...before, published: false, rejectionReason: reason };
    });
  }

  /**
   * Stores the shop's answer, unless another admin has answered since the viewer read it; empty removes it. The same
   * answer again changes nothing.
   * @throws Forbidden unless the viewer is an admin; InvalidInput, NotFound, ChangedMeanwhile
   */
  answer(viewer: Viewer, input: v.InferInput<typeof opinionToAnswer>): Promise<OpinionModel> {
    checkMay(viewer, 'CATALOGUE');
    const { kind, id, text: typed, seen } = checked(opinionToAnswer, input);
    const text = typed === '' ? null : typed;
    return this.#database.transaction(async (manager) => {
      const before = await locked(manager, { kind, id });
      if (before.replyText === text) return before;
      if ((before.replyAt?.getTime() ?? null) !== (seen === null ? null : new Date(seen).getTime()))
        throw new ChangedMeanwhile(REVIEW_MESSAGES.answeredMeanwhile, {
          changedBy: before.answeredBy,
          changedAt: (before.answeredAt ?? before.createdAt).toISOString(),
          fields: ['text'],
        });
      await query(manager, sql.opinionAnswered({ kind, id, text, adminId: viewer.id }));
      await recordChange(manager, {
        action: `${kind}_ANSWERED`,
        actor: viewer,
        subject: { kind, id },
        before: { answer: before.replyText },
        after: { answer: text },
      });
      const [after] = await query(manager, sql.opinionById({ kind, id, isLocked: false }));
      if (!after) throw new Error(`Opinion ${id} has gone while it was locked.`);
      return { ...after, kind };
    });
  }
}

/** Locks a review or comment, and returns it. @throws NotFound */
const locked = async (
  manager: EntityManager,
  { kind, id }: Pick<OpinionModel, 'kind' | 'id'>,
): Promise<OpinionModel & { answeredBy: string | null; answeredAt: Date | null }> => {
  const [row] = isId(id) ? await query(manager, sql.opinionById({ kind, id, isLocked: true })) : [];
  if (!row) throw new NotFound(`There is no such ${kind === 'REVIEW' ? 'review' : 'comment'}.`);
  return { ...row, kind };
};
