import { Button, Container, Heading, HStack, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ShownOrder } from '#schema/rendering.ts';
import { paths } from '#web/lib/paths.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { OrderNumber } from '#web/ui/OrderNumber.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { StatusBadge } from '#web/ui/StatusBadge.tsx';

/** The customer's latest orders without scripts, with links to where they are. Only the server renders it. */
export default function PlainOrders() {
  const { t } = useMessages();
  const { orders } = useVisitor();
  return (
    <Container py={{ base: '6', md: '12' }}>
      <Heading as="h1" size="lg" mb="6">
        {t('order.list.title')}
      </Heading>
      {orders === null && (
        <Button asChild>
          <Link to={`${paths.login}?${new URLSearchParams({ back: paths.myOrders })}`}>
            {t('customer.login.title')}
          </Link>
        </Button>
      )}
      {orders?.length === 0 && <Text color="fg.muted">{t('order.list.empty')}</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {orders?.map((order) => (
          <PlainOrder key={order.number} order={order} />
        ))}
      </Stack>
    </Container>
  );
}

const PlainOrder = ({ order }: { order: ShownOrder }) => {
  const { t, formatDate, formatMoney } = useMessages();
  return (
    <Panel as="li">
      <HStack justify="space-between" wrap="wrap">
        <OrderNumber number={order.number} fontWeight="semibold" />
        <StatusBadge status={order.status} />
      </HStack>
      <Text>{order.names.join(', ')}</Text>
      <HStack gap="4" wrap="wrap" textStyle="sm" color="fg.muted">
        <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
        <Text as="span">{formatMoney(order.totalCents)}</Text>
        <StyledLink asChild>
          <Link to={order.trackingPath}>{t('order.view.track')}</Link>
        </StyledLink>
      </HStack>
    </Panel>
  );
};
