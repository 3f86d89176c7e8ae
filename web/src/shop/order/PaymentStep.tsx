import { Box, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BillingAddress } from '../../../../schema/order.rules.ts';
import type { PaymentMethod } from '../../generated/graphql.ts';
import { goToField } from '../../lib/goToField.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import type { LineChange } from './figures.ts';
import type { Line } from './line.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { totalsOf, type Purchase } from './purchase.ts';
import { useConfirmOrder } from './useConfirmOrder.ts';

/** Id of the sentence that says what is wrong with the choice. */
const PROBLEM = 'payment-problem';

interface PaymentStepProps {
  purchase: Purchase;
  billing: BillingAddress;
  paymentMethod: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  onBack: () => void;
  /** What turned out to be no longer as the shopper saw it; nothing any more when they have gone on. */
  onChanges: (changes: readonly LineChange[]) => void;
  /** The shopper goes on with what can be bought. */
  onAccept: (lines: Line[]) => void;
  /** The server refused fields of the billing form. */
  onRefused: (fields: Partial<BillingAddress>) => void;
}

/** Step Payment: how it is paid, and the confirmation that makes it an order. */
export const PaymentStep = ({ onChoose, onBack, onChanges, onAccept, ...order }: PaymentStepProps) => {
  const { t, say, formatMoney } = useMessages();
  const { confirm, placing, problem, setProblem } = useConfirmOrder(order);
  const { purchase, billing, paymentMethod } = order;
  const total = formatMoney(totalsOf(purchase.lines).totalCents);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (problem?.kind === 'payment') goToField(PROBLEM);
  }, [problem]);
  useEffect(() => {
    if (problem?.kind !== 'changed') return;
    onChanges(problem.changes);
    return () => onChanges([]);
  }, [problem, onChanges]);

  return (
    <Panel>
      <Heading as="h2" size="md" mb="4" id="payment-title" ref={title} tabIndex={-1} outline="none">
        {t('order.payment.title')}
      </Heading>
      {problem?.kind === 'payment' && (
        <Notice tone="error" id={PROBLEM} tabIndex={-1} mb="4">
          {problem.why}
        </Notice>
      )}
      <PaymentMethods
        chosen={paymentMethod}
        onChoose={(method) => {
          if (problem?.kind === 'payment') setProblem(null);
          onChoose(method);
        }}
        describedBy={problem?.kind === 'payment' ? PROBLEM : undefined}
      />
      <Box mt="5" textStyle="sm">
        <Text color="fg.muted">{t('order.payment.goesTo')}</Text>
        <Text whiteSpace="pre-line">{`${billing.name}, ${billing.phone}\n${billing.address}`}</Text>
      </Box>
      <Stack gap="3" mt="5">
        {problem?.kind === 'failed' && (
          <Notice tone="error">
            <Text>{say(problem.why)}</Text>
            <Text>{t('order.payment.kept')}</Text>
          </Notice>
        )}
        {problem?.kind === 'changed' && (
          <ChangeNotice
            lines={purchase.lines}
            changes={problem.changes}
            onAccept={(lines) => {
              onAccept(lines);
              setProblem({ kind: 'accepted' });
            }}
          />
        )}
        {problem?.kind === 'placedBefore' && (
          <Notice tone="warning">
            <Text>{t('order.payment.placedBefore')}</Text>
            <Button asChild mt="3" size="sm" variant="outline">
              <Link to={paths.myOrders}>{t('order.missing.orders')}</Link>
            </Button>
          </Notice>
        )}
        {problem?.kind === 'accepted' && (
          <Notice tone="success" tabIndex={-1} ref={takeFocus}>
            {t('order.changed.accepted')}
          </Notice>
        )}
      </Stack>
      <HStack mt="5" gap="3" justify="space-between">
        <Button type="button" variant="outline" size="lg" onClick={onBack}>
          {t('order.payment.back')}
        </Button>
        <Button
          type="button"
          size="lg"
          colorPalette="accent"
          flex="1"
          maxW="20rem"
          aria-busy={placing}
          onClick={confirm}
        >
          {placing ? t('order.payment.placing') : t('order.payment.confirm', { total })}
        </Button>
      </HStack>
    </Panel>
  );
};

/** The button that had the focus has gone; Confirm Order must not get it, lest one key press do both. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
