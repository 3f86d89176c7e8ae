import { useEffect, useRef } from 'react';
import { isStaff } from '#schema/staff.ts';
import type { EndedSearch } from '#schema/statistics.input.ts';
import { paths } from '#web/lib/paths.ts';
import { request } from '#web/lib/request.ts';
import { definePublicStore, useStore } from '#web/lib/stores.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';

/** The terms that this visit has counted: each counts once, also after Back. Nothing of it is stored. */
const countedTerms = definePublicStore(() => new Set<string>());

/** Tells the server that a search has ended, and nothing that says who searched. */
const sendCount = (search: EndedSearch): void => {
  request('/backend/searches', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(search),
    // It may be the last thing before the tab is closed.
    keepalive: true,
    // A search that is not counted harms nobody.
  }).catch(() => undefined);
};

interface Props {
  term: string;
  /** How many products the term finds without filters; null while nobody knows. */
  found: number | null;
}

/**
 * Counts a search once, when it ends: a product of its page is opened, or the page is left or hidden. Filters do not
 * end it; admins are left out.
 */
export default function CountSearch({ term, found }: Props) {
  const { customer, loading } = useSession();
  const counted = useStore(countedTerms);
  const isCounted = !loading && !isStaff(customer);
  const first = useRef<number>(null);

  useEffect(() => {
    first.current ??= found;
  }, [found]);

  useEffect(() => {
    if (!isCounted) return undefined;
    const end = (opened: boolean) => {
      if (first.current === null || counted.has(term)) return;
      counted.add(term);
      sendCount({ term, found: first.current, opened });
    };
    const onClick = ({ target, button }: MouseEvent) => {
      // The right button opens a menu.
      if (button === 2 || !(target instanceof Element)) return;
      if (target.closest(`main a[href^="${paths.details('')}"]`)) end(true);
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') end(false);
    };
    // Before the router follows the link; the middle button opens another tab.
    document.addEventListener('click', onClick, true);
    document.addEventListener('auxclick', onClick, true);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('auxclick', onClick, true);
      document.removeEventListener('visibilitychange', onHide);
      end(false);
    };
  }, [isCounted, term, counted]);

  return null;
}
