import type { PrivacyPart } from '../module.ts';
import { query } from '../db/database.ts';
import { failedJobsForgotten } from './failed-work.statements.ts';

/** Failed jobs about a person are deleted with the account. */
export const failedWorkPrivacy: PrivacyPart = {
  onDeletion: async (manager, { id, email }) => {
    await query(manager, failedJobsForgotten({ customerId: id, email }));
  },
};
