/** What people mean to buy, and the codes that make it cheaper. */
export const carts = String.raw`
-- The lines of customers' carts.
CREATE TABLE cart_lines (
  customer_id uuid NOT NULL,
  position smallint NOT NULL,
  product_id uuid NOT NULL,
  quantity integer NOT NULL,
  color text,
  size text,
  seen_price_cents integer NOT NULL,
  CONSTRAINT cart_lines_pkey PRIMARY KEY (customer_id, position),
  CONSTRAINT cart_lines_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_quantity_positive CHECK (quantity > 0)
);
CREATE INDEX cart_lines_by_product ON cart_lines (product_id);

-- The products on customers' wishlists.
CREATE TABLE wishlist_items (
  customer_id uuid NOT NULL,
  product_id uuid NOT NULL,
  position smallint NOT NULL,
  CONSTRAINT wishlist_items_pkey PRIMARY KEY (customer_id, product_id),
  CONSTRAINT wishlist_items_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
  CONSTRAINT wishlist_items_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
);
CREATE INDEX wishlist_items_by_product ON wishlist_items (product_id);

-- The keys of the last changes of a customer's cart or wishlist, so that none is applied twice.
CREATE TABLE cart_changes (
  customer_id uuid NOT NULL,
  keys text[] NOT NULL,
  CONSTRAINT cart_changes_pkey PRIMARY KEY (customer_id),
  CONSTRAINT cart_changes_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
);

-- Promotion codes: what they take off, and when.
CREATE TABLE promotions (
  id uuid NOT NULL DEFAULT uuidv7(),
  code text NOT NULL,
  kind text NOT NULL,
  percent smallint,
  amount_cents integer,
  minimum_cents integer NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  total_limit integer,
  customer_limit integer,
  used integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  category_ids uuid[] NOT NULL DEFAULT '{}',
  product_ids uuid[] NOT NULL DEFAULT '{}',
  CONSTRAINT promotions_pkey PRIMARY KEY (id),
  CONSTRAINT promotions_code_unique UNIQUE (code),
  CONSTRAINT promotions_amount_of_kind CHECK ((kind = 'FIXED') = (amount_cents IS NOT NULL)),
  CONSTRAINT promotions_amount_whole_dollars CHECK (amount_cents > 0 AND (amount_cents % 100) = 0),
  CONSTRAINT promotions_code_form CHECK (code ~ '^[A-Z0-9-]{3,30}$'),
  CONSTRAINT promotions_customer_limit_positive CHECK (customer_limit >= 1),
  CONSTRAINT promotions_ends_after_start CHECK (ends_at > starts_at),
  CONSTRAINT promotions_kind_known CHECK (kind IN ('PERCENT', 'FIXED', 'FREE_DELIVERY')),
  CONSTRAINT promotions_minimum_not_negative CHECK (minimum_cents >= 0),
  CONSTRAINT promotions_percent_1_to_100 CHECK (percent >= 1 AND percent <= 100),
  CONSTRAINT promotions_percent_of_kind CHECK ((kind = 'PERCENT') = (percent IS NOT NULL)),
  CONSTRAINT promotions_used_not_negative CHECK (used >= 0),
  CONSTRAINT promotions_used_within_limit CHECK (used <= total_limit)
);
`;
