import { NetworkStatus } from '@apollo/client';
import { Button, Container, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useConfirmOrderPageQuery } from '../../../generated/graphql.ts';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../lib/stores.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useLoggedFailure } from '../../../lib/useLoggedFailure.ts';
import { useSession } from '../../auth/session/session.tsx';
import { Checkout } from './Checkout.tsx';
import { readDraft, type CheckoutDraft } from './checkoutDraft.ts';
import type { Line } from '../line.ts';
import { LineTranslations } from '../lineTranslations.ts';
import { readPurchase, type Purchase } from './purchase/purchase.ts';
import { draftOfKept, keptOrders } from './sending/keptOrders.ts';

/* GraphQL */ `
  query ConfirmOrderPage($ids: [ID!]!) {
    me {
      id
      addresses {
        ...AddressChoice_address
      }
    }
    delivery {
      from
      to
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

const idsOf = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ productId }) => productId))];

/** The checkout page: from a stored purchase to an order. Without a stored purchase there is nothing to confirm (spec §2). */
export default function ConfirmOrderPage() {
  const { t, translate } = useMessages();
  const { customer } = useSession();
  const customerId = customer?.id;
  const stores = useStores();
  const [stored, setStored] = useState<Stored>();
  const ids = idsOf(stored?.purchase?.lines ?? []);
  const { data, error, networkStatus, refetch } = useConfirmOrderPageQuery({
    variables: { ids },
    skip: !customer || !stored?.purchase,
  });
  useLoggedFailure('Failed to fetch data', error);
  // The form stays while it is tried again, since it is being filled in.
  const isKnown = data !== undefined || error !== undefined || networkStatus === NetworkStatus.refetch;
  // The form works without the address book.
  const addresses = data?.me?.addresses ?? [];
  const products = data?.productsById?.filter((product) => product !== null) ?? [];
  useEffect(() => {
    const purchase = readPurchase();
    const draft =
      purchase && customerId
        ? (readDraft(purchase.attempt, customerId) ??
          draftOfKept(stores.get(keptOrders).read(), purchase.attempt, customerId))
        : null;
    setStored({ purchase, draft });
  }, [customerId, stores]);
  if (stored?.purchase === null) return <Navigate to={paths.home} replace />;
  return (
    <Container py={{ base: '6', md: '10' }}>
      <Heading as="h1" size="lg" mb="5">
        {t('order.checkout.title')}
      </Heading>
      {stored?.purchase && customer && isKnown && (
        <LineTranslations value={products}>
          {error && (
            <Notice tone="warning" mb="5">
              <Text>{translate(errorMessage(error))}</Text>
              <Button
                mt="2"
                size="sm"
                variant="outline"
                onClick={() => void refetch().catch(() => undefined)}
              >
                {t('error.retry')}
              </Button>
            </Notice>
          )}
          <Checkout
            stored={stored.purchase}
            draft={stored.draft}
            customer={customer}
            addresses={addresses}
            products={products}
            delivery={data?.delivery}
          />
        </LineTranslations>
      )}
    </Container>
  );
}
