/** The columns of a product card, named as in `ProductSummary`; `p` is the product, `s` its stock. */
export const summaryColumns = `
  p.id, p.name, p.pictures[1] AS picture, p.price_cents AS "priceCents", p.old_price_cents AS "oldPriceCents",
  s.sold AS "totalSold", s.available AS "availableStock", p.rating, p.review_count AS "reviewCount", p.brand,
  p.category_id AS "categoryId"`;
