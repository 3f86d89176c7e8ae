import { Button, Heading, HStack, Link as PlainLink, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PayForm_OrderFragment } from '#web/generated/graphql.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { paths } from '#web/lib/paths.ts';
import { withParam } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { offeredOr, PaymentMethods } from '../checkout/payment/PaymentMethods.tsx';
import { onlineMethod } from './AttemptNotice.tsx';
import type { useStartPayment } from './useStartPayment.ts';

/* GraphQL */ `
  fragment PayForm_order on Order {
    id
    paymentMethod
    payment {
      awaits
      dueCents
      methods
      attempts {
        id
        method
        status
      }
    }
  }
`;

/** Ids of the heading and of the notice about a problem. */
const TITLE = 'pay-how';
const PROBLEM = 'pay-problem';

interface PayFormProps {
  order: PayForm_OrderFragment;
  /** The lines of the order, with the names of the products in the language of the page. */
  lines: readonly { productId: string; name: string }[];
  /** What `useStartPayment` returns. */
  starting: ReturnType<typeof useStartPayment>;
  /** Whether the payment starts by itself, with the method that was chosen in the checkout. */
  startsAtOnce: boolean;
}

/** The choice of how to pay what an order waits for, and the button that leads to the provider's page. */
export const PayForm = ({ order, lines, starting, startsAtOnce }: PayFormProps) => {
  const { t, formatMoney } = useMessages();
  const { awaits, dueCents, methods, attempts } = order.payment;
  const [latest] = attempts;
  const [picked, setPicked] = useState(latest?.method ?? order.paymentMethod);
  const [isMissing, setIsMissing] = useState(false);
  const { start, busy, nextPage, failure, soldOutId, reset } = starting;
  const soldOut = lines.find(({ productId }) => productId === soldOutId)?.name;
  const why = failure && soldOut ? withParam(failure, 'product', soldOut) : failure;
  const chosen = offeredOr(picked, methods);

  const isBegun = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || isBegun.current) return;
    isBegun.current = true;
    if (chosen !== null && onlineMethod(chosen)) start(chosen);
  });
  const hasProblem = isMissing || failure !== null;
  useEffect(() => {
    if (hasProblem) goToField(PROBLEM);
  }, [hasProblem]);

  const submit = () => {
    if (chosen) return start(chosen);
    setIsMissing(true);
    goToField(PROBLEM);
  };
  const label = () => {
    const amount = formatMoney(dueCents);
    const method = onlineMethod(chosen);
    if (chosen && !method) return t(busy ? 'pay.changing' : 'pay.atTheDoor', { amount });
    if (busy || nextPage !== null) return t('pay.starting');
    if (!method) return t('pay.button.PAYMENT');
    const means = t(`pay.means.${method}`);
    return latest?.status === 'OPEN' && latest.method === method
      ? t('pay.goOn', { means })
      : t('pay.with', { amount, means });
  };
  return (
    <>
      <Heading as="h2" size="md" mb="4" id={TITLE}>
        {t('pay.how')}
      </Heading>
      {hasProblem && (
        <Notice tone={isMissing ? 'error' : 'warning'} id={PROBLEM} tabIndex={-1} mb="4">
          {isMissing ? t('pay.choose') : why}
        </Notice>
      )}
      {soldOutId !== null && (
        <HStack wrap="wrap" gap="3" mb="4" justify="space-between">
          <Text textStyle="sm" flex="1 1 16rem">
            {t('pay.soldOut')}
          </Text>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.viewOrder(order.id)}>{t('pay.order')}</Link>
          </Button>
        </HStack>
      )}
      <PaymentMethods
        chosen={chosen}
        offered={methods}
        onlyOffered={awaits !== 'PAYMENT'}
        labelledBy={TITLE}
        describedBy={hasProblem ? PROBLEM : undefined}
        onChoose={(method) => {
          setPicked(method);
          setIsMissing(false);
          if (!busy) reset();
        }}
      />
      <Button
        type="button"
        size="lg"
        colorPalette="accent"
        w="full"
        h="auto"
        py="2"
        mt="5"
        whiteSpace="normal"
        aria-busy={busy || nextPage !== null}
        onClick={submit}
      >
        {label()}
      </Button>
      <StatusMessage mt="3" textStyle="sm">
        {nextPage !== null && (
          <>
            {t('pay.leaving')}{' '}
            <PlainLink href={nextPage} textDecoration="underline">
              {t('pay.leaving.link')}
            </PlainLink>
          </>
        )}
      </StatusMessage>
    </>
  );
};
