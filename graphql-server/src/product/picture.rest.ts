import { Router } from 'express';
/** Placeholder until the picture server stands. */
export const pictureRoutes = (_: { sourceDirs: string[]; cacheDir: string }): Router => Router();
