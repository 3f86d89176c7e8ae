import type { RankedProduct, SearchRequest } from '../found-products.ts';
import type { Match, WordsMatch } from '../match.ts';
import { categoryWord, KIND, matchesAll, matchesAny, weighed } from '../term-query.ts';
import { FIELDS, type Weight } from './opensearch-index.ts';

/** The most products of one search: of more, the best. */
export const MOST_FOUND = 5000;

const CATEGORY_WORD = categoryWord('');

/** Returns all words of which a product must have some. */
const leavesOf = (match: Match): WordsMatch[] => {
  if ('any' in match) return match.any.flatMap(leavesOf);
  if ('all' in match) throw new Error('Of several things one must be there: none of them may be several.');
  return [match];
};

/** Returns a match as a query that decides, and counts nothing. */
const clauseOf = (match: Match): object => {
  if ('all' in match) return { bool: { filter: match.all.map(clauseOf) } };
  const leaves = leavesOf(match);
  const fields = (Object.keys(FIELDS) as Weight[]).flatMap((weight) => {
    const field = FIELDS[weight];
    const here = leaves.filter(({ in: weights }) => weights === '' || weights.includes(weight));
    const single = here.filter(({ words, isBegun }) => words.length === 1 && !isBegun).flatMap(({ words }) => words);
    // Categories stand in one field only, and there may be hundreds.
    const words = [...new Set(single)].filter((word) => weight === 'B' || !word.startsWith(CATEGORY_WORD));
    const phrases = new Set(here.filter(({ words: all }) => all.length > 1).map(({ words: all }) => all.join(' ')));
    const begun = new Set(here.filter(({ isBegun }) => isBegun).flatMap(({ words: all }) => all));
    return [
      ...(words.length > 0 ? [{ terms: { [field]: words } }] : []),
      ...[...phrases].map((phrase) => ({ match_phrase: { [field]: phrase } })),
      ...[...begun].map((word) => ({ prefix: { [field]: word } })),
    ];
  });
  return fields.length === 0 ? { match_none: {} } : { bool: { should: fields, minimum_should_match: 1 } };
};

const counting = (filter: object, share: number): object => ({
  constant_score: { filter, boost: Number((100 * share).toFixed(4)) },
});

/** Returns a search as OpenSearch reads it: it finds and ranks as PostgreSQL does, and gives up when nobody waits. */
export const searchBody = ({ query, leafIds, isNear }: SearchRequest, withinMs: number): object => {
  const all = clauseOf(matchesAll(query));
  return {
    size: MOST_FOUND,
    track_total_hits: MOST_FOUND + 1,
    timeout: `${withinMs}ms`,
    _source: false,
    // Of equals the newest, as ids tell.
    sort: [{ _score: 'desc' }, { id: 'desc' }],
    query: {
      bool: {
        filter: [
          isNear ? clauseOf(matchesAny(query)) : all,
          ...(leafIds === null ? [] : [{ terms: { category: leafIds } }]),
        ],
        ...(isNear && { must_not: [all] }),
        should: [
          // Of the ways in which a product matches a word, the one that counts most.
          ...weighed(query).map(({ share, ways }) => ({
            dis_max: { queries: ways.map((way) => counting(clauseOf(way.match), share * way.share)) },
          })),
          ...(query.kinds.length > 0 ? [counting({ terms: { category: query.kinds } }, KIND)] : []),
        ],
      },
    },
  };
};

/** Returns a product that was found, by what it was sorted by. */
export const rankedProduct = ([score, id]: readonly [score: number, id: string]): RankedProduct => ({
  id,
  relevance: Math.round(score),
});
