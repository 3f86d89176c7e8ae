import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/** The styles of one rendering. */
interface Styles {
  cache: EmotionCache;
  /** Returns what was used, as elements for the page's head; lib/styleCache.ts takes them over. */
  elements: () => string;
}

/** What not every browser of the last three years knows without a prefix. */
const PREFIXED = /^(?:user-select|backdrop-filter|text-decoration|text-size-adjust|hyphens|box-decoration-break)$/;

/**
 * Adds the prefix of WebKit where it is needed. Emotion's own prefixes are for browsers that are long gone: a fifth of
 * all styles.
 */
const prefixed: NonNullable<Options['stylisPlugins']>[number] = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && PREFIXED.test(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Collects the styles of one rendering. With `compat` Emotion puts no `<style>` beside the elements, which would not
 * survive hydration of boundaries that arrive later.
 */
export const collectStyles = (): Styles => {
  const cache = createCache({ key: 'css', stylisPlugins: [prefixed] });
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
        ...globals.map((name) => `<style data-emotion="css-global ${name}" data-s>${textOf(name)}</style>`),
        `<style id="styles">${names.map(textOf).join('')}</style>`,
      ].join(''),
  };
};
