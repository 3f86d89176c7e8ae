import { Container, Heading } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useConfirmOrderPageQuery } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSession } from '../customer/session.tsx';
import { Checkout } from './Checkout.tsx';
import { readDraft, type CheckoutDraft } from './checkoutDraft.ts';
import { readPurchase, type Purchase } from './purchase.ts';

/* GraphQL */ `
  query ConfirmOrderPage {
    me {
      id
      addresses {
        ...AddressChoice_address
      }
    }
  }
`;

/** What the browser's storage knows of a checkout. */
interface Stored {
  purchase: Purchase | null;
  draft: CheckoutDraft | null;
}

/** The two steps from a stored purchase to an order. Without a stored product there is nothing to confirm (spec §2). */
export default function ConfirmOrderPage() {
  const { t } = useMessages();
  const { customer } = useSession();
  const customerId = customer?.id;
  const { data, error } = useConfirmOrderPageQuery({ skip: !customer });
  // Without its addresses the form can be typed.
  const addresses = data || error ? (data?.me?.addresses ?? []) : undefined;
  const [stored, setStored] = useState<Stored>();
  useEffect(() => {
    const purchase = readPurchase();
    setStored({ purchase, draft: purchase && customerId ? readDraft(purchase.attempt, customerId) : null });
  }, [customerId]);
  if (stored?.purchase === null) return <Navigate to={paths.home} replace />;
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageTitle title={t('order.checkout.title')} />
      <Heading as="h1" size="lg" mb="5">
        {t('order.checkout.title')}
      </Heading>
      {stored?.purchase && customer && addresses && (
        <Checkout stored={stored.purchase} draft={stored.draft} customer={customer} addresses={addresses} />
      )}
    </Container>
  );
}
