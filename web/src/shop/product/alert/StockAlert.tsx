import { Suspense } from 'react';
import { withApollo } from '#web/lib/apollo/withApollo.tsx';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PostForm } from '#web/ui/plain/PostForm.tsx';
import { useCustomerId } from '#web/shop/auth/session/session.tsx';
import type { SoldOut } from './OwnStockAlert.tsx';

/** Only for who is signed in. */
const OwnStockAlert = lazyPart(() => withApollo(() => import('./OwnStockAlert.tsx')));

/**
 * The button that asks for a mail when it is back in stock. The server answers it, also for who is not signed in yet;
 * for a customer its code does, and says whether they wait already.
 */
export default function StockAlert(soldOut: SoldOut) {
  const { t } = useMessages();
  const isSignedIn = useCustomerId() !== undefined;
  const { productId, color, size } = soldOut;
  const form = (
    <PostForm to="/stock-alert" fields={{ product: productId, color: color ?? '', size: size ?? '' }}>
      <button type="submit" className="button button-lg button-full">
        {t('product.alert.ask')}
      </button>
    </PostForm>
  );
  if (isSignedIn)
    return (
      <div className="buy-alert">
        <Suspense fallback={form}>
          <OwnStockAlert {...soldOut} />
        </Suspense>
      </div>
    );
  return (
    <div className="buy-alert">
      {form}
      <p id="stock-alert-on" className="text-sm">
        {t('product.alert.on')}
      </p>
      <p id="stock-alert-off" className="text-sm">
        {t('product.alert.off')}
      </p>
    </div>
  );
}
