import { DELIVERY_FEE_CENTS } from '#schema/limits.ts';
import { UNDER_WAY } from '#schema/order.ts';

/** The statements that make orders, for all rows of a batch at once. */

/** Names of generated customers. */
export const FIRST_NAMES =
  'Rahima Karim Salma Farhana Tanvir Nusrat Imran Shirin Jamal Ayesha Rafiq Mitu Sohel Parvin Hasan Lipi Arif Moushumi Kamal Dipa'.split(
    ' ',
  );
export const LAST_NAMES =
  'Begum Hossain Akter Rahman Islam Khatun Chowdhury Ahmed Sultana Mia Das Sarkar Uddin Talukder Roy'.split(' ');

/** What the e-mail addresses of generated customers end with, before the domain. */
const MARK = '.generated';

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Adds customers until there are $1 generated ones. Two in a thousand wait to be confirmed. */
export const addCustomers = `
  INSERT INTO customers (id, display_name, email, phone_number, shipping_address, status, created_at, confirmed_at, email_confirmed_at)
  SELECT uuidv7(-age), first || ' ' || last, lower(first || '.' || last || '.' || number) || '${MARK}@gmail.com',
    '+88017' || lpad((10000000 + number * 7)::text, 8, '0'), ($4::text[])[place],
    CASE WHEN number % 500 = 0 THEN 'PENDING' ELSE 'CONFIRMED' END, now() - age,
    CASE WHEN number % 500 <> 0 THEN now() - age + interval '1 hour' END, now() - age
  FROM (
    SELECT number, interval '760 days' * (1 - (number - 0.5) / $1::integer) AS age,
      ($2::text[])[1 + number % cardinality($2::text[])] AS first, ($3::text[])[1 + number / 7 % cardinality($3::text[])] AS last,
      1 + (number * 7919) % cardinality($4::text[]) AS place
    FROM generate_series(
      (SELECT 1 + count(*)::integer FROM customers WHERE email LIKE '%${MARK}@gmail.com'), $1::integer) number
  ) made`;

/** The generated customers by number, with their districts by address: $1 are the addresses, $2 the districts. */
export const makeBuyers = `
  CREATE TEMPORARY TABLE buyers ON COMMIT DROP AS
  SELECT row_number() OVER (ORDER BY id) AS number, count(*) OVER () AS all_of_them, id, display_name AS name, email::text,
    '0' || substr(phone_number, 5) AS phone, shipping_address AS address, district
  FROM customers LEFT JOIN (
    SELECT DISTINCT ON (address) address, district FROM unnest($1::text[], $2::text[]) AS places (address, district)
  ) places ON places.address = shipping_address
  WHERE email LIKE '%${MARK}@gmail.com' AND status = 'CONFIRMED'`;

/** What can be bought by number: of a product with variants its first ones. */
export const makeGoods = `
  CREATE TEMPORARY TABLE goods ON COMMIT DROP AS
  SELECT row_number() OVER (ORDER BY p.id) AS number, count(*) OVER () AS all_of_them, p.id AS product_id, v.id AS variant_id,
    coalesce(v.sku, p.sku) AS sku, p.name, coalesce(v.picture, p.color_pictures ->> coalesce(v.color, p.colors[1]), p.pictures[1]) AS picture,
    CASE WHEN v.id IS NULL THEN p.colors[1] ELSE v.color END AS color,
    CASE WHEN v.id IS NULL THEN p.sizes[1] ELSE v.size END AS size, coalesce(v.price_cents, p.price_cents) AS price
  FROM (SELECT * FROM products WHERE status = 'PUBLISHED' ORDER BY id LIMIT 20000) p
    LEFT JOIN product_variants v ON v.product_id = p.id AND v.archived_at IS NULL AND v.position < 3`;

/** The orders from number $1 to $2 of $3, over two years, the oldest first; how far each is follows from its age. */
export const makePlans = `
  CREATE TEMPORARY TABLE order_plans ON COMMIT DROP AS
  SELECT dated.*, uuidv7(placed_at - now()) AS id, 1 + floor(buyers * power(random(), 1.3))::integer AS buyer, random() AS method_draw,
    random() AS size_draw,
    CASE WHEN fate < 0.06 THEN 'CANCELLED'
      WHEN hours < 10 OR hours < 30 AND fate < 0.3 THEN 'PENDING'
      WHEN hours < 48 THEN 'PROCESSED'
      WHEN hours < 80 THEN 'SHIPPED'
      WHEN hours < 110 THEN 'OUT_FOR_DELIVERY'
      WHEN hours > 400 AND fate < 0.09 THEN 'RETURNED'
      ELSE 'DELIVERED' END AS status
  FROM (
    SELECT number, now() - age AS placed_at, extract(epoch FROM age) / 3600 AS hours, random() AS fate
    FROM (
      SELECT number, interval '730 days' * (1 - (number - random()) / $3::integer) AS age
      FROM generate_series($1::integer, $2::integer) number
    ) aged
  ) dated, (SELECT count(*) AS buyers FROM buyers) counted`;

/** What is bought: one to three lines for each order. */
export const makeLines = `
  CREATE TEMPORARY TABLE line_plans ON COMMIT DROP AS
  SELECT o.number, o.id AS order_id, o.placed_at, o.status, uuidv7(o.placed_at - now()) AS id, place,
    1 + floor(goods * power(random(), 1.5))::integer AS good, CASE WHEN random() < 0.85 THEN 1 ELSE 2 END AS quantity
  FROM order_plans o, (SELECT count(*) AS goods FROM goods) counted,
    generate_series(1, 1 + (o.size_draw < 0.35)::integer + (o.size_draw < 0.12)::integer) place`;

/** When an order ended otherwise. */
const ended = (order: string) =>
  `least(${order}.placed_at + CASE ${order}.status WHEN 'CANCELLED' THEN interval '4 hours' ELSE interval '300 hours' END, now())`;

const METHOD = `CASE WHEN method_draw < 0.55 THEN 'CASH_ON_DELIVERY' WHEN method_draw < 0.75 THEN 'BKASH'
      WHEN method_draw < 0.85 THEN 'NAGAD' ELSE 'CARD' END`;

/** After how long an order takes a step, and in which statuses it has taken it. */
const STEPS = [
  { to: 'PENDING', after: '0 hours', in: null },
  {
    to: 'PROCESSED',
    after: '6 hours',
    in: ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'],
  },
  { to: 'SHIPPED', after: '20 hours', in: ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'] },
  { to: 'OUT_FOR_DELIVERY', after: '60 hours', in: ['OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'] },
  { to: 'DELIVERED', after: '84 hours', in: ['DELIVERED', 'RETURNED'] },
  { to: 'RETURNED', after: '300 hours', in: ['RETURNED'] },
  { to: 'CANCELLED', after: '4 hours', in: ['CANCELLED'] },
] as const;

const SHIPPED = list(['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED']);

/** Adds the rows of the planned orders, table by table. */
export const insertBatch = [
  `INSERT INTO orders (id, customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address, shipping_phone,
     shipping_email, shipping_district, items_total_cents, delivery_fee_cents, total_cents, status, placed_at, payment_state)
   SELECT o.id, b.id, 'generated ' || o.id, '', ${METHOD}, b.name, b.address, b.phone, b.email, b.district, l.items,
     ${DELIVERY_FEE_CENTS}, l.items + ${DELIVERY_FEE_CENTS}, o.status, o.placed_at,
     CASE WHEN o.status IN ('CANCELLED', 'RETURNED') THEN 'NOTHING' WHEN ${METHOD} = 'CASH_ON_DELIVERY' AND o.status <> 'DELIVERED'
       THEN 'DUE' ELSE 'PAID' END
   FROM order_plans o JOIN buyers b ON b.number = o.buyer JOIN (
     SELECT order_id, (100 * round(sum(g.price * quantity) / 100.0))::integer AS items
     FROM line_plans JOIN goods g ON g.number = good GROUP BY order_id
   ) l ON l.order_id = o.id
   ORDER BY o.number`,
  `INSERT INTO order_lines (id, order_id, "position", product_id, variant_id, sku, name, picture, color, size, quantity, unit_price_cents)
   SELECT l.id, l.order_id, l.place - 1, g.product_id, g.variant_id, g.sku, g.name, g.picture, g.color, g.size, l.quantity, g.price
   FROM line_plans l JOIN goods g ON g.number = l.good ORDER BY l.number, l.place`,
  `INSERT INTO order_status_changes (id, order_id, status, at, actor, actor_id)
   SELECT uuidv7(at - now()), order_id, status, at, CASE status WHEN 'PENDING' THEN 'CUSTOMER' ELSE 'ADMIN' END,
     CASE status WHEN 'PENDING' THEN customer_id END
   FROM (
     SELECT o.number, o.id AS order_id, step.status, least(o.placed_at + step.after, now()) AS at, b.id AS customer_id
     FROM order_plans o JOIN buyers b ON b.number = o.buyer JOIN (VALUES
       ${STEPS.map((step) => `('${step.to}', interval '${step.after}', ${step.in === null ? 'NULL::text[]' : `ARRAY[${list(step.in)}]`})`).join(',\n       ')}
     ) AS step (status, after, taken_in) ON step.taken_in IS NULL OR o.status = ANY (step.taken_in)
   ) taken ORDER BY number, at`,
  `INSERT INTO shipments (id, order_id, carrier, tracking_number, shipped_at)
   SELECT uuidv7(placed_at + interval '20 hours' - now()), id, CASE WHEN number % 3 = 0 THEN 'Pathao' ELSE 'RedX' END,
     'GEN' || lpad(number::text, 9, '0'), placed_at + interval '20 hours'
   FROM order_plans WHERE status IN (${SHIPPED}) ORDER BY number`,
  `INSERT INTO shipment_lines (shipment_id, order_line_id, quantity)
   SELECT s.id, l.id, l.quantity FROM line_plans l JOIN shipments s ON s.order_id = l.order_id ORDER BY l.number`,
  `INSERT INTO returns (order_id, status, reason, requested_at, decided_at, received_at, credited_cents)
   SELECT p.id, 'RECEIVED', 'It does not fit', p.placed_at + interval '150 hours', p.placed_at + interval '160 hours',
     p.placed_at + interval '300 hours', o.total_cents
   FROM order_plans p JOIN orders o ON o.id = p.id WHERE p.status = 'RETURNED' ORDER BY p.number`,
  `INSERT INTO payment_entries (id, order_id, kind, amount_cents, method, carrier, at)
   SELECT uuidv7(at - now()), order_id, kind, total_cents, payment_method, carrier, at FROM (
     SELECT o.id AS order_id, 'CHARGED' AS kind, o.total_cents, o.payment_method, NULL AS carrier, o.placed_at AS at, 0 AS place
     FROM orders o JOIN order_plans p ON p.id = o.id
     UNION ALL
     SELECT o.id, 'COLLECTED', o.total_cents, o.payment_method, NULL, o.placed_at, 1
     FROM orders o JOIN order_plans p ON p.id = o.id WHERE o.payment_method <> 'CASH_ON_DELIVERY'
     UNION ALL
     SELECT o.id, 'COLLECTED', o.total_cents, o.payment_method, s.carrier, o.placed_at + interval '84 hours', 1
     FROM orders o JOIN order_plans p ON p.id = o.id JOIN shipments s ON s.order_id = o.id
     WHERE o.payment_method = 'CASH_ON_DELIVERY' AND o.status IN ('DELIVERED', 'RETURNED')
     UNION ALL
     SELECT o.id, 'CREDITED', o.total_cents, o.payment_method, NULL, ${ended('o')}, 2
     FROM orders o JOIN order_plans p ON p.id = o.id WHERE o.status IN ('CANCELLED', 'RETURNED')
     UNION ALL
     SELECT o.id, 'REFUNDED', o.total_cents, o.payment_method, NULL, ${ended('o')}, 3
     FROM orders o JOIN order_plans p ON p.id = o.id
     WHERE o.status = 'RETURNED' OR o.status = 'CANCELLED' AND o.payment_method <> 'CASH_ON_DELIVERY'
   ) made ORDER BY at, place`,
];

const piecesOf = (statuses: readonly string[]) =>
  `SELECT l.product_id, l.variant_id, sum(l.quantity)::integer AS pieces FROM orders o JOIN order_lines l ON l.order_id = o.id
   WHERE o.status IN (${list(statuses)}) GROUP BY 1, 2`;

/** Reserves the pieces of all open orders, and counts those of generated orders that arrived as sold. */
export const countPieces = [
  `UPDATE product_stock s SET reserved = open.pieces FROM (${piecesOf(UNDER_WAY)}) open
   WHERE s.product_id = open.product_id AND NOT s.has_variants AND open.variant_id IS NULL`,
  `UPDATE product_variants v SET reserved = open.pieces FROM (${piecesOf(UNDER_WAY)}) open WHERE v.id = open.variant_id`,
  `UPDATE product_stock s SET sold = greatest(s.sold, came.pieces) FROM (${piecesOf(['DELIVERED'])}) came
   WHERE s.product_id = came.product_id AND NOT s.has_variants AND came.variant_id IS NULL`,
  `UPDATE product_variants v SET sold = greatest(v.sold, came.pieces) FROM (${piecesOf(['DELIVERED'])}) came
   WHERE v.id = came.variant_id`,
];

/** Counts again what customers have ordered and spent. */
export const countCustomers = `
  UPDATE customer_figures f SET orders = found.orders, spent_cents = found.spent FROM (
    SELECT o.customer_id, count(*)::integer AS orders,
      coalesce(sum(ledger.cents) FILTER (WHERE o.status IN ('DELIVERED', 'RETURNED')), 0) AS spent
    FROM orders o LEFT JOIN (
      SELECT order_id, sum(CASE kind WHEN 'CHARGED' THEN amount_cents ELSE -amount_cents END) AS cents
      FROM payment_entries WHERE kind IN ('CHARGED', 'CREDITED') GROUP BY order_id
    ) ledger ON ledger.order_id = o.id
    WHERE o.customer_id IS NOT NULL GROUP BY o.customer_id
  ) found WHERE f.customer_id = found.customer_id`;

/**
 * Has the days of the generated orders, and those on which they came back, counted again where they were counted
 * before.
 */
export const daysChanged = `
  INSERT INTO changed_sales_days (day)
  SELECT day FROM (
    SELECT sales_day(placed_at) AS day FROM orders
    UNION
    SELECT sales_day(received_at) FROM returns WHERE received_at IS NOT NULL
  ) found WHERE day < sales_day(now())`;
