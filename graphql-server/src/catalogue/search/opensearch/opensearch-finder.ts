import { onceAMinute } from '#kernel/once-a-minute.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { OpenSearchConfig } from '#platform/config/search-variables.ts';
import {
  foundByEngine,
  foundByPostgres,
  type FoundProducts,
  type ProductFinder,
  type SearchRequest,
} from '../found-products.ts';
import { OpenSearch, OpenSearchFailed } from './opensearch.ts';
import { searchedAlias } from './opensearch-index.ts';
import { MOST_FOUND, rankedProduct, searchBody } from './opensearch-query.ts';

/** How long nobody asks after a failure, but for one who tries, in milliseconds. */
const DOWN_MS = 3000;

/** How many searches wait for OpenSearch at once, at most: PostgreSQL does the others. */
const MOST_AT_ONCE = 64;

/** What a search that OpenSearch finds too hard is answered with: others are not. */
const TOO_HARD = 400;

/** Creates what searches in OpenSearch, and in PostgreSQL whenever OpenSearch does not answer well and soon. */
export const createOpenSearchFinder = (
  config: OpenSearchConfig,
  { log, metrics, clock = () => performance.now() }: Pick<Deps, 'log' | 'metrics' | 'clock'>,
): ProductFinder => {
  const engine = new OpenSearch(config);
  const alias = searchedAlias(config);
  const sometimes = onceAMinute(clock);
  let isDown = false;
  let triesAt = 0;
  let waiting = 0;

  const ask = async (request: SearchRequest): Promise<FoundProducts | undefined> => {
    const now = clock();
    if (waiting >= MOST_AT_ONCE || (isDown && now < triesAt)) return undefined;
    triesAt = now + DOWN_MS;
    waiting += 1;
    try {
      const { total, sorts } = await engine.search(alias, searchBody(request, config.withinMs), config.withinMs);
      isDown = false;
      return foundByEngine(request, sorts.map(rankedProduct), total <= MOST_FOUND);
    } catch (error) {
      if (!(error instanceof OpenSearchFailed)) throw error;
      isDown = error.status !== TOO_HARD;
      triesAt = clock() + DOWN_MS;
      sometimes((times) => log?.warn({ error, times }, 'OpenSearch cannot be used: PostgreSQL searches.'));
      return undefined;
    } finally {
      waiting -= 1;
    }
  };

  return {
    find: async (request) => {
      const found = await ask(request);
      metrics?.searched(found ? 'opensearch' : 'postgres');
      return found ?? foundByPostgres(request);
    },
  };
};
