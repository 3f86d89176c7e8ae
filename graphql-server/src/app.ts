import path from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import type { RequestListener } from 'node:http';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Renderer } from '#schema/rendering.ts';
import { projectRoot, type Config } from './platform/config/config.ts';
import { loadDemo } from './platform/demo/demo.ts';
import { NotFound } from './kernel/errors.ts';
import { createContextOf } from './platform/http/create-context.ts';
import { createExamples } from './platform/http/examples.ts';
import { refuseLargeDocuments } from './platform/http/graphql/graphql-document.ts';
import { createQuota } from './platform/http/graphql/graphql-quota.ts';
import { createSockets } from './platform/http/graphql/sockets/graphql-ws.ts';
import { createGraphql, createSchema } from './platform/http/graphql/graphql.ts';
import type { SocketLimits } from './platform/http/graphql/sockets/socket-limits.ts';
import { healthRoutes } from './platform/http/health.ts';
import type { Upgrades } from './platform/http/listen.ts';
import { openApiRoutes } from './platform/http/openapi/openapi.rest.ts';
import { warnOfUnknownProxy } from './platform/http/proxy-warning.ts';
import { createRequestHandler } from './platform/http/request/request-handler.ts';
import { createOneOrigin } from './platform/http/request/one-origin.ts';
import { createCachedOperations } from './platform/http/graphql/cached-operations.ts';
import { readManifest, readTrustedDocuments, type Manifest } from './platform/http/graphql/trusted-documents.ts';
import { createCachedResponses } from './platform/cache/cached-responses.ts';
import type { CacheBounds } from './platform/cache/cache.ts';
import { createNodeRequests } from './platform/http/request/node-request.ts';
import { requestIdOf } from './platform/http/request/request-id.ts';
import { languageOf, sayLanguage } from './platform/http/request/request-language.ts';
import { requestLog } from './platform/http/request/request-log.ts';
import { boundCalls, MOST_JSON_BYTES } from './platform/http/request/under-way.ts';
import { createCachedCalls } from './platform/http/rest/cached-calls.ts';
import { createRest, restErrors } from './platform/http/rest/rest.ts';
import { sandboxRoutes } from './platform/http/sandbox/sandbox.ts';
import {
  createSecurityHeaders,
  setSecurityHeaders,
  withGoogleAnalytics,
  withScripts,
} from './platform/http/security-headers.ts';
import { createForms } from './platform/http/forms/forms.ts';
import { createCachedPages } from './platform/http/web/cached-pages.ts';
import { createPageFinder } from './platform/http/web/web-pages.ts';
import { createPages, type PageLimits } from './platform/http/web/pages.ts';
import { createPersonalPages } from './platform/http/web/personal-pages.ts';
import { createRenderPage, loadRenderer } from './platform/http/web/render.ts';
import { createFilesOf, createWeb, scriptsOf } from './platform/http/web/web.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Deps, EdgeDeps } from './platform/module/deps.ts';
import type { Module } from './platform/module/module.ts';
import { modules as allModules } from './modules.ts';
import { createDeps, paymentsOf } from './services.ts';

/** What the app needs; main and tests pass their own. */
export interface AppDeps {
  config: Config;
  dataSource: DataSource;
  /** Where jobs are added; other parts of the server run them. */
  jobs: Deps['jobs'];
  /** Brings events to their listeners. */
  relay: Deps['relay'];
  /** What says to subscriptions what has changed. */
  live: EdgeDeps['live'];
  log: Logger;
  /** Undefined when metrics are off. */
  metrics?: Metrics | undefined;
  /** The folder of the built web. */
  webFolder?: string;
  /** The modules; by default all. */
  modules?: readonly Module[];
  /** Limits of sockets, where they differ from a real shop's. */
  socketLimits?: Partial<SocketLimits>;
  /** The payment providers, where they are not those of the configuration. */
  payments?: Deps['payments'];
  /** Where pictures may be fetched from, in tests. */
  pictureReach?: Deps['pictureReach'];
  /** What renders pages, where it is not the built web's. */
  renderer?: Renderer;
  /** Limits of rendering, where they differ from a real shop's. */
  pageLimits?: Partial<PageLimits>;
  /** The public operations, where they are not the web's. */
  publicOperations?: Manifest;
  /** Bounds of the cached answers, where they differ from a real shop's. */
  answerBounds?: Partial<CacheBounds>;
  /** The clock by which pages and answers are cached, in milliseconds, in tests. */
  clock?: Deps['clock'];
}

/** What answers the requests of the shop. */
export interface App {
  /** Takes all requests. */
  http: RequestListener;
  /** What answers those that are not answered from memory. */
  routes: Express;
  sockets: Upgrades;
}

/** Forbids caching: responses contain personal data, and prices and stock that change. */
const neverCached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/**
 * Creates the whole server: GraphQL, REST, pictures, the built web and sockets. It does not listen, and keeps no state.
 */
export const createApp = async ({
  config,
  dataSource,
  jobs,
  relay,
  live,
  log,
  metrics,
  webFolder = path.join(projectRoot, 'dist', 'web'),
  modules = allModules,
  socketLimits,
  payments: otherPayments,
  pictureReach,
  renderer: otherRenderer,
  pageLimits,
  publicOperations = readManifest(),
  answerBounds,
  clock,
}: AppDeps): Promise<App> => {
  const demo = await loadDemo(config);
  const demoGoogle = config.google === undefined ? await demo?.google(config) : undefined;
  const demoPayments = await demo?.payments(config);
  const payments = otherPayments ?? paymentsOf(config, demoPayments);
  const deps: EdgeDeps = Object.assign(
    createDeps(dataSource, config, { jobs, relay, payments, log, metrics, pictureReach, clock }, modules),
    {
      live,
      log,
      google: config.google ? { config: config.google } : demoGoogle,
    },
  );
  const { services } = deps;
  metrics?.publicReads(services.publicReads);
  const quota = createQuota(services.limits, log);
  const contextOf = createContextOf(deps, modules, quota);
  const schema = createSchema(modules);
  const graphql = await createGraphql(schema, log, metrics);

  const availabilityOf = createPageFinder(deps, modules, log);
  const filesOf = createFilesOf(webFolder);
  const renderer = otherRenderer ?? (await loadRenderer(webFolder));
  const renderPage =
    renderer &&
    createRenderPage(renderer, {
      schema,
      graphql,
      contextOf,
      origin: config.publicUrl,
      settings: services.cachedSettings,
    });
  const { catalogueWatch: watch, publicReads } = services;
  const security = createSecurityHeaders(config);
  const headers = withScripts(security.ofPage, scriptsOf(webFolder));
  const countedHeaders = withGoogleAnalytics(headers);
  const keeping = { watch, publicReads, metrics, now: clock };
  const pages = createPages({
    ...keeping,
    renderPage,
    availabilityOf,
    filesOf,
    headers: async () => ((await services.cachedSettings()).googleAnalytics === '' ? headers : countedHeaders),
    log,
    limits: pageLimits,
  });
  const { hasServiceWorker } = config;

  const app = express();
  app.disable('x-powered-by');
  // Responses are small and differ per request; files have their own ETags.
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  if (config.trustProxy === false) app.use(warnOfUnknownProxy(log));
  app.use(setSecurityHeaders(security), healthRoutes({ dataSource, webFolder, publicReads }));
  app.use(compression());
  const examples = createExamples(modules, services, async () => (await demo?.exampleCustomer(dataSource)) ?? null);
  app.use(sandboxRoutes(examples), openApiRoutes(deps, modules, examples));
  // Before GraphQL: every request says where the shop listens.
  if (demoPayments) app.use(demoPayments.routes);
  app.use('/graphql', neverCached);
  app.use(['/graphql', '/backend', '/order'], boundCalls());
  const middleware = modules.flatMap((module) => module.middleware?.(deps) ?? []);
  for (const one of middleware) app.use(one);
  app.use(['/graphql', '/backend', '/order'], express.json({ limit: MOST_JSON_BYTES }));
  app.use(
    '/graphql',
    sayLanguage,
    quota.refuseOverQuota,
    refuseLargeDocuments(schema, quota.addUsage),
    expressMiddleware(graphql, {
      context: async ({ req, res }) => contextOf(req, res, languageOf(req)),
    }),
  );
  if (demoGoogle) app.use(demoGoogle.routes);
  app.use(createRest(deps, modules, contextOf));
  app.use(['/backend', '/graphql', '/pictures'], () => {
    throw new NotFound('There is nothing at this address.');
  });
  for (const one of modules.flatMap((module) => module.pageMiddleware?.(deps) ?? [])) app.use(one);
  const raw = createNodeRequests(app);
  const personalPages = createPersonalPages({ modules, contextOf, pages, raw });
  app.use(createForms({ modules, contextOf, publicUrl: config.publicUrl, personalPages }));
  const settings = services.cachedSettings;
  app.use(
    createWeb(webFolder, { availabilityOf, filesOf, pages, personalPages, headers, raw, hasServiceWorker, settings }),
  );
  const errors = restErrors(modules, log);
  app.use(errors);
  const sockets = createSockets({
    app,
    schema,
    middleware,
    contextOf,
    quota,
    log,
    metrics,
    limits: socketLimits,
  });
  const documents = readTrustedDocuments(schema, publicOperations);
  const kinds = [
    createCachedOperations({ documents, contextOf, log, headers: security.ofData }),
    createCachedCalls({ modules, contextOf, errors, headers: security.ofPage }),
  ];
  const answers = createCachedResponses({ ...keeping, raw, kinds, bounds: answerBounds });
  const observers = [
    ...(metrics ? [metrics.request] : []),
    ...(log.isLevelEnabled('info') ? [requestLog(log, requestIdOf, raw)] : []),
  ];
  const http = createRequestHandler({
    app,
    raw,
    observers,
    handlers: [createOneOrigin(config.publicUrl), answers, createCachedPages(pages, raw)],
  });
  return { http, routes: app, sockets };
};
