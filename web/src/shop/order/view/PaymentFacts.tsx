import { Heading, Text } from '@chakra-ui/react';
import { PAYMENT_METHODS } from '../../../../../schema/order.ts';
import type { PaymentFacts_OrderFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/* GraphQL */ `
  fragment PaymentFacts_order on Order {
    paymentMethod
    payment {
      collectedCents
      refundedCents
      refundDueCents
      toCollectCents
    }
  }
`;

/** How an order is paid, what was paid or paid back, and what is still to be paid by either side. */
export const PaymentFacts = ({ order }: { order: PaymentFacts_OrderFragment }) => {
  const { t, translate, formatMoney } = useMessages();
  const { toCollectCents, collectedCents, refundedCents, refundDueCents } = order.payment;
  const atTheDoor = order.paymentMethod === 'CASH_ON_DELIVERY';
  const method = PAYMENT_METHODS.find((one) => one.method === order.paymentMethod)?.label;
  const amounts = [
    { term: t(atTheDoor ? 'order.paid.door' : 'order.paid.open'), cents: toCollectCents },
    { term: t('order.paid.paid'), cents: collectedCents },
    { term: t('order.paid.back'), cents: refundedCents },
    { term: t('order.paid.due'), cents: refundDueCents },
  ];
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4">
        {t('order.paid.title')}
      </Heading>
      <Facts
        facts={[
          { term: t('order.view.payment'), text: method && translate(method) },
          ...amounts
            .filter(({ cents }) => cents > 0)
            .map(({ term, cents }) => ({ term, text: formatMoney(cents) })),
        ]}
      />
      {atTheDoor && toCollectCents > 0 && <Hint>{t('order.paid.doorText')}</Hint>}
      {refundDueCents > 0 && <Hint>{t('order.paid.dueText')}</Hint>}
    </Panel>
  );
};

const Hint = ({ children }: { children: string }) => (
  <Text mt="3" textStyle="sm" color="fg.muted">
    {children}
  </Text>
);
