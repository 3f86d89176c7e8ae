import { Box, Button, Container, Flex, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { MAX_CART_LINES } from '#schema/cart.ts';
import type { DeliveryDates } from '#schema/delivery.ts';
import { MAX_ORDER_LINES, orderTotals, sumOfLines } from '#schema/order.ts';
import { deliveryFeesOf, leastTermsOf } from '#schema/shop-settings.ts';
import { useCartPageQuery } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { formatDays } from '#web/lib/formatDays.ts';
import { paths } from '#web/lib/paths.ts';
import { useObserved, useStores } from '#web/lib/stores.ts';
import { useRequestedIds } from '#web/lib/useRequestedIds.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { serverPart } from '#web/lib/serverPart.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useSession } from '../auth/session/session.tsx';
import { DeliveryIncluded, Totals } from '../order/Totals.tsx';
import { buyLines } from '../order/checkout/purchase/purchase.ts';
import { LineTranslations } from '../order/lineTranslations.ts';
import { LastSeen } from '../product/seen/LastSeen.tsx';
import { CartLines } from './CartLines.tsx';
import { accountSync } from './accountList.ts';
import { useCart } from './cart.ts';
import { acceptCart, countLines, refreshCart } from './changeCart.ts';
import { syncStatus } from './sync/sync.ts';
import { useSyncOnVisit } from './sync/useSync.ts';
import { takingIntents } from './intents/TakeIntents.tsx';
import { useWishCount } from './wishlist.ts';

const PlainCart = serverPart(import.meta.env.SSR && (() => withTexts(() => import('./plain/PlainCartPage.tsx'))));

/* GraphQL */ `
  query CartPage($ids: [ID!]!, $variantIds: [ID!]!, $withVariants: Boolean!) {
    productsById(ids: $ids) {
      ...Cart_freshProduct
    }
    variantsById(ids: $variantIds) @include(if: $withVariants) {
      ...Cart_variant
    }
    delivery {
      from
      to
    }
  }
`;

/** The cart page: lines with current prices and stock, and the button to the checkout. */
export default function CartPage() {
  const { t, translate } = useMessages();
  const { delivery } = useSettings();
  const navigate = useNavigate();
  const { customer, loading: whoIsIt } = useSession();
  const stores = useStores();
  const syncing = useObserved(syncStatus, (status) => status);
  const isTaking = useObserved(takingIntents, (is) => is);
  const [outLine, setOutLine] = useState(false);
  const cart = useCart();
  const lines = cart?.items ?? [];
  const ids = useRequestedIds(
    lines.map(({ productId }) => productId),
    MAX_CART_LINES,
  );
  const variantIds = useRequestedIds(
    lines.flatMap(({ variantId }) => variantId ?? []),
    MAX_CART_LINES,
  );
  // Every visit loads the data again; the cart itself has the previous data.
  const { data, previousData, error, loading, refetch } = useCartPageQuery({
    variables: { ids: [...ids], variantIds: [...variantIds], withVariants: variantIds.length > 0 },
    skip: ids.length === 0,
    fetchPolicy: 'network-only',
  });
  useLoggedFailure('Failed to fetch data', error);
  useEffect(() => {
    if (data) refreshCart(stores, ids, data.productsById, data.variantsById ?? []);
  }, [stores, ids, data]);
  useSyncOnVisit(cart !== undefined && !loading);
  // A person who leaves has seen the changes.
  useEffect(() => () => acceptCart(stores), [stores]);

  const isComing = customer && cart?.account !== customer.id && syncing !== 'failed';
  if (!cart || (lines.length === 0 && !outLine && (whoIsIt || isComing || isTaking)))
    return <LoadingPage shape="cart" plainPage={<PlainCart />} />;

  const counted = countLines(lines);
  const buyable = counted.filter(({ quantity }) => quantity > 0);
  const ordered = buyable.slice(0, MAX_ORDER_LINES);
  const priced = ordered.map(({ line, quantity }) => ({ unitPriceCents: line.priceCents, quantity }));
  // It is not known where it goes.
  const totals = orderTotals(priced, leastTermsOf(delivery), null);
  const fees = deliveryFeesOf(delivery, sumOfLines(priced));
  const news = counted.some(
    ({ line, quantity }) => line.seenPriceCents !== line.priceCents || (quantity < line.quantity && quantity > 0),
  );
  const syncNow = () => stores.get(accountSync).now();
  const checkOut = () => {
    acceptCart(stores);
    syncNow();
    buyLines(ordered.map(({ line, quantity }) => ({ ...line, quantity })));
    void navigate(paths.confirmOrder);
  };
  return (
    <Container py={{ base: '6', md: '12' }}>
      <Heading as="h1" size="lg" mb="5">
        {t('cart.title')}
      </Heading>
      <Stack gap="3" mb="5" _empty={{ display: 'none' }}>
        {news && <Notice tone="info">{t('cart.news')}</Notice>}
        {error && (
          <Notice tone="warning">
            <Text>
              {t('cart.unchecked')} {translate(errorMessage(error))}
            </Text>
            <Button mt="2" size="sm" variant="outline" onClick={() => void refetch().catch(() => undefined)}>
              {t('error.retry')}
            </Button>
          </Notice>
        )}
        {syncing === 'failed' && (
          <Notice tone="warning">
            <Text>{t('cart.unsaved')}</Text>
            <Button mt="2" size="sm" variant="outline" onClick={syncNow}>
              {t('error.retry')}
            </Button>
          </Notice>
        )}
      </Stack>
      <Grid
        gap={{ base: '6', lg: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: lines.length > 0 ? 'minmax(0, 1fr) 22rem' : '1fr' }}
        alignItems="start"
      >
        <Box minW="0">
          <LineTranslations value={(data ?? previousData)?.productsById ?? []}>
            <CartLines lines={counted} onOut={setOutLine} />
          </LineTranslations>
          {lines.length === 0 ? (
            <EmptyCart />
          ) : (
            <Button asChild variant="plain" mt="4">
              <Link to={paths.products}>{t('cart.shop')}</Link>
            </Button>
          )}
        </Box>
        {lines.length > 0 && (
          <CartSummary
            totals={ordered.length > 0 ? totals : null}
            isFrom={fees.least < fees.most}
            delivery={(data ?? previousData)?.delivery}
            isCut={ordered.length < buyable.length}
            logsIn={!customer && !whoIsIt}
            onCheckout={checkOut}
          />
        )}
      </Grid>
      {lines.length === 0 && <LastSeen text={t('cart.seen')} />}
    </Container>
  );
}

interface CartSummaryProps {
  /** What an order would cost without a promotion code; null when nothing can be bought. */
  totals: ReturnType<typeof orderTotals> | null;
  /** Whether that is only the least, since the delivery fee depends on the district. */
  isFrom: boolean;
  /** The days between which it arrives if it is ordered now; undefined until they are known. */
  delivery: DeliveryDates | undefined;
  /** Whether the cart has more lines than an order may have. */
  isCut: boolean;
  /** Whether nobody is signed in, so that the checkout asks for a login first. */
  logsIn: boolean;
  onCheckout: () => void;
}

/**
 * The totals with the button to the checkout: beside the lines on wide screens; on a phone also at the bottom of the
 * screen.
 */
const CartSummary = ({ totals, isFrom, delivery, isCut, logsIn, onCheckout }: CartSummaryProps) => {
  const { t, formatMoney, language } = useMessages();
  const total = totals && formatMoney(totals.totalCents);
  return (
    <Panel as="section" aria-labelledby="summary-title" position={{ lg: 'sticky' }} top={{ lg: '22' }}>
      <Heading as="h2" size="md" mb="4" id="summary-title">
        {t('order.summary.title')}
      </Heading>
      {totals === null ? (
        <Text color="fg.muted">{t('cart.checkout.nothing')}</Text>
      ) : (
        <>
          <Totals {...totals} isFrom={isFrom} adjustments={[]} />
          {/* The room is there before the days are, so that the button does not move. */}
          <Text mt="3" minH="1.5em" textStyle="sm" fontWeight="medium">
            {delivery && t('order.summary.arrives', { days: formatDays(delivery, language) })}
          </Text>
          <Text mt="1" textStyle="sm" color="fg.muted">
            {t('cart.beforeCodes')}
          </Text>
          {isCut && (
            <Text mt="3" textStyle="sm">
              {t('cart.checkout.most', { count: MAX_ORDER_LINES })}
            </Text>
          )}
          <Button size="lg" colorPalette="accent" w="full" mt="5" hideBelow="md" onClick={onCheckout}>
            {t('cart.checkout')}
          </Button>
          {logsIn && (
            <Text mt="3" textStyle="sm" color="fg.muted">
              {t('cart.checkout.login')}
            </Text>
          )}
          <Flex
            hideFrom="md"
            data-buy-bar
            position="fixed"
            insetX="0"
            bottom="0"
            zIndex="docked"
            justify="space-between"
            align="center"
            gap="4"
            px="4"
            py="2.5"
            pb="max(0.625rem, env(safe-area-inset-bottom))"
            bg="bg.surface"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Box>
              <Text fontFamily="heading" fontWeight="bold" textStyle="lg" fontVariantNumeric="tabular-nums">
                {isFrom ? t('order.summary.from', { amount: total ?? '' }) : total}
              </Text>
              <DeliveryIncluded feeCents={totals.deliveryFeeCents} isFrom={isFrom} />
            </Box>
            <Button colorPalette="accent" flex="0 1 12rem" onClick={onCheckout}>
              {t('cart.checkout')}
            </Button>
          </Flex>
        </>
      )}
    </Panel>
  );
};

/** The empty cart, with links to the shop. */
const EmptyCart = () => {
  const { t } = useMessages();
  const wishes = useWishCount();
  return (
    <EmptyState title={t('cart.empty')} text={t('cart.empty.text')}>
      <HStack gap="3" justify="center" wrap="wrap">
        <Button asChild>
          <Link to={paths.products}>{t('notFound.search')}</Link>
        </Button>
        {wishes > 0 && (
          <Button asChild variant="outline">
            <Link to={paths.wishlist}>{t('cart.wishlist')}</Link>
          </Button>
        )}
      </HStack>
    </EmptyState>
  );
};
