import sharp from 'sharp';
import { placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import type { Person, PersonOptions } from './factories.ts';
import type { Shop } from './setup.ts';

/** A person of whom the shop has every kind of personal data. */
export interface KnownPerson {
  person: Person;
  /** A picture that their review shows, their photo, and an unused one. */
  pictures: { review: string; photo: string; unused: string };
  orderIds: { delivered: string; pending: string };
  product: { id: string; name: string };
  /** Used for the delivered order. */
  promotion: { id: string; code: string };
}

const drawn = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5' } })
      .png()
      .toBuffer(),
  );

/** Uploads a picture, and returns its key. */
export const upload = async (person: Person): Promise<string> => {
  const answer = await person.send('POST', '/backend/pictures', {
    raw: await drawn(),
    headers: { 'content-type': 'image/png' },
  });
  return answer.ok<{ key: string }>(201).key;
};

/** Creates a person with a row in every table that belongs to customers. */
export const makeKnownPerson = async (shop: Shop, wish: PersonOptions = {}): Promise<KnownPerson> => {
  const person = await shop.customer({ password: 'a good secret', ...wish });
  const product = await shop.product({ stock: 1000, priceCents: 2000 });
  const pictures = {
    review: await upload(person),
    photo: await upload(person),
    unused: await upload(person),
  };
  const delivered = await shop.order(person, product);
  // As an admin they moved their own order.
  await shop.sql(
    `WITH parcel AS (
      INSERT INTO shipments (order_id, carrier, tracking_number, actor_id) VALUES ($1, 'Pathao', 'PT-1', $2) RETURNING order_id
    ), return AS (
      INSERT INTO returns (order_id, reason, status, decided_at, decided_by_id)
      SELECT order_id, 'It is too small.', 'APPROVED', now(), $2 FROM parcel
    )
    INSERT INTO payment_entries (order_id, kind, amount_cents, method, actor_id)
    SELECT order_id, 'COLLECTED', 8000, 'CASH_ON_DELIVERY', $2 FROM parcel`,
    [delivered, person.id],
  );
  await shop.sql(
    `INSERT INTO shipment_lines (shipment_id, order_line_id, quantity)
     SELECT s.id, l.id, l.quantity FROM shipments s JOIN order_lines l USING (order_id) WHERE order_id = $1`,
    [delivered],
  );
  const { placeOrder } = await person.graphql<PlaceOrderData>(placeOrderDocument, {
    input: toInput(person, { productId: product.id }),
  });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error('Nothing was bought.');
  await shop.sql(`UPDATE order_status_changes SET reason = 'Shahana has called' WHERE order_id = $1`, [
    placeOrder.order.id,
  ]);
  await shop.sql(
    `INSERT INTO audit_entries (action, subject_kind, subject_id, before, after)
     SELECT 'ORDER_MOVED', kind, $1, '{"status": "PENDING", "reason": "Shahana"}', '{"status": "CANCELLED", "reason": "Shahana", "note": "Shahana"}'
     FROM unnest(ARRAY['ORDER', 'PAYMENT', 'RETURN']) kind`,
    [placeOrder.order.id],
  );
  await person.graphql(
    `mutation ($product: ID!, $picture: String!, $photo: String!) {
      addReview(input: { productId: $product, rating: 4, text: "I like it.", pictures: [$picture] }) { __typename }
      addComment(input: { productId: $product, text: "Is it blue?" }) { __typename }
      sendMessage(input: { text: "When do you open?" }) { __typename }
      changeCart(idempotencyKey: "first-cart", changes: [{ productId: $product, from: 0, to: 2, seenPriceCents: 1999 }]) { refused }
      changeWishlist(idempotencyKey: "first-wish", changes: [{ productId: $product, wished: true }]) { id }
      addAddress(input: { name: "Rahima", phoneNumber: "01712345678", upazilaId: "dhaka/savar", line: "House 1" }) {
        __typename
      }
      updateProfile(input: { photo: $photo }) { __typename }
    }`,
    { product: product.id, picture: pictures.review, photo: pictures.photo },
  );
  await shop.sql('INSERT INTO price_mail_consents (customer_id) VALUES ($1)', [person.id]);
  await shop.sql('INSERT INTO price_alerts VALUES ($1, $2, 1999)', [person.id, product.id]);
  await shop.sql('INSERT INTO stock_alerts (customer_id, product_id) VALUES ($1, $2)', [person.id, product.id]);
  await shop.sql(
    `INSERT INTO identities (issuer, subject, customer_id) VALUES ('https://id.example', $1::text, $1::text::uuid)`,
    [person.id],
  );
  await shop.sql(
    `INSERT INTO payment_agreements (customer_id, method, agreement_id, account)
     VALUES ($1, 'BKASH', 'TokenizedMerchantSecret', '017***575')`,
    [person.id],
  );
  await shop.sql(
    `INSERT INTO saved_views (customer_id, list, name, query) VALUES ($1, 'ORDERS', 'Late', 'status=PENDING')`,
    [person.id],
  );
  const promotion = await shop.promotion({ used: 1 });
  await shop.sql('INSERT INTO promotion_uses (order_id, promotion_id, customer_id) VALUES ($1, $2, $3)', [
    delivered,
    promotion.id,
    person.id,
  ]);
  await shop.sql(
    `INSERT INTO account_links (hash, customer_id, purpose, expires_at)
     VALUES (sha256($1::text::bytea), $1::text::uuid, 'CONFIRM_EMAIL', now() + interval '1 day')`,
    [person.id],
  );
  await shop.post('/backend/login', { gmail: person.email, password: 'a good secret' });
  return {
    person,
    pictures,
    product,
    promotion,
    orderIds: { delivered, pending: placeOrder.order.id },
  };
};
