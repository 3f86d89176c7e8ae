import DataLoader from 'dataloader';
import { firstIdOf } from '#kernel/paging.ts';
import type { Module } from '#platform/module/module.ts';
import type { AuditSubjectModel } from './audit.model.ts';
import { AuditEntity } from './audit.entity.ts';
import { auditPaths } from './audit.openapi.ts';
import { auditCalls } from './audit.rest.ts';
import { auditResolvers } from './audit.resolvers.ts';
import { AuditService } from './audit.service.ts';
import { oldAuditDeleted } from './audit.statements.ts';
import { auditPrivacy } from './audit.privacy.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    audit: AuditService;
  }
  interface Loaders {
    auditLabel: DataLoader<AuditSubjectModel, string | null, string>;
  }
}

/** The audit log: what happened to accounts, and what admins changed. */
export const auditModule: Module = {
  name: 'audit',
  entities: [AuditEntity],
  services: { audit: ({ database }) => new AuditService(database) },
  loaders: {
    auditLabel: ({ services }) =>
      new DataLoader((subjects) => services.audit.labelsOf(subjects), {
        cacheKeyFn: ({ kind, id }) => `${kind}:${id}`,
      }),
  },
  resolvers: auditResolvers,
  rest: { calls: auditCalls, paths: auditPaths },
  privacy: auditPrivacy,
  retention: [
    {
      days: ({ audit }) => audit,
      deleted: (before, limit) => oldAuditDeleted({ before: firstIdOf(before.getTime()), limit }),
    },
  ],
};
