import type { Language } from '#kernel/language.ts';

/** The languages that products are read in. */
export const languages: readonly Language[] = ['EN', 'BN'];

/**
 * The condition for products that the shop shows and sells; `p` is the row. The indexes of its lists hold no others.
 */
export const isPublished = (p: string): string => `${p}.status = 'PUBLISHED'`;

/** The price of variant `v` of product `p`: its own, or the product's. */
export const variantPrice = 'coalesce(v.price_cents, p.price_cents)';

/**
 * The picture of variant `v` of product `p`: its own, or that of its colour, or the product's first; empty when there
 * is none.
 */
export const variantPicture = "coalesce(v.picture, p.color_pictures ->> v.color, p.pictures[1], '')";

/** The variants of product `p` that are sold, as JSON, in the shop's order; null when there are none. */
const variantsJson = `(
        SELECT json_agg(json_build_object('id', v.id, 'color', v.color, 'size', v.size, 'sku', v.sku, 'picture', ${variantPicture},
          'priceCents', ${variantPrice}, 'available', v.available) ORDER BY v.position, v.id)
        FROM product_variants v WHERE v.product_id = p.id AND v.archived_at IS NULL)`;

/** Joins the translation of product `p`; nothing for English, which is in the product itself. */
export const translationJoin = (language: Language): string =>
  language === 'EN' ? '' : `LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = '${language}'`;

/** A text of a product in a language; in English where there is no translation. */
export const translated = (column: string, language: Language) =>
  language === 'EN' ? `p.${column}` : `coalesce(nullif(t.${column}, ''), p.${column})`;

/**
 * The columns of a `ProductSummary`. `p` is the product, `s` its stock; `translationJoin` must be joined. `available`
 * is SQL of the pieces that are left.
 */
export const summaryColumns = (language: Language, available = 's.available'): string => `
  p.id, ${translated('name', language)} AS name, ${
    // Null in English, where the name says it.
    language === 'EN' ? 'NULL::text' : `nullif(p.name, '')`
  } AS "englishName", coalesce(p.pictures[1], '') AS picture,
  p.price_cents AS "priceCents", p.old_price_cents AS "oldPriceCents", s.sold AS "totalSold", ${available} AS "availableStock", s.has_variants AS "hasVariants",
  p.rating, p.review_count AS "reviewCount", p.brand, p.category_id AS "categoryId"`;

/** The columns of `ProductDetails`. */
export const detailColumns = (language: Language): string => `
  p.pictures, p.colors, ${language === 'EN' ? 'NULL::text[]' : 't.colors'} AS "colorLabels", p.color_pictures AS "colorPictures",
  p.picture_alts AS "pictureAlts", p.sizes, p.tag, p.attributes,
  ${translated('note', language)} AS note, ${translated('short_description', language)} AS "shortDescription",
  ${translated('description', language)} AS description, ${translated('second_description', language)} AS "secondDescription",
  p.added_at AS "addedAt",
  ARRAY[p.rating_1_count, p.rating_2_count, p.rating_3_count, p.rating_4_count, p.rating_5_count] AS "ratingCounts",
  p.comment_count AS "commentCount"`;

/** The variants of product `p` with the stock `s`; null for a product without. */
export const variantsColumn = `CASE WHEN s.has_variants THEN ${variantsJson} END AS variants`;
