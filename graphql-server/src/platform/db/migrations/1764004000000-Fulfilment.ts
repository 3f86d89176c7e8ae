import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shipments, also of parts of an order, and returns. */
export class Fulfilment1764004000000 implements MigrationInterface {
  name = 'Fulfilment1764004000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shipments (
        id uuid NOT NULL DEFAULT uuidv7(),
        order_id uuid NOT NULL,
        carrier text NOT NULL,
        tracking_number text NOT NULL,
        shipped_at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        CONSTRAINT shipments_pkey PRIMARY KEY (id),
        CONSTRAINT shipments_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
        CONSTRAINT shipments_tracking_number_once UNIQUE (order_id, tracking_number),
        CONSTRAINT shipments_carrier_not_empty CHECK (carrier <> ''),
        CONSTRAINT shipments_tracking_number_not_empty CHECK (tracking_number <> '')
      );

      CREATE TABLE shipment_lines (
        shipment_id uuid NOT NULL,
        order_line_id uuid NOT NULL,
        quantity integer NOT NULL,
        CONSTRAINT shipment_lines_pkey PRIMARY KEY (shipment_id, order_line_id),
        CONSTRAINT shipment_lines_shipment_fkey FOREIGN KEY (shipment_id) REFERENCES shipments (id) ON DELETE CASCADE,
        CONSTRAINT shipment_lines_order_line_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines (id) ON DELETE CASCADE,
        CONSTRAINT shipment_lines_quantity_positive CHECK (quantity > 0)
      );
      CREATE INDEX shipment_lines_by_order_line ON shipment_lines (order_line_id);

      -- The order's line is locked, so that of two shipments that are stored at once, one sees the other.
      CREATE FUNCTION shipment_lines_check() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        ordered integer;
        shipped bigint;
      BEGIN
        SELECT l.quantity INTO ordered FROM order_lines l
        WHERE l.id = NEW.order_line_id AND l.order_id = (SELECT order_id FROM shipments WHERE id = NEW.shipment_id)
        FOR NO KEY UPDATE;
        IF ordered IS NULL THEN
          RAISE EXCEPTION 'The line % is not of the order of the shipment %.', NEW.order_line_id, NEW.shipment_id
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'shipment_lines_of_order';
        END IF;
        SELECT sum(quantity) INTO shipped FROM shipment_lines
        WHERE order_line_id = NEW.order_line_id AND shipment_id <> NEW.shipment_id;
        IF coalesce(shipped, 0) + NEW.quantity > ordered THEN
          RAISE EXCEPTION 'More pieces of the line % are shipped than were ordered.', NEW.order_line_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'shipment_lines_within_order';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER shipment_lines_check BEFORE INSERT OR UPDATE ON shipment_lines
        FOR EACH ROW EXECUTE FUNCTION shipment_lines_check();

      CREATE TABLE returns (
        id uuid NOT NULL DEFAULT uuidv7(),
        order_id uuid NOT NULL,
        status text NOT NULL DEFAULT 'REQUESTED',
        reason text NOT NULL,
        refusal text,
        requested_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        decided_by_id uuid,
        received_at timestamptz,
        received_by_id uuid,
        CONSTRAINT returns_pkey PRIMARY KEY (id),
        CONSTRAINT returns_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
        CONSTRAINT returns_once_per_order UNIQUE (order_id),
        CONSTRAINT returns_status_known CHECK (status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'REJECTED'::text, 'RECEIVED'::text])),
        CONSTRAINT returns_refusal_given CHECK (status <> 'REJECTED' OR refusal IS NOT NULL),
        CONSTRAINT returns_decided CHECK ((status = 'REQUESTED') = (decided_at IS NULL)),
        CONSTRAINT returns_received CHECK ((status = 'RECEIVED') = (received_at IS NOT NULL))
      );
      CREATE INDEX returns_by_status ON returns (status, order_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE returns, shipment_lines, shipments;
      DROP FUNCTION shipment_lines_check;
    `);
  }
}
