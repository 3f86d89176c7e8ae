import { useEffect, useEffectEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { prefixOf } from '#schema/language.ts';
import { useStore } from '../stores.ts';
import { regions } from './regions.ts';

/** Signs that somebody uses something. A finger that comes down may only scroll. */
const SIGNS = ['pointerover', 'focusin', 'click', 'change'] as const;

/** Whether the browser does more with a press on a link than to open another page. */
const isBrowsers = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.origin !== location.origin ||
  link.pathname === location.pathname ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  link.hreflang !== '';

/** Wakes the regions that somebody uses. React hears of nothing in them, so this follows their links. */
export const WakeRegions = () => {
  const { wakeAround } = useStore(regions);
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const follow = useEffectEvent((event: MouseEvent, link: HTMLAnchorElement) => {
    const { pathname, search, hash } = link;
    if (isBrowsers(event, link) || prefixOf(pathname) !== base) return;
    event.preventDefault();
    void navigate({ pathname: pathname.slice(base.length) || '/', search, hash });
  });

  useEffect(() => {
    const hear = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType === 'touch') return;
      if (!wakeAround(target) || !(event instanceof MouseEvent) || event.type !== 'click') return;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (link) follow(event, link);
    };
    // Before React, which stops events on what it does not know yet.
    for (const sign of SIGNS) addEventListener(sign, hear, { capture: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, hear, { capture: true });
    };
  }, [wakeAround]);
  return null;
};
