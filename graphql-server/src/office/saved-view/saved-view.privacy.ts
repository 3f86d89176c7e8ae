import { exportedRows } from '#people/privacy/exported.ts';
import type { PrivacyPart } from '#platform/module/module.ts';
import { SavedViewEntity } from './saved-view.entity.ts';

/** Saved views are exported, and deleted with the customer. */
export const savedViewPrivacy: PrivacyPart = {
  exports: {
    savedViews: exportedRows(
      SavedViewEntity,
      'Lists of the dashboard as they were filtered and sorted, by name; of admins only',
      { select: { list: true, name: true, query: true }, order: { list: 'ASC', name: 'ASC' } },
    ),
  },
};
