import { expect, test } from 'vitest';
import { broken, circles } from './directions.mjs';

test.each([
  ['web/src/shop/product/page/ProductPage.tsx', 'web/src/admin/product/EditPage.tsx'],
  ['web/src/ui/Price.tsx', 'web/src/generated/graphql.ts'],
  ['web/src/ui/Price.tsx', '@apollo/client'],
  ['web/src/lib/paths.ts', 'web/src/shop/product/ProductCard.tsx'],
  ['web/src/shop/product/ProductCard.tsx', 'web/src/shop/order/OrderLine.tsx'],
  ['web/src/app/App.tsx', 'graphql-server/src/kernel/errors.ts'],
  ['schema/order.ts', 'web/src/lib/paths.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'express'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/sales/order/order.resolvers.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/generated/schema.ts'],
  ['graphql-server/src/sales/order/order.entity.ts', 'graphql-server/src/sales/order/order.service.ts'],
  ['graphql-server/src/sales/order/order.rest.ts', 'graphql-server/src/sales/order/order.resolvers.ts'],
  ['graphql-server/src/sales/order/order.resolvers.ts', 'express'],
  ['graphql-server/src/platform/http/context.ts', 'graphql-server/src/sales/order/order.resolvers.ts'],
  ['graphql-server/src/sales/order/order.statements.ts', 'graphql-server/src/app.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/test/factories.ts'],
  ['graphql-server/src/app.ts', 'graphql-server/src/sales/order/order.service.ts'],
  ['graphql-server/src/platform/http/graphql/graphql.ts', 'graphql-server/src/sales/order/order.resolvers.ts'],
  ['graphql-server/src/platform/http/context.ts', 'graphql-server/src/sales/order/order.service.ts'],
  ['graphql-server/src/app.ts', 'graphql-server/src/sales/order/order.module.ts'],
  ['graphql-server/src/sales/order/order.module.ts', 'graphql-server/src/catalogue/product/product.module.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/modules.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/catalogue/product/product.entity.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/catalogue/product/product.statements.ts'],
  ['graphql-server/src/sales/order/order.resolvers.ts', 'graphql-server/src/catalogue/product/product.resolvers.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/people/customer/customer.entity.ts'],
  ['graphql-server/src/sales/checkout/on-sale.ts', 'express'],
  ['graphql-server/src/sales/checkout/on-sale.ts', 'graphql-server/src/platform/http/rest/rest.ts'],
  ['graphql-server/src/sales/order/order.statements.ts', 'graphql'],
  ['graphql-server/src/sales/order/order.resolvers.ts', 'graphql-server/src/sales/order/order.statements.ts'],
  ['graphql-server/src/sales/order/order.resolvers.ts', 'graphql-server/src/platform/http/rest/rest.ts'],
  ['graphql-server/src/sales/order/order.rest.ts', 'graphql-server/src/sales/order/order.entity.ts'],
  ['graphql-server/src/sales/order/order.rest.ts', 'graphql-server/src/platform/http/graphql/graphql-failures.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/platform/db/data-source.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/services.ts'],
  ['graphql-server/src/kernel/errors.ts', 'graphql-server/src/sales/order/order.service.ts'],
  ['graphql-server/src/platform/config/config.ts', 'graphql-server/src/sales/order/order.service.ts'],
  ['graphql-server/src/sales/order/order.openapi.ts', 'swagger-ui-dist'],
  ['graphql-server/src/sales/pricing/pricing.ts', 'graphql-server/src/platform/db/database.ts'],
  ['graphql-server/src/sales/pricing/pricing.ts', 'graphql-server/src/sales/promotion/promotion.model.ts'],
  ['graphql-server/src/app.ts', 'demo/demo.ts'],
  ['graphql-server/src/main.ts', 'demo/seed.ts'],
  ['graphql-server/src/platform/demo/demo.ts', 'demo/demo.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'demo/catalogue/catalogue.ts'],
  ['graphql-server/src/people/auth/google/google-provider.ts', 'oidc-provider'],
  ['demo/seed.ts', 'graphql-server/src/app.ts'],
  ['demo/seed.ts', 'graphql-server/test/factories.ts'],
  ['demo/seed.ts', 'tools/picture-studio/album.ts'],
  ['demo/seed.ts', 'web/src/lib/paths.ts'],
  ['demo/seed.ts', 'three'],
  ['web/src/shop/home/HomePage.tsx', 'demo/accounts.ts'],
  ['schema/order.ts', 'demo/accounts.ts'],
  ['tools/picture-studio/album.ts', 'graphql-server/src/platform/config/config.ts'],
  ['graphql-server/src/platform/http/graphql/graphql.ts', 'graphql-server/src/modules.ts'],
  ['graphql-server/src/people/auth/account-merge.ts', 'graphql-server/src/sales/cart/cart.service.ts'],
  ['graphql-server/src/kernel/log.ts', 'graphql-server/src/platform/config/config.ts'],
])('%s must not import %s', (from, to) => {
  expect(broken({ from, to, isType: false })).toBeDefined();
});

test.each([
  ['web/src/shop/product/page/ProductPage.tsx', 'web/src/shop/order/BuyNow.tsx'],
  ['web/src/shop/product/ProductCard.tsx', 'web/src/generated/graphql.ts'],
  ['web/src/shop/order/checkout/payment/usePlaceOrder.ts', 'schema/order.ts'],
  ['graphql-server/src/app.ts', 'graphql-server/src/modules.ts'],
  ['graphql-server/src/office/statistics/overview.service.ts', 'graphql-server/src/sales/order/order.service.ts'],
  ['graphql-server/src/modules.ts', 'graphql-server/src/sales/order/order.module.ts'],
  ['graphql-server/src/sales/order/order.module.ts', 'graphql-server/src/sales/order/order.resolvers.ts'],
  ['graphql-server/src/sales/order/order.resolvers.ts', 'graphql-server/src/sales/order/order.service.ts'],
  ['graphql-server/src/sales/order/order.service.ts', 'graphql-server/src/sales/order/order.entity.ts'],
  ['graphql-server/src/people/auth/passport.ts', 'express'],
  ['graphql-server/src/sales/order/order.rest.ts', 'graphql-server/src/platform/http/rest/rest.ts'],
  ['graphql-server/src/platform/config/config.ts', 'graphql-server/src/platform/config/session-secret.ts'],
  ['graphql-server/test/order.test.ts', 'graphql-server/src/app.ts'],
  ['graphql-server/src/main.ts', 'graphql-server/src/app.ts'],
  ['graphql-server/test/order.test.ts', 'demo/accounts.ts'],
  ['demo/fill.ts', 'graphql-server/src/people/auth/password.ts'],
  ['demo/fill.ts', 'schema/phone.ts'],
  ['demo/google/provider.ts', 'oidc-provider'],
  ['tools/picture-studio/album.ts', 'demo/catalogue/catalogue.ts'],
  ['tools/picture-studio/stage.ts', 'three'],
])('%s may import %s', (from, to) => {
  expect(broken({ from, to, isType: false })).toBeUndefined();
});

test('the server loads the demo by one file, later', () => {
  const demo = { to: 'demo/demo.ts', isType: true };
  expect(broken({ from: 'graphql-server/src/platform/demo/demo.ts', ...demo })).toBeUndefined();
  expect(broken({ from: 'graphql-server/src/app.ts', ...demo })).toBeDefined();
  expect(broken({ from: 'graphql-server/src/platform/demo/demo.ts', to: 'demo/seed.ts', isType: true })).toBeDefined();
});

test('a circle is found, of types too', () => {
  const circle = [
    { from: 'a.ts', to: 'b.ts' },
    { from: 'b.ts', to: 'c.ts' },
    { from: 'c.ts', to: 'a.ts' },
  ];
  expect(circles(circle)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
  expect(circles(circle.slice(1))).toEqual([]);
});
