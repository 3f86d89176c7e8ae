import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useMessages } from '../messages/useMessages.ts';
import { useCustomerId } from '../shop/auth/session/session.tsx';
import { TakeIntents } from '../shop/cart/intents/TakeIntents.tsx';
import { WishForm } from '../shop/cart/intents/WishForm.tsx';
import { useSync } from '../shop/cart/sync/useSync.ts';
import { withApollo } from '../lib/apollo/withApollo.tsx';
import { lazyPart } from '../lib/lazyPart.ts';
import { paths } from '../lib/paths.ts';
import { readStored } from '../lib/storage.ts';
import { serverPart } from '../lib/serverPart.ts';
import { withTexts } from '../messages/withTexts.tsx';
import { PageAwake } from '../lib/hydration/PageAwake.tsx';
import { region } from '../lib/hydration/region.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { withChakra } from '../ui/theme/withChakra.tsx';
import { Header } from './layout/Header.tsx';
import { RouteError } from './RouteError.tsx';
import { RouteLoading } from './RouteLoading.tsx';
import { useOwnAddress } from './layout/useOwnAddress.ts';
import { useScrollMemory } from './layout/useScrollMemory.ts';
import { CountVisits } from './visits/CountVisits.tsx';

const Footer = region(() => import('./layout/Footer.tsx'));
const PlainRefusal = serverPart(import.meta.env.SSR && (() => withTexts(() => import('./plain/PlainRefusal.tsx'))));
const CheckoutFrame = lazyPart(() => withChakra(() => import('./layout/CheckoutFrame.tsx')));
const KeptOrders = lazyPart(() => withApollo(() => import('../shop/order/checkout/sending/KeptOrders.tsx')));

const AskForAnswers = lazyPart(() => withApollo(() => import('../shop/conversation/AskForAnswers.tsx')));

/**
 * Header, page and footer; the checkout has reduced ones without links away. Every change of route starts at the top
 * (spec §2), also for screen readers.
 */
export const ShopLayout = () => {
  const { t } = useMessages();
  const { pathname, search } = useLocation();
  // Another search term is another list, although the path is the same.
  const route = `${pathname}?${new URLSearchParams(search).get('q') ?? ''}`;
  const isCheckout = pathname === paths.confirmOrder;
  const customerId = useCustomerId();
  useSync();
  const [hasTalked, setTalked] = useState(false);
  // Who has never written from this browser pays for nothing.
  useEffect(() => setTalked(readStored('conversation') !== null), [customerId, pathname]);
  useScrollMemory(route);
  useOwnAddress();
  const main = useRef<HTMLElement>(null);
  const before = useRef(route);

  useEffect(() => {
    if (before.current === route) return;
    before.current = route;
    main.current?.focus({ preventScroll: true });
  }, [route]);

  return (
    <div className="shop">
      <SkipLink href="#content">{t('app.skip')}</SkipLink>
      {isCheckout ? frame('header') : <Header />}
      <WishForm />
      {hasTalked && pathname !== paths.peopleList && (
        <Suspense>
          <AskForAnswers />
        </Suspense>
      )}
      <main id="content" ref={main} tabIndex={-1} className="content">
        <noscript>
          <PlainRefusal />
        </noscript>
        {customerId !== undefined && (
          <Suspense>
            <KeptOrders customerId={customerId} isHidden={isCheckout} />
          </Suspense>
        )}
        <RouteError resetKey={pathname}>
          <Suspense fallback={<RouteLoading />}>
            <Outlet />
            <TakeIntents />
            <PageAwake />
          </Suspense>
        </RouteError>
      </main>
      {isCheckout ? (
        frame('footer')
      ) : (
        // A separate one: on the way to the checkout, nothing waits for its frame.
        <Footer key="footer" />
      )}
      {/* At the end: what it may ask stands there. */}
      <CountVisits />
    </div>
  );
};

const frame = (part: 'header' | 'footer') => (
  <Suspense fallback={<div className="checkout-place" />}>
    <CheckoutFrame part={part} />
  </Suspense>
);
