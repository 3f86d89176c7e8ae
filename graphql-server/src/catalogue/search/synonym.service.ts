import type { InferInput } from 'valibot';
import type { EntityManager } from 'typeorm';
import { MAX_SYNONYMS, SYNONYM_MESSAGES } from '#schema/search-synonym.ts';
import { searchSynonymInput } from '#schema/search-synonym.input.ts';
import { checked } from '#kernel/checked.ts';
import { InvalidInput, NotFound } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import { SearchSynonymEntity } from './search.entity.ts';
import type { SearchSynonymModel } from './search.model.ts';

const refuse = (field: 'word' | 'names' | 'pinnedIds', message: string) => new InvalidInput([{ field, message }]);

/** Words that mean about the same, and what comes first in searches. Searches read them in `meaningsOfTerm`. */
export class SynonymService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns all words that have synonyms, by word. @throws Forbidden unless the viewer is an admin */
  async list(viewer: Viewer): Promise<SearchSynonymModel[]> {
    checkMay(viewer, 'CATALOGUE');
    return this.#database.manager.find(SearchSynonymEntity, { order: { word: 'ASC' } });
  }

  /**
   * Adds a word with its other names and pinned products, or changes one.
   * @throws Forbidden unless the viewer is an admin; NotFound, InvalidInput
   */
  async save(
    viewer: Viewer,
    id: string | null,
    input: InferInput<typeof searchSynonymInput>,
  ): Promise<SearchSynonymModel> {
    checkMay(viewer, 'CATALOGUE');
    const { word, names, pinnedIds } = checked(searchSynonymInput, input);
    return this.#database.transaction(async (manager) => {
      const before = id === null ? null : await stored(manager, id);
      if (id !== null && !before) throw new NotFound('There is no such word.');
      const pinned = pinnedIds ?? before?.pinnedIds ?? [];
      const wanted = { word, names: names.filter((name) => name !== word), pinnedIds: pinned };
      if (wanted.names.length === 0 && pinned.length === 0) throw refuse('names', SYNONYM_MESSAGES.namesRequired);
      if (!pinned.every(isId)) throw refuse('pinnedIds', SYNONYM_MESSAGES.noSuchProduct);
      const namesake = await manager.findOneBy(SearchSynonymEntity, { word });
      if (namesake && namesake.id !== id) throw refuse('word', SYNONYM_MESSAGES.taken);
      if (!before && (await manager.count(SearchSynonymEntity)) >= MAX_SYNONYMS)
        throw refuse('word', SYNONYM_MESSAGES.tooMany);
      const after = await manager.save(SearchSynonymEntity, before ? { ...before, ...wanted } : wanted);
      await record(manager, viewer, after.id, before, after);
      return after;
    });
  }

  /** Removes a word with its other names; returns whether it was there. @throws Forbidden unless the viewer is an admin */
  async remove(viewer: Viewer, id: string): Promise<boolean> {
    checkMay(viewer, 'CATALOGUE');
    return this.#database.transaction(async (manager) => {
      const before = await stored(manager, id);
      if (!before) return false;
      await manager.delete(SearchSynonymEntity, { id });
      await record(manager, viewer, before.id, before, null);
      return true;
    });
  }
}

const stored = async (manager: EntityManager, id: string): Promise<SearchSynonymModel | null> =>
  isId(id) ? manager.findOne(SearchSynonymEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;

const record = async (
  manager: EntityManager,
  actor: Viewer,
  id: string,
  before: SearchSynonymModel | null,
  after: SearchSynonymModel | null,
): Promise<void> => {
  const recorded = (one: SearchSynonymModel | null) =>
    one && { word: one.word, names: one.names, pinnedIds: one.pinnedIds };
  const action = before === null ? 'SYNONYM_ADDED' : after === null ? 'SYNONYM_REMOVED' : 'SYNONYM_CHANGED';
  const subject = { kind: 'SYNONYM', id } as const;
  await recordChange(manager, { action, actor, subject, before: recorded(before), after: recorded(after) });
};
