import { messageInput, ownMessageInput, type MessageDraft } from '#schema/conversation.input.ts';
import { CONVERSATION_MESSAGES, MAX_MARKED } from '#schema/conversation.ts';
import { recordChanges } from '../audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkAdmin, checkOwn } from '../customer/check-own.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { BadRequest, InvalidInput, NotFound } from '#kernel/errors.ts';
import {
  checkFirst,
  decodeCursor,
  encodeCursor,
  isId,
  MOST_COUNTED,
  placeOf,
  toPage,
  toPageById,
  toTotal,
  UUID,
  type CustomerListRequest,
  type ListRequest,
  type Page,
  type Total,
} from '#kernel/paging.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { HOUR, type Limit, type RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { MessageModel } from './conversation.model.ts';
import {
  addMessage,
  allMessages,
  messageCounts,
  messagesById,
  messagesCounted,
  messagesMarked,
  messagesOfCustomers,
} from './conversation.statements.ts';

const MESSAGES_BY_IP: Limit = { name: 'messageByIp', points: 60, seconds: HOUR };

/** Messages to the shop. */
export class ConversationService {
  readonly #database: Database;
  readonly #limits: RateLimits;

  constructor(database: Database, limits: RateLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /**
   * Stores a message. Visitors give their name and e-mail; for customers the account's are used, and they may say which
   * of their orders it is about.
   * @throws InvalidInput, TooMany
   */
  async sendMessage(
    viewer: Viewer | null,
    { orderId, ...draft }: MessageDraft & { orderId: string | null },
    client: ClientInfo,
  ): Promise<MessageModel> {
    const { name, email, text } = viewer
      ? { name: viewer.displayName, email: viewer.email, ...checked(ownMessageInput, draft) }
      : checked(messageInput, draft);
    await this.#limits.take(MESSAGES_BY_IP, ipKey(client.ip));
    const unknownOrder = { field: 'orderId', message: CONVERSATION_MESSAGES.orderUnknown };
    if (orderId !== null && !isId(orderId)) throw new InvalidInput([unknownOrder]);
    const [row] = await this.#database.query(
      addMessage({ customerId: viewer?.id ?? null, name, email, text, orderId }),
    );
    if (!row) throw new InvalidInput([unknownOrder]);
    return row.message;
  }

  /**
   * Returns messages of all, the unread ones first, then newest first; only those that are read or unread unless that
   * is null.
   * @throws Forbidden unless the viewer is an admin; BadRequest
   */
  async list(viewer: Viewer, isRead: boolean | null, { first, after }: ListRequest): Promise<Page<MessageModel>> {
    checkAdmin(viewer);
    const [state, id = ''] = after === null ? [] : decodeCursor(after, [/^(un)?read$/, UUID]);
    const rows = await this.#database.query(
      allMessages({
        isRead,
        after: state === undefined ? null : { isUnread: state === 'unread', id },
        limit: checkFirst(first) + 1,
      }),
    );
    const cursorOf = ({ readAt, id: last }: MessageModel) => encodeCursor([readAt === null ? 'unread' : 'read', last]);
    return toPage(
      rows.map(({ message }) => message),
      { first, after, cursorOf },
    );
  }

  /** Returns the number of these messages. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, isRead: boolean | null): Promise<Total> {
    checkAdmin(viewer);
    const [row] = await this.#database.query(messagesCounted({ isRead, most: MOST_COUNTED + 1 }));
    return toTotal(row?.count ?? 0);
  }

  /**
   * Marks messages as read or unread, and returns them; once more changes nothing.
   * @throws Forbidden unless the viewer is an admin; BadRequest, NotFound
   */
  async mark(viewer: Viewer, ids: readonly string[], isRead: boolean): Promise<MessageModel[]> {
    checkAdmin(viewer);
    const unique = [...new Set(ids)];
    if (unique.length === 0 || unique.length > MAX_MARKED)
      throw new BadRequest(`ids must hold 1 to ${MAX_MARKED} ids.`);
    if (!unique.every(isId)) throw new NotFound(CONVERSATION_MESSAGES.messageGone);
    return this.#database.transaction(async (manager) => {
      const marked = await query(manager, messagesMarked({ ids: unique, isRead, adminId: viewer.id }));
      await recordChanges(
        manager,
        marked.map(({ id }) => ({
          action: isRead ? 'MESSAGE_READ' : 'MESSAGE_UNREAD',
          actor: viewer,
          subject: { kind: 'MESSAGE', id },
          before: { read: !isRead },
          after: { read: isRead },
        })),
      );
      const rows = await query(manager, messagesById({ ids: unique }));
      const byId = new Map(rows.map(({ message }) => [message.id, message]));
      return unique.map((id) => {
        const message = byId.get(id.toLowerCase());
        if (!message) throw new NotFound(CONVERSATION_MESSAGES.messageGone);
        return message;
      });
    });
  }

  /**
   * Returns customers' messages, newest first: one statement.
   * @throws Forbidden unless the viewer is each of them or an admin
   */
  async listsOf(viewer: Viewer, requests: readonly CustomerListRequest[]): Promise<Page<MessageModel>[]> {
    checkOwn(
      viewer,
      requests.map(({ customerId }) => customerId),
    );
    const places = requests.map(placeOf);
    const rows = await this.#database.query(
      messagesOfCustomers({
        customerIds: requests.map(({ customerId }) => customerId),
        afters: places.map(({ after }) => after),
        limits: places.map(({ limit }) => limit),
      }),
    );
    const byPlace = new Map(rows.map(({ place, messages }) => [place, messages]));
    return requests.map((request, index) => toPageById(byPlace.get(index + 1) ?? [], request));
  }

  /**
   * Returns the numbers of customers' messages: one statement.
   * @throws Forbidden unless the viewer is each of them or an admin
   */
  async countsOf(viewer: Viewer, customerIds: readonly string[]): Promise<number[]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.query(messageCounts({ customerIds }));
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return customerIds.map((id) => byId.get(id) ?? 0);
  }
}
