import { Box, Button, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_WISHES } from '#schema/cart.ts';
import { addToCartError } from '#schema/add-to-cart.ts';
import { useWishlistPageQuery, type WishActions_ProductFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useObserved, useStores } from '#web/lib/stores.ts';
import { useRequestedIds } from '#web/lib/useRequestedIds.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { serverPart } from '#web/lib/serverPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { SkeletonCards } from '#web/ui/SkeletonCards.tsx';
import { TakenOut } from '#web/ui/TakenOut.tsx';
import { useSession } from '../auth/session/session.tsx';
import { ProductCard } from '../product/ProductCard.tsx';
import { LastSeen } from '../product/seen/LastSeen.tsx';
import { syncStatus } from './sync/sync.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useSyncOnVisit } from './sync/useSync.ts';
import { addWish, removeWish, useWishlist } from './wishlist.ts';

const PlainWishlist = serverPart(
  import.meta.env.SSR && (() => withTexts(() => import('./plain/PlainWishlistPage.tsx'))),
);

/* GraphQL */ `
  query WishlistPage($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      name
      ...ProductCard_product
      ...WishActions_product
    }
  }
`;

/** The most products of one query. */
const QUERY_IDS = 100;

/** The wishlist page. */
export default function WishlistPage() {
  const { t } = useMessages();
  const { customer, loading: whoIsIt } = useSession();
  const syncing = useObserved(syncStatus, (status) => status);
  const list = useWishlist();
  const wishes = list?.items.map(({ productId }) => productId) ?? [];
  const asked = useRequestedIds(wishes, MAX_WISHES);
  useSyncOnVisit(list !== undefined);
  // It stays when one of the products gets a heart: the pressed button must not go.
  const [wasEmpty, setWasEmpty] = useState(false);

  const isComing = customer && list?.account !== customer.id && syncing !== 'failed';
  if (!list || (asked.length === 0 && (whoIsIt || isComing)))
    return <LoadingPage shape="goods" plainPage={<PlainWishlist />} />;
  if (wishes.length === 0 && !wasEmpty) setWasEmpty(true);
  return (
    <Container py={{ base: '6', md: '12' }}>
      <Heading as="h1" size="lg">
        {t('cart.wishlist')}
      </Heading>
      {wishes.length > 0 && (
        <Text color="fg.muted" mb="6">
          {wishes.length === 1 ? t('cart.wishlist.one') : t('cart.wishlist.count', { count: wishes.length })}
        </Text>
      )}
      {wishes.length === 0 && <EmptyWishlist />}
      {[asked.slice(0, QUERY_IDS), asked.slice(QUERY_IDS)].map(
        (ids, part) => ids.length > 0 && <Products key={part} ids={ids} wishes={new Set(wishes)} />,
      )}
      {wasEmpty && <LastSeen text={t('cart.wishlist.seen')} />}
    </Container>
  );
}

/** Products of the wishlist. Those removed on this visit can be put back. */
const Products = ({ ids, wishes }: { ids: readonly string[]; wishes: ReadonlySet<string> }) => {
  const { t } = useMessages();
  const stores = useStores();
  const { data, previousData, error, refetch } = useWishlistPageQuery({
    variables: { ids: [...ids] },
    fetchPolicy: 'cache-and-network',
  });
  useLoggedFailure('Failed to fetch data', error);
  const products = (data ?? previousData)?.productsById;
  if (!products && error) return <FailedState error={error} retry={refetch} />;
  if (!products) return <SkeletonCards count={Math.min(ids.length, 8)} className="goods wishes" />;
  const known = new Map(products.map((product) => [product?.id, product]));
  return (
    <ul className="goods wishes">
      {ids.map((id) => {
        const product = known.get(id);
        if (!wishes.has(id))
          return (
            <TakenOut
              key={id}
              text={t('cart.wishlist.removed', { name: product?.name ?? '' })}
              onUndo={() => void addWish(stores, id)}
            />
          );
        return (
          <Flex as="li" key={id} direction="column">
            {product ? (
              <Box flex="1">
                <ProductCard
                  product={product}
                  sizes="(min-width: 1360px) 310px, (min-width: 1024px) 24vw, (min-width: 768px) 30vw, 44vw"
                  heading="h2"
                />
              </Box>
            ) : (
              <Text flex="1" color="fg.muted">
                {t('cart.wishlist.gone')}
              </Text>
            )}
            <WishActions productId={id} product={product ?? null} />
          </Flex>
        );
      })}
    </ul>
  );
};

/* GraphQL */ `
  fragment WishActions_product on Product {
    id
    name
    image {
      path
      alt
    }
    priceCents
    availableStock
    colors
    sizes
  }
`;

interface WishActionsProps {
  productId: string;
  /** Null when the product is no longer in the shop. */
  product: WishActions_ProductFragment | null;
}

/**
 * The buttons of a product on the wishlist: add it to the cart, or choose colour and size on its page; or remove it.
 */
const WishActions = ({ productId, product }: WishActionsProps) => {
  const { t } = useMessages();
  const stores = useStores();
  const { add, success, hint, problem } = useAddToCart();
  const nothing = { color: null, size: null };
  return (
    <Box mt="3">
      {product && product.availableStock > 0 && addToCartError(product, nothing) === null && (
        <Button
          w="full"
          size="sm"
          variant="outline"
          aria-label={`${t('product.addToCart')}: ${product.name}`}
          onClick={() => {
            const { name, image, priceCents, availableStock } = product;
            add({ productId, name, image, priceCents, quantity: 1, ...nothing }, availableStock, null);
          }}
        >
          {t('product.addToCart')}
        </Button>
      )}
      {product && product.availableStock > 0 && addToCartError(product, nothing) !== null && (
        <Button asChild w="full" size="sm" variant="outline">
          <Link to={paths.details(productId)} aria-label={`${t('cart.wishlist.choose')}: ${product.name}`}>
            {t('cart.wishlist.choose')}
          </Link>
        </Button>
      )}
      <Button
        w="full"
        size="sm"
        variant="plain"
        aria-label={product ? `${t('cart.remove')}: ${product.name}` : undefined}
        onClick={() => removeWish(stores, productId)}
      >
        {t('cart.remove')}
      </Button>
      <Text role="status" textStyle="sm" fontWeight="medium" color="fg.success">
        <span className="added">{success}</span> {hint}
      </Text>
      <Text role="alert" textStyle="sm" fontWeight="medium" color="fg.error">
        {problem}
      </Text>
    </Box>
  );
};

/** The empty wishlist, with links to the shop. */
const EmptyWishlist = () => {
  const { t } = useMessages();
  return (
    <EmptyState title={t('cart.wishlist.empty')} text={t('cart.wishlist.empty.text')}>
      <Button asChild>
        <Link to={paths.products}>{t('notFound.search')}</Link>
      </Button>
    </EmptyState>
  );
};
