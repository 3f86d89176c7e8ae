import { shouldSaveData } from '../shouldSaveData.ts';
import { isCachedPath, NOTICE_ID } from './cached.ts';
import { isReachable, untilReachable } from './reachable.ts';
import { tell } from './tell.ts';

/** How long somebody stays on a page before it counts as seen, in milliseconds. */
const SEEN_AFTER_MS = 3000;

/**
 * The browser's history as events; browsers of a few years ago do not have it: there, pages are cached that were opened
 * as documents.
 */
const { navigation } = window as { navigation?: EventTarget };

const cache = (worker: ServiceWorker, urls: readonly string[]) =>
  tell(worker, { type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(urls)] } });

/**
 * Caches the pages that one goes on to inside the shop: they are requested from the server, as if they had been opened
 * from outside.
 */
const cacheNextPages = (worker: ServiceWorker) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  navigation?.addEventListener('currententrychange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (shouldSaveData() || !isCachedPath(location.pathname)) return;
      cache(worker, [location.href]);
      tell(worker, { type: 'FILL' });
    }, SEEN_AFTER_MS);
  });
};

/**
 * Removes the notice of a copy with the page that it is about, and loads the page as soon as the shop answers again,
 * unless something was typed.
 */
const attendNotice = async () => {
  const notice = document.getElementById(NOTICE_ID);
  if (!notice) return;
  let isTouched = false;
  addEventListener('input', () => (isTouched = true), { once: true });
  navigation?.addEventListener('currententrychange', () => notice.remove(), { once: true });
  // The shop was only slow: another attempt would be, too.
  if (await isReachable()) return;
  await untilReachable();
  if (notice.isConnected && !isTouched) location.reload();
};

/** Registers the service worker, tells it what to cache, and attends to the notice above a copy. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const wasControlled = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  // By itself, the browser asks for a new one only after the worker has been idle for a while. Without a network, the
  // next page asks.
  if (wasControlled) registration.update().catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  if (!wasControlled && isCachedPath(location.pathname)) {
    // The page and its files came before there was a worker; the browser still has them.
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    cache(active, [location.href, ...files.filter((url) => /^\/(?:assets|pictures)\//.test(new URL(url).pathname))]);
  }
  cacheNextPages(active);
  await attendNotice();
};
