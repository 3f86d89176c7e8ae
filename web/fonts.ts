import type { Plugin } from 'vite';

/**
 * Preloads the fonts that the page itself declares, whose letters would otherwise be asked for after the first layout:
 * all but the bold one of texts, which may come after the first paint.
 */
export const fonts = (): Plugin => ({
  name: 'haat-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      // Their addresses are known later: here stands what Vite will replace.
      const faces = html.match(/@font-face\s*\{[^}]+\}/g) ?? [];
      const files = faces
        .filter((face) => !/font-weight:\s*600\s*;/.test(face))
        .flatMap((face) => /url\(([^)]+)\)\s*format\("woff2"\)/.exec(face)?.[1] ?? []);
      if (files.length !== 2) throw new Error(`The built page preloads ${files.length} fonts, not 2.`);
      return files.map((href) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
        injectTo: 'head',
      }));
    },
  },
});
