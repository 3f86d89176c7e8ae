/** What the owner runs the shop with. */
export const office = String.raw`
-- The day of a time, in Bangladesh.
CREATE FUNCTION sales_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (at AT TIME ZONE 'Asia/Dhaka')::date;

-- The last day that is over for every transaction: one that began before midnight may still place an order of that day.
CREATE FUNCTION last_closed_sales_day() RETURNS date LANGUAGE sql VOLATILE
  RETURN (SELECT sales_day(least(now(), min(xact_start))) - 1 FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid());

-- Lists of the dashboard as an admin has filtered and sorted them.
CREATE TABLE saved_views (
  id uuid NOT NULL DEFAULT uuidv7(),
  customer_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
  CONSTRAINT saved_views_list_known CHECK (list IN ('ORDERS', 'PRODUCTS', 'CUSTOMERS', 'MESSAGES', 'OPINIONS',
    'AUDIT')),
  CONSTRAINT saved_views_sizes CHECK (length(name) <= 60 AND length(query) <= 2000)
);
CREATE UNIQUE INDEX saved_views_by_name ON saved_views (customer_id, list, name);

-- The sales of days that are over, by dimension and key. A day is counted when it has its row of TOTAL; what says
-- so is written with all its other rows. Only the job count-sales writes it.
CREATE TABLE daily_sales (
  dimension text NOT NULL,
  day date NOT NULL,
  key text NOT NULL,
  orders integer NOT NULL,
  pieces integer NOT NULL,
  cents bigint NOT NULL,
  CONSTRAINT daily_sales_pkey PRIMARY KEY (dimension, day, key),
  CONSTRAINT daily_sales_dimension_known CHECK (dimension IN ('TOTAL', 'CATEGORY', 'METHOD', 'DISTRICT', 'RETURNED'))
);

-- The sales of days that are over, by product. No foreign key: they outlive products.
CREATE TABLE daily_product_sales (
  day date NOT NULL,
  product_id uuid NOT NULL,
  pieces integer NOT NULL,
  cents bigint NOT NULL,
  CONSTRAINT daily_product_sales_pkey PRIMARY KEY (day, product_id)
);

-- The sums of the counted days of daily_sales by month, for the parts of the shop. The job keeps both in one
-- transaction.
CREATE TABLE monthly_sales (
  dimension text NOT NULL,
  month date NOT NULL,
  key text NOT NULL,
  orders integer NOT NULL,
  pieces integer NOT NULL,
  cents bigint NOT NULL,
  CONSTRAINT monthly_sales_pkey PRIMARY KEY (dimension, month, key),
  CONSTRAINT monthly_sales_dimension_known CHECK (dimension IN ('CATEGORY', 'METHOD', 'DISTRICT'))
);

-- The sums of the counted days of daily_product_sales by month.
CREATE TABLE monthly_product_sales (
  product_id uuid NOT NULL,
  month date NOT NULL,
  pieces integer NOT NULL,
  cents bigint NOT NULL,
  CONSTRAINT monthly_product_sales_pkey PRIMARY KEY (product_id, month)
);
CREATE INDEX monthly_product_sales_by_cents ON monthly_product_sales (month, cents, product_id);

-- Days that have changed since they were counted, a row per change: triggers add them, the job takes them.
CREATE TABLE changed_sales_days (
  id uuid NOT NULL DEFAULT uuidv7(),
  day date NOT NULL,
  CONSTRAINT changed_sales_days_pkey PRIMARY KEY (id)
);
CREATE INDEX changed_sales_days_by_day ON changed_sales_days (day);

-- How many visits came how far, by day.
CREATE TABLE daily_visits (
  day date NOT NULL,
  step text NOT NULL,
  visits bigint NOT NULL,
  CONSTRAINT daily_visits_pkey PRIMARY KEY (day, step),
  CONSTRAINT daily_visits_not_negative CHECK (visits >= 0),
  CONSTRAINT daily_visits_step_known CHECK (step IN ('VISIT', 'PRODUCT', 'CART', 'CHECKOUT'))
);
`;
