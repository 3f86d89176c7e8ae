import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderOptions } from 'altair-static';
import express, { Router, type Request } from 'express';
import { NO_EXAMPLES, type Examples } from '../examples.ts';
import { sandboxExamples } from './sandbox-examples.ts';

/**
 * The header of the sandbox's requests, which tells them from the shop's. No other site can send it: browsers ask first
 * (CORS), and we allow nobody.
 */
export const SANDBOX_HEADER = 'X-Haat-Sandbox';

/** The folder of the sandbox's prebuilt files, in its package. */
const filesFolder = path.join(path.dirname(createRequire(import.meta.url).resolve('altair-static')), 'dist');

/** The start script is a separate file, so that the page needs no inline script and no exception from our CSP. */
const startScript = 'start.js';

const settings: RenderOptions['initialSettings'] = {
  'banners.disable': true,
  'alert.disableUpdateNotification': true,
  disablePushNotification: true,
  'schema.reloadOnStart': true,
};

/** How every window sends subscriptions; without it they would go over HTTP, where they are refused. */
const overSockets = {
  subscriptionsEndpoint: '/graphql',
  initialSubscriptionRequestHandlerId: 'graphql-ws',
} satisfies RenderOptions;

const optionsFor = (examples: Examples): RenderOptions => ({
  baseURL: '/graphql/',
  endpointURL: '/graphql',
  ...overSockets,
  serveInitialOptionsInSeperateRequest: startScript,
  // The browser keeps a person's changes as long as the examples name existing data.
  instanceStorageNamespace: `haat_sandbox_${examples.product?.id ?? ''}_`,
  disableAccount: true,
  initialSettings: settings,
  initialWindows: sandboxExamples(examples).map(({ name, query, variables }) => ({
    initialName: name,
    initialQuery: query,
    initialVariables: JSON.stringify(variables ?? {}, null, 2),
    initialHeaders: { [SANDBOX_HEADER]: '1' },
    ...overSockets,
  })),
});

/** Imported at the first use: the shop itself does not need it. */
const loadAltair = () => import('altair-static');

/** The stylesheet with the shop's colours, and with a layout for phones. */
const STYLES = 'sandbox.css';

/** The path of the sandbox's English texts. */
const TEXTS = 'assets/i18n/en-US.json';

/** Returns the sandbox's texts, with a plain sentence instead of the library's joke where the answer comes. */
const plainTexts = () => {
  const texts = JSON.parse(readFileSync(path.join(filesFolder, TEXTS), 'utf8')) as Record<string, unknown>;
  return { ...texts, QUERY_RESULT_NO_RESULT_TEXT: 'The answer comes here.' };
};

const renderPage = async (): Promise<string> =>
  (await loadAltair())
    .renderAltair(optionsFor(NO_EXAMPLES))
    .replace('</head>', `<link rel="stylesheet" href="/graphql/${STYLES}"></head>`)
    .replace('<title>Altair</title>', '<title>GraphQL sandbox · Haat</title>')
    .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" type="image/svg+xml" href="/favicon.svg">');

/** Whether a browser asks, not a program that sends a query by GET. */
const isBrowser = (request: Request) => request.accepts(['json', 'html']) === 'html';

/** Serves the GraphQL sandbox for browsers: `GET /graphql` that accepts HTML. Other requests pass through. */
export const sandboxRoutes = (examples: () => Promise<Examples>): Router => {
  let page: Promise<string> | undefined;
  const router = Router();
  router.get('/graphql', async (request, response, next) => {
    response.vary('Accept');
    if (!isBrowser(request)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(await (page ??= renderPage()));
  });
  router.get(`/graphql/${startScript}`, async (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    const { renderInitSnippet } = await loadAltair();
    response.type('js').send(renderInitSnippet(optionsFor(await examples())));
  });
  router.get(`/graphql/${STYLES}`, (_request, response) => response.sendFile(path.join(import.meta.dirname, STYLES)));
  router.get(`/graphql/${TEXTS}`, (_request, response) => void response.json(plainTexts()));
  router.use('/graphql', express.static(filesFolder, { index: false, redirect: false }));
  return router;
};
