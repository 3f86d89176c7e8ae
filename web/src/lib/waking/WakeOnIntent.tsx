import { useEffect, useEffectEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { prefixOf } from '#schema/language.ts';
import { apollo } from '../apollo/apollo.ts';
import { useStore } from '../stores.ts';
import { waking } from './waking.ts';

/** Signs that somebody is about to use something. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/** What a press on it changes. A list of choices opens by itself. */
const PRESSABLE = 'button, label, summary, input, a[hreflang]';

/** Whether a press on a link opens another tab or window. */
const opensAnother = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Wakes the parts of the server's page that somebody points at or uses. React never hears of what happens in them, so
 * this follows their links and repeats the press on a button when its code is there.
 */
export const WakeOnIntent = () => {
  const { around, pressLater } = useStore(waking);
  const wanted = useStore(apollo);
  const navigate = useNavigate();
  const home = useHref('/');
  const follow = useEffectEvent((event: MouseEvent, link: HTMLAnchorElement) => {
    const { origin, pathname, search, hash } = new URL(link.href);
    const isElsewhere = origin !== location.origin || link.target !== '' || link.hasAttribute('download');
    const base = home.replace(/\/$/, '');
    if (isElsewhere || opensAnother(event) || prefixOf(pathname) !== base) return;
    event.preventDefault();
    event.stopPropagation();
    void navigate({ pathname: pathname.slice(base.length) || '/', search, hash });
  });

  useEffect(() => {
    const hear = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return;
      // Whoever presses something soon wants data.
      if (type === 'pointerdown') wanted.want().catch(() => undefined);
      around(target)?.wake?.();
    };
    const press = (event: MouseEvent) => {
      const { target } = event;
      const part = target instanceof Element ? around(target) : undefined;
      if (!part || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href]:not([hreflang])');
      // What a part links to on its own page, such as another page of a list, it may show in place.
      const isOwn = link?.origin === location.origin && link.pathname === location.pathname;
      if (link && !(isOwn && part.wake)) return follow(event, link);
      if (link && opensAnother(event)) return;
      const pressed = link ?? target.closest<HTMLElement>(PRESSABLE);
      if (!pressed || !part.wake) return;
      event.preventDefault();
      event.stopPropagation();
      pressLater(part.place, pressed);
      part.wake();
    };
    for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true });
    // Before React, which stops presses on what it does not know yet.
    addEventListener('click', press, { capture: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, hear, { capture: true });
      removeEventListener('click', press, { capture: true });
    };
  }, [around, pressLater, wanted]);
  return null;
};
