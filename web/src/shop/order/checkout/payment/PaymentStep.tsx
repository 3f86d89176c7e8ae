import { Box, Button, Heading, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { BillingAddress } from '#schema/order.input.ts';
import type { PaymentMethod } from '#web/generated/graphql.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { onlineMethod } from '#web/shop/order/pay/AttemptNotice.tsx';
import { useTaka } from '#web/messages/useTaka.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import type { ConfirmProblem } from './useConfirmOrder.ts';

/** Id of the error message of the choice. */
const PROBLEM = 'payment-problem';

interface PaymentStepProps {
  totalCents: number;
  /** The payment methods that the shop takes; undefined until they are known. */
  offered: readonly PaymentMethod[] | undefined;
  /** What a dollar is in taka; undefined until it is known. */
  bdtPerUsd: number | undefined;
  billing: BillingAddress;
  paymentMethod: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  onBack: () => void;
  /** Whether the order is being placed. */
  placing: boolean;
  problem: ConfirmProblem | null;
  /** The notice about a problem other than the choice of payment. */
  notice: ReactNode;
  onConfirm: () => void;
}

/** The step Payment: the payment method, and the button that places the order. */
export const PaymentStep = ({
  totalCents,
  offered,
  bdtPerUsd,
  billing,
  paymentMethod,
  onChoose,
  onBack,
  placing,
  problem,
  notice,
  onConfirm,
}: PaymentStepProps) => {
  const { t, formatMoney } = useMessages();
  const { inTaka } = useTaka();
  const total = formatMoney(totalCents);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (problem?.kind === 'payment') goToField(PROBLEM);
  }, [problem]);

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
        onChoose={onChoose}
        offered={offered}
        labelledBy="payment-title"
        describedBy={problem?.kind === 'payment' ? PROBLEM : undefined}
      />
      <StatusMessage mt="4" textStyle="sm">
        {bdtPerUsd !== undefined && onlineMethod(paymentMethod) && t('pay.online', inTaka(totalCents, bdtPerUsd))}
      </StatusMessage>
      <Box mt="5" textStyle="sm">
        <Text color="fg.muted">{t('order.payment.goesTo')}</Text>
        <Text whiteSpace="pre-line">{`${billing.name}, ${billing.phone}\n${billing.address}`}</Text>
      </Box>
      {notice}
      {/* The second button's text may not fit beside the first on the narrowest phone. */}
      <HStack mt="5" gap="3" justify="space-between" flexWrap="wrap-reverse">
        <Button type="button" variant="outline" size="lg" onClick={onBack}>
          {t('order.payment.back')}
        </Button>
        <Button
          type="button"
          size="lg"
          colorPalette="accent"
          flex="1 1 auto"
          minW="0"
          maxW={{ base: 'full', sm: '20rem' }}
          h="auto"
          px={{ base: '4', md: '7' }}
          py="2"
          whiteSpace="normal"
          aria-busy={placing}
          onClick={onConfirm}
        >
          {placing ? t('order.payment.placing') : t('order.payment.confirm', { total })}
        </Button>
      </HStack>
    </Panel>
  );
};
