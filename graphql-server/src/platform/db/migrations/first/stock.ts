/** How many pieces there are, and what each variant costs. */
export const stock = String.raw`
-- What purchases change: narrow rows, with one more index, for the best sellers. reserved are ordered and not
-- delivered yet, sold delivered: only moves of orders change them, and the sum of the three stays. Where the
-- product has variants, it is the sum of theirs, and a trigger keeps it.
CREATE TABLE product_stock (
  product_id uuid NOT NULL,
  available integer NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  reserved integer NOT NULL DEFAULT 0,
  has_variants boolean NOT NULL DEFAULT false,
  CONSTRAINT product_stock_pkey PRIMARY KEY (product_id),
  CONSTRAINT product_stock_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
  CONSTRAINT product_stock_available_not_negative CHECK (available >= 0),
  CONSTRAINT product_stock_reserved_not_negative CHECK (reserved >= 0),
  CONSTRAINT product_stock_sold_not_negative CHECK (sold >= 0)
) WITH (fillfactor=70);
CREATE INDEX product_stock_by_available ON product_stock (available, product_id);
CREATE INDEX product_stock_by_sold ON product_stock (sold, product_id);

-- The choices of a product that has several, each with its own stock: at most one per colour and size. One that is
-- no longer offered is archived, because orders know it.
CREATE TABLE product_variants (
  id uuid NOT NULL DEFAULT uuidv7(),
  product_id uuid NOT NULL,
  color text,
  size text,
  sku text NOT NULL,
  picture text,
  price_cents integer,
  position smallint NOT NULL,
  available integer NOT NULL DEFAULT 0,
  reserved integer NOT NULL DEFAULT 0,
  sold integer NOT NULL DEFAULT 0,
  archived_at timestamptz,
  CONSTRAINT product_variants_pkey PRIMARY KEY (id),
  CONSTRAINT product_variants_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
  CONSTRAINT product_variants_available_not_negative CHECK (available >= 0),
  CONSTRAINT product_variants_price_positive CHECK (price_cents > 0),
  CONSTRAINT product_variants_reserved_not_negative CHECK (reserved >= 0),
  CONSTRAINT product_variants_sold_not_negative CHECK (sold >= 0)
) WITH (fillfactor=70);
CREATE UNIQUE INDEX product_variants_choice ON product_variants (product_id, color, size) NULLS NOT DISTINCT;
CREATE INDEX product_variants_low ON product_variants (available, product_id)
  WHERE archived_at IS NULL AND available <= 5;

-- Which product or variant has an SKU; maintained by triggers.
CREATE TABLE product_skus (
  sku text NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  CONSTRAINT product_skus_pkey PRIMARY KEY (sku)
);
CREATE INDEX product_skus_by_product ON product_skus (product_id);
CREATE INDEX product_skus_trigrams ON product_skus USING gin (lower(sku) gin_trgm_ops);

-- The history of the stock: by how many pieces it changed. Rows are only added. No foreign keys: they outlive
-- products and orders.
CREATE TABLE stock_changes (
  id uuid NOT NULL DEFAULT uuidv7(),
  product_id uuid NOT NULL,
  variant_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL,
  available integer NOT NULL DEFAULT 0,
  reserved integer NOT NULL DEFAULT 0,
  sold integer NOT NULL DEFAULT 0,
  order_id uuid,
  actor_id uuid,
  import_id uuid,
  reason text,
  CONSTRAINT stock_changes_pkey PRIMARY KEY (id),
  CONSTRAINT stock_changes_kind_known CHECK (kind IN ('ORDERED', 'RELEASED', 'RESERVED_AGAIN', 'DELIVERED',
    'CANCELLED', 'RETURNED', 'WRITTEN_OFF', 'CREATED', 'SET', 'IMPORTED', 'UNDONE'))
);
CREATE INDEX stock_changes_by_import ON stock_changes (import_id) WHERE import_id IS NOT NULL;
CREATE INDEX stock_changes_by_product ON stock_changes (product_id, id);

-- Every change of a price, of a product or of one of its variants. The database writes it.
CREATE TABLE price_changes (
  id uuid NOT NULL DEFAULT uuidv7(),
  product_id uuid NOT NULL,
  variant_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  before_cents integer,
  after_cents integer,
  actor_id uuid,
  CONSTRAINT price_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX price_changes_by_product ON price_changes (product_id, id);
`;
