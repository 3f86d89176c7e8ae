import path from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { CartService } from './cart/cart.service.ts';
import { projectRoot, type Config } from './config.ts';
import { createContext, type RequestContext, type Services, type SignInOptions } from './http/context.ts';
import { ConversationService } from './conversation/conversation.service.ts';
import { AccountDataService } from './privacy/account-data.service.ts';
import { AccountDeletionService } from './privacy/account-deletion.service.ts';
import { AccountService } from './auth/account.service.ts';
import { AddressService } from './address/address.service.ts';
import { AuditService } from './audit/audit.service.ts';
import { clientOf } from './auth/client-info.ts';
import { CustomerService } from './customer/customer.service.ts';
import { createGoogleProvider } from './auth/google/google-provider.ts';
import { CALLBACK_PATH, GOOGLE_PATH } from './auth/google/google-path.ts';
import { createGoogleRequests } from './auth/google/google-request.ts';
import { GoogleService } from './auth/google/google.service.ts';
import { createAuthentication } from './auth/passport.ts';
import { sessionCookies } from './auth/session/session-cookies.ts';
import { SessionService } from './auth/session/session.service.ts';
import { SignInService } from './auth/sign-in.service.ts';
import { createSessionTokens, type SessionTokens } from './auth/session/session-token.ts';
import { createDatabase } from './db/database.ts';
import { demoPictures, loadDemo } from './demo.ts';
import { NotFound } from './errors.ts';
import { createGraphql } from './http/graphql/graphql.ts';
import type { Language } from './customer/customer.model.ts';
import { createExamples } from './http/examples.ts';
import { refuseLargeDocuments } from './http/graphql/graphql-document.ts';
import { askerOf, createSpending } from './http/graphql/graphql-spending.ts';
import { healthRoutes } from './http/health.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import { MailboxService } from './mail/mailbox.service.ts';
import type { Metrics } from './metrics.ts';
import { openApiRoutes } from './http/openapi/openapi.rest.ts';
import { OrderService } from './order/order.service.ts';
import { pictureFolders } from './picture/picture-folders.ts';
import { pictureRoutes } from './picture/picture.rest.ts';
import { PictureService } from './picture/picture.service.ts';
import { ProductService } from './product/product.service.ts';
import { ReviewService } from './review/review.service.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { languageOf, sayLanguage } from './http/request-language.ts';
import { requestLog } from './http/request-log.ts';
import { warnOfUnknownProxy } from './http/proxy-warning.ts';
import { createRest, requestIdOf, restErrors, withRequestId } from './http/rest/rest.ts';
import { isSandbox, sandboxCookies, signInSandbox } from './http/sandbox/sandbox-session.ts';
import { sandboxRoutes } from './http/sandbox/sandbox.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createPageFinder } from './http/web/web-pages.ts';
import { webRoutes } from './http/web/web.ts';

/** What the app is made from: main and tests bring their own. */
export interface AppDeps {
  config: Config;
  dataSource: DataSource;
  /** Takes orders for mails; somebody else writes and sends them. */
  mails: MailQueue;
  log: Logger;
  /** Undefined where nobody wants figures. */
  metrics?: Metrics | undefined;
  /** Where the built web lies. */
  webFolder?: string;
}

/** Largest JSON body that is read. */
const BODY_LIMIT = '100kb';

/** Answers about people are for them alone, and prices and stock are true for a moment. */
const neverKept: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** What signs and checks the shop's tokens. */
const tokensOf = (config: Config): SessionTokens =>
  createSessionTokens(config.sessionSecrets, config.accessTokenTtlSeconds);

/** The shop's services over one database. */
export const createServices = (dataSource: DataSource, config: Config, mails: MailQueue): Services => {
  const database = createDatabase(dataSource);
  const pictures = new PictureService(database, pictureFolders(config));
  const tokens = tokensOf(config);
  const limits = createRateLimits(dataSource);
  const sessions = new SessionService(database, tokens, {
    ttlSeconds: config.sessionTtlSeconds,
    secrets: config.sessionSecrets,
  });
  const accounts = new AccountService({ database, tokens, limits, mails });
  const signIns = new SignInService({ database, sessions, tokens, limits });
  return {
    products: new ProductService(database),
    reviews: new ReviewService(database, { pictures, limits }),
    pictures,
    orders: new OrderService(database, config.orderLimits),
    customers: new CustomerService(database, pictures, mails),
    addresses: new AddressService(database),
    accounts,
    signIns,
    google: new GoogleService(database, signIns, config.googleAccounts),
    sessions,
    deletions: new AccountDeletionService({ database, accounts, pictures, mails }),
    accountData: new AccountDataService(database, limits),
    audit: new AuditService(database),
    carts: new CartService(database),
    conversations: new ConversationService(database, limits),
    mailbox: new MailboxService(database),
    limits,
  };
};

/** The whole server: GraphQL, REST, pictures and the built web. Listens nowhere and keeps no state. */
export const createApp = async ({
  config,
  dataSource,
  mails,
  log,
  metrics,
  webFolder = path.join(projectRoot, 'dist', 'web'),
}: AppDeps): Promise<Express> => {
  const services = createServices(dataSource, config, mails);
  const isSecure = config.publicUrl.startsWith('https:');
  const authentication = createAuthentication(services.signIns, tokensOf(config), isSecure);
  const hasMailbox = config.demoMode && config.smtpUrl === undefined;
  const demo = await loadDemo(config);
  const demoGoogle = config.google === undefined ? await demo?.google(config, CALLBACK_PATH) : undefined;
  const googleConfig = config.google ?? demoGoogle?.config;
  const google = {
    provider: googleConfig && createGoogleProvider(googleConfig, demoGoogle?.fetch),
    requests: createGoogleRequests(config.sessionSecrets, isSecure),
  };
  const signInOptions: SignInOptions = {
    google: googleConfig !== undefined,
    mail: hasMailbox || config.smtpUrl !== undefined,
    mailbox: hasMailbox,
  };
  const spending = createSpending(services.limits, log);
  const contextOf = (
    request: Request,
    response: Response,
    // REST is English, as it is documented.
    language: Language = 'EN',
  ): RequestContext =>
    createContext(services, {
      pay: (price) => spending.pay(askerOf(request), price),
      requestId: requestIdOf(response),
      language,
      subject: request.user?.subject,
      client: clientOf(request),
      cookies: isSandbox(request)
        ? sandboxCookies(response, isSecure)
        : sessionCookies(request, response, isSecure),
      tokenHasEnded: response.locals['tokenHasEnded'] === true,
      signInOptions,
      deliveryDays: config.deliveryDays,
    });
  const graphql = await createGraphql(log, spending, metrics);

  const app = express();
  app.disable('x-powered-by');
  // Answers are small and differ per request; files bring their own tags.
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  app.use(withRequestId);
  if (config.trustProxy === false) app.use(warnOfUnknownProxy(log));
  if (metrics) app.use(metrics.requests);
  if (log.isLevelEnabled('info')) app.use(requestLog(log, requestIdOf));
  app.use(securityHeaders(config), healthRoutes({ dataSource, webFolder }), compression());
  const examples = createExamples(
    services.products,
    async () => (await demo?.exampleCustomer(dataSource)) ?? null,
  );
  app.use(sandboxRoutes(examples), openApiRoutes(config.publicUrl, examples));
  app.use('/graphql', neverKept, signInSandbox(isSecure));
  app.use(['/graphql', '/backend', '/order'], express.json({ limit: BODY_LIMIT }), authentication.bearer);
  app.use(
    '/graphql',
    sayLanguage,
    spending.refuseSpent,
    refuseLargeDocuments(spending.spend),
    expressMiddleware(graphql, {
      context: async ({ req, res }) => contextOf(req, res, languageOf(req)),
    }),
  );
  if (demoGoogle) app.use(demoGoogle.routes).use(GOOGLE_PATH, demoGoogle.noticeAddress);
  app.use(createRest({ contextOf, authentication, google, publicUrl: config.publicUrl, log }));
  app.use(
    pictureRoutes({
      sourceDirs: [demoPictures, pictureFolders(config).originals],
      cacheDir: pictureFolders(config).cache,
    }),
  );
  app.use(['/backend', '/graphql', '/pictures'], () => {
    throw new NotFound('There is nothing at this address.');
  });
  const isThere = createPageFinder(
    {
      hasProduct: (id) => services.products.exists(id),
      hasCategory: (slug) => services.products.categoryExists(slug),
      hasMailbox,
    },
    log,
  );
  app.use(webRoutes(webFolder, isThere));
  app.use(restErrors(log));
  return app;
};
