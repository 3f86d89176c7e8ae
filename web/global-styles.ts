import { css } from '@emotion/react';
import type { Plugin } from 'vite';
import { createStyleCache, textOfStyles } from './src/ui/theme/styleCache.ts';
import { system } from './src/ui/theme/system.ts';

/** Returns the tokens; those of the dark theme also for a page without scripts, where the system decides. */
const tokenCss = () => {
  const { '@layer tokens': tokens } = system.getTokenCss();
  const dark = tokens[system.conditions.resolve('_dark')];
  return {
    '@layer tokens': { ...tokens, '@media (prefers-color-scheme: dark)': { ':root:not(.light, .dark)': dark } },
  };
};

/** Returns the theme's tokens and the styles of plain elements as text. */
const textOfGlobals = (): string => {
  const cache = createStyleCache();
  const styles = css([system.getPreflightCss(), system.getGlobalCss(), tokenCss()]);
  cache.insert('', styles, cache.sheet, true);
  return textOfStyles(cache);
};

/** Puts the theme's global styles into the page, so that it needs nothing of Chakra for them. */
export const globalStyles = (): Plugin => ({
  name: 'haat-global-styles',
  transformIndexHtml: {
    // Before Vite makes all styles smaller.
    order: 'pre',
    handler: () => [{ tag: 'style', children: textOfGlobals(), injectTo: 'head' }],
  },
});
