import { builtSql, sql, sqlOf } from '#platform/db/sql.ts';
import { isPublished, languages, summaryColumns, translationJoin } from '../product/product.columns.ts';
import { buildMatchRecords } from './matches/match-records.ts';
import { buildFacets, buildPriceBounds, buildTotal } from './product-list.ts';
import { buildPage } from './product-page.ts';
import { everyFilter, everyMatchesRead, everyPage, terms } from './search.samples.ts';
import { buildCategoriesOfTerm, buildSuggestions } from './suggestions.ts';

/** The number of products, from the stored counts. */
export const catalogueSize = sql(
  'catalogueSize',
  'SELECT coalesce(sum(products), 0)::integer AS "products!" FROM product_counts',
);

/** One page of a list and one product more. */
export const productPage = builtSql('productPage', buildPage, everyPage);

/** The number of products of a list without a term and prices. */
export const productTotal = builtSql('productTotal', buildTotal, everyFilter);

/** The number of products of a list without a term and prices, and its facets: a row per group. */
export const productFacets = builtSql('productFacets', buildFacets, everyFilter);

/** The lowest and the highest price of the shop or a category. */
export const priceBounds = builtSql('priceBounds', buildPriceBounds, everyFilter);

/** The matches of a term, as bytes, and their brands. */
export const termMatches = builtSql('termMatches', buildMatchRecords, everyMatchesRead);

/** The cards of published products, in the order of the ids. */
export const productCards = sqlOf(
  'productCards',
  languages,
  (language) => `SELECT coalesce(json_agg(item), '[]') AS items FROM (
    SELECT ${summaryColumns(language)}
    FROM unnest(:ids::uuid[]) WITH ORDINALITY asked (id, place) JOIN products p USING (id)
      JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)}
    WHERE ${isPublished('p')} ORDER BY asked.place
  ) item`,
);

/** Suggestions for a search term. */
export const suggested = builtSql('suggested', buildSuggestions, () =>
  terms.slice(1).flatMap((term) => languages.map((language) => ({ term, language }))),
);

/** The categories for a search term. */
export const categoriesOfTerm = builtSql('categoriesOfTerm', buildCategoriesOfTerm, () =>
  terms.slice(1).map((term) => ({ term })),
);
