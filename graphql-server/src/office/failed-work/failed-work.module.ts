import { oldFailedJobsDeleted } from '#platform/jobs/jobs.statements.ts';
import type { Module } from '#platform/module/module.ts';
import { failedWorkPrivacy } from './failed-work.privacy.ts';
import { failedWorkResolvers } from './failed-work.resolvers.ts';
import { FailedWorkService } from './failed-work.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    failedWork: FailedWorkService;
  }
}

/** Jobs and events that failed at every attempt, for admins to see. */
export const failedWorkModule: Module = {
  name: 'failed-work',
  services: {
    failedWork: ({ database, jobs, services }) => new FailedWorkService(database, jobs, services.events),
  },
  resolvers: failedWorkResolvers,
  privacy: failedWorkPrivacy,
  retention: [
    {
      days: ({ failedJobs }) => failedJobs,
      deleted: (before, limit) => oldFailedJobsDeleted({ before, limit }),
    },
  ],
};
