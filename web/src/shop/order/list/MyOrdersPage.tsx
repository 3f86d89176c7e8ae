import { Box, Button, Center, Container, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useMyOrdersPageQuery } from '#web/generated/graphql.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrdersTable } from './OrdersTable.tsx';

/* GraphQL */ `
  query MyOrdersPage($after: String) {
    me {
      id
      orders(first: 20, after: $after) {
        edges {
          cursor
          node {
            id
            ...OrderListItem_order
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** The customer's orders, newest first: a table on wide screens, cards on narrow ones (spec §2). */
export default function MyOrdersPage() {
  const { t } = useMessages();
  const { data, error, refetch, fetchMore } = useMyOrdersPageQuery({ fetchPolicy: 'cache-and-network' });
  useLoggedFailure('Error fetching orders:', error);
  const connection = data?.me?.orders;
  const orders = connection?.edges.map(({ node }) => node) ?? [];
  return (
    <Container py={{ base: '6', md: '12' }}>
      <Heading as="h1" size="lg" mb="6">
        {t('order.list.title')}
      </Heading>
      {!connection && !error && <LoadingPage shape="orders" within />}
      {!connection && error && <FailedState error={error} retry={refetch} />}
      {connection && orders.length === 0 && <NoOrders />}
      {orders.length > 0 && (
        <>
          <Box hideBelow="lg">
            <OrdersTable orders={orders} />
          </Box>
          <Box hideFrom="lg">
            <OrderCards orders={orders} />
          </Box>
        </>
      )}
      {connection?.pageInfo.hasNextPage && (
        <MoreButton
          label={t('order.list.more')}
          onMore={() => fetchMore({ variables: { after: connection.pageInfo.endCursor } })}
        />
      )}
    </Container>
  );
}

const NoOrders = () => {
  const { t } = useMessages();
  return (
    <Center flexDirection="column" gap="5" py="16">
      <Text color="fg.muted">{t('order.list.empty')}</Text>
      <Button asChild>
        <Link to={paths.search}>{t('order.list.emptyAction')}</Link>
      </Button>
    </Center>
  );
};
