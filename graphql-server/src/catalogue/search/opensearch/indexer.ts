import { onceAMinute } from '#kernel/once-a-minute.ts';
import { WHOLE_CATALOGUE } from '#catalogue/product/changes/changed-since.ts';
import type { OpenSearchConfig } from '#platform/config/search-variables.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { Deps } from '#platform/module/deps.ts';
import * as sql from './indexing.statements.ts';
import { FIELDS, indexSettings, MAPPING, searchedAlias, type Weight } from './opensearch-index.ts';
import { OpenSearch, OpenSearchFailed, type Written } from './opensearch.ts';

/**
 * How often a server looks for what has changed, in milliseconds, and for how many such times OpenSearch is left alone
 * after a failure.
 */
const LOOK_EVERY_MS = 1000;
const RELEASED_LOOKS = 3;

/** How many documents are sent at once. */
const BATCH = 1000;

/** The most changes that are brought one by one; more fill another index. */
const MOST_CHANGES = 100_000;

type Index = RowOf<'indexClaimed'>;

/** Another server writes the index now: this one has been too slow. */
class TakenOver extends Error {}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const writtenOf = ({ id, category, words }: RowOf<'documentsToIndex'>): Written => {
  if (category === null || words === null) return { id, document: null };
  const texts = Object.entries(words as Record<Weight, string>).map(([weight, text]) => [
    FIELDS[weight as Weight],
    text,
  ]);
  return { id, document: { id, category, ...Object.fromEntries(texts) } };
};

/**
 * Brings what changes in the catalogue to OpenSearch, from where it stopped last; any number of servers may run one.
 * Where an index is lacking, or has missed too much, another one is filled, and then searched instead.
 */
export class Indexer {
  readonly #config: OpenSearchConfig;
  readonly #deps: Pick<Deps, 'log' | 'metrics'> & { database: Database };
  readonly #lookEveryMs: number;
  readonly #engine: OpenSearch;
  readonly #closing = new AbortController();
  readonly #sometimes = onceAMinute();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(
    config: OpenSearchConfig,
    deps: Pick<Deps, 'log' | 'metrics'> & { database: Database },
    lookEveryMs: number = LOOK_EVERY_MS,
  ) {
    this.#config = config;
    this.#lookEveryMs = lookEveryMs;
    this.#deps = deps;
    this.#engine = new OpenSearch(config, this.#closing.signal);
  }

  /** Looks for changes again and again, until `close`. */
  start(): void {
    const run = (): void => {
      this.#running ??= this.#catchUp()
        .catch((error: unknown) => {
          if (this.#closing.signal.aborted) return;
          this.#sometimes((times) =>
            this.#deps.log?.warn({ error, times }, 'What has changed could not be brought to OpenSearch.'),
          );
        })
        .finally(() => {
          this.#running = undefined;
        });
    };
    this.#timer = setInterval(run, this.#lookEveryMs);
    run();
  }

  /** Breaks off what is under way: another server, or the next start, goes on with it. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#running;
  }

  /** Deletes the indexes that the searched one has replaced. */
  async removeReplaced(): Promise<void> {
    const names = await this.#replacedBy(null);
    for (const name of names) await this.#engine.deleteIndex(name);
    await this.#deps.database.query(sql.indexesDropped({ names }));
  }

  async #catchUp(): Promise<void> {
    while (!this.#closing.signal.aborted && (await this.#step()));
  }

  /** Writes an index that nobody writes now. Returns whether there is more to do at once. */
  async #step(): Promise<boolean> {
    const { database, metrics } = this.#deps;
    const [index] = await database.query(sql.indexClaimed({ mapping: MAPPING }));
    if (!index) return this.#begin(false);
    const { name } = index;
    try {
      const isMore = await this.#update(index);
      if (index.isWhole) metrics?.searchIndexed();
      return isMore;
    } catch (error) {
      const seconds = (RELEASED_LOOKS * this.#lookEveryMs) / 1000;
      const [own] = await database.query(sql.indexReleased({ name, batch: index.batch, seconds }));
      if (!own || error instanceof TakenOver) return false;
      // It is gone, or the database is an older one that was restored: PostgreSQL searches until another is filled.
      if (error instanceof OpenSearchFailed && error.isOther) await this.#drop(name);
      throw error;
    }
  }

  /** Begins to fill an index, unless one is filled already or, if it is not to be another one, there is one. */
  async #begin(isAnother: boolean): Promise<boolean> {
    const name = `${searchedAlias(this.#config)}-${Date.now()}`;
    const begun = await this.#deps.database.query(sql.indexBegun({ name, mapping: MAPPING, isAnother }));
    return begun.length > 0;
  }

  async #update(index: Index): Promise<boolean> {
    const { database } = this.#deps;
    const { name, isWhole } = index;
    const [changes] = await database.query(sql.changesToIndex({ since: index.since, limit: MOST_CHANGES + 1 }));
    if (!changes) throw new Error('The database did not say what has changed.');
    const isLost = index.isLost || changes.isAnother || changes.ids.length > MOST_CHANGES;
    if (isLost && !isWhole) await this.#drop(name);
    // What has become of deleted products is not known any more: only a new index lacks them for sure.
    if (isLost) await this.#begin(true);
    if (isLost && !isWhole) return true;
    if (!isWhole) await this.#engine.createIndex(name, indexSettings);
    for (const ids of chunksOf(
      changes.ids.filter((id) => id !== WHOLE_CATALOGUE),
      BATCH,
    ))
      await this.#send(index, ids);
    const after = isWhole ? { walkedTo: null, isWhole } : await this.#walk(index);
    const [saved] = await database.query(sql.indexSaved({ name, batch: index.batch, since: changes.until, ...after }));
    if (!saved) throw new TakenOver();
    return !after.isWhole;
  }

  /** Sends the next products of an index that is filled; after the last ones it is searched. */
  async #walk(index: Index): Promise<{ walkedTo: string | null; isWhole: boolean }> {
    const rows = await this.#deps.database.query(sql.productsToIndex({ after: index.walkedTo, limit: BATCH }));
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.#send(index, ids);
    const isWhole = ids.length < BATCH;
    if (isWhole) {
      await this.#engine.moveAlias(searchedAlias(this.#config), index.name);
      const names = await this.#replacedBy(index.name);
      for (const name of names) await this.#engine.deleteIndex(name);
      await this.#deps.database.query(sql.indexesDropped({ names }));
    }
    return { walkedTo: ids.at(-1) ?? index.walkedTo, isWhole };
  }

  /** Sends the documents of products as the next batch. @throws TakenOver */
  async #send(index: Index, ids: readonly string[]): Promise<void> {
    const rows = await this.#deps.database.transaction(async (manager) => {
      const [begun] = await query(manager, sql.indexBatchBegun({ name: index.name, batch: index.batch }));
      if (!begun) throw new TakenOver();
      index.batch = begun.batch;
      return query(manager, sql.documentsToIndex({ ids: [...ids] }));
    });
    await this.#engine.write(index.name, index.batch, rows.map(writtenOf));
  }

  async #drop(name: string): Promise<void> {
    await this.#engine.deleteIndex(name);
    await this.#deps.database.query(sql.indexesDropped({ names: [name] }));
  }

  async #replacedBy(name: string | null): Promise<string[]> {
    const rows = await this.#deps.database.query(sql.indexesReplaced({ name, mapping: MAPPING }));
    return rows.map((row) => row.name);
  }
}
