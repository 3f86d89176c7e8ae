import type { Module } from '../module.ts';
import { AuditEntity } from './audit.entity.ts';
import { auditResolvers } from './audit.resolvers.ts';
import { AuditService } from './audit.service.ts';
import { auditPrivacy } from './audit.privacy.ts';

declare module '../module.ts' {
  interface Services {
    audit: AuditService;
  }
}

/** The audit log: what happened to accounts, and what admins changed. */
export const auditModule: Module = {
  name: 'audit',
  entities: [AuditEntity],
  services: { audit: ({ database }) => new AuditService(database) },
  resolvers: auditResolvers,
  privacy: auditPrivacy,
};
