import type { CodegenConfig } from '@graphql-codegen/cli';

/** Scalars as both ends see them: instants travel as ISO strings. */
const scalars = { DateTime: 'string', ID: 'string' };

/** From the contract in schema/ and the operations in web/ to types: resolvers for the server, operations and hooks for the web. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'graphql-server/src/generated/schema.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../http/context.ts#RequestContext',
        mappers: {
          Product: '../product/product.model.ts#ProductModel',
          ProductConnection: '../product/product.resolvers.ts#ProductListModel',
          Category: '../product/product.model.ts#CategoryModel',
          Review: '../review/review.model.ts#ReviewModel',
          ReviewConnection: '../review/review.resolvers.ts#ReviewListModel',
          Comment: '../review/review.model.ts#CommentModel',
          CommentConnection: '../review/review.resolvers.ts#CommentListModel',
          Order: '../order/order.model.ts#OrderModel',
          OrderLine: '../order/order.model.ts#OrderLineModel',
          OrderConnection: '../order/order.resolvers.ts#OrderListModel',
          Customer: '../customer/customer.model.ts#CustomerModel',
          CustomerConnection: '../customer/customer.resolvers.ts#CustomerListModel',
          Session: '../auth/session/session.service.ts#SessionModel',
          AuditEntry: '../audit/audit.entity.ts#AuditRow',
          AuditEntryConnection: '../audit/audit.resolvers.ts#AuditListModel',
          DemoMail: '../mail/mail.entity.ts#DemoMailRow',
          Address: '../address/address.entity.ts#AddressRow',
          Cart: '../cart/cart.model.ts#CartModel',
          CartLine: '../cart/cart.model.ts#CartLineModel',
          MessageConnection: '../conversation/conversation.resolvers.ts#MessageListModel',
        },
        makeResolverTypeCallable: false,
        optionalResolveType: true,
      },
    },
    'web/src/generated/graphql.ts': {
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/generated/**', '!web/src/**/*.test.{ts,tsx}'],
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.ts'],
      config: { scalars, useTypeImports: true, dedupeFragments: true },
    },
    'web/src/generated/possibleTypes.json': { plugins: ['fragment-matcher'] },
  },
};

export default config;
