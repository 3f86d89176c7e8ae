import type { EntityManager } from 'typeorm';
import type { Database } from '../db/database.ts';
import { Unauthenticated } from '../errors.ts';
import type { RateLimits } from '../rate-limits.ts';
import { addressText } from '../address/address.service.ts';
import type { AddressRow } from '../address/address.entity.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '../client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';

/** Everything that the shop holds about a person, for that person to read. */
export interface AccountData {
  madeAt: string;
  profile: object;
  [section: string]: unknown;
}

/**
 * What is read of each table that belongs to customers: `$1` is the customer. Secrets, their hashes, and what others are
 * called stay out. A test fails when a table is missing here.
 */
const sections = {
  addresses: {
    table: 'addresses',
    text: `SELECT name, phone_number AS "phoneNumber", upazila_id AS "upazilaId", line, is_default AS "isDefault"
      FROM addresses WHERE customer_id = $1 ORDER BY id`,
  },
  identities: {
    table: 'identities',
    text: `SELECT issuer, subject, linked_at AS "linkedAt" FROM identities WHERE customer_id = $1 ORDER BY linked_at`,
  },
  sessions: {
    table: 'sessions',
    text: `SELECT began_at AS "beganAt", used_at AS "usedAt", expires_at AS "expiresAt", ended_at AS "endedAt", address,
        user_agent AS "userAgent"
      FROM sessions WHERE customer_id = $1 ORDER BY id`,
  },
  links: {
    table: 'account_links',
    text: `SELECT purpose, expires_at AS "expiresAt" FROM account_links WHERE customer_id = $1 ORDER BY expires_at`,
  },
  orders: {
    table: 'orders',
    text: `SELECT o.id, o.placed_at AS "placedAt", o.status, o.payment_method AS "paymentMethod",
        json_build_object('name', o.shipping_name, 'address', o.shipping_address, 'phone', o.shipping_phone,
          'email', o.shipping_email) AS "shippingAddress",
        o.items_total_cents AS "itemsTotalCents", o.delivery_fee_cents AS "deliveryFeeCents", o.total_cents AS "totalCents",
        (SELECT json_agg(json_build_object('name', l.name, 'color', l.color, 'size', l.size, 'quantity', l.quantity,
            'unitPriceCents', l.unit_price_cents, 'productId', l.product_id) ORDER BY l.position)
          FROM order_lines l WHERE l.order_id = o.id) AS lines,
        (SELECT json_agg(json_build_object('status', h.status, 'at', h.at, 'actor', h.actor) ORDER BY h.at, h.id)
          FROM order_status_changes h WHERE h.order_id = o.id) AS history
      FROM orders o WHERE o.customer_id = $1 ORDER BY o.id`,
  },
  reviews: {
    table: 'reviews',
    text: `SELECT p.name AS product, r.product_id AS "productId", r.author_name AS "authorName", r.rating, r.text,
        r.pictures, r.published, r.created_at AS "createdAt", r.reply_text AS "sellerReply", r.reply_at AS "sellerReplyAt"
      FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.customer_id = $1 ORDER BY r.id`,
  },
  comments: {
    table: 'comments',
    text: `SELECT p.name AS product, r.product_id AS "productId", r.author_name AS "authorName", r.text, r.published,
        r.created_at AS "createdAt", r.reply_text AS "sellerReply", r.reply_at AS "sellerReplyAt"
      FROM comments r JOIN products p ON p.id = r.product_id WHERE r.customer_id = $1 ORDER BY r.id`,
  },
  messages: {
    table: 'messages',
    // Those of a visitor are theirs only where they have proved that the address is.
    text: `SELECT m.name, m.email, m.text, m.sent_at AS "sentAt"
      FROM messages m JOIN customers c ON c.id = $1
      WHERE m.customer_id = $1
        OR (m.customer_id IS NULL AND c.email_confirmed_at IS NOT NULL AND lower(m.email) = lower(c.email::text))
      ORDER BY m.id`,
  },
  cart: {
    table: 'cart_lines',
    text: `SELECT p.name AS product, l.product_id AS "productId", l.quantity, l.color, l.size,
        l.seen_price_cents AS "seenPriceCents"
      FROM cart_lines l JOIN products p ON p.id = l.product_id WHERE l.customer_id = $1 ORDER BY l."position"`,
  },
  wishlist: {
    table: 'wishlist_items',
    text: `SELECT p.name AS product, w.product_id AS "productId"
      FROM wishlist_items w JOIN products p ON p.id = w.product_id WHERE w.customer_id = $1 ORDER BY w."position"`,
  },
  pictures: {
    table: 'uploaded_pictures',
    text: `SELECT '/pictures/' || key || '/1600.jpg' AS path, uploaded_at AS "uploadedAt"
      FROM uploaded_pictures WHERE customer_id = $1 ORDER BY uploaded_at, key`,
  },
  auditLog: {
    table: 'audit_entries',
    // What an admin did is told, but not from where; of what this person did to others, not to whom.
    text: `SELECT at, action,
        CASE actor_id WHEN $1 THEN 'YOU' ELSE CASE WHEN actor_id IS NULL THEN 'NOBODY_SIGNED_IN' ELSE 'SHOP' END END AS actor,
        customer_id IS DISTINCT FROM $1 AS "aboutSomebodyElse",
        CASE WHEN actor_id IS NULL OR actor_id = $1 THEN address END AS address,
        CASE WHEN actor_id IS NULL OR actor_id = $1 THEN user_agent END AS "userAgent",
        CASE WHEN customer_id = $1 THEN details ELSE '{}' END AS details
      FROM audit_entries WHERE customer_id = $1 OR actor_id = $1 ORDER BY id`,
  },
} as const;

/** The tables whose rows of a customer are in the copy of all their data. */
export const EXPORTED_TABLES: readonly string[] = Object.values(sections).map(({ table }) => table);

/** The copy of all their data that everybody may take. */
export class AccountDataService {
  readonly #database: Database;
  readonly #limits: RateLimits;

  constructor(database: Database, limits: RateLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** Everything that the shop holds about the viewer, as of one moment; that it was taken is in it. @throws TooMany */
  async exportOf(viewer: Viewer, client: ClientInfo): Promise<AccountData> {
    await this.#limits.take('exportByCustomer', viewer.id);
    return this.#database.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await recordAudit(manager, {
        action: 'DATA_EXPORTED',
        customerId: viewer.id,
        actorId: viewer.id,
        client,
      });
      const [profile]: object[] = await manager.query(
        `SELECT id, display_name AS "displayName", email, email_confirmed_at AS "emailConfirmedAt",
           phone_number AS "phoneNumber", shipping_address AS "shippingAddress", photo_url AS "photoUrl", role, status,
           rejection_reason AS "rejectionReason", confirmed_at AS "confirmedAt", language, created_at AS "createdAt",
           password_hash IS NOT NULL AS "hasPassword"
         FROM customers WHERE id = $1 FOR KEY SHARE`,
        [viewer.id],
      );
      if (!profile) throw new Unauthenticated();
      return { madeAt: new Date().toISOString(), profile, ...(await readSections(manager, viewer.id)) };
    });
  }
}

const readSections = async (
  manager: EntityManager,
  customerId: string,
): Promise<Record<string, object[]>> => {
  const data: Record<string, object[]> = {};
  for (const [name, { text }] of Object.entries(sections))
    data[name] = await manager.query(text, [customerId]);
  const addresses = (data['addresses'] ?? []) as AddressRow[];
  return { ...data, addresses: addresses.map((row) => ({ ...row, text: addressText(row) })) };
};
