import type { EntityRow } from '#platform/db/entity.ts';
import type { PaymentAgreementEntity } from '../payment.entity.ts';

/** An account at a provider that a customer has saved. */
export type SavedAccountModel = EntityRow<typeof PaymentAgreementEntity>;
