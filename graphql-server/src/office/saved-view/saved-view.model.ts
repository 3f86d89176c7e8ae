import type { SavedViewList } from '#schema/saved-view.ts';

/** A list of the dashboard as an admin has filtered and sorted it. */
export interface SavedViewModel {
  id: string;
  list: SavedViewList;
  name: string;
  query: string;
}
