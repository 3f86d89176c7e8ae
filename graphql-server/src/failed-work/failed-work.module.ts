import type { Module } from '../module.ts';
import { failedWorkPrivacy } from './failed-work.privacy.ts';
import { failedWorkResolvers } from './failed-work.resolvers.ts';
import { FailedWorkService } from './failed-work.service.ts';
import { failedJobsCleared } from './failed-work.statements.ts';

declare module '../module.ts' {
  interface Services {
    failedWork: FailedWorkService;
  }
}

/** Jobs and events that failed at every attempt, for admins to see. */
export const failedWorkModule: Module = {
  name: 'failed-work',
  services: { failedWork: ({ database, jobs }) => new FailedWorkService(database, jobs) },
  resolvers: failedWorkResolvers,
  privacy: failedWorkPrivacy,
  cleanUp: ({ database }) => database.query(failedJobsCleared()),
};
