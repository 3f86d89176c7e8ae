import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The scripts of `public/` that run before the first paint. */
const SCRIPTS = ['theme.js', 'language.js', 'intents.js', 'frame.js', 'load-code.js'];

/** Returns a script without its comments and indents. */
const shortened = (script: string): string => script.replaceAll(/^\s*(\/\/.*)?\n?/gm, '').trimEnd();

/**
 * Puts the scripts that set theme and language before the first paint, and that answer early presses, into the built
 * page: as files of their own, the first paint would wait for more requests. The server allows them by their hashes.
 */
export const inlineScripts = (): Plugin => ({
  name: 'haat-inline-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      SCRIPTS.reduce((page, name) => {
        const tag = `<script src="/${name}"></script>`;
        if (!page.includes(tag)) throw new Error(`web/index.html has no ${tag}.`);
        const script = readFileSync(path.join(import.meta.dirname, 'public', name), 'utf8');
        return page.replace(tag, () => `<script>${shortened(script)}</script>`);
      }, html),
  },
});
