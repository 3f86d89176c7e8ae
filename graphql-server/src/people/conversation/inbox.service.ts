import { CONVERSATION_MESSAGES, MAX_MARKED, MOST_UNREAD } from '#schema/conversation.ts';
import { checkMay } from '../customer/check-own.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { BadRequest, NotFound } from '#kernel/errors.ts';
import {
  checkFirst,
  decodeCursor,
  encodeCursor,
  isId,
  MOST_COUNTED,
  toPage,
  toTotal,
  UUID,
  type ListRequest,
  type Page,
  type Total,
} from '#kernel/paging.ts';
import { INBOX, recordRead, subjectOf, notifyServers } from './conversation-changes.ts';
import type { ConversationModel } from './conversation.model.ts';
import * as sql from './conversation.statements.ts';

/** The conversations as the shop has them before it. */
export class InboxService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Returns conversations, the latest first; only those that the shop has read or has not unless that is null.
   * @throws Forbidden unless the viewer is an admin; BadRequest
   */
  async list(viewer: Viewer, isRead: boolean | null, { first, after }: ListRequest): Promise<Page<ConversationModel>> {
    checkMay(viewer, 'CUSTOMERS');
    const rows = await this.#database.query(
      sql.conversationsListed({
        isRead,
        after: after === null ? null : (decodeCursor(after, [UUID])[0] ?? null),
        limit: checkFirst(first) + 1,
      }),
    );
    const cursorOf = ({ lastMessageId }: ConversationModel) => encodeCursor([lastMessageId ?? '']);
    return toPage(
      rows.map(({ conversation }) => conversation),
      { first, after, cursorOf },
    );
  }

  /** Returns the number of these conversations. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, isRead: boolean | null): Promise<Total> {
    checkMay(viewer, 'CUSTOMERS');
    const [row] = await this.#database.query(sql.conversationsCounted({ isRead, most: MOST_COUNTED + 1 }));
    return toTotal(row?.count ?? 0);
  }

  /** Returns how many conversations the shop has not read, up to 100. @throws Forbidden unless the viewer is an admin */
  async unread(viewer: Viewer): Promise<number> {
    checkMay(viewer, 'CUSTOMERS');
    const [row] = await this.#database.query(sql.conversationsUnread({ most: MOST_UNREAD }));
    return row?.count ?? 0;
  }

  /**
   * Marks conversations as read or unread by the shop, and returns them; once more changes nothing.
   * @throws Forbidden unless the viewer is an admin; BadRequest, NotFound
   */
  async mark(viewer: Viewer, ids: readonly string[], isRead: boolean): Promise<ConversationModel[]> {
    checkMay(viewer, 'CUSTOMERS');
    const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
    if (unique.length === 0 || unique.length > MAX_MARKED)
      throw new BadRequest(`ids must hold 1 to ${MAX_MARKED} ids.`);
    if (!unique.every(isId)) throw new NotFound(CONVERSATION_MESSAGES.conversationGone);
    return this.#database.transaction(async (manager) => {
      const marked = await query(
        manager,
        isRead
          ? sql.messagesRead({ conversationIds: unique, isByShop: true, upTo: null, readBy: viewer.id })
          : sql.messagesUnread({ conversationIds: unique }),
      );
      const changed = [...new Set(marked.map(({ conversationId }) => conversationId))];
      await recordRead(manager, viewer, changed, isRead);
      if (changed.length > 0) await notifyServers(manager, [...changed.map(subjectOf), INBOX]);
      const rows = await query(manager, sql.conversationsById({ ids: unique }));
      const byId = new Map(rows.map(({ conversation }) => [conversation.id, conversation]));
      return unique.map((id) => {
        const conversation = byId.get(id);
        if (!conversation) throw new NotFound(CONVERSATION_MESSAGES.conversationGone);
        return conversation;
      });
    });
  }
}
