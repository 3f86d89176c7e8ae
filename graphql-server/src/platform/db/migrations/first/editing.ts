/** How the catalogue is edited: changes of many products, files, pictures. */
export const editing = String.raw`
-- Changes of many products, kept for 30 days for undoing them.
CREATE TABLE product_edits (
  id uuid NOT NULL DEFAULT uuidv7(),
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid NOT NULL,
  changes jsonb NOT NULL,
  undone_at timestamptz,
  CONSTRAINT product_edits_pkey PRIMARY KEY (id)
);
CREATE INDEX product_edits_by_at ON product_edits (at);

-- Files of products that admins uploaded.
CREATE TABLE product_imports (
  id uuid NOT NULL DEFAULT uuidv7(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid NOT NULL,
  file_name text NOT NULL,
  status text NOT NULL DEFAULT 'CHECKED',
  columns text[] NOT NULL,
  row_count integer NOT NULL,
  create_count integer NOT NULL,
  change_count integer NOT NULL,
  problem_count integer NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT now(),
  done_count integer NOT NULL DEFAULT 0,
  actor_id uuid,
  client jsonb,
  applied_at timestamptz,
  undone_at timestamptz,
  refusals jsonb NOT NULL DEFAULT '[]',
  creates_categories boolean NOT NULL DEFAULT false,
  CONSTRAINT product_imports_pkey PRIMARY KEY (id),
  CONSTRAINT product_imports_status_known CHECK (status IN ('CHECKED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE'))
);
CREATE INDEX product_imports_by_status ON product_imports (status, id);

-- The rows of these files.
CREATE TABLE product_import_rows (
  import_id uuid NOT NULL,
  row integer NOT NULL,
  kind text NOT NULL,
  cells jsonb NOT NULL,
  name text NOT NULL,
  sku text,
  product_id uuid,
  product_row integer,
  is_variant boolean NOT NULL,
  variant_id uuid,
  version integer,
  changes jsonb NOT NULL,
  problems jsonb NOT NULL,
  plan jsonb NOT NULL DEFAULT '{}',
  translation jsonb,
  stock_from integer,
  stock_to integer,
  prior_plan jsonb,
  prior_translation jsonb,
  applied_version integer,
  CONSTRAINT product_import_rows_pkey PRIMARY KEY (import_id, row),
  CONSTRAINT product_import_rows_import_fkey FOREIGN KEY (import_id) REFERENCES product_imports (id) ON DELETE CASCADE,
  CONSTRAINT product_import_rows_kind_known CHECK (kind IN ('CREATE', 'CHANGE', 'SAME', 'PROBLEM'))
);
CREATE INDEX product_import_rows_by_kind ON product_import_rows (import_id, kind, row);

-- Pictures that admins have added for products. One that a product has ever shown is kept for ever: orders, mails
-- and duplicates of the product show it too.
CREATE TABLE product_pictures (
  key text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  used boolean NOT NULL DEFAULT false,
  source text,
  CONSTRAINT product_pictures_pkey PRIMARY KEY (key)
);
CREATE INDEX product_pictures_unused ON product_pictures (added_at) WHERE NOT used;

-- Who uploaded a picture: nobody may use another customer's.
CREATE TABLE uploaded_pictures (
  key text NOT NULL,
  customer_id uuid NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT uploaded_pictures_pkey PRIMARY KEY (key),
  CONSTRAINT uploaded_pictures_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
);
CREATE INDEX uploaded_pictures_by_customer ON uploaded_pictures (customer_id, uploaded_at);
`;
