import type { EntityRow } from '#platform/db/entity.ts';
import type { SavedViewEntity } from './saved-view.entity.ts';

/** A list of the dashboard as an admin has filtered and sorted it. */
export type SavedViewModel = EntityRow<typeof SavedViewEntity>;
