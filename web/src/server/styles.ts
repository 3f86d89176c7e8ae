import createCache, { type EmotionCache } from '@emotion/cache';

/** The styles of one rendering. */
export interface Styles {
  cache: EmotionCache;
  /** Returns what was used, as elements for the page's head; the browser's Emotion takes them over. */
  elements: () => string;
}

/**
 * Collects the styles of one rendering. With `compat` Emotion puts no `<style>` beside the elements, which would not survive hydration
 * of boundaries that arrive later.
 */
export const collectStyles = (): Styles => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const globals: string[] = [];
  const names: string[] = [];
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const isGlobal = selector === '' && !serialized.styles.startsWith('@keyframes');
    (isGlobal ? globals : names).push(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };
  const textOf = (name: string) => {
    const text = cache.inserted[name];
    return typeof text === 'string' ? text : '';
  };
  return {
    cache,
    elements: () =>
      [
        ...globals.map((name) => `<style data-emotion="css-global ${name}">${textOf(name)}</style>`),
        `<style data-emotion="css ${names.join(' ')}">${names.map(textOf).join('')}</style>`,
      ].join(''),
  };
};
