import createCache, { type EmotionCache } from '@emotion/cache';

/** How Emotion makes a sheet of its own for global styles. */
type CreateSheet = new (options: object) => EmotionCache['sheet'];

/** What Emotion calls a style: the end of its class, or its keyframes. */
const NAMES = /(?:\.css-|@keyframes )([\w-]+)/g;

/**
 * Returns Emotion's cache for a page that may come from the server. Emotion moves the styles that it finds in a page to
 * the end of its head, twice; each time the browser computes the styles of the whole page anew. Here they stay where
 * they are.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  const there = document.getElementById('styles')?.textContent ?? '';
  for (const [, name = ''] of there.matchAll(NAMES)) cache.inserted[name] = true;
  const Sheet = cache.sheet.constructor as CreateSheet;
  cache.sheet.constructor = function createSheet(options: object) {
    const sheet = new Sheet(options);
    sheet.hydrate = (elements) => void sheet.tags.push(...elements);
    return sheet;
  };
  return cache;
};
