/** Messages to the shop, which may be about an order. */
export const messages = String.raw`
-- Messages to the shop.
CREATE TABLE messages (
  id uuid NOT NULL DEFAULT uuidv7(),
  customer_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  order_id uuid,
  read_at timestamptz,
  read_by uuid,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL,
  CONSTRAINT messages_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE SET NULL,
  CONSTRAINT messages_read_by_somebody CHECK (read_at IS NOT NULL OR read_by IS NULL)
);
CREATE INDEX messages_by_customer ON messages (customer_id, id);
CREATE INDEX messages_by_order ON messages (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX messages_unread_first ON messages ((read_at IS NULL), id);
`;
