import type { EntityManager } from 'typeorm';
import { firstMessageInput } from '#schema/conversation.input.ts';
import { CONVERSATION_MESSAGES, WRITING_EVERY_MS } from '#schema/conversation.ts';
import { ROLES } from '#schema/customer.ts';
import { may } from '#schema/staff.ts';
import { LRUCache } from 'lru-cache';
import { recordChanges } from '../audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay, checkOwn } from '../customer/check-own.ts';
import { lockCustomer } from '../customer/customer-row.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { InvalidInput, NotFound } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { MailQueue } from '#platform/mail/mail-queue.ts';
import { isId, placeOf, toPageById, type Page } from '#kernel/paging.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { HOUR, MINUTE, type Limit, type RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { addMessage, checkedDraft, type Draft } from './add-message.ts';
import type { ConversationKey } from './conversation.context.ts';
import { INBOX, recordRead, subjectOf, notifyServers, writingOf } from './conversation-changes.ts';
import { ConversationEntity } from './conversation.entity.ts';
import type { ConversationModel, MessageModel, MessagesRequest, Side } from './conversation.model.ts';
import * as sql from './conversation.statements.ts';

const MESSAGES_BY_IP: Limit = { name: 'messageByIp', points: 300, seconds: HOUR };
const CONVERSATIONS_BY_IP: Limit = { name: 'conversationByIp', points: 60, seconds: HOUR };
const MESSAGES_A_MINUTE: Limit = { name: 'messageAMinute', points: 15, seconds: MINUTE };
const MESSAGES_A_DAY: Limit = { name: 'messageADay', points: 200, seconds: 24 * HOUR };

/** After how many seconds a mail tells the other side of something that they have not read. */
export const LEFT_AFTER_SECONDS = 300;

/** Who writes or reads: a customer, or whoever has the key of a visitor's browser. */
export interface Party {
  viewer: Viewer | null;
  /** The hash of the browser's key; null without one. */
  keyHash: string | null;
}

/** The uploaded pictures, some of which messages show. */
interface Pictures {
  /** @throws InvalidInput unless the viewer uploaded each of these pictures */
  checkOwn(viewer: Viewer, keys: readonly string[]): Promise<void>;
  /** @throws InvalidInput unless a visitor uploaded each of these pictures for this conversation */
  checkOfVisitor(conversationId: string, keys: readonly string[]): Promise<void>;
  /** Gives a customer what they uploaded for a conversation as a visitor. */
  giveToCustomer(manager: EntityManager, conversationId: string, customerId: string): Promise<void>;
}

const unknownOrder = { field: 'orderId', message: CONVERSATION_MESSAGES.orderUnknown };

/** Conversations of customers and visitors with the shop. */
export class ConversationService {
  readonly #database: Database;
  readonly #limits: RateLimits;
  readonly #mails: MailQueue;
  readonly #pictures: Pictures;
  /** The sides of conversations of which others were notified just now that they are writing. */
  readonly #writing = new LRUCache<string, true>({ max: 10_000, ttl: WRITING_EVERY_MS });

  constructor(
    database: Database,
    { limits, mails, pictures }: { limits: RateLimits; mails: MailQueue; pictures: Pictures },
  ) {
    this.#database = database;
    this.#limits = limits;
    this.#mails = mails;
    this.#pictures = pictures;
  }

  /** Returns the side of a conversation on which somebody is; null for nobody of it. */
  sideOf({ viewer, keyHash }: Party, { customerId, keyHash: own }: ConversationModel): Side | null {
    if (viewer ? customerId === viewer.id : own !== null && own === keyHash) return 'customer';
    return may(viewer, 'CUSTOMERS') ? 'shop' : null;
  }

  /** Returns a party's own conversation; null when there is none yet. */
  async own({ viewer, keyHash }: Party): Promise<ConversationModel | null> {
    if (!viewer && keyHash === null) return null;
    const [row] = await this.#database.query(
      viewer
        ? sql.conversationsOfCustomers({ customerIds: [viewer.id] })
        : sql.conversationByKey({ keyHash: keyHash ?? '' }),
    );
    return row?.conversation ?? null;
  }

  /** Returns a conversation; null when there is none, or it is none of this party's. */
  async find(party: Party, id: string): Promise<ConversationModel | null> {
    if (!isId(id) || (!party.viewer && party.keyHash === null)) return null;
    const [row] = await this.#database.query(sql.conversationById({ id }));
    return row && this.sideOf(party, row.conversation) ? row.conversation : null;
  }

  /**
   * Stores a message to the shop. Visitors say who they are in their first one, and their browser gets a key; customers
   * may say which of their orders it is about. With a key that was used it returns the message that is stored.
   * @throws InvalidInput, TooMany
   */
  async sendMessage(
    party: Party,
    { orderId, ...draft }: Draft & { name: string; email: string; orderId: string | null },
    { client, language, key }: { client: ClientInfo; language: Language; key: ConversationKey },
  ): Promise<{ sent: MessageModel; conversation: ConversationModel }> {
    const { viewer } = party;
    const known = await this.own(party);
    const who = viewer || known ? null : checked(firstMessageInput, draft);
    const { idempotencyKey, ...content } = checkedDraft(draft);
    const { pictures } = content;
    if (!viewer && !known && pictures.length > 0)
      throw new InvalidInput([{ field: 'pictures', message: CONVERSATION_MESSAGES.picturesLater }]);
    await this.#limits.take(MESSAGES_BY_IP, ipKey(client.ip));
    const sender = viewer?.id ?? party.keyHash;
    if (known && sender !== null) {
      await this.#limits.take(MESSAGES_A_MINUTE, sender);
      await this.#limits.take(MESSAGES_A_DAY, sender);
    } else if (!viewer) await this.#limits.take(CONVERSATIONS_BY_IP, ipKey(client.ip));
    if (orderId !== null && !isId(orderId)) throw new InvalidInput([unknownOrder]);
    if (viewer) await this.#pictures.checkOwn(viewer, pictures);
    else if (known) await this.#pictures.checkOfVisitor(known.id, pictures);
    const first = idempotencyKey === null ? null : JSON.stringify([idempotencyKey, who]);
    const keyHash = viewer ? null : known ? party.keyHash : key.renew(first);
    const sent = await this.#database.transaction(async (manager) => {
      let id = known?.id;
      if (id === undefined) {
        const visitor = { name: who?.name ?? null, email: who?.email || null };
        await query(
          manager,
          sql.conversationStarted({ customerId: viewer?.id ?? null, keyHash, ...visitor, language }),
        );
        const begun = await manager.findOne(ConversationEntity, {
          select: { id: true },
          where: viewer ? { customerId: viewer.id } : { keyHash: keyHash ?? '' },
        });
        id = begun?.id ?? '';
      }
      const [waits] = await query(manager, sql.isAnythingUnread());
      const added = await addMessage(manager, id, { ...content, idempotencyKey, orderId, writtenBy: null });
      if (!added) throw new InvalidInput([unknownOrder]);
      const { message, isNew } = added;
      if (isNew && !waits?.isUnread)
        for (const admin of await query(
          manager,
          sql.adminsToTell({ roles: ROLES.filter((role) => may({ role }, 'CUSTOMERS')) }),
        ))
          await this.#tellLater(manager, { kind: 'MESSAGE_WAITING', messageId: message.id, adminId: admin.id });
      return { message, id };
    });
    const conversation = await this.find({ viewer, keyHash }, sent.id);
    if (!conversation) throw new NotFound(CONVERSATION_MESSAGES.conversationGone);
    return { sent: sent.message, conversation };
  }

  /**
   * Stores an answer of the shop; what the customer wrote so far counts as read. With a key that was used it returns the
   * message that is stored, and changes nothing.
   * @throws Forbidden unless the viewer is an admin; NotFound, InvalidInput
   */
  async answer(
    viewer: Viewer,
    id: string,
    draft: Draft,
  ): Promise<{ sent: MessageModel; conversation: ConversationModel }> {
    checkMay(viewer, 'CUSTOMERS');
    const input = checkedDraft(draft);
    await this.#pictures.checkOwn(viewer, input.pictures);
    const party = { viewer, keyHash: null };
    const before = await this.#existing(party, id);
    const sent = await this.#database.transaction(async (manager) => {
      const added = await addMessage(manager, before.id, { ...input, orderId: null, writtenBy: viewer.id });
      if (!added) throw new NotFound(CONVERSATION_MESSAGES.conversationGone);
      const { message, isNew } = added;
      if (!isNew) return message;
      await query(
        manager,
        sql.messagesRead({ conversationIds: [before.id], isByShop: true, upTo: null, readBy: viewer.id }),
      );
      await recordChanges(manager, [
        {
          action: 'MESSAGE_ANSWERED',
          actor: viewer,
          subject: { kind: 'MESSAGE', id: before.id },
          before: null,
          after: { message: message.id },
        },
      ]);
      // Once for each stretch of answers that nobody has read, and never to who has given no address.
      if (before.unreadByCustomer === 0 && before.email !== null)
        await this.#tellLater(manager, { kind: 'ANSWER_WAITING', messageId: message.id });
      return message;
    });
    return { sent, conversation: await this.#existing(party, id) };
  }

  /** Marks what the other side wrote as read, up to a message. @throws NotFound */
  async read(party: Party, id: string, upTo: string): Promise<ConversationModel> {
    const before = await this.#existing(party, id);
    const isByShop = this.sideOf(party, before) === 'shop';
    if (!isId(upTo)) throw new NotFound(CONVERSATION_MESSAGES.conversationGone);
    if ((isByShop ? before.unreadByShop : before.unreadByCustomer) === 0) return before;
    const readBy = isByShop && party.viewer ? party.viewer : null;
    await this.#database.transaction(async (manager) => {
      const read = await query(
        manager,
        sql.messagesRead({ conversationIds: [before.id], isByShop, upTo, readBy: readBy?.id ?? null }),
      );
      if (read.length === 0) return;
      if (readBy) await recordRead(manager, readBy, [before.id], true);
      await notifyServers(manager, [subjectOf(before.id), INBOX]);
    });
    return this.#existing(party, id);
  }

  /** Tells the other side that this one is writing. Returns whether it did. @throws NotFound */
  async sayWriting(party: Party, id: string): Promise<boolean> {
    const who = `${party.viewer?.id ?? party.keyHash}:${id}`;
    if (this.#writing.has(who)) return false;
    this.#writing.set(who, true);
    const conversation = await this.#existing(party, id);
    const side = this.sideOf(party, conversation) ?? 'customer';
    await notifyServers(this.#database.manager, [writingOf(conversation.id, side)]);
    return true;
  }

  /**
   * Returns messages of conversations, newest first: one statement. The edges must have checked who may see the
   * conversations.
   */
  async messagesOf(requests: readonly MessagesRequest[]): Promise<Page<MessageModel>[]> {
    const places = requests.map(placeOf);
    const rows = await this.#database.query(
      sql.messagesOf({
        conversationIds: requests.map(({ conversationId }) => conversationId),
        afters: places.map(({ after }) => after),
        limits: places.map(({ limit }) => limit),
      }),
    );
    const byPlace = new Map(rows.map(({ place, messages }) => [place, messages]));
    return requests.map((request, index) => toPageById(byPlace.get(index + 1) ?? [], request));
  }

  /**
   * Returns customers' conversations, null for who has none: one statement.
   * @throws Forbidden unless the viewer is each of them or an admin
   */
  async ofCustomers(viewer: Viewer, customerIds: readonly string[]): Promise<(ConversationModel | null)[]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.query(sql.conversationsOfCustomers({ customerIds }));
    const byCustomer = new Map(rows.map(({ conversation }) => [conversation.customerId, conversation]));
    return customerIds.map((id) => byCustomer.get(id) ?? null);
  }

  /** Gives a customer what their browser wrote before the sign-in: as their conversation, or the newest part of it. */
  async join(viewer: Viewer, keyHash: string): Promise<void> {
    await this.#database.transaction(async (manager) => {
      await lockCustomer(manager, viewer.id);
      const [visitor] = await manager.find(ConversationEntity, {
        where: { keyHash },
        lock: { mode: 'for_no_key_update' },
      });
      if (!visitor) return;
      await this.#pictures.giveToCustomer(manager, visitor.id, viewer.id);
      const own = await manager.findOneBy(ConversationEntity, { customerId: viewer.id });
      if (own) {
        await query(manager, sql.messagesMoved({ fromId: visitor.id, toId: own.id, customerId: viewer.id }));
        await manager.delete(ConversationEntity, { id: visitor.id });
      } else
        await manager.update(
          ConversationEntity,
          { id: visitor.id },
          { customerId: viewer.id, keyHash: null, name: null, email: null },
        );
      await notifyServers(manager, [subjectOf(visitor.id), ...(own ? [subjectOf(own.id)] : []), INBOX]);
    });
  }

  async #tellLater(manager: EntityManager, mail: Parameters<MailQueue['enqueueNews']>[1]): Promise<void> {
    await this.#mails.enqueueNews(manager, mail, { startAfterSeconds: LEFT_AFTER_SECONDS });
  }

  /** @throws NotFound when there is no such conversation of this party's */
  async #existing(party: Party, id: string): Promise<ConversationModel> {
    const conversation = await this.find(party, id);
    if (!conversation) throw new NotFound(CONVERSATION_MESSAGES.conversationGone);
    return conversation;
  }
}
