/** The columns of an `AdminProductModel`. `p` is the product, `s` its stock. */
export const adminColumns = `
  p.id, p.version, p.status, p.publish_at AS "publishAt", p.sku, p.name,
  (SELECT t.name FROM product_translations t WHERE t.product_id = p.id AND t.language = 'BN') AS "banglaName",
  coalesce(p.pictures[1], '') AS picture,
  p.price_cents AS "priceCents", p.old_price_cents AS "oldPriceCents", p.category_id AS "categoryId", p.brand,
  s.has_variants AS "hasVariants", s.available AS "availableStock", s.reserved AS "reservedStock", s.sold AS "totalSold",
  p.added_at AS "addedAt", p.updated_at AS "updatedAt", p.updated_by AS "updatedById"`;

/** The columns of an `EditorDetails`; `p` is the product. */
export const adminDetailColumns = `
  p.tag, p.note, p.short_description AS "shortDescription", p.description, p.second_description AS "secondDescription",
  p.pictures, p.picture_alts AS "pictureAlts", p.colors, p.color_pictures AS "colorPictures", p.sizes,
  p.attributes,
  (SELECT json_build_object('name', t.name, 'note', t.note, 'shortDescription', t.short_description,
      'description', t.description, 'secondDescription', t.second_description, 'colors', t.colors)
    FROM product_translations t WHERE t.product_id = p.id AND t.language = 'BN') AS bangla,
  (SELECT coalesce(json_agg(json_build_object('id', v.id, 'color', v.color, 'size', v.size, 'sku', v.sku, 'picture', v.picture,
      'priceCents', v.price_cents, 'availableStock', v.available, 'reservedStock', v.reserved, 'totalSold', v.sold)
      ORDER BY v.position, v.id), '[]') AS "variants!"
    FROM product_variants v WHERE v.product_id = p.id AND v.archived_at IS NULL) AS "variants!"`;
