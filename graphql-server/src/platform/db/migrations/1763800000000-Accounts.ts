import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions, links in mails, identities, addresses, the audit log, and rate limits that all servers share. */
export class Accounts1763800000000 implements MigrationInterface {
  name = 'Accounts1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customers
        ADD COLUMN email_confirmed_at timestamptz,
        ADD COLUMN rejection_reason text,
        ADD COLUMN language text NOT NULL DEFAULT 'EN';
      UPDATE customers SET phone_number = '+88' || right(phone_number, 11) WHERE phone_number ~ '01[0-9]{9}$';
      UPDATE customers SET phone_number = NULL WHERE phone_number !~ '^\\+8801[0-9]{9}$';
      ALTER TABLE customers
        ADD CONSTRAINT customers_phone_international CHECK (phone_number ~ '^\\+8801[0-9]{9}$'),
        ADD CONSTRAINT customers_language_known CHECK (language = ANY (ARRAY['EN'::text, 'BN'::text]));

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

      CREATE TABLE account_links (
        hash bytea NOT NULL,
        customer_id uuid NOT NULL,
        purpose text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT account_links_purpose_known CHECK (purpose = ANY (ARRAY['CONFIRM_EMAIL'::text, 'RESET_PASSWORD'::text])),
        CONSTRAINT account_links_pkey PRIMARY KEY (hash),
        CONSTRAINT account_links_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
      );
      CREATE INDEX account_links_by_customer ON account_links (customer_id, purpose);

      CREATE TABLE identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        customer_id uuid NOT NULL,
        linked_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject),
        CONSTRAINT identities_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
      );
      CREATE INDEX identities_by_customer ON identities (customer_id);

      CREATE TABLE addresses (
        id uuid NOT NULL DEFAULT uuidv7(),
        customer_id uuid NOT NULL,
        name text NOT NULL,
        phone_number text NOT NULL,
        upazila_id text NOT NULL,
        line text NOT NULL,
        is_default boolean NOT NULL DEFAULT false,
        CONSTRAINT addresses_phone_international CHECK (phone_number ~ '^\\+8801[0-9]{9}$'),
        CONSTRAINT addresses_pkey PRIMARY KEY (id),
        CONSTRAINT addresses_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
      );
      CREATE INDEX addresses_by_customer ON addresses (customer_id, id);
      CREATE UNIQUE INDEX addresses_one_default ON addresses (customer_id) WHERE is_default;

      CREATE TABLE audit_entries (
        id uuid NOT NULL DEFAULT uuidv7(),
        at timestamptz NOT NULL DEFAULT now(),
        action text NOT NULL,
        customer_id uuid,
        actor_id uuid,
        address text,
        user_agent text,
        details jsonb NOT NULL DEFAULT '{}',
        CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
      );
      CREATE INDEX audit_entries_by_customer ON audit_entries (customer_id, id);
      CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id);
      CREATE INDEX audit_entries_by_action ON audit_entries (action, id);

      CREATE TABLE demo_mails (
        id uuid NOT NULL DEFAULT uuidv7(),
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        html text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT demo_mails_pkey PRIMARY KEY (id)
      );

      -- What is lost in a crash is the memory of some attempts: not worth writing twice.
      CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) NOT NULL,
        points integer NOT NULL DEFAULT 0,
        expire bigint,
        CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
      );

      ALTER TABLE orders
        ALTER COLUMN customer_id DROP NOT NULL,
        DROP CONSTRAINT orders_customer_fkey,
        ADD CONSTRAINT orders_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL;

      -- Orders outlive their customer; what is needed to deliver one stays until it is delivered.
      CREATE FUNCTION forget_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.customer_id IS NULL AND NEW.status = 'DELIVERED' THEN
          NEW.shipping_name := '';
          NEW.shipping_address := '';
          NEW.shipping_phone := '';
          NEW.shipping_email := '';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER orders_forget_recipient BEFORE UPDATE OF customer_id, status ON orders
        FOR EACH ROW EXECUTE FUNCTION forget_recipient();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER orders_forget_recipient ON orders;
      DROP FUNCTION forget_recipient;
      DELETE FROM orders WHERE customer_id IS NULL;
      ALTER TABLE orders
        ALTER COLUMN customer_id SET NOT NULL,
        DROP CONSTRAINT orders_customer_fkey,
        ADD CONSTRAINT orders_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id);
      DROP TABLE sessions, account_links, identities, addresses, audit_entries, demo_mails, rate_limits;
      ALTER TABLE customers
        DROP CONSTRAINT customers_phone_international,
        DROP CONSTRAINT customers_language_known,
        DROP COLUMN email_confirmed_at,
        DROP COLUMN rejection_reason,
        DROP COLUMN language;
    `);
  }
}
