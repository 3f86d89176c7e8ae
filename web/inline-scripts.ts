import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The scripts of `public/` that run before the first paint. */
const SCRIPTS = ['theme.js', 'language.js', 'intents.js', 'frame.js', 'load-code.js'];

/** Returns a script of `public/` as it stands in the page. */
export const inlineScript = (name: string): string => {
  const script = readFileSync(path.join(import.meta.dirname, 'public', name), 'utf8');
  return minifySync(name, script, { mangle: { toplevel: true } }).code.trimEnd();
};

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
        return page.replace(tag, () => `<script>${inlineScript(name)}</script>`);
      }, html),
  },
});
