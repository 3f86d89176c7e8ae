import type { FailedWorkKind } from '#schema/failed-work.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { CountedPage } from '#kernel/paging.ts';

/** Failed work as services return it. */
export type FailedWorkModel = Omit<RowOf<'failedWork'>, 'error'> & { kind: FailedWorkKind; error: string };

/** A page of it. */
export type FailedWorkConnectionModel = CountedPage<FailedWorkModel>;
