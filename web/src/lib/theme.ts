import { writeStored } from './storage.ts';

/** The light or the dark theme. */
export type Theme = 'light' | 'dark';

/** Returns the page's current theme. Never call while rendering. */
export const readTheme = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/**
 * Gives the browser's own bars the colour of the theme, which the page has for each; `theme.js` does so before the
 * first paint.
 */
const colorBrowser = (theme: Theme): void =>
  document.querySelectorAll('meta[name=theme-color]').forEach((color, index) => {
    color.setAttribute('media', (index === 1) === (theme === 'dark') ? 'all' : 'not all');
  });

/** Sets the theme: its class on the root, and the key `theme` for the next visit (spec §4). */
export const setTheme = (theme: Theme): void => {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.style.colorScheme = theme;
  colorBrowser(theme);
  writeStored('theme', theme);
};
