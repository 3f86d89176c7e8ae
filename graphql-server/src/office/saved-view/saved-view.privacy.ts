import { query } from '#platform/db/database.ts';
import type { PrivacyPart } from '#platform/module/module.ts';
import { viewsExported } from './saved-view.statements.ts';

/** Saved views are exported, and deleted with the customer. */
export const savedViewPrivacy: PrivacyPart = {
  exports: {
    savedViews: {
      table: 'saved_views',
      description: 'Lists of the dashboard as they were filtered and sorted, by name; of admins only',
      rows: (manager, customerId) => query(manager, viewsExported({ customerId })),
    },
  },
};
