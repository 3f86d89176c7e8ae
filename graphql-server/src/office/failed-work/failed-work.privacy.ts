import type { PrivacyPart } from '#platform/module/module.ts';
import { query } from '#platform/db/database.ts';
import { failedJobsForgotten } from './failed-work.statements.ts';

/** Failed jobs about a person are deleted with the account. */
export const failedWorkPrivacy: PrivacyPart = {
  onDeletion: async (manager, { id, email }) => {
    await query(manager, failedJobsForgotten({ customerId: id, email }));
  },
};
