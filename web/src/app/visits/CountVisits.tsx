import { Suspense, useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isStaff } from '#schema/staff.ts';
import { mailFollowed } from '#schema/followed-mail.ts';
import { details } from '#schema/pages.ts';
import type { VisitStep } from '#schema/statistics.ts';
import { useIsHydrating } from '#web/lib/hydration/useIsHydrating.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { paths } from '#web/lib/paths.ts';
import { request } from '#web/lib/request.ts';
import { useSettings } from '#web/lib/settings.ts';
import { definePublicStore, useStore } from '#web/lib/stores.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { useCart } from '#web/shop/cart/cart.ts';

const Analytics = lazyPart(() => import('./analytics/Analytics.tsx'));

/**
 * The steps that this visit has taken: each counts once. A visit is the life of the app in a tab; nothing of it is
 * stored.
 */
const stepsTaken = definePublicStore(() => new Set<VisitStep>());

/** Tells the server that a visit has come so far: a word, and nothing that says whose visit it is. */
const tell = (step: VisitStep): void => {
  request(`/backend/visits/${step.toLowerCase()}`, {
    method: 'POST',
    credentials: 'omit',
    // A step may be the last thing before the tab is closed.
    keepalive: true,
    // A visit that is not counted harms nobody.
  }).catch(() => undefined);
};

/** Counts how far a visit comes, and by the link of which mail; admins are left out. */
export const CountVisits = () => {
  const { pathname, search } = useLocation();
  const { customer, loading } = useSession();
  // Null until the storage was read.
  const pieces = useCart()?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? null;
  const taken = useStore(stepsTaken);
  const piecesBefore = useRef(pieces);
  const isCounted = !loading && !isStaff(customer);
  const { googleAnalytics } = useSettings();
  const isHydrating = useIsHydrating();

  useEffect(() => {
    const take = (step: VisitStep) => {
      if (!isCounted || taken.has(step)) return;
      taken.add(step);
      tell(step);
    };
    take('VISIT');
    const mail = mailFollowed(new URLSearchParams(search).get('from'));
    if (mail) take(mail);
    if (matchPath(details, pathname)) take('PRODUCT');
    if (pathname === paths.confirmOrder) take('CHECKOUT');
    // What was in the cart before is of an earlier visit.
    if (pieces !== null && piecesBefore.current !== null && pieces > piecesBefore.current) take('CART');
    piecesBefore.current = pieces;
  }, [isCounted, pathname, search, pieces, taken]);

  // Its code is loaded only in a shop that wants it, and after React has taken over the page.
  return googleAnalytics === '' || isHydrating ? null : (
    <Suspense>
      <Analytics id={googleAnalytics} isCounted={isCounted} />
    </Suspense>
  );
};
