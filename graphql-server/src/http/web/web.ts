import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { NotFound } from '../../errors.ts';
import type { Presence } from '../../presence.ts';
import { allowScripts, scriptSourcesOf } from '../security-headers.ts';
import type { RenderPage } from './render.ts';

const YEAR_SECONDS = 31_536_000;

/** The compressed versions that the build wrote, the better one first. */
const FORMS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Returns the ending of the best compressed form of a file that exists and that the client accepts, and sets its headers; empty when there is none. */
const compressedForm = (request: Request, response: Response, file: string): string => {
  const existing = FORMS.filter(({ ending }) => existsSync(file + ending));
  if (existing.length === 0) return '';
  response.vary('Accept-Encoding');
  const form = existing.find(({ encoding }) => request.acceptsEncodings(encoding));
  if (!form) return '';
  response.setHeader('Content-Encoding', form.encoding);
  response.type(path.extname(file));
  return form.ending;
};

/** Serves files in their compressed form where there is one. */
const preferCompressed =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path: url } = request;
    // Only names as the build writes them: nothing encoded, no hidden files, no parent folders.
    if (/^(\/[\w-][\w.-]*)+$/.test(url))
      request.url = url + compressedForm(request, response, path.join(folder, url));
    next();
  };

/** Returns the `Link` header for a page: the files that a visit starting there needs, as the build recorded them. */
const linksOf = (folder: string, page: string): string | undefined => {
  const file = path.join(folder, '.first-load.json');
  if (!existsSync(file)) return undefined;
  const links = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const start = Object.keys(links).find(
    (one) => page === one || (one !== '/' && one.endsWith('/') && page.startsWith(one)),
  );
  return start === undefined ? undefined : links[start];
};

/** Whether programs call this path: they get JSON unless they ask for a page. */
const isForPrograms = (url: string) => /^\/(?:order|backend)(?:\/|$)/i.test(url);

/** The HTTP status of a page. */
const STATUSES: Record<Presence, 200 | 404 | 410> = { there: 200, gone: 410, missing: 404 };

/**
 * Serves the built web: browsers may cache hashed files for ever, and revalidate the page itself. Every path gets its page as it is
 * rendered here, or the empty page for the browser to render; where there is nothing, with the status 404, or 410 where there was
 * something.
 */
export const webRoutes = (
  folder: string,
  presenceOf: (path: string) => Promise<Presence>,
  renderPage: RenderPage,
): Router => {
  const router = Router();
  const assets = path.join(folder, 'assets');
  const page = path.join(folder, 'index.html');
  const scripts = existsSync(page) ? scriptSourcesOf(readFileSync(page, 'utf8')) : '';
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
  router.use(preferCompressed(folder), express.static(folder, { index: false, maxAge: 0, redirect: false }));
  router.get('/{*path}', async (request, response) => {
    if (!existsSync(page)) throw new NotFound('The web is not built yet: run npm run build.');
    const presence = await presenceOf(request.path);
    const isKnown = presence === 'there';
    const wishes = !isKnown && isForPrograms(request.path) ? ['json', 'html'] : ['html'];
    if (request.accepts(wishes) !== 'html') throw new NotFound('There is nothing at this address.');
    response.setHeader('Cache-Control', 'no-cache');
    allowScripts(response, scripts);
    const links = isKnown ? linksOf(folder, request.path) : undefined;
    if (links) response.setHeader('Link', links);
    const status = STATUSES[presence];
    response.status(status);
    const rendered = await renderPage(
      { url: request.originalUrl, language: 'en', prefix: '', status },
      request,
      response,
    );
    if (rendered) {
      if (!rendered.isPublic) response.setHeader('Cache-Control', 'no-store');
      response.type('html').send(rendered.html);
      return;
    }
    // A range request would be answered with 206 instead of this status.
    response.sendFile(page + compressedForm(request, response, page), { acceptRanges: false });
  });
  router.use(() => {
    throw new NotFound('There is nothing at this address.');
  });
  return router;
};
