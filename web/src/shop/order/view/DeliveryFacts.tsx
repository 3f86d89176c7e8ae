import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { isUnderWay } from '#schema/order.ts';
import type { DeliveryFacts_OrderFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PartSent } from '#web/ui/PartSent.tsx';
import { StatusBadge } from '#web/ui/StatusBadge.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { NextStep } from '../NextStep.tsx';
import { PayButton } from '../pay/PayButton.tsx';
import { OrderTimeline } from '../tracking/OrderTimeline.tsx';

/* GraphQL */ `
  fragment DeliveryFacts_order on Order {
    status
    placedAt
    returnableUntil
    history {
      status
      at
      actor
      reason
    }
    shipments {
      id
    }
    shippedPieces
    lines {
      id
      quantity
    }
    payment {
      awaits
    }
    customer {
      id
    }
    ...OrderTimeline_order
    ...PayButton_order
  }
`;

/**
 * How far the order has come, with its time, the reason for it and what happens next; of a cancelled order, also who
 * cancelled it.
 */
export const DeliveryFacts = ({ order }: { order: DeliveryFacts_OrderFragment }) => {
  const { t, formatDate } = useMessages();
  const { customer } = useSession();
  const { status, placedAt, returnableUntil, shipments } = order;
  const last = order.history.at(-1);
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4">
        {t('order.view.status')}
      </Heading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }}
        columnGap="6"
        rowGap="6"
        alignItems="start"
      >
        <Stack gap="6">
          <OrderTimeline order={order} compact />
          <Box>
            <NextStep status={status} hasShipments={shipments.length > 0} awaits={order.payment.awaits} />
            {isUnderWay(status) && !order.payment.awaits && (
              <Text mt="1" textStyle="sm" color="fg.muted">
                {t('order.view.promise')}
              </Text>
            )}
          </Box>
          {customer?.id === order.customer?.id && <PayButton order={order} alignSelf={{ sm: 'start' }} />}
        </Stack>
        <Facts
          facts={[
            {
              term: t('order.list.status'),
              text: (
                <>
                  <StatusBadge status={status} />
                  <PartSent order={order} />
                </>
              ),
            },
            { term: t('order.view.placed'), text: <Moment at={placedAt} /> },
            { term: t('order.view.updated'), text: <Moment at={last?.at ?? placedAt} /> },
            ...(status === 'CANCELLED' && last
              ? [{ term: t('order.ended.by'), text: t(`order.ended.${last.actor}`) }]
              : []),
            // Why an order came back is said with its return.
            ...(last?.reason && status !== 'RETURNED' ? [{ term: t('order.ended.reason'), text: last.reason }] : []),
            ...(returnableUntil ? [{ term: t('order.return.until'), text: formatDate(returnableUntil) }] : []),
          ]}
        />
      </Grid>
    </Panel>
  );
};
