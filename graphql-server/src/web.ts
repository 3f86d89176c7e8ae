import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { Router } from 'express';
import { NotFound } from './errors.ts';

const YEAR_SECONDS = 31_536_000;

/** The built web: hashed files may be kept for ever, the page itself is asked for each time and stands for every route. */
export const webRoutes = (folder: string): Router => {
  const router = Router();
  router.use(
    '/assets',
    express.static(path.join(folder, 'assets'), {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      fallthrough: false,
    }),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', (request, response) => {
    const page = path.join(folder, 'index.html');
    if (!existsSync(page)) throw new NotFound('The web is not built yet: run npm run build.');
    if (!request.accepts('html')) throw new NotFound('There is nothing at this address.');
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page);
  });
  router.use(() => {
    throw new NotFound('There is nothing at this address.');
  });
  return router;
};
