import type { Plugin } from 'vite';
import { chunksIn, filesOf, publicPages } from './page-modules.ts';

/**
 * Preloads the app's files in the page's head, and writes `.first-load.json` with the files of each page, so that
 * browsers request a page's code together with the shop's.
 */
export const firstLoad = (): Plugin => ({
  name: 'haat-first-load',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      // Those that main.tsx evaluates one after the other.
      filesOf(['start.tsx'], chunksIn(bundle ?? {}))
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
  generateBundle(_options, bundle) {
    const chunks = chunksIn(bundle);
    // The page's head already contains these.
    const known = new Set(filesOf([], chunks, { withEntry: true }));
    const files = publicPages().map(({ start, modules }) => [
      start,
      filesOf(modules, chunks)
        .filter((file) => !known.has(file))
        .map((file) => `/${file}`),
    ]);
    this.emitFile({
      type: 'asset',
      fileName: '.first-load.json',
      source: JSON.stringify(Object.fromEntries(files)),
    });
  },
});
