import type { LooseStatement as Statement } from '../db/database.ts';
import type { Language } from '../language.ts';
import { detailColumns, summaryColumns, translationJoin } from './product.columns.ts';
import type { RelatedRequest } from './product.model.ts';

/** A product with all its own columns: a row with `product`, or none. */
export const productStatement = (id: string, language: Language): Statement => ({
  name: `product:${language}`,
  text: `SELECT row_to_json(item) AS product FROM (
    SELECT ${summaryColumns(language)}, ${detailColumns(language)}
    FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} WHERE p.id = $1
  ) item`,
  values: [id],
});

/** Details of many products: a row with `product` each. */
export const productDetailsStatement = (ids: readonly string[], language: Language): Statement => ({
  name: `product-details:${language}`,
  text: `SELECT row_to_json(item) AS product FROM (
    SELECT p.id, ${detailColumns(language)} FROM products p ${translationJoin(language)} WHERE p.id = ANY ($1::uuid[])
  ) item`,
  values: [ids],
});

/** Products by id, as cards: a row with `product` each. */
export const productsStatement = (ids: readonly string[], language: Language): Statement => ({
  name: `products-by-id:${language}`,
  text: `SELECT row_to_json(item) AS product FROM (
    SELECT ${summaryColumns(language)}
    FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} WHERE p.id = ANY ($1::uuid[])
  ) item`,
  values: [ids],
});

/** Other products of the same leaf, best rated first: rows of `place` and `items`. */
export const relatedStatement = (requests: readonly RelatedRequest[], language: Language): Statement => ({
  name: `related-products:${language}`,
  text: `SELECT asked.place::integer, page.items
    FROM unnest($1::uuid[], $2::uuid[], $3::integer[]) WITH ORDINALITY AS asked (product_id, category_id, first, place), LATERAL (
      SELECT coalesce(json_agg(item), '[]') AS items FROM (
        SELECT ${summaryColumns(language)}
        FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)}
        WHERE p.category_id = asked.category_id AND p.id <> asked.product_id
        ORDER BY p.rating DESC, p.id DESC LIMIT asked.first
      ) item
    ) page`,
  values: [
    requests.map(({ productId }) => productId),
    requests.map(({ categoryId }) => categoryId),
    requests.map(({ first }) => first),
  ],
});

/** The best rated product of each leaf that has one, best rated first. */
export const categoryPicturesStatement = (leafIds: readonly string[]): Statement => ({
  name: 'category-pictures',
  text: `SELECT leaf AS id, best.picture, best.name, best.rating
    FROM unnest($1::uuid[]) leaf, LATERAL (
      SELECT pictures[1] AS picture, name, rating FROM products
      WHERE category_id = leaf ORDER BY rating DESC, id DESC LIMIT 1
    ) best
    ORDER BY best.rating DESC`,
  values: [leafIds],
});
