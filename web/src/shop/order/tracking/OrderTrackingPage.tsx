import { Box, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { OrderChangedDocument, useOrderTrackingPageQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { OrderFrame } from '../OrderFrame.tsx';
import { OrderId } from '../OrderName.tsx';
import { PayButton } from '../pay/PayButton.tsx';
import { useOrderId } from '../useOrderId.ts';
import { TrackedGoods } from './TrackedGoods.tsx';
import { Tracking } from './Tracking.tsx';
import { useLive } from '#web/lib/live/useLive.ts';

/* GraphQL */ `
  query OrderTrackingPage($id: ID!) {
    order(id: $id) {
      ...OrderTrackingPage_order
    }
  }
  subscription OrderChanged($id: ID!) {
    orderChanged(id: $id) {
      ...OrderTrackingPage_order
    }
  }
  fragment OrderTrackingPage_order on Order {
    id
    number
    ...TrackedGoods_order
    ...Tracking_order
    customer {
      id
    }
    ...PayButton_order
  }
`;

/** The tracking page of an order: it moves while it is open. */
export default function OrderTrackingPage() {
  const { t, language } = useMessages();
  const { customer } = useSession();
  const variables = { id: useOrderId() };
  const query = useOrderTrackingPageQuery({ variables, fetchPolicy: 'cache-and-network' });
  useLive({
    subscription: OrderChangedDocument,
    variables,
    onData: ({ orderChanged: order }) => query.updateQuery(() => ({ order })),
    ask: query.refetch,
  });
  return (
    <OrderFrame title={t('order.tracking.title')} shape="tracking" query={query}>
      {(order) => (
        <Stack gap="6">
          <Box>
            <Heading as="h1" size="lg">
              {t('order.tracking.title')}
            </Heading>
            <HStack columnGap="4" rowGap="1" mt="2" wrap="wrap" align="start">
              <Text className="tag" fontSize="lg" mt="1">
                {t('order.tracking.order', { number: formatOrderNumber(order.number, language) })}
              </Text>
              <OrderId id={order.id} />
            </HStack>
          </Box>
          <TrackedGoods order={order} />
          <Tracking order={order}>{customer?.id === order.customer?.id && <PayButton order={order} mt="4" />}</Tracking>
          <Button asChild variant="outline" alignSelf="start">
            <Link to={paths.viewOrder(order.id)}>{t('order.tracking.details')}</Link>
          </Button>
        </Stack>
      )}
    </OrderFrame>
  );
}
