import { writeStored } from './storage.ts';

/** Day or night. */
export type Theme = 'light' | 'dark';

/** The theme that the page wears now. Never call while rendering. */
export const readTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Puts the theme on: its class on the root, and under the key `theme` for the next visit (spec §4). */
export const setTheme = (theme: Theme): void => {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.style.colorScheme = theme;
  writeStored('theme', theme);
};
