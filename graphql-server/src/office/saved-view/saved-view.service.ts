import type { InferInput } from 'valibot';
import { MAX_SAVED_VIEWS, SAVED_VIEW_MESSAGES, type SavedViewList } from '#schema/saved-view.ts';
import { savedViewInput } from '#schema/saved-view.input.ts';
import { checked } from '#kernel/checked.ts';
import { checkAdmin } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { lockCustomer } from '#people/customer/customer-row.ts';
import { query, type Database } from '#platform/db/database.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { SavedViewEntity } from './saved-view.entity.ts';
import type { SavedViewModel } from './saved-view.model.ts';
import { otherViewsCounted, viewSaved, viewsOfList } from './saved-view.statements.ts';

/** The lists of the dashboard as admins have saved them, each for themselves. */
export class SavedViewService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the viewer's views of a list, by name. @throws Forbidden unless they are an admin */
  async viewsOf(viewer: Viewer, list: SavedViewList): Promise<SavedViewModel[]> {
    checkAdmin(viewer);
    const rows = await this.#database.query(viewsOfList({ customerId: viewer.id, list }));
    return rows as SavedViewModel[];
  }

  /** Saves a view of the viewer, also over one with the same name. @throws Forbidden unless they are an admin; InvalidInput */
  save(viewer: Viewer, input: InferInput<typeof savedViewInput>): Promise<SavedViewModel> {
    checkAdmin(viewer);
    const view = checked(savedViewInput, input);
    return this.#database.transaction(async (manager) => {
      await lockCustomer(manager, viewer.id);
      const own = { ...view, customerId: viewer.id };
      const [others] = await query(manager, otherViewsCounted(own));
      if ((others?.count ?? 0) >= MAX_SAVED_VIEWS)
        throw new InvalidInput([{ field: 'name', message: SAVED_VIEW_MESSAGES.tooMany }]);
      const [saved] = await query(manager, viewSaved(own));
      return saved as SavedViewModel;
    });
  }

  /** Removes a view of the viewer; returns whether there was one. @throws Forbidden unless they are an admin */
  async remove(viewer: Viewer, id: string): Promise<boolean> {
    checkAdmin(viewer);
    if (!isId(id)) return false;
    return this.#database.transaction(async (manager) => {
      const { affected } = await manager.delete(SavedViewEntity, { id, customerId: viewer.id });
      return affected === 1;
    });
  }
}
