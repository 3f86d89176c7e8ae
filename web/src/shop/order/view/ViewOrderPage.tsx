import { Box, Button, Grid, Heading, HStack, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useViewOrderPageQuery, ViewedOrderChangedDocument } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { OrderAddress } from '../OrderAddress.tsx';
import { OrderFrame } from '../OrderFrame.tsx';
import { OrderName } from '../OrderName.tsx';
import { OrderSummary } from '../OrderSummary.tsx';
import { useLive } from '#web/lib/live/useLive.ts';
import { useOrderId } from '../useOrderId.ts';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { OrderActions } from './OrderActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { ReturnFacts } from './ReturnFacts.tsx';
import { Shipments } from './Shipments.tsx';

/* GraphQL */ `
  query ViewOrderPage($id: ID!) {
    order(id: $id) {
      id
      ...ViewOrderPage_order
    }
  }
  subscription ViewedOrderChanged($id: ID!) {
    orderChanged(id: $id) {
      ...ViewOrderPage_order
    }
  }
`;

/* GraphQL */ `
  fragment ViewOrderPage_order on Order {
    id
    number
    status
    ...OrderActions_order
    ...DeliveryFacts_order
    ...Shipments_order
    ...ReturnFacts_order
    ...OrderAddress_order
    ...OrderSummary_order
    ...PaymentFacts_order
  }
`;

/**
 * The page of an order: where it is, what is in it, what it costs, and what its customer can do. It moves while it is
 * open.
 */
export default function ViewOrderPage() {
  const { t } = useMessages();
  const variables = { id: useOrderId() };
  const query = useViewOrderPageQuery({ variables, fetchPolicy: 'cache-and-network' });
  useLive({
    subscription: ViewedOrderChangedDocument,
    variables,
    onData: ({ orderChanged: order }) => query.updateQuery(() => ({ order })),
    ask: query.refetch,
  });
  return (
    <OrderFrame title={t('order.view.title')} shape="order" query={query}>
      {(order) => (
        <>
          <HStack justify="space-between" align="end" wrap="wrap" gap="4" mb="5">
            <Box minW="0">
              <Heading as="h1" size="lg">
                {t('order.view.title')}
              </Heading>
              <OrderName order={order} />
            </Box>
            <Button asChild>
              <Link to={paths.trackOrder(order.id)}>{t('order.view.track')}</Link>
            </Button>
          </HStack>
          <Stack gap="5">
            <DeliveryFacts order={order} />
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }} gap="5" alignItems="start">
              <Stack gap="5" minW="0">
                <OrderActions order={order} />
                <ReturnFacts order={order} />
                <Shipments order={order} />
                {/* In the shorter column. */}
                {order.returns.length === 0 && <OrderAddress order={order} />}
              </Stack>
              <Stack gap="5" minW="0">
                <OrderSummary order={order} shipments={order.status === 'PROCESSED' ? order.shipments : []} />
                <PaymentFacts order={order} />
                {order.returns.length > 0 && <OrderAddress order={order} />}
              </Stack>
            </Grid>
          </Stack>
        </>
      )}
    </OrderFrame>
  );
}
