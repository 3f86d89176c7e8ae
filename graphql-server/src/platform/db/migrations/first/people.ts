/** Accounts, who they are, and what was done. */
export const people = String.raw`
-- Customers. The e-mail is unique, ignoring case (citext).
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
  email_confirmed_at timestamptz,
  rejection_reason text,
  language text NOT NULL DEFAULT 'EN',
  CONSTRAINT customers_pkey PRIMARY KEY (id),
  CONSTRAINT customers_email_unique UNIQUE (email),
  CONSTRAINT customers_confirmed_by_fkey FOREIGN KEY (confirmed_by_id) REFERENCES customers (id) ON DELETE SET NULL,
  CONSTRAINT customers_language_known CHECK (language IN ('EN', 'BN')),
  CONSTRAINT customers_phone_international CHECK (phone_number ~ '^\+8801[0-9]{9}$'),
  CONSTRAINT customers_role_known CHECK (role IN ('CUSTOMER', 'ADMIN')),
  CONSTRAINT customers_status_known CHECK (status IN ('PENDING', 'CONFIRMED', 'REJECTED'))
);
CREATE INDEX customers_search ON customers
  USING gin (lower(display_name || ' ' || email::text || ' ' || coalesce(phone_number, '')) gin_trgm_ops);
CREATE INDEX customers_status ON customers (status, id);

-- The identities of customers at identity providers.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  customer_id uuid NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject),
  CONSTRAINT identities_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
);
CREATE INDEX identities_by_customer ON identities (customer_id);

-- Sessions. Each has a series of refresh tokens, of which only the newest is valid.
CREATE TABLE sessions (
  id uuid NOT NULL DEFAULT uuidv7(),
  customer_id uuid NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  refresh_hash bytea NOT NULL,
  address text,
  user_agent text,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_customer ON sessions (customer_id, id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- Links sent by mail. Using one deletes its row, so that it works once.
CREATE TABLE account_links (
  hash bytea NOT NULL,
  customer_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT account_links_pkey PRIMARY KEY (hash),
  CONSTRAINT account_links_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
  CONSTRAINT account_links_purpose_known CHECK (purpose IN ('CONFIRM_EMAIL', 'RESET_PASSWORD'))
);
CREATE INDEX account_links_by_customer ON account_links (customer_id, purpose);

-- Postal addresses of customers; at most one per customer is the default.
CREATE TABLE addresses (
  id uuid NOT NULL DEFAULT uuidv7(),
  customer_id uuid NOT NULL,
  name text NOT NULL,
  phone_number text NOT NULL,
  upazila_id text NOT NULL,
  line text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  CONSTRAINT addresses_pkey PRIMARY KEY (id),
  CONSTRAINT addresses_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
  CONSTRAINT addresses_phone_international CHECK (phone_number ~ '^\+8801[0-9]{9}$')
);
CREATE INDEX addresses_by_customer ON addresses (customer_id, id);
CREATE UNIQUE INDEX addresses_one_default ON addresses (customer_id) WHERE is_default;

-- What each customer has ordered and spent. Triggers on orders keep it, so that lists can be sorted by it and no
-- page counts the orders of its customers.
CREATE TABLE customer_figures (
  customer_id uuid NOT NULL,
  orders integer NOT NULL DEFAULT 0,
  spent_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT customer_figures_pkey PRIMARY KEY (customer_id),
  CONSTRAINT customer_figures_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
);
CREATE INDEX customer_figures_by_orders ON customer_figures (orders, customer_id);
CREATE INDEX customer_figures_by_spent ON customer_figures (spent_cents, customer_id);

-- The audit log. Entries are added and never changed, except to remove a person's data.
CREATE TABLE audit_entries (
  id uuid NOT NULL DEFAULT uuidv7(),
  at timestamptz NOT NULL DEFAULT now(),
  action text NOT NULL,
  customer_id uuid,
  actor_id uuid,
  address text,
  user_agent text,
  details jsonb NOT NULL DEFAULT '{}',
  subject_kind text,
  subject_id uuid,
  before jsonb,
  after jsonb,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_by_action ON audit_entries (action, id);
CREATE INDEX audit_entries_by_action_and_kind ON audit_entries (action, subject_kind, id);
CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, id);
CREATE INDEX audit_entries_by_customer ON audit_entries (customer_id, id);
CREATE INDEX audit_entries_by_kind ON audit_entries (subject_kind, id);
CREATE INDEX audit_entries_by_subject ON audit_entries (subject_id, id);
`;
