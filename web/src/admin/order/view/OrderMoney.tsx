import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PAYMENT_METHODS } from '#schema/order.ts';
import type { OrderMoney_AdminOrderFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMay } from '#web/admin/permissions.tsx';
import { useMessages } from '#web/messages/useMessages.ts';
import { useTaka } from '#web/messages/useTaka.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { moneyState } from '../moneyState.ts';
import { PanelSection } from '#web/admin/ui/Section.tsx';
import { TextLink } from '#web/admin/ui/TextLink.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment OrderMoney_payment on OrderPayment {
    method
    refundByHandCents
    ...MoneyState_payment
    attempts {
      id
      method
      status
      amountCents
      amountPaisa
      paidPaisa
      rate
      failure
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

  fragment OrderMoney_adminOrder on AdminOrder {
    order {
      id
      status
      payment {
        ...OrderMoney_payment
      }
    }
    ledger {
      id
      kind
      amountCents
      carrier
      reference
      reason
      at
      by {
        id
        displayName
      }
    }
  }
`;

interface OrderMoneyProps {
  details: OrderMoney_AdminOrderFragment;
  /** Opens the form that lowers the price, so that what was paid too much goes back. */
  onGrant: () => void;
}

/** What is paid and due, the ledger behind it, and the payments and refunds of providers. */
export const OrderMoney = ({ details: { order, ledger }, onGrant }: OrderMoneyProps) => {
  const { t, translate, formatMoney } = useMessages();
  const may = useMay();
  const { exactly, atRate } = useTaka();
  const numberOf = (number: string | null) => number && t('pay.number', { number });
  const { payment } = order;
  const goingBack = payment.refundDueCents - payment.refundByHandCents;
  const labelOf = (method: string) => translate(PAYMENT_METHODS.find((one) => one.method === method)?.label ?? method);
  const isUndone = order.status === 'CANCELLED' || order.status === 'RETURNED';
  return (
    <PanelSection
      title={t('admin.order.money')}
      tools={
        !isUndone &&
        may('MONEY') && (
          <Button size="xs" variant="outline" onClick={onGrant}>
            {t(payment.collectedCents > payment.refundedCents ? 'grant.open' : 'grant.open.unpaid')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { term: t('admin.orders.payment'), text: t(`admin.orders.payment.${moneyState(payment)}`) },
          { term: t('admin.orders.method'), text: labelOf(payment.method) },
          { term: t('admin.order.collected'), text: formatMoney(payment.collectedCents) },
          payment.toCollectCents > 0 && {
            term: t('admin.order.toCollect'),
            text: formatMoney(payment.toCollectCents),
          },
          payment.refundedCents > 0 && { term: t('order.paid.back'), text: formatMoney(payment.refundedCents) },
          goingBack > 0 && { term: t('admin.order.goingBack'), text: formatMoney(goingBack) },
          payment.refundByHandCents > 0 && {
            term: t('admin.order.refundDue'),
            text: (
              <>
                {formatMoney(payment.refundByHandCents)} ·{' '}
                <TextLink to={adminPaths.orderStatusOf('returns')}>{t('admin.order.refund.where')}</TextLink>
              </>
            ),
          },
        ]}
      />
      <Movements title={t('admin.order.ledger')}>
        {ledger.map((entry) => (
          <Movement
            key={entry.id}
            name={t(`admin.order.ledger.${entry.kind}`)}
            amount={formatMoney(entry.amountCents)}
            at={entry.at}
            about={[entry.by?.displayName, entry.carrier, entry.reference, entry.reason]}
          />
        ))}
      </Movements>
      {payment.attempts.length > 0 && (
        <Movements title={t('admin.order.attempts')}>
          {payment.attempts.map((attempt) => (
            <Movement
              key={attempt.id}
              name={`${labelOf(attempt.method)} · ${t(`admin.order.attempt.${attempt.status}`)}`}
              amount={formatMoney(attempt.amountCents)}
              at={attempt.startedAt}
              about={[
                t('pay.inTaka', {
                  taka: exactly(attempt.paidPaisa ?? attempt.amountPaisa),
                  ...atRate(attempt.rate),
                }),
                numberOf(attempt.transactionId),
                attempt.failure && t(`admin.order.failure.${attempt.failure}`),
              ]}
            />
          ))}
        </Movements>
      )}
      {payment.refunds.length > 0 && (
        <Movements title={t('admin.order.refunds')}>
          {payment.refunds.map((refund) => (
            <Movement
              key={refund.id}
              name={`${labelOf(refund.method)} · ${t(`admin.order.refund.${refund.status}`)}`}
              amount={formatMoney(refund.amountCents)}
              at={refund.requestedAt}
              about={[exactly(refund.amountPaisa), numberOf(refund.reference)]}
            />
          ))}
        </Movements>
      )}
    </PanelSection>
  );
};

const Movements = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box mt="4">
    <Text as="h3" textStyle="sm" fontWeight="semibold" mb="1">
      {title}
    </Text>
    <List aria-label={title}>{children}</List>
  </Box>
);

interface MovementProps {
  name: string;
  amount: string;
  at: string;
  about: readonly (string | null | undefined)[];
}

const Movement = ({ name, amount, at, about }: MovementProps) => (
  <li>
    <Flex justify="space-between" gap="3">
      <Text>{name}</Text>
      <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {amount}
      </Text>
    </Flex>
    <Detail overflowWrap="anywhere">
      <Moment at={at} />
      {about.filter(Boolean).map((text) => ` · ${text}`)}
    </Detail>
  </li>
);

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'sm',
    '& > li': { py: '1.5', borderTopWidth: '1px', borderColor: 'border' },
  },
});
