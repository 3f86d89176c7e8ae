import { expect, test } from 'vitest';
import { broken, circles } from './directions.mjs';

test.each([
  ['web/src/shop/product/page/ProductPage.tsx', 'web/src/admin/product/EditPage.tsx'],
  ['web/src/ui/Price.tsx', 'web/src/generated/graphql.ts'],
  ['web/src/ui/Price.tsx', '@apollo/client'],
  ['web/src/lib/paths.ts', 'web/src/shop/product/ProductCard.tsx'],
  ['web/src/shop/product/ProductCard.tsx', 'web/src/shop/order/OrderLine.tsx'],
  ['web/src/app/App.tsx', 'graphql-server/src/errors.ts'],
  ['schema/order.ts', 'web/src/lib/paths.ts'],
  ['graphql-server/src/order/order.service.ts', 'express'],
  ['graphql-server/src/order/order.service.ts', 'graphql'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/order/order.resolvers.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/generated/schema.ts'],
  ['graphql-server/src/order/order.entity.ts', 'graphql-server/src/order/order.service.ts'],
  ['graphql-server/src/order/order.rest.ts', 'graphql-server/src/order/order.resolvers.ts'],
  ['graphql-server/src/order/order.resolvers.ts', 'express'],
  ['graphql-server/src/http/context.ts', 'graphql-server/src/order/order.resolvers.ts'],
  ['graphql-server/src/order/order-totals.ts', 'graphql-server/src/app.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/test/factories.ts'],
  ['graphql-server/src/app.ts', 'graphql-server/src/order/order.service.ts'],
  ['graphql-server/src/http/graphql/graphql.ts', 'graphql-server/src/order/order.resolvers.ts'],
  ['graphql-server/src/http/context.ts', 'graphql-server/src/order/order.service.ts'],
  ['graphql-server/src/app.ts', 'graphql-server/src/order/order.module.ts'],
  ['graphql-server/src/order/order.module.ts', 'graphql-server/src/product/product.module.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/modules.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/product/product.entity.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/product/product.statements.ts'],
  ['graphql-server/src/order/order.resolvers.ts', 'graphql-server/src/product/product.resolvers.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/customer/customer.entity.ts'],
  ['graphql-server/src/order/checkout/on-sale.ts', 'express'],
  ['graphql-server/src/order/checkout/on-sale.ts', 'graphql-server/src/http/rest/rest.ts'],
  ['graphql-server/src/order/order.statements.ts', 'graphql'],
  ['graphql-server/src/order/order.resolvers.ts', 'graphql-server/src/order/order.statements.ts'],
  ['graphql-server/src/order/order.resolvers.ts', 'graphql-server/src/http/rest/rest.ts'],
  ['graphql-server/src/order/order.rest.ts', 'graphql-server/src/order/order.entity.ts'],
  ['graphql-server/src/order/order.rest.ts', 'graphql-server/src/http/graphql/graphql-failures.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/db/data-source.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/services.ts'],
  ['graphql-server/src/errors.ts', 'graphql-server/src/order/order.service.ts'],
  ['graphql-server/src/config.ts', 'graphql-server/src/order/order.service.ts'],
  ['graphql-server/src/order/order.openapi.ts', 'swagger-ui-dist'],
  ['graphql-server/src/pricing/pricing.ts', 'graphql-server/src/db/database.ts'],
  ['graphql-server/src/pricing/pricing.ts', 'graphql-server/src/promotion/promotion.model.ts'],
  ['graphql-server/src/app.ts', 'demo/demo.ts'],
  ['graphql-server/src/main.ts', 'demo/seed.ts'],
  ['graphql-server/src/demo.ts', 'demo/demo.ts'],
  ['graphql-server/src/order/order.service.ts', 'demo/catalogue/catalogue.ts'],
  ['graphql-server/src/auth/google/google-provider.ts', 'oidc-provider'],
  ['demo/seed.ts', 'graphql-server/src/app.ts'],
  ['demo/seed.ts', 'graphql-server/test/factories.ts'],
  ['demo/seed.ts', 'tools/picture-studio/album.ts'],
  ['demo/seed.ts', 'web/src/lib/paths.ts'],
  ['demo/seed.ts', 'three'],
  ['web/src/shop/home/HomePage.tsx', 'demo/accounts.ts'],
  ['schema/order.ts', 'demo/accounts.ts'],
  ['tools/picture-studio/album.ts', 'graphql-server/src/config.ts'],
])('%s must not import %s', (from, to) => {
  expect(broken({ from, to, isType: false })).toBeDefined();
});

test.each([
  ['web/src/shop/product/page/ProductPage.tsx', 'web/src/shop/order/BuyNow.tsx'],
  ['web/src/shop/product/ProductCard.tsx', 'web/src/generated/graphql.ts'],
  ['web/src/shop/order/checkout/payment/usePlaceOrder.ts', 'schema/order.ts'],
  ['graphql-server/src/http/graphql/graphql.ts', 'graphql-server/src/modules.ts'],
  ['graphql-server/src/modules.ts', 'graphql-server/src/order/order.module.ts'],
  ['graphql-server/src/order/order.module.ts', 'graphql-server/src/order/order.resolvers.ts'],
  ['graphql-server/src/order/order.resolvers.ts', 'graphql-server/src/order/order.service.ts'],
  ['graphql-server/src/order/order.service.ts', 'graphql-server/src/order/order.entity.ts'],
  ['graphql-server/src/auth/passport.ts', 'express'],
  ['graphql-server/src/order/order.rest.ts', 'graphql-server/src/http/rest/rest.ts'],
  ['graphql-server/src/config.ts', 'graphql-server/src/auth/session/session-secret.ts'],
  ['graphql-server/test/order.test.ts', 'graphql-server/src/app.ts'],
  ['graphql-server/src/main.ts', 'graphql-server/src/app.ts'],
  ['graphql-server/test/order.test.ts', 'demo/accounts.ts'],
  ['demo/fill.ts', 'graphql-server/src/auth/password.ts'],
  ['demo/fill.ts', 'schema/phone.ts'],
  ['demo/google/provider.ts', 'oidc-provider'],
  ['tools/picture-studio/album.ts', 'demo/catalogue/catalogue.ts'],
  ['tools/picture-studio/stage.ts', 'three'],
])('%s may import %s', (from, to) => {
  expect(broken({ from, to, isType: false })).toBeUndefined();
});

test('the server loads the demo by one file, later', () => {
  const demo = { to: 'demo/demo.ts', isType: true };
  expect(broken({ from: 'graphql-server/src/demo.ts', ...demo })).toBeUndefined();
  expect(broken({ from: 'graphql-server/src/app.ts', ...demo })).toBeDefined();
  expect(broken({ from: 'graphql-server/src/demo.ts', to: 'demo/seed.ts', isType: true })).toBeDefined();
});

test('a circle is found, and one of types only is none', () => {
  const circle = [
    { from: 'a.ts', to: 'b.ts', isType: false },
    { from: 'b.ts', to: 'c.ts', isType: false },
    { from: 'c.ts', to: 'a.ts', isType: false },
  ];
  expect(circles(circle)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
  expect(circles(circle.map((one) => ({ ...one, isType: one.from === 'c.ts' })))).toEqual([]);
});
