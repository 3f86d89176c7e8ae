import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { PAYMENT_METHODS } from '#schema/order.ts';
import type { PaymentFacts_OrderFragment, PaymentMethod } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useTaka } from '#web/messages/useTaka.ts';

/* GraphQL */ `
  fragment PaymentFacts_order on Order {
    paymentMethod
    payment {
      awaits
      collectedCents
      refundedCents
      refundDueCents
      toCollectCents
      attempts {
        id
        method
        status
        amountCents
        amountPaisa
        rate
        transactionId
        startedAt
      }
      refunds {
        id
        method
        status
        amountCents
        amountPaisa
        reference
        requestedAt
      }
    }
  }
`;

/** How an order is paid, what was paid or paid back, and what is still to be paid by either side. */
export const PaymentFacts = ({ order }: { order: PaymentFacts_OrderFragment }) => {
  const { t, translate, formatMoney } = useMessages();
  const { exactly, atRate } = useTaka();
  const { toCollectCents, collectedCents, refundedCents, refundDueCents, attempts, refunds } = order.payment;
  const atTheDoor = order.paymentMethod === 'CASH_ON_DELIVERY';
  const nameOf = (method: PaymentMethod) =>
    translate(PAYMENT_METHODS.find((one) => one.method === method)?.label ?? method);
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
          { term: t('order.view.payment'), text: nameOf(order.paymentMethod) },
          ...amounts.filter(({ cents }) => cents > 0).map(({ term, cents }) => ({ term, text: formatMoney(cents) })),
        ]}
      />
      {atTheDoor && toCollectCents > 0 && <Hint>{t('order.paid.doorText')}</Hint>}
      {refundDueCents > 0 && <Hint>{t('order.paid.dueText')}</Hint>}
      <Movements
        title={t('pay.attempts')}
        movements={attempts.map(({ id, method, status, amountCents, amountPaisa, rate, transactionId, startedAt }) => ({
          id,
          number: transactionId ?? null,
          name: nameOf(method),
          state: t(`pay.status.${status}`),
          at: startedAt,
          amount: t('pay.attempt', {
            amount: formatMoney(amountCents),
            taka: exactly(amountPaisa),
            ...atRate(rate),
          }),
        }))}
      />
      <Movements
        title={t('pay.refunds')}
        movements={refunds.map(({ id, method, status, amountCents, amountPaisa, reference, requestedAt }) => ({
          id,
          number: reference,
          name: nameOf(method),
          state: t(`pay.refund.${status}`),
          at: requestedAt,
          amount: t('pay.refund', { amount: formatMoney(amountCents), taka: exactly(amountPaisa) }),
        }))}
      />
    </Panel>
  );
};

const Hint = ({ children }: { children: string }) => (
  <Text mt="3" textStyle="sm" color="fg.muted">
    {children}
  </Text>
);

interface MovementsProps {
  title: string;
  movements: readonly {
    id: string;
    name: string;
    state: string;
    at: string;
    amount: string;
    /** The provider's number of it. */
    number: string | null;
  }[];
}

/** What was tried or paid through providers, the newest first; nothing when there is none. */
const Movements = ({ title, movements }: MovementsProps) => {
  const { t } = useMessages();
  if (movements.length === 0) return null;
  return (
    <>
      <Heading as="h3" size="sm" mt="5" mb="2">
        {title}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none" textStyle="sm">
        {movements.map(({ id, name, state, at, amount, number }) => (
          <Box as="li" key={id} py="2" borderTopWidth="1px" borderColor="border">
            <HStack justify="space-between" gap="3" wrap="wrap">
              <Text fontWeight="medium">{name}</Text>
              <Text>{state}</Text>
            </HStack>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {amount} · <Moment at={at} />
              {number !== null && ` · ${t('pay.number', { number })}`}
            </Text>
          </Box>
        ))}
      </Stack>
    </>
  );
};
