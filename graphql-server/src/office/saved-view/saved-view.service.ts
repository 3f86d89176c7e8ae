import { Not } from 'typeorm';
import type { InferInput } from 'valibot';
import { MAX_SAVED_VIEWS, SAVED_VIEW_MESSAGES, type SavedViewList } from '#schema/saved-view.ts';
import { savedViewInput } from '#schema/saved-view.input.ts';
import { checked } from '#kernel/checked.ts';
import { checkStaff } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { lockCustomer } from '#people/customer/customer-row.ts';
import type { Database } from '#platform/db/database.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { SavedViewEntity } from './saved-view.entity.ts';
import type { SavedViewModel } from './saved-view.model.ts';

/** The lists of the dashboard as admins have saved them, each for themselves. */
export class SavedViewService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the viewer's views of a list, by name. @throws Forbidden unless they are an admin */
  async viewsOf(viewer: Viewer, list: SavedViewList): Promise<SavedViewModel[]> {
    checkStaff(viewer);
    return this.#database.manager
      .createQueryBuilder(SavedViewEntity, 'view')
      .where({ customerId: viewer.id, list })
      .orderBy('lower(view.name)')
      .addOrderBy('view.name')
      .getMany();
  }

  /**
   * Saves a view of the viewer, also over one with the same name.
   * @throws Forbidden unless they are an admin; InvalidInput
   */
  save(viewer: Viewer, input: InferInput<typeof savedViewInput>): Promise<SavedViewModel> {
    checkStaff(viewer);
    const view = checked(savedViewInput, input);
    return this.#database.transaction(async (manager) => {
      await lockCustomer(manager, viewer.id);
      const customerId = viewer.id;
      const { list, name } = view;
      if ((await manager.countBy(SavedViewEntity, { customerId, list, name: Not(name) })) >= MAX_SAVED_VIEWS)
        throw new InvalidInput([{ field: 'name', message: SAVED_VIEW_MESSAGES.tooMany }]);
      await manager.upsert(SavedViewEntity, { ...view, customerId }, ['customerId', 'list', 'name']);
      return manager.findOneByOrFail(SavedViewEntity, { customerId, list, name });
    });
  }

  /** Removes a view of the viewer; returns whether there was one. @throws Forbidden unless they are an admin */
  async remove(viewer: Viewer, id: string): Promise<boolean> {
    checkStaff(viewer);
    if (!isId(id)) return false;
    const { affected } = await this.#database.manager.delete(SavedViewEntity, { id, customerId: viewer.id });
    return affected === 1;
  }
}
