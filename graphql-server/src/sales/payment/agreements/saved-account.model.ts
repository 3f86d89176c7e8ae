import type { RowOf } from '#platform/db/sql.ts';

/** An account at a provider that a customer has saved. */
export type SavedAccountModel = RowOf<'savedAccounts'>;
