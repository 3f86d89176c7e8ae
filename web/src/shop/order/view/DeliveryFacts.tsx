import { Heading } from '@chakra-ui/react';
import { PAYMENT_METHODS } from '../../../../../schema/order.ts';
import type { DeliveryFacts_OrderFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { NextStep } from '../NextStep.tsx';

/* GraphQL */ `
  fragment DeliveryFacts_order on Order {
    status
    paymentMethod
    placedAt
    history {
      status
      at
    }
  }
`;

/** The order's status with its time and the next step, and the payment method. */
export const DeliveryFacts = ({ order }: { order: DeliveryFacts_OrderFragment }) => {
  const { t, translate } = useMessages();
  const lastChange = order.history.at(-1)?.at ?? order.placedAt;
  const payment = PAYMENT_METHODS.find(({ method }) => method === order.paymentMethod)?.label;
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4">
        {t('order.view.status')}
      </Heading>
      <NextStep status={order.status} />
      <Facts
        facts={[
          { term: t('order.list.status'), text: <StatusBadge status={order.status} /> },
          { term: t('order.view.placed'), text: <Moment at={order.placedAt} /> },
          { term: t('order.view.updated'), text: <Moment at={lastChange} /> },
          { term: t('order.view.payment'), text: payment && translate(payment) },
        ]}
      />
    </Panel>
  );
};

const Moment = ({ at }: { at: string }) => {
  const { formatDateTime } = useMessages();
  return <time dateTime={at}>{formatDateTime(at)}</time>;
};
