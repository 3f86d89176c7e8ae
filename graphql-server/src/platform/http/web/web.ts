import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { NotFound } from '#kernel/errors.ts';
import type { Availability } from '#kernel/availability.ts';
import { sendEncoded } from '#platform/cache/send-encoded.ts';
import type { NodeRequests } from '../request/node-request.ts';
import { scriptSourcesOf, setAll, type HeaderList } from '../security-headers.ts';
import { withoutPrefix, type LanguageTag } from '#schema/language.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import { addressOf, isPage } from './page-address.ts';
import { wantsPage, whoKeeps } from './cached-pages.ts';
import { STATUSES, type Pages } from './pages.ts';
import { isPersonal, type PersonalPages } from './personal-pages.ts';

const YEAR_SECONDS = 31_536_000;

/** After how many seconds search engines should ask again for a page that could not be rendered in time. */
const RETRY_AFTER_SECONDS = 60;

/** The compressed versions that the build wrote, the better one first. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * Returns the ending of the best encoding of a file that exists and that the client accepts, and sets its
 * headers; empty when there is none.
 */
const encodedEnding = (request: Request, response: Response, file: string): string => {
  const existing = ENCODINGS.filter(({ ending }) => existsSync(file + ending));
  if (existing.length === 0) return '';
  response.vary('Accept-Encoding');
  const best = existing.find(({ encoding }) => request.acceptsEncodings(encoding));
  if (!best) return '';
  response.setHeader('Content-Encoding', best.encoding);
  response.type(path.extname(file));
  return best.ending;
};

/** Serves files in an encoding where there is one. */
const preferCompressed =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path: url } = request;
    // Only names as the build writes them: nothing encoded, no hidden files, no parent folders.
    if (/^(\/[\w-][\w.-]*)+$/.test(url)) request.url = url + encodedEnding(request, response, path.join(folder, url));
    next();
  };

/** Where the service worker is: browsers ask for it again at every visit, and take the new one when it has changed. */
const WORKER = '/sw.js';

/**
 * Serves the service worker, or, when the owner has switched it off, the script that removes it from the browsers that
 * have it.
 */
const serviceWorker =
  (isWanted: boolean): RequestHandler =>
  (request, response, next) => {
    if (request.path !== WORKER) return next();
    response.setHeader('Cache-Control', 'no-cache');
    if (!isWanted) request.url = '/sw-off.js';
    next();
  };

/** Returns the scripts inside the built page, as sources that a CSP names. */
export const scriptsOf = (folder: string): string => {
  const page = path.join(folder, 'index.html');
  return existsSync(page) ? scriptSourcesOf(readFileSync(page, 'utf8')) : '';
};

/** Returns what finds the files that a visit starting at a page needs, as the build recorded them. */
export const createFilesOf = (folder: string): ((page: string) => readonly string[]) => {
  const file = path.join(folder, '.first-load.json');
  const files = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  const starts = Object.keys(files);
  return (page) => {
    const start = starts.find((one) => page === one || (one !== '/' && one.endsWith('/') && page.startsWith(one)));
    return start === undefined ? [] : (files[start] ?? []);
  };
};

const nothingThere = () => new NotFound('There is nothing at this address.');

/** What serves pages. */
interface WebDeps {
  /** Whether there is something at a path with its query. */
  availabilityOf: (url: string) => Promise<Availability>;
  filesOf: (path: string) => readonly string[];
  pages: Pages;
  personalPages: PersonalPages;
  /** The security headers of pages. */
  headers: HeaderList;
  raw: NodeRequests;
  /** Whether browsers get a service worker. */
  hasServiceWorker: boolean;
  /** The shop's settings as they were a second ago or later. */
  settings: () => Promise<ShopSettings>;
}

/** Serves the app's manifests with the name and the logo that the owner has set. */
const manifest =
  (folder: string, settings: WebDeps['settings']): RequestHandler =>
  async ({ path: file }, response, next) => {
    const language = MANIFESTS.get(file);
    if (!language || !existsSync(path.join(folder, file))) return next();
    const { name, logo } = await settings();
    const built = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as object;
    response.setHeader('Cache-Control', 'no-cache');
    response.type('application/manifest+json').send(
      JSON.stringify({
        ...built,
        name: name[language],
        short_name: name[language],
        ...(logo && { icons: [{ src: `${logo}/480.webp`, sizes: 'any', type: 'image/webp' }] }),
      }),
    );
  };

const MANIFESTS: ReadonlyMap<string, LanguageTag> = new Map([
  ['/manifest.webmanifest', 'en'],
  ['/manifest.bn.webmanifest', 'bn'],
]);

/**
 * Serves the built web: browsers may cache hashed files for ever, and revalidate the page itself. Every path gets its
 * page as it is rendered here or cached, or the empty page for the browser to render, with 503 so that no search engine
 * stores it; where there is nothing, with the status 404, or 410 where there was something.
 */
export const createWeb = (folder: string, deps: WebDeps): Router => {
  const { availabilityOf, filesOf, pages, personalPages, headers, raw, hasServiceWorker, settings } = deps;
  const router = Router();
  const assets = path.join(folder, 'assets');
  const page = path.join(folder, 'index.html');
  router.use(
    '/assets',
    preferCompressed(assets),
    express.static(assets, {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      fallthrough: false,
      // A redirect would repeat the URL as it was sent, with whatever host it names.
      redirect: false,
    }),
  );
  const files = Router();
  files.get([...MANIFESTS.keys()], manifest(folder, settings));
  files.use(
    serviceWorker(hasServiceWorker),
    preferCompressed(folder),
    express.static(folder, { index: false, maxAge: 0, redirect: false }),
  );
  // No file has the path of a page.
  router.use((request, response, next) => {
    if (isPage(withoutPrefix(request.path))) next();
    else files(request, response, next);
  });
  router.get('/{*path}', async (request, response) => {
    if (!existsSync(page)) throw new NotFound('The web is not built yet: run npm run build.');
    if (!wantsPage(raw, request, 200)) throw nothingThere();
    const address = addressOf(request);
    if (isPersonal(address.path, request) && (await personalPages.show(request, response, address))) return;
    const made = await pages.open(address, request, response);
    const status = made?.status ?? STATUSES[await availabilityOf(address.url)];
    if (!wantsPage(raw, request, status)) throw nothingThere();
    if (made)
      return sendEncoded(request, response, made, {
        encoding: raw.encodingOf(request, 'br'),
        own: ['Cache-Control', whoKeeps(request, address, made)],
      });
    setAll(response, headers);
    const files = status === 200 ? filesOf(address.path) : [];
    if (files.length > 0) response.setHeader('Link', files.map((file) => `<${file}>; rel=modulepreload`).join(', '));
    const isLate = pages.areRendered && status === 200;
    if (isLate) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.status(isLate ? 503 : status);
    response.setHeader('Cache-Control', isLate ? 'no-store' : 'no-cache');
    // A range request would be answered with 206 instead of this status.
    response.sendFile(page + encodedEnding(request, response, page), { acceptRanges: false });
  });
  router.use(() => {
    throw nothingThere();
  });
  return router;
};
