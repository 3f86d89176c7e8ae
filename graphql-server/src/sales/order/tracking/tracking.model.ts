import type { RowOf } from '#platform/db/sql.ts';

/** What everyone with the link sees of an order. */
export type TrackedOrderModel = RowOf<'trackedOrder'>['order'];
