/** What the shop sells, and what people say about it. */
export const catalogue = String.raw`
-- The category tree: roots, departments, leaves.
CREATE TABLE categories (
  id uuid NOT NULL DEFAULT uuidv7(),
  slug text NOT NULL,
  name text NOT NULL,
  bangla_name text,
  parent_id uuid,
  position integer NOT NULL DEFAULT 0,
  search_words text[] NOT NULL DEFAULT '{}',
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_slug_unique UNIQUE (slug),
  CONSTRAINT categories_parent_fkey FOREIGN KEY (parent_id) REFERENCES categories (id)
);
CREATE UNIQUE INDEX categories_name_unique
  ON categories (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

-- The catalogue. What purchases change is in product_stock, so that these rows and their indexes are not rewritten.
-- Long texts lie beside the rows, so that a page holds many products.
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
  color_pictures jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'PUBLISHED',
  publish_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid,
  sku text,
  picture_alts jsonb NOT NULL DEFAULT '{}',
  attributes jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT products_pkey PRIMARY KEY (id),
  CONSTRAINT products_category_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
  CONSTRAINT products_department_fkey FOREIGN KEY (department_id) REFERENCES categories (id),
  CONSTRAINT products_attributes_array CHECK (jsonb_typeof(attributes) = 'array'),
  CONSTRAINT products_color_pictures_object CHECK (jsonb_typeof(color_pictures) = 'object'),
  CONSTRAINT products_old_price_higher CHECK (old_price_cents > price_cents),
  CONSTRAINT products_picture_alts_object CHECK (jsonb_typeof(picture_alts) = 'object'),
  CONSTRAINT products_price_positive CHECK (price_cents > 0),
  CONSTRAINT products_publish_at_of_draft CHECK (publish_at IS NULL OR status = 'DRAFT'),
  CONSTRAINT products_shown_has_picture
    CHECK (status <> 'PUBLISHED' AND publish_at IS NULL OR cardinality(pictures) >= 1),
  CONSTRAINT products_status_known CHECK (status IN ('DRAFT', 'PUBLISHED', 'ARCHIVED'))
) WITH (toast_tuple_target=256);
ALTER TABLE products ALTER COLUMN short_description SET STORAGE EXTERNAL,
  ALTER COLUMN description SET STORAGE EXTERNAL, ALTER COLUMN second_description SET STORAGE EXTERNAL;
CREATE INDEX products_all_by_added_at ON products (added_at, id) INCLUDE (status, category_id, brand);
CREATE INDEX products_all_by_brand ON products (brand, id);
CREATE INDEX products_all_by_category ON products (category_id, id)
  INCLUDE (status, brand, price_cents, added_at, updated_at);
CREATE INDEX products_all_by_name ON products (lower(name), id);
CREATE INDEX products_all_by_price ON products (price_cents, id) INCLUDE (status, category_id, brand, added_at);
CREATE INDEX products_all_by_updated_at ON products (updated_at, id);
CREATE INDEX products_attributes ON products USING gin (attributes jsonb_path_ops) WITH (fastupdate=off);
CREATE INDEX products_brand_trigrams ON products USING gin (lower(brand) gin_trgm_ops);
CREATE INDEX products_by_added_at ON products (added_at, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_by_brand_rating ON products (brand, rating, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_by_category_added_at ON products (category_id, added_at, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_by_category_price ON products (category_id, price_cents, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_by_category_rating ON products (category_id, rating, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_by_department_added_at ON products (department_id, added_at, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_by_department_price ON products (department_id, price_cents, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_by_department_rating ON products (department_id, rating, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_by_price ON products (price_cents, id) INCLUDE (category_id, brand, rating)
  WHERE status = 'PUBLISHED';
CREATE INDEX products_by_rating ON products (rating, id) WHERE status = 'PUBLISHED';
CREATE INDEX products_colors ON products USING gin (colors) WITH (fastupdate=off);
CREATE INDEX products_not_published ON products (status, id) WHERE status <> 'PUBLISHED';
CREATE INDEX products_sizes ON products USING gin (sizes) WITH (fastupdate=off);
CREATE INDEX products_to_publish ON products (publish_at) WHERE publish_at IS NOT NULL;

-- Products in other languages than English. A product without a row is shown in English.
CREATE TABLE product_translations (
  product_id uuid NOT NULL,
  language text NOT NULL,
  name text NOT NULL,
  note text NOT NULL,
  short_description text NOT NULL,
  description text NOT NULL,
  second_description text NOT NULL,
  colors text[] NOT NULL,
  CONSTRAINT product_translations_pkey PRIMARY KEY (product_id, language),
  CONSTRAINT product_translations_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
  CONSTRAINT product_translations_language_known CHECK (language = 'BN')
);

-- Number of products per leaf, brand and rounded-down rating, maintained by triggers: facets need no counting.
CREATE TABLE product_counts (
  category_id uuid NOT NULL,
  brand text NOT NULL,
  rating_floor smallint NOT NULL,
  products integer NOT NULL,
  CONSTRAINT product_counts_pkey PRIMARY KEY (category_id, brand, rating_floor),
  CONSTRAINT product_counts_not_negative CHECK (products >= 0)
);

-- Reviews by buyers. Only published ones are shown and counted.
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
  verified boolean NOT NULL DEFAULT false,
  reply_by_id uuid,
  rejected_at timestamptz,
  rejection_reason text,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_once_per_customer UNIQUE (product_id, customer_id),
  CONSTRAINT reviews_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL,
  CONSTRAINT reviews_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
  CONSTRAINT reviews_reply_by_fkey FOREIGN KEY (reply_by_id) REFERENCES customers (id) ON DELETE SET NULL,
  CONSTRAINT reviews_rating_1_to_5 CHECK (rating >= 1 AND rating <= 5),
  CONSTRAINT reviews_rejected_with_reason CHECK ((rejected_at IS NULL) = (rejection_reason IS NULL)
    AND NOT (published AND rejected_at IS NOT NULL))
);
CREATE INDEX reviews_answered ON reviews (id) WHERE reply_text IS NOT NULL;
CREATE INDEX reviews_by_customer ON reviews (customer_id);
CREATE INDEX reviews_by_rating ON reviews (rating, id);
CREATE INDEX reviews_by_reply_by ON reviews (reply_by_id) WHERE reply_by_id IS NOT NULL;
CREATE INDEX reviews_published_by_product ON reviews (product_id, created_at, id) WHERE published;
CREATE INDEX reviews_rejected ON reviews (id) WHERE rejected_at IS NOT NULL;
CREATE INDEX reviews_waiting ON reviews (id) WHERE NOT published AND rejected_at IS NULL;

-- Comments: questions and remarks. Only published ones are shown and counted.
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
  reply_by_id uuid,
  rejected_at timestamptz,
  rejection_reason text,
  CONSTRAINT comments_pkey PRIMARY KEY (id),
  CONSTRAINT comments_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL,
  CONSTRAINT comments_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
  CONSTRAINT comments_reply_by_fkey FOREIGN KEY (reply_by_id) REFERENCES customers (id) ON DELETE SET NULL,
  CONSTRAINT comments_rejected_with_reason CHECK ((rejected_at IS NULL) = (rejection_reason IS NULL)
    AND NOT (published AND rejected_at IS NOT NULL))
);
CREATE INDEX comments_answered ON comments (id) WHERE reply_text IS NOT NULL;
CREATE INDEX comments_by_customer ON comments (customer_id);
CREATE INDEX comments_by_product ON comments (product_id, id);
CREATE INDEX comments_by_reply_by ON comments (reply_by_id) WHERE reply_by_id IS NOT NULL;
CREATE INDEX comments_published_by_product ON comments (product_id, created_at, id) WHERE published;
CREATE INDEX comments_rejected ON comments (id) WHERE rejected_at IS NOT NULL;
CREATE INDEX comments_waiting ON comments (id) WHERE NOT published AND rejected_at IS NULL;

-- Which products have changed in what the shop shows. Triggers write it, in the transaction that changes them;
-- rows are only added, and are deleted after an hour.
CREATE TABLE catalogue_changes (
  transaction_id bigint NOT NULL,
  product_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT catalogue_changes_pkey PRIMARY KEY (transaction_id, product_id)
);
`;
