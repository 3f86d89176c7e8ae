import { isPublished } from '../product/product.columns.ts';
import type { AttributeFacetModel } from '../product/product.model.ts';
import type { Language } from '#kernel/language.ts';
import type { RowOf, Values } from '#platform/db/sql.ts';
import { attributeSql, CHOICES, filterSql, type CountRequest } from './product-list.ts';

/** The most products of a list whose attributes are counted: of more, those that PostgreSQL finds first. */
export const MOST_DESCRIBED = 10_000;

/** How many names are offered, and values of each; and how many products have a name that is offered. */
const MOST_NAMES = 6;
const MOST_VALUES = 10;
const LEAST_PRODUCTS = 2;

/** A list whose attributes are counted, for readers of a language. */
export interface AttributesRequest extends CountRequest {
  language: Language;
}

/** A colour in Bangla, as one of the products that have it calls it. */
const BANGLA_COLOR = `(SELECT t.colors[array_position(p.colors, value)]
      FROM products p JOIN product_translations t ON t.product_id = p.id AND t.language = 'BN'
      WHERE counts.name = 'Color' AND p.colors @> ARRAY[value] AND t.colors[array_position(p.colors, value)] <> '' LIMIT 1)`;

/**
 * Counts the attributes of a list's products: a row for each value, the most common first, chosen ones before. Of a
 * name with a choice the values are counted as if there were none.
 */
export const buildAttributes = ({ filter, found, language }: AttributesRequest, values: Values): string => {
  const conditions = [
    isPublished('p'),
    ...filterSql({ ...filter, attributes: [] }, values),
    ...(found?.conditionsSql(values) ?? []),
  ];
  const { attributes } = filter;
  const others = attributes.map(({ name }, place) => `(has_${place} OR name = ${values.add(name)})`);
  const names = `${values.add(attributes.map(({ name }) => name))}::text[]`;
  const chosen = attributes.flatMap((one) => one.values.map((value) => JSON.stringify([one.name, value])));
  return `WITH found AS MATERIALIZED (
      SELECT p.id, attributes, colors, sizes ${attributes.map((one, place) => `, ${attributeSql(one, values)} AS has_${place}`).join('')}
      FROM products p ${found ? `JOIN ${found.sourceSql(values)} ON d.product_id = p.id` : ''}
      WHERE ${conditions.join(' AND ')} LIMIT ${MOST_DESCRIBED + 1}
    ), pairs AS MATERIALIZED (
      SELECT DISTINCT id, name, value FROM found, LATERAL (
        SELECT name::text, value FROM jsonb_to_recordset(attributes) AS pair (name text, value text)
        ${Object.entries(CHOICES)
          .map(([name, column]) => `UNION ALL SELECT '${name}', unnest(${column})`)
          .join(' ')}
      ) pair
      WHERE ${others.join(' AND ') || 'true'}
    ), names AS (
      SELECT name, count(DISTINCT id) AS products FROM pairs GROUP BY name
      HAVING count(DISTINCT id) >= ${LEAST_PRODUCTS} OR name = ANY (${names})
      ORDER BY name = ANY (${names}) DESC, products DESC, name LIMIT ${MOST_NAMES}
    ), counts AS (
      SELECT name, value, products, count(*)::integer AS count, row_number() OVER (PARTITION BY name ORDER BY
        jsonb_build_array(name, value) = ANY (${values.add(chosen)}::jsonb[]) DESC, count(*) DESC, value) AS place
      FROM pairs JOIN names USING (name) GROUP BY name, value, products
    )
    SELECT name AS "name!", value AS "value!", ${language === 'BN' ? BANGLA_COLOR : 'NULL::text'} AS label, count AS "count!", (SELECT count(*)::integer FROM found) AS "read!"
    FROM counts WHERE place <= ${MOST_VALUES} ORDER BY products DESC, name, count DESC, value`;
};

/** Returns the attributes of a list from their rows. */
export const attributeFacets = (rows: readonly RowOf<'productAttributes'>[]): AttributeFacetModel[] =>
  [...Map.groupBy(rows, ({ name }) => name)].map(([name, facet]) => ({
    name,
    isExact: facet.every(({ read }) => read <= MOST_DESCRIBED),
    values: facet.map(({ value, label, count }) => ({ value, label: label ?? value, count })),
  }));
