import type { PrivacyPart } from '#platform/module/module.ts';

/** Failed jobs about a person are deleted with the account. */
export const failedWorkPrivacy: PrivacyPart = {
  onDeletion: (manager, leaving, { jobs }) => jobs.dropFailedOf(manager, leaving),
};
