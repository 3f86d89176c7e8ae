import { MAX_TERM_LENGTH } from '../../../schema/limits.ts';
import type { Statement } from '../db/database.ts';
import { InvalidInput } from '../errors.ts';
import type { CategoryTree } from './category-tree.ts';
import { summaryColumns, termSql, Values } from './product-list.ts';
import type { CategoryModel } from './product.model.ts';

/** Most products and most categories that are suggested. */
const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 4;

/** So many of the best rated products are looked through before a term's index is asked: most terms are found among them. */
const BEST = 1000;

/** A term as it is looked for. @throws InvalidInput when it is too long */
export const checkTerm = (term: string): string => {
  if (term.length > MAX_TERM_LENGTH)
    throw new InvalidInput([
      { field: 'term', message: `The search term is too long: ${MAX_TERM_LENGTH} characters at most.` },
    ]);
  return term.trim().replace(/\s+/g, ' ');
};

/** Categories of every level whose name holds the term, in the shop's order. */
export const suggestedCategories = ({ roots }: CategoryTree, term: string): CategoryModel[] => {
  const wanted = term.toLowerCase();
  const at = (category: CategoryModel): CategoryModel[] => [
    ...(category.name.toLowerCase().includes(wanted) ? [category] : []),
    ...category.children.flatMap(at),
  ];
  return roots.flatMap(at).slice(0, MOST_CATEGORIES);
};

/**
 * The best rated products that match a term: a row with `product` (a `ProductSummary`) each. A term of one or two letters
 * stands in most names: those are found among the best at once, and only a rarer term is looked up.
 */
export const suggestedProductsStatement = (term: string): Statement => {
  const values = new Values();
  const conditions = termSql(term, values);
  const order = `ORDER BY rating DESC, id DESC LIMIT ${MOST_PRODUCTS}`;
  return {
    text: `WITH best AS MATERIALIZED (
        SELECT id, rating, search_text FROM products ORDER BY rating DESC, id DESC LIMIT ${BEST}
      ), near AS MATERIALIZED (
        SELECT id, rating FROM best WHERE ${conditions.at(-1)} ${order}
      ), found AS MATERIALIZED (
        SELECT id, rating FROM products WHERE (SELECT count(*) FROM near) < ${MOST_PRODUCTS} AND ${conditions.join(' AND ')}
      ), chosen AS (
        SELECT id, rating FROM near WHERE (SELECT count(*) FROM near) = ${MOST_PRODUCTS}
        UNION ALL (SELECT id, rating FROM found ${order})
      )
      SELECT row_to_json(item) AS product FROM (
        SELECT ${summaryColumns} FROM chosen JOIN products p USING (id) JOIN product_stock s ON s.product_id = p.id
        ORDER BY p.rating DESC, p.id DESC
      ) item`,
    values: values.all,
  };
};
