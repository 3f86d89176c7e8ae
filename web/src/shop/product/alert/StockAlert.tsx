import { Suspense } from 'react';
import { withApollo } from '#web/lib/apollo/withApollo.tsx';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PostForm } from '#web/ui/plain/PostForm.tsx';
import { useCustomerId } from '#web/shop/auth/session/session.tsx';

/** Only for who is signed in. */
const OwnStockAlert = lazyPart(() => withApollo(() => import('./OwnStockAlert.tsx')));

/** What is sold out: a product, or its chosen variant. */
export interface Awaited {
  productId: string;
  /** Null for any variant. */
  variantId: string | null;
  color: string | null;
  size: string | null;
}

/**
 * The button that asks for a mail when it is back in stock. The server answers it, also for who is not signed in yet;
 * for a customer its code does, and says whether they wait already.
 */
export default function StockAlert(awaited: Awaited) {
  const { t } = useMessages();
  const isSignedIn = useCustomerId() !== undefined;
  const { productId, color, size } = awaited;
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
          <OwnStockAlert {...awaited} />
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
