import type { Recorded } from '#schema/audit.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import { once } from '#kernel/lazily.ts';

/** Returns a recorded value as text; null when there was none. */
const wordOf = (value: Recorded[string] | undefined): string | null => {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** The audit log. */
export const auditResolvers: Resolvers = {
  Query: {
    auditLog: async (_, { filter, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { audit } = context.services;
      const page = await audit.list(viewer, filter ?? {}, { first, after });
      return { ...page, count: once(() => audit.count(viewer, filter ?? {})) };
    },
  },
  AuditEntryConnection: totalFields,
  AuditSubject: {
    label: (subject, _, { loaders }) => loaders.auditLabel.load(subject),
  },
  AuditEntry: {
    customer: ({ customerId }, _, { loaders }) => (customerId === null ? null : loaders.customer.load(customerId)),
    actor: ({ actorId }, _, { loaders }) => (actorId === null ? null : loaders.customer.load(actorId)),
    subject: ({ subjectKind, subjectId }) =>
      subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId },
    changes: ({ before, after }) =>
      [...new Set([before, after].flatMap((record) => Object.keys(record ?? {})))].toSorted().map((field) => ({
        field,
        before: wordOf(before?.[field]),
        after: wordOf(after?.[field]),
      })),
    details: ({ details }) => Object.entries(details).map(([name, value]) => ({ name, value })),
  },
};
