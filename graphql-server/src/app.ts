import path from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express } from 'express';
import type { DataSource } from 'typeorm';
import { CartService } from './cart/cart.service.ts';
import { projectRoot, type Config } from './config.ts';
import { createContext, type Services } from './context.ts';
import { ConversationService } from './conversation/conversation.service.ts';
import { CustomerService } from './customer/customer.service.ts';
import { createAuthentication } from './customer/passport.ts';
import { createSessionTokens } from './customer/session-token.ts';
import { createDatabase } from './db/database.ts';
import { NotFound } from './errors.ts';
import { createGraphql } from './graphql.ts';
import { refuseDeepDocuments } from './graphql-limits.ts';
import { createLog, type Log } from './log.ts';
import { openApiRoutes } from './openapi/openapi.rest.ts';
import { OrderService } from './order/order.service.ts';
import { pictureRoutes } from './product/picture.rest.ts';
import { PictureService } from './product/picture.service.ts';
import { ProductService } from './product/product.service.ts';
import { ReviewService } from './product/review.service.ts';
import { createRest, requestIdOf, restErrors, withRequestId } from './rest.ts';
import { sandboxRoutes } from './sandbox.ts';
import { securityHeaders } from './security-headers.ts';
import { webRoutes } from './web.ts';

/** What the app is made from: main and tests bring their own. */
export interface AppDeps {
  config: Config;
  dataSource: DataSource;
  log?: Log;
  /** Where the built web lies. */
  webFolder?: string;
}

/** Largest JSON body that is read. */
const BODY_LIMIT = '100kb';

/** Where uploaded pictures are kept. */
const uploadsFolder = (config: Config) => path.join(config.dataDir, 'pictures');

/** The shop's services over one database. */
export const createServices = (dataSource: DataSource, config: Config): Services => {
  const database = createDatabase(dataSource);
  const pictures = new PictureService(database, uploadsFolder(config));
  return {
    products: new ProductService(database),
    reviews: new ReviewService(database, pictures),
    pictures,
    orders: new OrderService(database),
    customers: new CustomerService(database),
    carts: new CartService(database),
    conversations: new ConversationService(database),
    tokens: createSessionTokens(config.sessionSecret, config.sessionTtlSeconds),
  };
};

/** The whole server: GraphQL, REST, pictures and the built web. Listens nowhere and keeps no state. */
export const createApp = async ({
  config,
  dataSource,
  log = createLog(),
  webFolder = path.join(projectRoot, 'dist', 'web'),
}: AppDeps): Promise<Express> => {
  const services = createServices(dataSource, config);
  const authentication = createAuthentication(services.customers, config.sessionSecret);
  const graphql = await createGraphql(log);

  const app = express();
  app.disable('x-powered-by');
  // Answers are small and differ per request; files bring their own tags.
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  app.use(withRequestId, securityHeaders, compression());
  app.use(sandboxRoutes({ isDemo: config.demoMode }), openApiRoutes(config.publicUrl));
  app.use(['/graphql', '/backend', '/order'], express.json({ limit: BODY_LIMIT }), authentication.bearer);
  app.use(
    '/graphql',
    refuseDeepDocuments,
    expressMiddleware(graphql, {
      context: async ({ req, res }) => createContext(services, requestIdOf(res), req.user?.customerId),
    }),
  );
  app.use(createRest({ services, authentication, publicUrl: config.publicUrl }));
  app.use(
    pictureRoutes({
      sourceDirs: [
        path.join(projectRoot, 'graphql-server', 'src', 'db', 'demo', 'pictures'),
        uploadsFolder(config),
      ],
      cacheDir: path.join(config.dataDir, 'picture-cache'),
    }),
  );
  app.use(['/backend', '/graphql', '/pictures'], () => {
    throw new NotFound('There is nothing at this address.');
  });
  app.use(webRoutes(webFolder));
  app.use(restErrors(log));
  return app;
};
