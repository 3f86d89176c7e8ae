import { Container, Stack } from '@chakra-ui/react';
import { KeptOrderNotice } from './KeptOrderNotice.tsx';
import { keyOf, type KeptOrder } from './keptOrders.ts';

/** The orders that this browser keeps, above a page that is not the checkout. */
export default function KeptOrderNotices({ orders }: { orders: readonly KeptOrder[] }) {
  return (
    <Container pt="4">
      <Stack gap="3">
        {orders.map((order) => (
          <KeptOrderNotice key={keyOf(order)} order={order} isNamed />
        ))}
      </Stack>
    </Container>
  );
}
