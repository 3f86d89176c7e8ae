import type { RowOf } from '#platform/db/sql.ts';

/** A session as its owner sees it. */
export type SessionModel = RowOf<'sessionsOf'>;
