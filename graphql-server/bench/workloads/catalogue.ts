import type { Pool } from 'pg';
import { productLines } from '#demo/templates.ts';
import { PRODUCT_SORTS } from '#schema/product.ts';
import { productById, relatedProducts } from '#catalogue/product/product.statements.ts';
import { meaningsOfTerm, productFacets, productPage, productTotal } from '#catalogue/search/search.statements.ts';
import { checkFilter, type ProductFilter } from '#catalogue/search/product-list.ts';
import { foundByPostgres } from '#catalogue/search/found-products.ts';
import { termQuery } from '#catalogue/search/term-query.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { opinionPages } from '#catalogue/review/review.statements.ts';
import { askingByHash, askingByText, type Stage } from '../stage.ts';
import { equally, pick, popular, type Workload } from '../workload.ts';

/** How many requests are prepared for a workload. */
const PREPARED = 20_000;

/** The categories, or how many products there are: a server asks again when what it knows is a minute old. */
const ONCE_A_MINUTE = 1;

/** How many different searches people have. */
const SEARCHES = 1000;

const firstPage = { first: 24, after: null, language: 'EN' } as const;

const sorts = PRODUCT_SORTS.map(({ sort }) => sort);

/** The lists that people look at: the whole catalogue and each category, in each order. */
const listsOf = ({ categories }: Stage) =>
  [undefined, ...categories].flatMap((within) =>
    sorts.map((sort) => ({ filter: within === undefined ? {} : { within }, sort, withFacets: false })),
  );

/** Returns a number of cents that hardly comes twice. */
const anyPrice = () => 1000 + Math.floor(Math.random() * 200_000);

/** Lists that nobody has asked for before. */
const newLists = (stage: Stage) =>
  equally(listsOf(stage), PREPARED).map(({ filter, ...list }) => ({
    ...list,
    filter: { ...filter, minPriceCents: anyPrice() },
  }));

/** Searches with a term and a filter, each another. */
const searchesOf = (): ProductFilter[] =>
  Array.from({ length: SEARCHES }, (_, place) => ({
    term: productLines[place % productLines.length] ?? '',
    rating: 2 + (Math.floor(place / productLines.length) % 4),
  }));

/** Searches for a word that many products bear, each with another filter. */
const commonSearches = (): ProductFilter[] =>
  Array.from({ length: PREPARED }, () => ({ term: 'camera', minPriceCents: anyPrice() }));

const listSql = (pool: Pool, filter: ProductFilter, { tree }: Stage) => {
  const checked = checkFilter(filter, tree);
  return [
    pool.query(productPage({ filter: checked, found: null, sort: pick(sorts), ...firstPage })),
    pool.query(productTotal({ filter: checked, found: null })),
  ];
};

/** A search: what its term means, the page and its facets. */
const searchSql = async (pool: Pool, filter: ProductFilter, { tree }: Stage): Promise<void> => {
  const checked = checkFilter(filter, tree);
  const { rows } = await pool.query<RowOf<'meaningsOfTerm'>>(meaningsOfTerm({ term: checked.term, isTyped: false }));
  const found = foundByPostgres({ query: termQuery(rows, false), isNear: false });
  await Promise.all([
    pool.query(productPage({ filter: checked, found, sort: 'POPULARITY', ...firstPage })),
    pool.query(productFacets({ filter: checked, found })),
  ]);
};

const productSql = (stage: Stage) => async (pool: Pool) => {
  const { id, categoryId } = pick(stage.products);
  await Promise.all([
    pool.query(productById('EN', { id })),
    pool.query(
      opinionPages({
        kinds: ['reviews', 'comments'],
        productIds: [id, id],
        skipped: [0, 0],
        sorts: ['PICTURES_FIRST', 'NEWEST'],
        filtered: [false, false],
        ratings: [0, 0],
        hasPictures: [false, false],
        verified: [false, false],
      }),
    ),
    pool.query(relatedProducts('EN', { productIds: [id], categoryIds: [categoryId], firsts: [8] })),
  ]);
};

const asSearch = (filter: ProductFilter) => ({ filter, sort: 'POPULARITY', withFacets: true });

const productVariables = ({ id }: { id: string }) => ({
  id,
  reviewsPage: 1,
  reviewsSort: 'PICTURES_FIRST',
  commentsPage: 1,
});

/**
 * Lists and searches. "Hot" are those that people ask for, some much more often than others; "cold" those of which each
 * is another.
 */
const lists: Workload[] = [
  {
    name: 'list, hot',
    requests: (stage) => popular(listsOf(stage), PREPARED).map(askingByHash('SearchPage')),
    answers: '"edges":[{',
    target: { 10_000: 10_000, 100_000: 10_000, 1_000_000: 10_000 },
  },
  {
    name: 'list, cold',
    requests: (stage) => newLists(stage).map(askingByHash('SearchPage')),
    answers: '"edges":[',
    limits: { statements: 2 + ONCE_A_MINUTE, slowdown: 1.5 },
    sql: (stage) => async (pool) => void (await Promise.all(listSql(pool, pick(listsOf(stage)).filter, stage))),
  },
  {
    name: 'list, hot, by POST',
    requests: (stage) => popular(listsOf(stage), PREPARED).map(askingByText('SearchPage')),
    answers: '"edges":[{',
    limits: { statements: 3, slowdown: 1.5 },
  },
  {
    name: 'search, 1,000 questions',
    requests: () => equally(searchesOf(), PREPARED).map(asSearch).map(askingByHash('SearchPage')),
    answers: '"facets":{',
    limits: { statements: 3 + ONCE_A_MINUTE, slowdown: 3 },
    target: { 10_000: 2200, 100_000: 900 },
    sql: (stage) => (pool) => searchSql(pool, pick(searchesOf()), stage),
  },
  {
    name: 'search, a common word',
    requests: () => commonSearches().map(asSearch).map(askingByHash('SearchPage')),
    answers: '"facets":{',
    limits: { statements: 3 + ONCE_A_MINUTE },
    target: { 1_000_000: 150 },
    sql: (stage) => (pool) => searchSql(pool, pick(commonOnes), stage),
  },
];

const commonOnes = commonSearches();

const products: Workload[] = [
  {
    name: 'product, hot',
    requests: ({ products: all }) => popular(all, PREPARED).map(productVariables).map(askingByHash('ProductPage')),
    answers: '"shortDescription"',
    target: { 10_000: 8000, 100_000: 8000, 1_000_000: 8000 },
  },
  {
    name: 'product, cold',
    requests: ({ products: all }) =>
      equally(all, Math.max(all.length, PREPARED)).map(productVariables).map(askingByHash('ProductPage')),
    answers: '"shortDescription"',
    limits: { statements: 4, slowdown: 1.5 },
    target: { 10_000: 2000, 100_000: 2000, 1_000_000: 2000 },
    sql: productSql,
  },
  {
    name: 'product, cold, by POST',
    requests: ({ products: all }) => equally(all, PREPARED).map(productVariables).map(askingByText('ProductPage')),
    answers: '"shortDescription"',
    limits: { statements: 4, slowdown: 1.5 },
    sql: productSql,
  },
];

/** What visitors ask for. */
export const catalogueWorkloads: readonly Workload[] = [...lists, ...products];
