import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { serverPart } from '../lib/serverPart.ts';
import { useMessages } from '../messages/useMessages.ts';
import { withTexts } from '../messages/withTexts.tsx';
import { LoadingPage, type PageShape } from '../ui/LoadingPage.tsx';
import { withChakra } from '../ui/theme/withChakra.tsx';

const PlainCheckout = serverPart(
  import.meta.env.SSR &&
    (() => withChakra(() => withTexts(() => import('../shop/order/checkout/plain/PlainCheckoutPage.tsx')))),
);
const PlainOrders = serverPart(
  import.meta.env.SSR && (() => withChakra(() => withTexts(() => import('../shop/order/list/PlainOrders.tsx')))),
);
const PlainPay = serverPart(
  import.meta.env.SSR && (() => withChakra(() => withTexts(() => import('../shop/order/pay/PlainPayPage.tsx')))),
);

/** What the paths of the pages of signed-in people begin with, and the shape of each. */
const SHAPES: readonly (readonly [string, PageShape])[] = [
  [paths.myOrders, 'orders'],
  [paths.viewOrder(''), 'order'],
  [paths.trackOrder(''), 'tracking'],
  [paths.congratulations(''), 'thanks'],
  [paths.pay(''), 'pay'],
  [paths.profile, 'profile'],
  [paths.confirmOrder, 'checkout'],
  [paths.cart, 'cart'],
  [paths.wishlist, 'goods'],
  [paths.dashboard, 'dashboard'],
];

/**
 * The placeholder while a page's code is loading, or while it is unknown who is signed in; the profile has its own text
 * (spec §2).
 */
export const RouteLoading = () => {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const shape = SHAPES.find(([start]) => pathname.startsWith(start))?.[1];
  if (shape === 'checkout') return <LoadingPage shape={shape} plainPage={<PlainCheckout />} />;
  if (shape === 'pay') return <LoadingPage shape={shape} plainPage={<PlainPay />} />;
  if (shape === 'orders') return <LoadingPage shape={shape} plainPage={<PlainOrders />} />;
  return <LoadingPage shape={shape} {...(shape === 'profile' && { label: t('customer.profile.loading') })} />;
};
