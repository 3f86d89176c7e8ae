import { NetworkStatus } from '@apollo/client';
import { Button, Container, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { ORDER_MESSAGES } from '#schema/order.ts';
import { useConfirmOrderPageQuery, type Session_CustomerFragment } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useStores } from '#web/lib/stores.ts';
import { useDistrict } from '#web/lib/useDistrict.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { Checkout } from './Checkout.tsx';
import { readDraft, type CheckoutDraft } from './checkoutDraft.ts';
import type { LineChange } from './figures.ts';
import type { Line } from '../line.ts';
import { LineTranslations } from '../lineTranslations.ts';
import { usePromotion } from './pricing/usePromotion.ts';
import { hasPurchase, readPurchase, type Purchase } from './purchase/purchase.ts';
import { draftOfKept, keptOrders, purchaseOfPlaced } from './sending/keptOrders.ts';

/* GraphQL */ `
  query ConfirmOrderPage($ids: [ID!]!) {
    me {
      id
      addresses {
        ...AddressChoice_address
      }
    }
    productsById(ids: $ids) {
      ...OrderChoices_product
    }
  }
`;

/** What the browser's storage has of a checkout. */
interface Stored {
  purchase: Purchase | null;
  draft: CheckoutDraft | null;
}

/**
 * The checkout page: from a stored purchase to an order. Without a stored purchase there is nothing to confirm (spec
 * §2).
 */
export default function ConfirmOrderPage() {
  const { t } = useMessages();
  const { customer } = useSession();
  const customerId = customer?.id;
  const stores = useStores();
  const [stored, setStored] = useState<Stored>();
  useEffect(() => {
    const kept = stores.get(keptOrders).read();
    const purchase = readPurchase() ?? (customerId ? purchaseOfPlaced(kept, customerId) : null);
    const draft =
      purchase && customerId
        ? (readDraft(purchase.attempt, customerId) ?? draftOfKept(kept, purchase.attempt, customerId))
        : null;
    setStored({ purchase, draft });
  }, [customerId, stores]);
  if (stored?.purchase === null) return hasPurchase() ? <Unreadable /> : <Navigate to={paths.home} replace />;
  return (
    <Container py={{ base: '6', md: '10' }}>
      <Heading as="h1" size="lg" mb="5">
        {t('order.checkout.title')}
      </Heading>
      {stored?.purchase && customer && (
        <CheckoutWithData stored={stored.purchase} draft={stored.draft} customer={customer} />
      )}
    </Container>
  );
}

/** Says that what another program or version has stored as the purchase cannot be ordered. */
const Unreadable = () => {
  const { t } = useMessages();
  return (
    <EmptyState title={t('order.unreadable')} text={t('order.unreadable.text')} heading="h1">
      <Button asChild>
        <Link to={paths.products}>{t('notFound.search')}</Link>
      </Button>
    </EmptyState>
  );
};

const idsOf = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ productId }) => productId))];

/** Returns the lines whose product is no longer in the shop. */
const goneLines = (lines: readonly Line[], ids: readonly string[], products: readonly unknown[] = []): LineChange[] => {
  const gone = new Set(ids.filter((_, index) => products[index] === null));
  return lines
    .filter(({ productId }) => gone.has(productId))
    .map((line) => ({ line, after: null, reason: ORDER_MESSAGES.notInShop }));
};

interface CheckoutWithDataProps {
  stored: Purchase;
  draft: CheckoutDraft | null;
  customer: Session_CustomerFragment;
}

/** The checkout with what it needs of the server: addresses and products, and at the same time the prices. */
const CheckoutWithData = ({ stored, draft, customer }: CheckoutWithDataProps) => {
  const { t, translate } = useMessages();
  const [purchase, setPurchase] = useState(stored);
  const { byDistrict } = useSettings().delivery;
  const [isRefused, setRefused] = useState(false);
  const [address, setAddress] = useState<string>();
  // A refused order was perhaps seen at the fee of before there were several: the settings are as old as the page.
  const district = useDistrict(address, byDistrict.length > 0 || isRefused);
  const { pricing, promotion } = usePromotion(purchase.lines, district, draft?.promotion ?? null);
  const ids = idsOf(stored.lines);
  const { data, error, networkStatus, refetch } = useConfirmOrderPageQuery({ variables: { ids } });
  useLoggedFailure('Failed to fetch data', error);
  // The form stays while it is tried again, since it is being filled in. It does not wait for the prices.
  const isKnown = data !== undefined || error !== undefined || networkStatus === NetworkStatus.refetch;
  if (!isKnown) return <LoadingPage shape="checkout" within />;
  const products = data?.productsById?.filter((product) => product !== null) ?? [];
  const changes = [...goneLines(purchase.lines, ids, data?.productsById), ...pricing.changes];
  const retry = () => {
    pricing.refresh();
    void refetch().catch(() => undefined);
  };
  return (
    <LineTranslations value={products}>
      {error && (
        <Notice tone="warning" mb="5">
          <Text>{translate(errorMessage(error))}</Text>
          <Button mt="2" size="sm" variant="outline" onClick={retry}>
            {t('error.retry')}
          </Button>
        </Notice>
      )}
      <Checkout
        purchase={purchase}
        onPurchase={setPurchase}
        draft={draft}
        customer={customer}
        // The form works without the address book.
        addresses={data?.me?.addresses ?? []}
        products={products}
        pricing={{ ...pricing, changes }}
        promotion={promotion}
        onAddress={setAddress}
        onStale={() => {
          setRefused(true);
          pricing.refresh();
        }}
      />
    </LineTranslations>
  );
};
