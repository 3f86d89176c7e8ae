import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { definePublicStore } from '../../lib/stores.ts';

/** What not every browser of the last three years knows without a prefix. */
const PREFIXED = /^(?:user-select|backdrop-filter|text-decoration|text-size-adjust|hyphens|box-decoration-break)$/;

/** Adds the prefix of WebKit where it is needed. Emotion's own prefixes are for browsers that are long gone. */
const prefixed: NonNullable<Options['stylisPlugins']>[number] = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && PREFIXED.test(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** What Emotion calls a style: the end of its class, or its keyframes. */
const NAMES = /(?:\.css-|@keyframes )([\w-]+)/g;

/** Returns a cache for the styles that Emotion makes. In a browser it knows those that the server's page has. */
export const createStyleCache = (): EmotionCache => {
  // Speedy in tests, too: otherwise each style is an element.
  const cache = createCache({ key: 'css', speedy: true, stylisPlugins: [prefixed] });
  // Without a document Emotion then keeps the text of each style, and puts no `<style>` beside the elements, which
  // would not survive hydration of boundaries that arrive later.
  if (typeof document === 'undefined') cache.compat = true;
  else
    for (const [, name = ''] of document.getElementById('styles')?.textContent.matchAll(NAMES) ?? [])
      cache.inserted[name] = true;
  return cache;
};

/** Returns the text of all styles that were used while there is no document. */
export const textOfStyles = ({ inserted }: EmotionCache): string =>
  Object.values(inserted)
    .filter((text) => typeof text === 'string')
    .join('');

/** Emotion's cache of an app. */
export const styleCache = definePublicStore(createStyleCache);
