import { bytes, entity, id, instant, now, reference, text } from '#platform/db/entity.ts';

/** Sessions. Each has a series of refresh tokens, of which only the newest is valid. */
export const SessionEntity = entity(
  'Session',
  'sessions',
  {
    id,
    customerId: reference('Customer', 'CASCADE'),
    beganAt: now,
    /** When its access token was last renewed. */
    usedAt: now,
    /** When it expires unless it is renewed before. */
    expiresAt: instant,
    endedAt: instant.orNull(),
    /** SHA-256 of the current refresh token. Any other token with the shop's signature was used before. */
    refreshHash: bytes.hidden(),
    /** IP address and user agent of its last renewal. */
    address: text.orNull(),
    userAgent: text.orNull(),
  },
  {
    indices: [
      { name: 'sessions_by_customer', columns: ['customerId', 'id'] },
      { name: 'sessions_by_expiry', columns: ['expiresAt'] },
    ],
  },
);
