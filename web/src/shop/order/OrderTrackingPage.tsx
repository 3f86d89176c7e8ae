import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useOrderTrackingPageQuery } from '../../generated/graphql.ts';
import { formatDays } from '../../lib/formatDays.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Panel } from '../../ui/Panel.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { useOrderId } from './useOrderId.ts';

/* GraphQL */ `
  query OrderTrackingPage($id: ID!) {
    order(id: $id) {
      id
      lines {
        id
        name
      }
      ...OrderTimeline_order
      status
      delivery {
        from
        to
      }
    }
  }
`;

/** The tracking page of an order. */
export default function OrderTrackingPage() {
  const { t, language } = useMessages();
  const query = useOrderTrackingPageQuery({
    variables: { id: useOrderId() },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OrderFrame title={t('order.tracking.title')} query={query}>
      {(order) => (
        <Stack gap="6">
          <div>
            <Heading as="h1" size="lg">
              {t('order.tracking.title')}
            </Heading>
            <Text mt="1" color="fg.muted">
              {order.lines.map(({ name }) => name).join(', ')}
            </Text>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {t('order.view.id')}: {order.id}
            </Text>
            {order.status !== 'DELIVERED' && (
              <Text mt="1">
                {t('order.view.expected')}: {formatDays(order.delivery, language)}
              </Text>
            )}
          </div>
          <Panel py={{ base: '6', md: '10' }}>
            <OrderTimeline order={order} />
          </Panel>
          <Button asChild variant="outline" alignSelf="start">
            <Link to={paths.viewOrder(order.id)}>{t('order.tracking.details')}</Link>
          </Button>
        </Stack>
      )}
    </OrderFrame>
  );
}
