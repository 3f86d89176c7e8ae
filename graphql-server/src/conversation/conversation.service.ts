import { messageInput, ownMessageInput, type MessageDraft } from '../../../schema/conversation.input.ts';
import { CONVERSATION_MESSAGES } from '../../../schema/conversation.ts';
import { checked } from '../checked.ts';
import { checkAdmin, checkOwn } from '../customer/check-own.ts';
import type { ClientInfo } from '../client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';
import type { Database } from '../db/database.ts';
import { InvalidInput } from '../errors.ts';
import {
  isId,
  placeOf,
  toPageById,
  type CustomerListRequest,
  type ListRequest,
  type Page,
} from '../paging.ts';
import { HOUR, ipKey, type Limit, type RateLimits } from '../rate-limits.ts';
import type { MessageModel } from './conversation.model.ts';
import { MessageEntity } from './conversation.entity.ts';
import { addMessage, allMessages, messageCounts, messagesOfCustomers } from './conversation.statements.ts';

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
   * Stores a message. Visitors give their name and e-mail; for customers the account's are used, and they may say which of their
   * orders it is about. @throws InvalidInput, TooMany
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

  /** Returns all messages, newest first. @throws Forbidden unless the viewer is an admin */
  async list(viewer: Viewer, request: ListRequest): Promise<Page<MessageModel>> {
    checkAdmin(viewer);
    const rows = await this.#database.query(allMessages(placeOf(request)));
    return toPageById(
      rows.map(({ message }) => message),
      request,
    );
  }

  /** Returns the number of all messages. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer): Promise<number> {
    checkAdmin(viewer);
    return this.#database.manager.count(MessageEntity);
  }

  /** Returns customers' messages, newest first: one statement. @throws Forbidden unless the viewer is each of them or an admin */
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

  /** Returns the numbers of customers' messages: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async countsOf(viewer: Viewer, customerIds: readonly string[]): Promise<number[]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.query(messageCounts({ customerIds }));
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return customerIds.map((id) => byId.get(id) ?? 0);
  }
}
