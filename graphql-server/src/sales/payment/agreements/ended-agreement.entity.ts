import { ONLINE_METHODS } from '#schema/payment.ts';
import { entity, id, known, now, smallint, text } from '#platform/db/entity.ts';

/**
 * Agreements that the shop has forgotten and that are to be ended at their providers. A trigger writes a row for every
 * saved account that is removed or replaced, however that comes.
 */
export const EndedAgreementEntity = entity(
  'EndedAgreement',
  'ended_agreements',
  {
    id,
    method: known(ONLINE_METHODS),
    agreementId: text,
    tries: smallint.defaultTo(0),
    nextTryAt: now,
    endedAt: now,
  },
  { indices: [{ name: 'ended_agreements_due', columns: ['nextTryAt'] }] },
);
