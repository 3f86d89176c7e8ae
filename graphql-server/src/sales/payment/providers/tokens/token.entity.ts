import { ONLINE_METHODS } from '#schema/payment.ts';
import { bytes, entity, instant, known } from '#platform/db/entity.ts';

/** The tokens with which the shop signs in at providers: one for all servers. */
export const PaymentTokenEntity = entity('PaymentToken', 'payment_tokens', {
  method: known(ONLINE_METHODS).primary(),
  /** Encrypted; null until there was one. */
  sealed: bytes.orNull(),
  /** When it has to be renewed. */
  expiresAt: instant.orNull(),
  /** Until then one server renews it, and the others wait. */
  renewedUntil: instant.orNull(),
});
