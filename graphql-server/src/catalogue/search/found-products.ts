import type { Values } from '#platform/db/sql.ts';
import { tsquery } from './match.ts';
import { KIND, matchesAll, matchesAny, weighed, type TermQuery } from './term-query.ts';

/** What is searched. */
export interface SearchRequest {
  query: TermQuery;
  /** The ids of the categories that are searched; null for all. */
  leafIds: readonly string[] | null;
  /** Whether products are found that match some of the rare words only. */
  isNear: boolean;
}

/**
 * The products that a search finds, as statements read them: a table `d` with their `product_id`. What is on sale, what
 * it costs and every filter are decided by the statements themselves.
 */
export interface FoundProducts {
  query: TermQuery;
  /** Whether these are all, and not only the best. */
  isWhole: boolean;
  sourceSql: (values: Values) => string;
  conditionsSql: (values: Values) => string[];
  /** The share of the query's rarity that product `p` has, in percent: 0 to 115; more for one that is pinned. */
  relevanceSql: (values: Values) => string;
}

/** What finds the products of a search: PostgreSQL, or an engine beside it. */
export interface ProductFinder {
  find: (request: SearchRequest) => Promise<FoundProducts>;
}

/** A pinned product has this relevance less its place: more than any match, which has 115 at most. */
const PINNED = 900;

/** Returns what PostgreSQL finds by its full-text index: the statements themselves look for it. */
export const foundByPostgres = ({ query, isNear }: Pick<SearchRequest, 'query' | 'isNear'>): FoundProducts => ({
  query,
  isWhole: true,
  sourceSql: () => 'search_documents d',
  conditionsSql: (values) => {
    const pinned = query.pinned.length > 0 ? ` OR d.product_id = ANY (${values.add(query.pinned)}::uuid[])` : '';
    const all = `(d.vector @@ ${values.add(tsquery(matchesAll(query)))}::tsquery${pinned})`;
    return isNear ? [`d.vector @@ ${values.add(tsquery(matchesAny(query)))}::tsquery`, `NOT ${all}`] : [all];
  },
  relevanceSql: (values) => {
    const shares = weighed(query).map(({ share, ways }) => {
      const cases = ways.map((way) => `WHEN d.vector @@ ${values.add(tsquery(way.match))}::tsquery THEN ${way.share}`);
      return `${share.toFixed(4)} * CASE ${cases.join(' ')} ELSE 0 END`;
    });
    const kind = `CASE WHEN p.category_id = ANY (${values.add(query.kinds)}::uuid[]) THEN ${KIND} ELSE 0 END`;
    const share = `round(100 * (${[...shares, kind].join(' + ')}))::integer`;
    if (query.pinned.length === 0) return share;
    return `coalesce(${PINNED} - array_position(${values.add(query.pinned)}::uuid[], p.id), ${share})`;
  },
});

/** A product that an engine has found, with what `relevanceSql` would say of it. */
export interface RankedProduct {
  id: string;
  relevance: number;
}

/** Returns what an engine has found. */
export const foundByEngine = (
  { query, isNear }: Pick<SearchRequest, 'query' | 'isNear'>,
  products: readonly RankedProduct[],
  isWhole: boolean,
): FoundProducts => {
  const pinned = isNear ? [] : query.pinned.map((id, place) => ({ id, relevance: PINNED - place - 1 }));
  const all = [...pinned, ...products.filter(({ id }) => !query.pinned.includes(id))];
  return {
    query,
    isWhole,
    sourceSql: (values) => {
      const ids = values.add(all.map(({ id }) => id));
      return `unnest(${ids}::uuid[], ${values.add(all.map(({ relevance }) => relevance))}::integer[]) d (product_id, relevance)`;
    },
    conditionsSql: () => [],
    relevanceSql: () => 'd.relevance',
  };
};
