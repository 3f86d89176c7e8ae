import { Random } from '#demo/random.ts';
import { TONGUES, type JudgedQuery, type JudgedSet, type Pair, type Tongue } from './judged-set.ts';

/** Searches for a term. Returns the ids of the first 50 products, best first. */
export type Search = (term: string) => Promise<string[]>;

/** How well a search finds what people mean; all but the counts are shares, 0 to 1. */
export interface Quality {
  queries: number;
  /** Order of the first ten, by grade; products that nobody judged count as wrong. */
  ndcg: number;
  /** The same without products that nobody judged. */
  judgedNdcg: number;
  /** The share of the right products among the first 50. */
  recall: number;
  /** Queries that find nothing. */
  empty: number;
  /** The share of the right ones among the first ten that is still there after one typing error. */
  afterTypo: number;
  /** The share of the first ten that two ways of writing have in common. */
  units: number;
  compounds: number;
  plurals: number;
  /** Queries for what the shop does not have that find something. */
  falsely: number;
  ndcgOf: Record<Tongue, number>;
}

/** The grade from which a product is right. */
const RIGHT = 2;

/** The most right products that recall expects. */
const DEPTH = 50;

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const gainOf = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Returns nDCG@10: 1 for the best possible order. */
export const ndcgOf = (found: readonly string[], grades: ReadonlyMap<string, number>): number =>
  gainOf(found.map((id) => grades.get(id) ?? 0)) / gainOf([...grades.values()].sort((a, b) => b - a));

/** Returns the share of the right products that are among the first `depth`. */
export const recallOf = (found: readonly string[], grades: ReadonlyMap<string, number>, depth: number): number => {
  const right = [...grades.values()].filter((grade) => grade >= RIGHT).length;
  const hits = found.slice(0, depth).filter((id) => (grades.get(id) ?? 0) >= RIGHT).length;
  return hits / Math.min(right, depth);
};

/**
 * Returns a term with one typing error in its longest word of Latin letters: a letter left out, doubled, taken for
 * another, or exchanged with the next. undefined when no such word has five letters.
 */
export const withTypo = (term: string, random: Random): string | undefined => {
  const [word] = (term.match(/\b[a-z]{5,}\b/g) ?? []).sort((a, b) => b.length - a.length);
  if (word === undefined) return undefined;
  const place = random.whole(1, word.length - 2);
  const [before, letter, next, after] = [word.slice(0, place), word[place], word[place + 1], word.slice(place + 2)];
  const ways = [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${random.pick([...'aeiotrns'].filter((other) => other !== letter))}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ].filter((way) => way !== word);
  return term.replace(word, random.pick(ways));
};

/** Returns the share of the first ten that both ways of writing find, on average; 0 where nothing is found. */
const overlapOf = async (pairs: readonly Pair[], search: Search): Promise<number> => {
  const shares: number[] = [];
  for (const [one, other] of pairs) {
    const [first, second] = [(await search(one)).slice(0, 10), (await search(other)).slice(0, 10)];
    shares.push(first.filter((id) => second.includes(id)).length / Math.max(first.length, second.length, 1));
  }
  return meanOf(shares);
};

/** Returns how much of recall@10 is left when each query has a typing error, the same ones at each run. */
const typosOf = async (queries: readonly JudgedQuery[], search: Search): Promise<number> => {
  const random = new Random(2026);
  const recalls = { clean: 0, wrong: 0 };
  for (const { term, grades } of queries) {
    const wrong = withTypo(term, random);
    if (wrong === undefined) continue;
    recalls.clean += recallOf(await search(term), grades, 10);
    recalls.wrong += recallOf(await search(wrong), grades, 10);
  }
  return recalls.clean === 0 ? 0 : recalls.wrong / recalls.clean;
};

/** Measures a search by a judged set; `weakest` is told of each query with its nDCG. */
export const measureQuality = async (
  set: JudgedSet,
  search: Search,
  weakest: (query: JudgedQuery, ndcg: number) => void = () => undefined,
): Promise<Quality> => {
  const results: (JudgedQuery & { found: string[]; ndcg: number; judged: number })[] = [];
  for (const query of set.queries) {
    const found = await search(query.term);
    const judged = found.filter((id) => query.grades.has(id));
    const ndcg = ndcgOf(found, query.grades);
    weakest(query, ndcg);
    results.push({ ...query, found, ndcg, judged: ndcgOf(judged, query.grades) });
  }
  const absent: number[] = [];
  for (const term of set.absent) absent.push((await search(term)).length > 0 ? 1 : 0);
  return {
    queries: results.length,
    ndcg: meanOf(results.map(({ ndcg }) => ndcg)),
    judgedNdcg: meanOf(results.map(({ judged }) => judged)),
    recall: meanOf(results.map(({ found, grades }) => recallOf(found, grades, DEPTH))),
    empty: meanOf(results.map(({ found }) => (found.length === 0 ? 1 : 0))),
    afterTypo: await typosOf(set.queries, search),
    units: await overlapOf(set.units, search),
    compounds: await overlapOf(set.compounds, search),
    plurals: await overlapOf(set.plurals, search),
    falsely: meanOf(absent),
    ndcgOf: Object.fromEntries(
      TONGUES.map((tongue) => [
        tongue,
        meanOf(results.filter((result) => result.tongue === tongue).map(({ ndcg }) => ndcg)),
      ]),
    ) as Record<Tongue, number>,
  };
};
