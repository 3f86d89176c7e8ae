import type { Resolvers } from '../generated/schema.ts';

/** The audit log. */
export const auditResolvers: Resolvers = {
  Query: {
    auditLog: async (_, { customerId = null, action = null, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { audit } = context.services;
      const page = await audit.list(viewer, { customerId, action, first, after });
      return { ...page, count: () => audit.count(viewer, { customerId, action }) };
    },
  },
  AuditEntryConnection: {
    totalCount: (list) => list.count(),
  },
  AuditEntry: {
    customer: ({ customerId }, _, { loaders }) =>
      customerId === null ? null : loaders.customer.load(customerId),
    actor: ({ actorId }, _, { loaders }) => (actorId === null ? null : loaders.customer.load(actorId)),
    details: ({ details }) => Object.entries(details).map(([name, value]) => ({ name, value })),
  },
};
