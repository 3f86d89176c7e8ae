/** Tables and constraints of the first schema. */
export const tables = `
CREATE TABLE categories (
  id uuid NOT NULL DEFAULT uuidv7(),
  slug text NOT NULL,
  name text NOT NULL,
  parent_id uuid,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT categories_slug_unique UNIQUE (slug),
  CONSTRAINT categories_pkey PRIMARY KEY (id)
);

CREATE TABLE products (
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  category_id uuid NOT NULL,
  department_id uuid NOT NULL,
  brand text NOT NULL,
  tag text NOT NULL,
  price_cents integer NOT NULL,
  old_price_cents integer,
  pictures text[] NOT NULL,
  colors text[] NOT NULL,
  sizes text[] NOT NULL,
  note text NOT NULL,
  short_description text NOT NULL,
  description text NOT NULL,
  second_description text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  rating numeric(3,2) NOT NULL DEFAULT 0,
  review_count integer NOT NULL DEFAULT 0,
  rating_1_count integer NOT NULL DEFAULT 0,
  rating_2_count integer NOT NULL DEFAULT 0,
  rating_3_count integer NOT NULL DEFAULT 0,
  rating_4_count integer NOT NULL DEFAULT 0,
  rating_5_count integer NOT NULL DEFAULT 0,
  comment_count integer NOT NULL DEFAULT 0,
  search_text text NOT NULL,
  CONSTRAINT products_price_positive CHECK (price_cents > 0),
  CONSTRAINT products_old_price_higher CHECK (old_price_cents > price_cents),
  CONSTRAINT products_has_picture CHECK (cardinality(pictures) >= 1),
  CONSTRAINT products_pkey PRIMARY KEY (id)
);

CREATE TABLE product_stock (
  product_id uuid NOT NULL,
  available integer NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  CONSTRAINT product_stock_available_not_negative CHECK (available >= 0),
  CONSTRAINT product_stock_sold_not_negative CHECK (sold >= 0),
  CONSTRAINT product_stock_pkey PRIMARY KEY (product_id)
);

CREATE TABLE product_counts (
  category_id uuid NOT NULL,
  brand text NOT NULL,
  rating_floor smallint NOT NULL,
  products integer NOT NULL,
  CONSTRAINT product_counts_not_negative CHECK (products >= 0),
  CONSTRAINT product_counts_pkey PRIMARY KEY (category_id, brand, rating_floor)
);

CREATE TABLE reviews (
  id uuid NOT NULL DEFAULT uuidv7(),
  product_id uuid NOT NULL,
  customer_id uuid,
  author_name text NOT NULL,
  rating smallint NOT NULL,
  text text NOT NULL,
  pictures text[] NOT NULL,
  published boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  reply_text text,
  reply_at timestamptz,
  CONSTRAINT reviews_rating_1_to_5 CHECK (rating >= 1 AND rating <= 5),
  CONSTRAINT reviews_pkey PRIMARY KEY (id)
);

CREATE INDEX reviews_by_customer ON reviews (customer_id);

CREATE TABLE comments (
  id uuid NOT NULL DEFAULT uuidv7(),
  product_id uuid NOT NULL,
  customer_id uuid,
  author_name text NOT NULL,
  text text NOT NULL,
  published boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  reply_text text,
  reply_at timestamptz,
  CONSTRAINT comments_pkey PRIMARY KEY (id)
);

CREATE INDEX comments_by_customer ON comments (customer_id);

CREATE TABLE customers (
  id uuid NOT NULL DEFAULT uuidv7(),
  display_name text NOT NULL,
  email citext NOT NULL,
  phone_number text,
  shipping_address text,
  photo_url text,
  role text NOT NULL DEFAULT 'CUSTOMER',
  status text NOT NULL DEFAULT 'PENDING',
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  confirmed_by_id uuid,
  CONSTRAINT customers_email_unique UNIQUE (email),
  CONSTRAINT customers_role_known CHECK (role = ANY (ARRAY['CUSTOMER'::text, 'ADMIN'::text])),
  CONSTRAINT customers_status_known CHECK (status = ANY (ARRAY['PENDING'::text, 'CONFIRMED'::text, 'REJECTED'::text])),
  CONSTRAINT customers_pkey PRIMARY KEY (id)
);

CREATE INDEX customers_status ON customers (status, id);

CREATE TABLE orders (
  id uuid NOT NULL DEFAULT uuidv7(),
  customer_id uuid NOT NULL,
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  payment_method text NOT NULL,
  shipping_name text NOT NULL,
  shipping_address text NOT NULL,
  shipping_phone text NOT NULL,
  shipping_email text NOT NULL,
  items_total_cents integer NOT NULL,
  delivery_fee_cents integer NOT NULL,
  total_cents integer NOT NULL,
  status text NOT NULL DEFAULT 'PENDING',
  placed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders_idempotency_unique UNIQUE (customer_id, idempotency_key),
  CONSTRAINT orders_status_known CHECK (status = ANY (ARRAY['PENDING'::text, 'PROCESSED'::text, 'SHIPPED'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text])),
  CONSTRAINT orders_payment_method_offered CHECK (payment_method = ANY (ARRAY['CARD'::text, 'NAGAD'::text, 'BKASH'::text, 'CASH_ON_DELIVERY'::text])),
  CONSTRAINT orders_totals_not_negative CHECK (items_total_cents >= 0 AND total_cents >= 0),
  CONSTRAINT orders_pkey PRIMARY KEY (id)
);

CREATE INDEX orders_by_customer ON orders (customer_id, id);

CREATE INDEX orders_by_status ON orders (status, id);

CREATE TABLE order_lines (
  id uuid NOT NULL DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  position smallint NOT NULL,
  product_id uuid NOT NULL,
  name text NOT NULL,
  picture text NOT NULL,
  color text,
  size text,
  quantity integer NOT NULL,
  unit_price_cents integer NOT NULL,
  CONSTRAINT order_lines_quantity_positive CHECK (quantity > 0),
  CONSTRAINT order_lines_price_positive CHECK (unit_price_cents > 0),
  CONSTRAINT order_lines_pkey PRIMARY KEY (id)
);

CREATE INDEX order_lines_by_order ON order_lines (order_id);

CREATE TABLE order_status_changes (
  id uuid NOT NULL DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  status text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  actor_id uuid,
  CONSTRAINT order_status_changes_status_known CHECK (status = ANY (ARRAY['PENDING'::text, 'PROCESSED'::text, 'SHIPPED'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text])),
  CONSTRAINT order_status_changes_actor_known CHECK (actor = ANY (ARRAY['CUSTOMER'::text, 'ADMIN'::text, 'SYSTEM'::text])),
  CONSTRAINT order_status_changes_pkey PRIMARY KEY (id)
);

CREATE INDEX order_status_changes_by_order ON order_status_changes (order_id);

ALTER TABLE categories
  ADD CONSTRAINT categories_parent_fkey FOREIGN KEY (parent_id) REFERENCES categories(id);

ALTER TABLE products
  ADD CONSTRAINT products_category_fkey FOREIGN KEY (category_id) REFERENCES categories(id);

ALTER TABLE products
  ADD CONSTRAINT products_department_fkey FOREIGN KEY (department_id) REFERENCES categories(id);

ALTER TABLE product_stock
  ADD CONSTRAINT product_stock_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;

ALTER TABLE reviews
  ADD CONSTRAINT reviews_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;

ALTER TABLE reviews
  ADD CONSTRAINT reviews_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL;

ALTER TABLE comments
  ADD CONSTRAINT comments_product_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;

ALTER TABLE comments
  ADD CONSTRAINT comments_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL;

ALTER TABLE customers
  ADD CONSTRAINT customers_confirmed_by_fkey FOREIGN KEY (confirmed_by_id) REFERENCES customers(id) ON DELETE SET NULL;

ALTER TABLE orders
  ADD CONSTRAINT orders_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers(id);

ALTER TABLE order_lines
  ADD CONSTRAINT order_lines_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE order_status_changes
  ADD CONSTRAINT order_status_changes_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

-- What a purchase changes stays on its page: no index but the key, and room for new versions of a row.
ALTER TABLE product_stock SET (fillfactor = 70);

-- Long texts lie beside the rows, so that a page holds many products.
ALTER TABLE products SET (toast_tuple_target = 256);
ALTER TABLE products
  ALTER COLUMN description SET STORAGE EXTERNAL,
  ALTER COLUMN second_description SET STORAGE EXTERNAL,
  ALTER COLUMN short_description SET STORAGE EXTERNAL;
`;
