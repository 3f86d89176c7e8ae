import { useId } from 'react';
import { useLastSeenQuery } from '#web/generated/graphql.ts';
import { useObserved } from '#web/lib/stores.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { SkeletonCards } from '#web/ui/SkeletonCards.tsx';
import { ProductCard } from '../ProductCard.tsx';
import { lastSeen } from './lastSeen.ts';

/* GraphQL */ `
  query LastSeen($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      ...ProductCard_product
    }
  }
`;

/** The products that were looked at last in this browser, under a sentence; nothing when there are none. */
export const LastSeen = ({ text }: { text: string }) => {
  const ids = useObserved(lastSeen, (seen) => seen);
  return ids && ids.length > 0 ? <Products ids={ids} text={text} /> : null;
};

const Products = ({ ids, text }: { ids: readonly string[]; text: string }) => {
  const { t } = useMessages();
  const title = useId();
  const { data, error } = useLastSeenQuery({ variables: { ids: [...ids] } });
  useLoggedFailure('Failed to fetch data', error);
  // Those that are no longer in the shop are left out.
  const products = data?.productsById.filter((product) => product !== null);
  // The page does without them.
  if (error || products?.length === 0) return null;
  return (
    <section aria-labelledby={title} className="last-seen">
      <h2 id={title} className="heading text-lg">
        {t('product.lastSeen')}
      </h2>
      <p className="muted">{text}</p>
      {products ? (
        <ul className="goods wishes">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                sizes="(min-width: 1360px) 310px, (min-width: 1024px) 24vw, (min-width: 768px) 30vw, 44vw"
              />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonCards count={ids.length} className="goods wishes" />
      )}
    </section>
  );
};
