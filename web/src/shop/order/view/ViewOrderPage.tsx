import { Box, Button, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useViewOrderPageQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { OrderAddress } from '../OrderAddress.tsx';
import { OrderFrame } from '../OrderFrame.tsx';
import { OrderSummary } from '../OrderSummary.tsx';
import { useOrderId } from '../useOrderId.ts';

/* GraphQL */ `
  query ViewOrderPage($id: ID!) {
    order(id: $id) {
      id
      ...DeliveryFacts_order
      ...OrderAddress_order
      ...OrderSummary_order
    }
  }
`;

/** The page of an order, with its id to copy and a link to the tracking. */
export default function ViewOrderPage() {
  const { t } = useMessages();
  const query = useViewOrderPageQuery({ variables: { id: useOrderId() }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderFrame title={t('order.view.title')} query={query}>
      {(order) => (
        <>
          <HStack justify="space-between" align="end" wrap="wrap" gap="4" mb="6">
            <Box minW="0">
              <Heading as="h1" size="lg">
                {t('order.view.title')}
              </Heading>
              <HStack gap="1" mt="1" color="fg.muted">
                <Text textStyle="sm">
                  {t('order.view.id')}: <OrderId id={order.id} />
                </Text>
                <CopyButton text={order.id} />
              </HStack>
            </Box>
            <Button asChild>
              <Link to={paths.trackOrder(order.id)}>{t('order.view.track')}</Link>
            </Button>
          </HStack>
          <Notice tone="info" mb="5" role={undefined}>
            {t('order.view.promise')}
          </Notice>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" alignItems="start">
            <Stack gap="5" minW="0">
              <DeliveryFacts order={order} />
              <OrderAddress order={order} />
            </Stack>
            <OrderSummary order={order} />
          </Grid>
        </>
      )}
    </OrderFrame>
  );
}

const OrderId = ({ id }: { id: string }) => (
  <Box as="span" color="fg" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
    {id}
  </Box>
);
