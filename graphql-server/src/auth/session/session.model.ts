import type { SessionRow } from './session.entity.ts';

/** A session as its owner sees it. */
export type SessionModel = Pick<SessionRow, 'id' | 'beganAt' | 'usedAt' | 'userAgent' | 'address'> & {
  isCurrent: boolean;
};
