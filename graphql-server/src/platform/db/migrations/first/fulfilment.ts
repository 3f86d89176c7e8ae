/** How orders reach people, and come back. */
export const fulfilment = String.raw`
-- Parcels: all pieces of an order, or some of them.
CREATE TABLE shipments (
  id uuid NOT NULL DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  carrier text NOT NULL,
  tracking_number text NOT NULL,
  shipped_at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  CONSTRAINT shipments_pkey PRIMARY KEY (id),
  CONSTRAINT shipments_tracking_number_once UNIQUE (order_id, tracking_number),
  CONSTRAINT shipments_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
  CONSTRAINT shipments_carrier_not_empty CHECK (carrier <> ''),
  CONSTRAINT shipments_tracking_number_not_empty CHECK (tracking_number <> '')
);

-- What is in a parcel. A trigger refuses more pieces than were ordered, and lines of another order.
CREATE TABLE shipment_lines (
  shipment_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT shipment_lines_pkey PRIMARY KEY (shipment_id, order_line_id),
  CONSTRAINT shipment_lines_order_line_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines (id) ON DELETE CASCADE,
  CONSTRAINT shipment_lines_shipment_fkey FOREIGN KEY (shipment_id) REFERENCES shipments (id) ON DELETE CASCADE,
  CONSTRAINT shipment_lines_quantity_positive CHECK (quantity > 0)
);
CREATE INDEX shipment_lines_by_order_line ON shipment_lines (order_line_id);

-- Returns; of an order's at most one is open. Triggers refuse that one gives back more than its pieces and the
-- delivery cost.
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
  credited_cents integer NOT NULL DEFAULT 0,
  with_delivery boolean NOT NULL DEFAULT false,
  CONSTRAINT returns_pkey PRIMARY KEY (id),
  CONSTRAINT returns_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
  CONSTRAINT returns_credited CHECK (credited_cents >= 0 AND (status = 'RECEIVED' OR credited_cents = 0
    AND NOT with_delivery)),
  CONSTRAINT returns_decided CHECK ((status = 'REQUESTED') = (decided_at IS NULL)),
  CONSTRAINT returns_received CHECK ((status = 'RECEIVED') = (received_at IS NOT NULL)),
  CONSTRAINT returns_refusal_given CHECK (status <> 'REJECTED' OR refusal IS NOT NULL),
  CONSTRAINT returns_status_known CHECK (status IN ('REQUESTED', 'APPROVED', 'REJECTED', 'RECEIVED'))
);
CREATE INDEX returns_by_order ON returns (order_id, id);
CREATE INDEX returns_by_receipt ON returns (received_at) WHERE received_at IS NOT NULL;
CREATE INDEX returns_by_status ON returns (status, order_id);
CREATE UNIQUE INDEX returns_delivery_once ON returns (order_id) WHERE with_delivery;
CREATE UNIQUE INDEX returns_one_open ON returns (order_id) WHERE status IN ('REQUESTED', 'APPROVED');

-- Pieces that come back. A trigger refuses more than were delivered, and lines of another order.
CREATE TABLE return_lines (
  return_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  asked integer NOT NULL DEFAULT 0,
  back_on_sale integer NOT NULL DEFAULT 0,
  written_off integer NOT NULL DEFAULT 0,
  CONSTRAINT return_lines_pkey PRIMARY KEY (return_id, order_line_id),
  CONSTRAINT return_lines_order_line_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines (id) ON DELETE CASCADE,
  CONSTRAINT return_lines_return_fkey FOREIGN KEY (return_id) REFERENCES returns (id) ON DELETE CASCADE,
  CONSTRAINT return_lines_not_negative CHECK (asked >= 0 AND back_on_sale >= 0 AND written_off >= 0)
);
CREATE INDEX return_lines_by_order_line ON return_lines (order_line_id);
`;
