import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { NotFound } from '../../errors.ts';

const YEAR_SECONDS = 31_536_000;

/** The compressed forms that the build left beside a file, the better one first. */
const FORMS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Ending of the compressed form that the visitor takes and the build wrote, with its headers set; empty when there is none. */
const compressedForm = (request: Request, response: Response, file: string): string => {
  const there = FORMS.filter(({ ending }) => existsSync(file + ending));
  if (there.length === 0) return '';
  response.vary('Accept-Encoding');
  const form = there.find(({ encoding }) => request.acceptsEncodings(encoding));
  if (!form) return '';
  response.setHeader('Content-Encoding', form.encoding);
  response.type(path.extname(file));
  return form.ending;
};

/** Lets the files that follow be taken from their compressed forms. */
const preferCompressed =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path: address } = request;
    // Only names as the build writes them: nothing encoded, nothing hidden, no way up.
    if (/^(\/[\w-][\w.-]*)+$/.test(address))
      request.url = address + compressedForm(request, response, path.join(folder, address));
    next();
  };

/** What a visit that begins at an address will need, as a `Link` header: the build wrote it down. */
const linksOf = (folder: string, address: string): string | undefined => {
  const file = path.join(folder, '.first-load.json');
  if (!existsSync(file)) return undefined;
  const links = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const start = Object.keys(links).find(
    (one) => address === one || (one !== '/' && one.endsWith('/') && address.startsWith(one)),
  );
  return start === undefined ? undefined : links[start];
};

/** Where programs call: those that ask for no page get none. */
const isForPrograms = (address: string) => /^\/(?:order|backend)(?:\/|$)/i.test(address);

/**
 * The built web: hashed files may be kept for ever, the page itself is asked for each time. It stands for every address; where there
 * is nothing it says so, with the status 404.
 */
export const webRoutes = (folder: string, isThere: (address: string) => Promise<boolean>): Router => {
  const router = Router();
  const assets = path.join(folder, 'assets');
  router.use(
    '/assets',
    preferCompressed(assets),
    express.static(assets, {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      fallthrough: false,
      // A redirect would repeat the address as it was sent, with whatever host it names.
      redirect: false,
    }),
  );
  router.use(preferCompressed(folder), express.static(folder, { index: false, maxAge: 0, redirect: false }));
  router.get('/{*path}', async (request, response) => {
    const page = path.join(folder, 'index.html');
    if (!existsSync(page)) throw new NotFound('The web is not built yet: run npm run build.');
    const isKnown = await isThere(request.path);
    const wishes = !isKnown && isForPrograms(request.path) ? ['json', 'html'] : ['html'];
    if (request.accepts(wishes) !== 'html') throw new NotFound('There is nothing at this address.');
    response.setHeader('Cache-Control', 'no-cache');
    const links = isKnown ? linksOf(folder, request.path) : undefined;
    if (links) response.setHeader('Link', links);
    response.status(isKnown ? 200 : 404);
    // A part of it would be answered with another status.
    response.sendFile(page + compressedForm(request, response, page), { acceptRanges: false });
  });
  router.use(() => {
    throw new NotFound('There is nothing at this address.');
  });
  return router;
};
