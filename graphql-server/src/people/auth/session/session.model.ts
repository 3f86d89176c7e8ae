import type { EntityRow } from '#platform/db/entity.ts';
import type { SessionEntity } from './session.entity.ts';

/** A session as its owner sees it. */
export interface SessionModel extends Pick<
  EntityRow<typeof SessionEntity>,
  'id' | 'beganAt' | 'usedAt' | 'userAgent' | 'address'
> {
  /** Whether the request belongs to it. */
  isCurrent: boolean;
}
