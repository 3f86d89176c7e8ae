import { Box, Button, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { UNPAID_HOURS } from '#schema/payment.ts';
import { PaidOrderChangedDocument, usePayPageQuery, type PayPage_OrderFragment } from '#web/generated/graphql.ts';
import { asObject } from '#web/lib/json.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { clearDraft } from '../checkout/checkoutDraft.ts';
import { OrderFrame } from '../OrderFrame.tsx';
import { OrderName } from '../OrderName.tsx';
import { OrderSummary } from '../OrderSummary.tsx';
import { useLive } from '#web/lib/live/useLive.ts';
import { useOrderId } from '../useOrderId.ts';
import { AttemptNotice } from './AttemptNotice.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Confirming } from './Confirming.tsx';
import { PayForm } from './PayForm.tsx';
import { Reservation } from './Reservation.tsx';
import { useConfirmation } from './useConfirmation.ts';
import { useStartPayment } from './useStartPayment.ts';
import { useTaka } from '#web/messages/useTaka.ts';

/* GraphQL */ `
  query PayPage($id: ID!) {
    order(id: $id) {
      id
      ...PayPage_order
    }
  }
  subscription PaidOrderChanged($id: ID!) {
    orderChanged(id: $id) {
      ...PayPage_order
    }
  }
  fragment PayPage_order on Order {
    id
    number
    status
    customer {
      id
    }
    payment {
      awaits
      reservedUntil
      dueCents
      toCollectCents
      bdtPerUsd
      attempts {
        id
        status
        ...AttemptNotice_attempt
        ...Confirming_attempt
      }
    }
    ...PayForm_order
    ...OrderSummary_order
  }
`;

/**
 * What the checkout says to this page in the history entry: that the order was just placed, and to start its payment.
 */
export interface FromCheckout {
  isPlaced: true;
  starts: boolean;
}

/**
 * The page on which an order gets what it waits for: its payment, a deposit or a code. Customers come from the
 * checkout, back from the provider's page, or later from the order. It follows the order, and leads on once nothing is
 * missing.
 */
export default function PayPage() {
  const { t } = useMessages();
  const variables = { id: useOrderId() };
  const query = usePayPageQuery({ variables, fetchPolicy: 'cache-and-network' });
  useLive({
    subscription: PaidOrderChangedDocument,
    variables,
    onData: ({ orderChanged: order }) => query.updateQuery(() => ({ order })),
    ask: query.refetch,
  });
  const startsAtOnce = useCheckout();
  const awaits = query.data?.order?.payment.awaits ?? 'PAYMENT';
  return (
    <OrderFrame title={t(`pay.title.${awaits}`)} shape="pay" query={query}>
      {(order) => <Content order={order} startsAtOnce={startsAtOnce} />}
    </OrderFrame>
  );
}

/** Whether to start the payment. A reload of the page, or Back on the provider's page, does not start it again. */
const useCheckout = (): boolean => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const fromCheckout = asObject(state);
  const [starts] = useState(fromCheckout?.['starts'] === true);
  const isPlaced = fromCheckout?.['isPlaced'] === true;
  useEffect(() => {
    if (!isPlaced) return;
    clearDraft();
    void navigate(pathname, { replace: true });
  }, [isPlaced, pathname, navigate]);
  return starts;
};

interface ContentProps {
  order: PayPage_OrderFragment;
  startsAtOnce: boolean;
}

const Content = ({ order, startsAtOnce }: ContentProps) => {
  const { t } = useMessages();
  const { customer } = useSession();
  const { awaits } = order.payment;
  // Admins can see the orders of others, and not pay them.
  if (order.customer?.id !== customer?.id) return <Navigate to={paths.viewOrder(order.id)} replace />;
  if (order.status === 'CANCELLED') return <Over order={order} />;
  if (order.status !== 'PENDING') return <Navigate to={paths.viewOrder(order.id)} replace />;
  if (!awaits) return <Navigate to={paths.congratulations(order.id)} replace />;
  return (
    <>
      <Box mb="5">
        <Heading as="h1" size="lg">
          {t(`pay.title.${awaits}`)}
        </Heading>
        <OrderName order={order} />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }} gap="5" alignItems="start">
        <Panel as="section">
          <Payment order={order} startsAtOnce={startsAtOnce} />
        </Panel>
        <OrderSummary order={order} />
      </Grid>
    </>
  );
};

const Payment = ({ order, startsAtOnce }: ContentProps) => {
  const { t } = useMessages();
  const [latest] = order.payment.attempts;
  const { isLong, isUnreachable } = useConfirmation(order.id, latest);
  const isConfirming = latest?.status === 'CONFIRMING';
  const starting = useStartPayment(order.id);
  return (
    <>
      <StatusMessage>
        {isConfirming ? (
          <Confirming attempt={latest} isLong={isLong} />
        ) : (
          // Why the latest one did not start stands in the form; what waits for its code is no longer to be paid.
          latest && !starting.failure && order.payment.awaits !== 'CODE' && <AttemptNotice attempt={latest} />
        )}
        {isUnreachable && (
          <Notice tone="warning" role={undefined} mb="5">
            {t('pay.unreachable')}
          </Notice>
        )}
      </StatusMessage>
      {!isConfirming && (
        <>
          {order.payment.awaits === 'CODE' ? <Code order={order} /> : <Due order={order} />}
          {(order.payment.awaits !== 'CODE' || order.payment.methods.length > 0) && (
            <PayForm
              order={order}
              lines={order.lines}
              starting={starting}
              startsAtOnce={startsAtOnce && order.payment.awaits === 'PAYMENT' && !latest}
            />
          )}
        </>
      )}
    </>
  );
};

/** The code that confirms the order. Who pays it online instead, by the form below, needs none. */
const Code = ({ order }: { order: PayPage_OrderFragment }) => {
  const { t } = useMessages();
  return (
    <>
      <CodeForm orderId={order.id} />
      <Text mt="5" textStyle="sm" color="fg.muted">
        {t('pay.code.waits', { hours: UNPAID_HOURS })}
      </Text>
      {order.payment.methods.length > 0 && (
        <Text mt="6" mb="4" pt="6" borderTopWidth="1px" borderColor="border">
          {t('pay.code.instead')}
        </Text>
      )}
    </>
  );
};

/** What is to be paid now, in both currencies, and for how long the order is kept for it. */
const Due = ({ order }: { order: PayPage_OrderFragment }) => {
  const { t, formatMoney } = useMessages();
  const { inTaka } = useTaka();
  const { awaits, dueCents, toCollectCents, bdtPerUsd, reservedUntil } = order.payment;
  return (
    <Box mb="6">
      <Text color="fg.muted">{t('pay.due')}</Text>
      <Text textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatMoney(dueCents)}
      </Text>
      <Text fontVariantNumeric="tabular-nums">{t('pay.inTaka', inTaka(dueCents, bdtPerUsd))}</Text>
      <Text mt="3" textStyle="sm">
        {awaits === 'DEPOSIT'
          ? t('pay.deposit', { rest: formatMoney(toCollectCents - dueCents) })
          : t('pay.waits', { hours: UNPAID_HOURS })}
      </Text>
      {reservedUntil && <Reservation until={reservedUntil} />}
    </Box>
  );
};

const Over = ({ order }: { order: PayPage_OrderFragment }) => {
  const { t } = useMessages();
  return (
    <Box textAlign="center" py={{ base: '8', md: '14' }}>
      <Heading as="h1" size="lg">
        {t('pay.over.title')}
      </Heading>
      <OrderName order={order} centered />
      <Text mt="3" color="fg.muted">
        {t('pay.over.text')}
      </Text>
      <Button asChild mt="6">
        <Link to={paths.viewOrder(order.id)}>{t('pay.order')}</Link>
      </Button>
    </Box>
  );
};
