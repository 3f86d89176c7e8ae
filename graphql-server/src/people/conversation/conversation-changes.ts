import type { EntityManager } from 'typeorm';
import { recordChanges } from '../audit/audit.service.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { query } from '#platform/db/database.ts';
import type { Side } from './conversation.model.ts';
import * as sql from './conversation.statements.ts';

/** The subject that changes with anything in the inbox. */
export const INBOX = 'inbox';

/** The subject that changes when a conversation does. */
export const subjectOf = (id: string): string => `conversation:${id.toLowerCase()}`;

/** The subject that changes when a side of a conversation is writing. */
export const writingOf = (id: string, side: Side): string => `${subjectOf(id)}:${side}`;

/** Notifies all servers of subjects that have changed, when the transaction commits. */
export const notifyServers = async (manager: EntityManager, subjects: readonly string[]): Promise<void> => {
  await query(manager, sql.serversNotified({ subjects }));
};

/** Records that an admin has marked conversations. */
export const recordRead = (
  manager: EntityManager,
  actor: Viewer,
  ids: readonly string[],
  isRead: boolean,
): Promise<void> =>
  recordChanges(
    manager,
    ids.map((id) => ({
      action: isRead ? 'MESSAGE_READ' : 'MESSAGE_UNREAD',
      actor,
      subject: { kind: 'MESSAGE', id },
      before: { read: !isRead },
      after: { read: isRead },
    })),
  );
