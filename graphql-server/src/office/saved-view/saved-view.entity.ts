import { SAVED_VIEW_LISTS } from '#schema/saved-view.ts';
import { entity, id, known, reference, text } from '#platform/db/entity.ts';

/** Lists of the dashboard as an admin has filtered and sorted them. */
export const SavedViewEntity = entity(
  'SavedView',
  'saved_views',
  {
    id,
    /** The admin. */
    customerId: reference('Customer', 'CASCADE'),
    list: known(SAVED_VIEW_LISTS),
    name: text,
    /** The query of the list's URL. */
    query: text,
  },
  {
    indices: [{ name: 'saved_views_by_name', columns: ['customerId', 'list', 'name'], unique: true }],
    checks: [{ name: 'saved_views_sizes', expression: 'length(name) <= 60 AND length(query) <= 2000' }],
  },
);
