import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const TAG = '<script src="/theme.js"></script>';

/** Returns a script without its comments and indents. */
const shortened = (script: string): string => script.replaceAll(/^\s*(\/\/.*)?\n?/gm, '').trimEnd();

/**
 * Puts the script that sets the theme before the first paint into the built page: as a file of its own, the first paint would wait
 * for another request. The server allows it by its hash.
 */
export const inlineTheme = (): Plugin => ({
  name: 'haat-inline-theme',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const script = readFileSync(path.join(import.meta.dirname, 'public', 'theme.js'), 'utf8');
      if (!html.includes(TAG)) throw new Error(`web/index.html has no ${TAG}.`);
      return html.replace(TAG, () => `<script>${shortened(script)}</script>`);
    },
  },
});
