import type { RowOf } from '../../db/sql.ts';

/** A session as its owner sees it. */
export type SessionModel = RowOf<'sessionsOf'>;
