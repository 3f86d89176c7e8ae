import { Box, Button, Center, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useCongratulationsPageQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { clearDraft } from './checkoutDraft.ts';
import { NextStep } from '../NextStep.tsx';
import { OrderAddress } from '../OrderAddress.tsx';
import { OrderFrame } from '../OrderFrame.tsx';
import { OrderName } from '../OrderName.tsx';
import { OrderSummary } from '../OrderSummary.tsx';
import { clearPurchase } from './purchase/purchase.ts';
import { useOrderId } from '../useOrderId.ts';

/* GraphQL */ `
  query CongratulationsPage($id: ID!) {
    order(id: $id) {
      id
      number
      status
      payment {
        awaits
        collectedCents
      }
      ...OrderAddress_order
      ...OrderSummary_order
    }
  }
`;

/**
 * The page after an order: thanks, address and lines. It clears the stored purchase (spec §2). An order that still
 * waits for its payment is not done: its page is shown instead.
 */
export default function CongratulationsPage() {
  const { t, formatMoney } = useMessages();
  const query = useCongratulationsPageQuery({ variables: { id: useOrderId() } });
  return (
    <OrderFrame title={t('order.congratulations.title')} shape="thanks" query={query}>
      {(order) =>
        order.status === 'PENDING' && order.payment.awaits ? (
          <Navigate to={paths.pay(order.id)} replace />
        ) : (
          <>
            <EndOfCheckout />
            <Box textAlign="center" mb={{ base: '8', md: '12' }}>
              <Center
                boxSize="16"
                mx="auto"
                mb="4"
                borderRadius="full"
                bg="brand.solid"
                color="brand.contrast"
                aria-hidden
              >
                <svg width="34" height="34" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4">
                  <path d="m5 12.5 4.5 4.5L19 7.5" strokeLinecap="round" strokeLinejoin="round" />
                </svg>
              </Center>
              <Heading as="h1" size="lg">
                {t('order.congratulations.title')}
              </Heading>
              <Text mt="2" color="fg.muted">
                {t('order.congratulations.text')}
              </Text>
              {order.payment.collectedCents > 0 && (
                <Text mt="2" fontWeight="medium">
                  {t('pay.paid', { amount: formatMoney(order.payment.collectedCents) })}
                </Text>
              )}
              <OrderName order={order} centered />
              <Box mt="4">
                <NextStep status={order.status} />
              </Box>
              <Button asChild mt="6" size="lg">
                <Link to={paths.viewOrder(order.id)}>{t('order.congratulations.view')}</Link>
              </Button>
            </Box>
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" alignItems="start">
              <OrderAddress order={order} />
              <OrderSummary order={order} />
            </Grid>
          </>
        )
      }
    </OrderFrame>
  );
}

/** Clears the purchase when the order is shown: only then is the checkout over. */
const EndOfCheckout = () => {
  useEffect(() => {
    clearPurchase();
    clearDraft();
  }, []);
  return null;
};
