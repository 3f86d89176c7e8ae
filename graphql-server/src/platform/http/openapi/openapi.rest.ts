import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import type { Deps } from '#platform/module/deps.ts';
import type { Module } from '#platform/module/module.ts';
import type { Examples } from '../examples.ts';
import { openApiDocument } from './document.ts';
import { documentPage } from './page.ts';
import type { OpenApi } from './types.ts';

const folderOf = (library: string) => path.dirname(createRequire(import.meta.url).resolve(`${library}/package.json`));

const swagger = folderOf('swagger-ui-dist');
const fonts = path.join(folderOf('@fontsource/hind-siliguri'), 'files');

/** The files of the documentation page. */
const files = {
  'swagger-ui-bundle.js': path.join(swagger, 'swagger-ui-bundle.js'),
  'swagger-ui.css': path.join(swagger, 'swagger-ui.css'),
  'page.css': path.join(import.meta.dirname, 'page.css'),
  'start.js': path.join(import.meta.dirname, 'start.js'),
  '400.woff2': path.join(fonts, 'hind-siliguri-latin-400-normal.woff2'),
  '600.woff2': path.join(fonts, 'hind-siliguri-latin-600-normal.woff2'),
};

/** A path that changes with the files, so that browsers may cache them for ever. */
const folder = (() => {
  const hash = createHash('sha256');
  for (const file of Object.values(files)) hash.update(readFileSync(file));
  return `/backend/docs/${hash.digest('hex').slice(0, 12)}`;
})();

/** The routes GET /backend/openapi.json for programs and GET /backend/docs for people. */
export const openApiRoutes = (
  { config }: Pick<Deps, 'config'>,
  modules: readonly Module[],
  examples: () => Promise<Examples>,
): Router => {
  let known: { of: Examples; document: OpenApi } | undefined;
  const router = Router();
  router.get('/backend/openapi.json', async (_request, response) => {
    const of = await examples();
    if (known?.of !== of) known = { of, document: openApiDocument(modules, config.publicUrl, of) };
    // Tools on other sites may read this public document.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.json(known.document);
  });
  const page = documentPage(folder);
  router.get('/backend/docs', (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page);
  });
  for (const [name, file] of Object.entries(files))
    router.get(`${folder}/${name}`, (_request, response) => response.sendFile(file, { immutable: true, maxAge: '1y' }));
  return router;
};
