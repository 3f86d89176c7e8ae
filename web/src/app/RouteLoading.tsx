import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { serverPart } from '../lib/serverPart.ts';
import { useMessages } from '../messages/useMessages.ts';
import { withTexts } from '../messages/withTexts.tsx';
import { LoadingPage } from '../ui/LoadingPage.tsx';
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

/**
 * The placeholder while a page's code is loading, or while it is unknown who is signed in; the profile has its own text
 * (spec §2).
 */
export const RouteLoading = () => {
  const { t } = useMessages();
  const { pathname } = useLocation();
  if (pathname === paths.confirmOrder) return <LoadingPage plainPage={<PlainCheckout />} />;
  if (pathname.startsWith(paths.pay(''))) return <LoadingPage plainPage={<PlainPay />} />;
  if (pathname === paths.myOrders) return <LoadingPage plainPage={<PlainOrders />} />;
  return <LoadingPage {...(pathname === paths.profile && { label: t('customer.profile.loading') })} />;
};
