import type { DataSource, EntityManager } from 'typeorm';
import { voices } from './catalogue/voices.ts';
import { putCategories } from './categories.ts';
import { insertRows, lockForFilling } from './rows.ts';
import { productLines, templateColumns, templateRows } from './templates.ts';

/**
 * Grows the catalogue to `count` products with stock, about three reviews each and a few comments, made from the demo
 * products with other names, brands, colours and prices. No text appears twice below a product: its reviews take the
 * texts in turn, from a random start. One transaction; does nothing when there are that many products already.
 */
export const growCatalogue = async (
  dataSource: DataSource,
  count: number,
  log: (line: string) => void,
): Promise<void> => {
  const started = performance.now();
  const before = await dataSource.transaction(async (manager) => {
    await lockForFilling(manager);
    const [found] = await manager.query<{ products: number }[]>('SELECT count(*)::integer AS products FROM products');
    const products = found?.products ?? 0;
    if (products < count) await grow(manager, products, count);
    return products;
  });
  if (before >= count) {
    log(`There are ${before} products already: none are added.`);
    return;
  }
  await dataSource.query(
    `VACUUM (ANALYZE) products, product_stock, product_variants, product_counts, reviews, comments, search_documents,
      search_vocabulary`,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`Added ${count - before} products to ${before} in ${seconds} s.`);
};

/**
 * Ratings and counts are computed before the products are inserted, and the triggers that would do it are off
 * meanwhile: they would update every product again for its reviews, and once more for its comments.
 */
const grow = async (manager: EntityManager, before: number, count: number): Promise<void> => {
  await putTemplates(manager);
  await manager.query('SELECT setseed(0.2026)');
  await manager.query(makePlans, [before, count]);
  await manager.query(makeReviewPlans);
  await manager.query('ANALYZE templates, plans, review_plans');

  await manager.query('ALTER TABLE reviews DISABLE TRIGGER reviews_inserted');
  await manager.query('ALTER TABLE comments DISABLE TRIGGER comments_inserted');
  await manager.query(insertProducts, [productLines]);
  await manager.query(insertStock);
  await putVariants(manager);
  await manager.query(insertReviews, [voices.names, voices.repliesToBadReviews, voices.repliesToGoodReviews]);
  await manager.query(insertComments, [voices.names]);
  await manager.query('ALTER TABLE reviews ENABLE TRIGGER reviews_inserted');
  await manager.query('ALTER TABLE comments ENABLE TRIGGER comments_inserted');
};

/**
 * Gives every tenth product that comes in sizes its variants. What triggers would do for each is done for all at once.
 */
const putVariants = async (manager: EntityManager): Promise<void> => {
  const tables = ['product_variants', 'product_stock'];
  for (const table of tables) await manager.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const statement of insertVariants) await manager.query(statement);
  for (const table of tables) await manager.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
};

/** Inserts the demo products, numbered by leaf, for the statements that follow. */
const putTemplates = async (manager: EntityManager): Promise<void> => {
  const columns = Object.entries(templateColumns).map(([name, type]) => `${name} ${type}`);
  await manager.query(`CREATE TEMPORARY TABLE templates (${columns.join(', ')}) ON COMMIT DROP`);
  await insertRows(manager, 'templates', templateColumns, templateRows(await putCategories(manager)));
};

/**
 * The random values of each product, computed once for all statements. Products were added over two years, the oldest
 * first; `liked` is the mean of its ratings. Leaves take turns, and so do the templates of a leaf.
 */
const makePlans = `
  CREATE TEMPORARY TABLE plans ON COMMIT DROP AS
  SELECT number, mod(number, leaves) AS leaf, number / leaves AS turn, uuidv7(-age) AS id, now() - age AS added_at,
    1.4 + 3.8 * (1 - power(random(), 1.7)) AS liked, round(6 * random())::integer AS reviews,
    floor(4 * power(random(), 2))::integer AS comments,
    random() AS line, random() AS phrase, random() AS brand, random() AS price, random() AS saving, random() AS demand
  FROM (SELECT max(leaf) + 1 AS leaves FROM templates) tree, (
    SELECT number, interval '730 days' * (1 - (number - random()) / $2) AS age
    FROM generate_series($1::integer + 1, $2::integer) number
  ) aged`;

const makeReviewPlans = `
  CREATE TEMPORARY TABLE review_plans ON COMMIT DROP AS
  SELECT number, id AS product_id, leaf, turn, added_at + (now() - added_at) * random() AS created_at,
    greatest(1, least(5, round(liked + 2 * (random() + random() - 1))))::integer AS rating,
    nth, phrase, random() AS author, random() AS reply
  FROM plans, generate_series(1, reviews) nth`;

const insertProducts = `
  INSERT INTO products (id, name, category_id, brand, tag, price_cents, old_price_cents, pictures, colors, sizes, attributes,
    note, short_description, description, second_description, added_at, comment_count, review_count, rating,
    rating_1_count, rating_2_count, rating_3_count, rating_4_count, rating_5_count)
  SELECT id, concat_ws(' ', brand, line, noun, number), category_id, brand, tag, price_cents,
    CASE WHEN saving < 0.4 THEN 50 * ceil(price_cents * (1.1 + saving) / 50) END,
    pictures, colors[1 + mod(turn, 2):], sizes, attributes, note, short_description, description, second_description, added_at,
    comments, coalesce(reviews, 0), coalesce(rating, 0),
    coalesce(r1, 0), coalesce(r2, 0), coalesce(r3, 0), coalesce(r4, 0), coalesce(r5, 0)
  FROM (
    SELECT number, turn, id, added_at, comments, saving, noun, category_id, tag, pictures, colors, sizes, attributes,
      note, short_description, description, second_description,
      brands[1 + floor(cardinality(brands) * brand)::integer] AS brand,
      ($1::text[])[1 + floor(cardinality($1) * line)::integer] AS line,
      50 * greatest(2, round(price_cents * (0.5 + 1.2 * price * price) / 50)) AS price_cents
    FROM plans JOIN templates USING (leaf)
    WHERE place = mod(turn, places)
  ) made
  LEFT JOIN (
    SELECT product_id, count(*) AS reviews, round(avg(rating), 2) AS rating,
      count(*) FILTER (WHERE rating = 1) AS r1, count(*) FILTER (WHERE rating = 2) AS r2,
      count(*) FILTER (WHERE rating = 3) AS r3, count(*) FILTER (WHERE rating = 4) AS r4,
      count(*) FILTER (WHERE rating = 5) AS r5
    FROM review_plans GROUP BY product_id
  ) rated ON product_id = id
  ORDER BY number`;

const insertStock = `
  INSERT INTO product_stock (product_id, available, sold)
  SELECT id, CASE WHEN demand < 0.03 THEN 0 ELSE 5 + floor(400 * demand * line) END, floor(4000 * power(demand, 3))
  FROM plans ORDER BY number`;

const insertVariants = [
  `INSERT INTO product_variants (product_id, color, size, sku, "position", available)
   SELECT p.id, color, size, concat_ws('-', 'G' || plans.number, color_place, size_place),
     row_number() OVER (PARTITION BY p.id ORDER BY color_place, size_place) - 1, s.available / greatest(cardinality(p.colors), 1) / cardinality(p.sizes)
   FROM plans JOIN products p ON p.id = plans.id JOIN product_stock s ON s.product_id = p.id
     CROSS JOIN unnest(p.sizes) WITH ORDINALITY AS sizes (size, size_place)
     LEFT JOIN unnest(p.colors) WITH ORDINALITY AS colors (color, color_place) ON true
   WHERE mod(plans.number, 10) = 0 AND cardinality(p.sizes) > 1`,
  `INSERT INTO product_skus (sku, product_id, variant_id)
   SELECT v.sku, v.product_id, v.id FROM product_variants v JOIN plans ON plans.id = v.product_id`,
  `UPDATE product_stock s SET has_variants = true, available = sums.available
   FROM (SELECT v.product_id, sum(v.available) AS available FROM product_variants v JOIN plans ON plans.id = v.product_id GROUP BY 1) sums
   WHERE s.product_id = sums.product_id`,
];

const insertReviews = `
  INSERT INTO reviews (id, product_id, author_name, rating, text, pictures, published, created_at, reply_text, reply_at)
  SELECT uuidv7(created_at - now()), product_id, ($1::text[])[1 + floor(cardinality($1) * author)::integer], rating,
    texts ->> mod(floor(json_array_length(texts) * phrase)::integer + nth, json_array_length(texts)), '{}', true, created_at,
    replies[1 + mod(floor(cardinality(replies) * phrase)::integer + nth, cardinality(replies))],
    CASE WHEN replies IS NOT NULL THEN created_at + (now() - created_at) * reply END
  FROM (
    SELECT review_plans.*, templates.reviews -> (rating - 1) AS texts,
      CASE WHEN reply < 0.35 AND rating <= 2 THEN $2::text[] WHEN reply < 0.35 AND rating >= 4 THEN $3::text[] END AS replies
    FROM review_plans JOIN templates USING (leaf)
    WHERE place = mod(turn, places)
  ) made
  ORDER BY number, created_at`;

const insertComments = `
  INSERT INTO comments (id, product_id, author_name, text, published, created_at, reply_text, reply_at)
  SELECT uuidv7(created_at - now()), id, ($1::text[])[1 + floor(cardinality($1) * author)::integer], said ->> 'question', true,
    created_at, said ->> 'answer', created_at + (now() - created_at) * 0.1
  FROM (
    SELECT number, id, added_at + (now() - added_at) * random() AS created_at, random() AS author,
      questions -> mod(floor(json_array_length(questions) * phrase)::integer + nth, json_array_length(questions)) AS said
    FROM plans JOIN templates USING (leaf), generate_series(1, comments) nth
    WHERE place = mod(turn, places)
  ) made
  ORDER BY number, created_at`;
