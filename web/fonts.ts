import type { Plugin } from 'vite';

/**
 * Preloads the fonts that the page itself declares: their letters would otherwise be asked for after the first layout.
 */
export const fonts = (): Plugin => ({
  name: 'haat-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      // Their addresses are known later: here stands what Vite will replace.
      const files = [...html.matchAll(/url\(([^)]+)\)\s*format\("woff2"\)/g)];
      if (files.length === 0) throw new Error('The built page declares no fonts.');
      return files.map(([, href = '']) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
        injectTo: 'head',
      }));
    },
  },
});
