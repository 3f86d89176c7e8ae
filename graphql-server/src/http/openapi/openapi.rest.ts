import { createRequire } from 'node:module';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import type { Examples } from '../examples.ts';
import { openApiDocument } from './document.ts';
import { documentPage } from './page.ts';
import type { OpenApi } from './types.ts';

const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@fontsource/hind-siliguri/package.json')),
  'files',
);

/** A file of ours that changes with the shop only. */
const file =
  (place: string): RequestHandler =>
  (_request, response) =>
    response.sendFile(place, { maxAge: '1h' });

/** GET /backend/openapi.json for programs, GET /backend/docs for people. */
export const openApiRoutes = (publicUrl: string, examples: () => Promise<Examples>): Router => {
  let known: { of: Examples; document: OpenApi; page: string } | undefined;
  /** Both are written once for the same examples. */
  const documentation = async () => {
    const found = await examples();
    if (known?.of !== found) {
      const document = openApiDocument(publicUrl, found);
      known = { of: found, document, page: documentPage(document) };
    }
    return known;
  };
  const router = Router();
  router.get('/backend/openapi.json', async (_request, response) => {
    // Tools that people run elsewhere may read what is public anyway.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.json((await documentation()).document);
  });
  router.get('/backend/docs', async (_request, response) => {
    response.type('html').send((await documentation()).page);
  });
  router.get('/backend/docs/page.css', file(path.join(import.meta.dirname, 'page.css')));
  for (const weight of [400, 600])
    router.get(
      `/backend/docs/${weight}.woff2`,
      file(path.join(fontFolder, `hind-siliguri-latin-${weight}-normal.woff2`)),
    );
  return router;
};
