import createCache, { type EmotionCache } from '@emotion/cache';

/** How Emotion makes a sheet of its own for global styles. */
type CreateSheet = new (options: object) => EmotionCache['sheet'];

/**
 * Returns Emotion's cache for a page that may come from the server. Emotion moves the styles that it finds in a page to the end of its head, twice;
 * each time the browser computes the styles of the whole page anew. Here they stay where they are.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  for (const name of document.getElementById('styles')?.dataset.names?.split(' ') ?? [])
    cache.inserted[name] = true;
  const Sheet = cache.sheet.constructor as CreateSheet;
  cache.sheet.constructor = function createSheet(options: object) {
    const sheet = new Sheet(options);
    sheet.hydrate = (elements) => void sheet.tags.push(...elements);
    return sheet;
  };
  return cache;
};
