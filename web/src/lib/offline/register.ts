import { shouldSaveData } from '../shouldSaveData.ts';
import { isKept, NOTICE_ID } from './kept.ts';
import { isReachable, untilReachable } from './reachable.ts';
import { tell } from './tell.ts';

/** How long somebody stays on a page before it counts as seen, in milliseconds. */
const SEEN_AFTER_MS = 3000;

/**
 * The browser's history as events; browsers of a few years ago do not have it: there, pages are kept that were opened
 * as documents.
 */
const { navigation } = window as { navigation?: EventTarget };

const keep = (worker: ServiceWorker, urls: readonly string[]) =>
  tell(worker, { type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(urls)] } });

/**
 * Keeps the pages that one goes on to inside the shop: the server is asked for them, as if they had been opened from
 * outside.
 */
const keepNextPages = (worker: ServiceWorker) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  navigation?.addEventListener('currententrychange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (shouldSaveData() || !isKept(location.pathname)) return;
      keep(worker, [location.href]);
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

/** Registers the service worker, tells it what to keep, and attends to the notice above a copy. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const wasControlled = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  // By itself, the browser asks for a new one only after the worker has been idle for a while. Without a network, the
  // next page asks.
  if (wasControlled) registration.update().catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  if (!wasControlled && isKept(location.pathname)) {
    // The page and its files came before there was a worker; the browser still has them.
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    keep(active, [location.href, ...files.filter((url) => /^\/(?:assets|pictures)\//.test(new URL(url).pathname))]);
  }
  keepNextPages(active);
  await attendNotice();
};
