import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The key in session storage: reloads and pages outside the shop restore the position too. */
const STORAGE_KEY = 'scroll';
const MOST_ENTRIES = 60;
/** How long to wait for a page to become as tall as it was, in milliseconds. */
const GROWS_WITHIN_MS = 5000;

/** Every change of route starts at the top (spec §2); Back and Forward restore the position. */
export const useScrollMemory = (route: string): void => {
  const { key } = useLocation();
  const how = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef(key);
  const before = useRef(route);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    places.current = readPlaces();
    const note = () => places.current.set(here.current, scrollY);
    const keep = () => writePlaces(places.current);
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const isOther = before.current !== route;
    here.current = key;
    before.current = route;
    const place = how === 'POP' ? places.current.get(key) : undefined;
    if (place !== undefined) return goTo(place);
    if (isOther) scrollTo(0, 0);
    places.current.set(key, scrollY);
    return undefined;
  }, [key, route, how]);
};

/**
 * Scrolls to a position, again as the page grows, until it is reached or somebody scrolls. Returns a function that
 * stops it.
 */
const goTo = (top: number): (() => void) => {
  const isThere = () => {
    scrollTo(0, top);
    return Math.abs(scrollY - top) < 2;
  };
  if (isThere()) return () => undefined;
  const growth = new ResizeObserver(() => isThere() && end());
  const timer = setTimeout(() => end(), GROWS_WITHIN_MS);
  const theirs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of theirs) removeEventListener(event, end);
  };
  for (const event of theirs) addEventListener(event, end, { passive: true });
  growth.observe(document.body);
  return end;
};

const readPlaces = (): Map<string, number> => {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  // A new visit starts at the top.
  if ((visit as PerformanceNavigationTiming | undefined)?.type === 'navigate') return new Map();
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
};

const writePlaces = (places: ReadonlyMap<string, number>): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-MOST_ENTRIES)));
  } catch {
    // Storage is blocked or full: the positions last for this visit.
  }
};
