import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderOptions } from 'altair-static';
import express, { Router, type Request } from 'express';
import { sandboxExamples } from './sandbox-examples.ts';

/** Where the sandbox's own files lie: prebuilt, in its package. */
const filesFolder = path.join(path.dirname(createRequire(import.meta.url).resolve('altair-static')), 'dist');

/** What starts the sandbox is a file of its own: the page then needs no inline script, nor an exception from our CSP. */
const startScript = 'start.js';

const settings: RenderOptions['initialSettings'] = {
  'banners.disable': true,
  'alert.disableUpdateNotification': true,
  disablePushNotification: true,
  'schema.reloadOnStart': true,
};

const optionsFor = (login: { email: string; password: string }): RenderOptions => ({
  baseURL: '/graphql/',
  endpointURL: '/graphql',
  serveInitialOptionsInSeperateRequest: startScript,
  instanceStorageNamespace: 'haat_sandbox_',
  disableAccount: true,
  initialSettings: settings,
  initialEnvironments: { base: { title: 'Haat', variables: { token: '' } } },
  initialWindows: sandboxExamples(login).map(({ name, query, variables }) => ({
    initialName: name,
    initialQuery: query,
    initialVariables: JSON.stringify(variables ?? {}, null, 2),
    initialHeaders: { Authorization: 'Bearer {{token}}' },
  })),
});

interface Sandbox {
  page: string;
  script: string;
}

/** Loaded when somebody first opens it: the shop itself never needs it. */
const loadSandbox = async (isDemo: boolean): Promise<Sandbox> => {
  const { renderAltair, renderInitSnippet } = await import('altair-static');
  const { email, password } = isDemo
    ? (await import('./db/demo/accounts.ts')).demoAccounts.customer
    : { email: '', password: '' };
  const options = optionsFor({ email, password });
  const page = renderAltair(options)
    .replace('<title>Altair</title>', '<title>GraphQL sandbox · Haat</title>')
    .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" type="image/svg+xml" href="/favicon.svg">');
  return { page, script: renderInitSnippet(options) };
};

/** A person with a browser, not a program that sends a query by GET. */
const isBrowser = (request: Request) => request.accepts(['json', 'html']) === 'html';

/** The GraphQL sandbox for browsers: `GET /graphql` that accepts HTML. Everything else passes through. Only the demo shop's tells a password. */
export const sandboxRoutes = ({ isDemo }: { isDemo: boolean }): Router => {
  let loaded: Promise<Sandbox> | undefined;
  const sandbox = () => (loaded ??= loadSandbox(isDemo));
  const router = Router();
  router.get('/graphql', async (request, response, next) => {
    response.vary('Accept');
    if (!isBrowser(request)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send((await sandbox()).page);
  });
  router.get(`/graphql/${startScript}`, async (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.type('js').send((await sandbox()).script);
  });
  router.use('/graphql', express.static(filesFolder, { index: false, redirect: false }));
  return router;
};
