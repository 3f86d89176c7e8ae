import { Button, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { may } from '#schema/staff.ts';
import type { OrderActions_OrderFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { BuyAgain } from '../again/BuyAgain.tsx';
import { InvoiceButton } from '../invoice/InvoiceButton.tsx';
import type { Outcome } from './ReasonForm.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/* GraphQL */ `
  fragment OrderActions_order on Order {
    id
    number
    status
    canCancel
    returnableUntil
    customer {
      id
    }
    ...ReturnDialog_order
    ...BuyAgain_order
  }
`;

/**
 * What somebody can do with an order, each only while it is possible, and what came of it. The dialogs stay open when
 * the order changes meanwhile: the server then refuses the action with a sentence.
 */
export const OrderActions = ({ order }: { order: OrderActions_OrderFragment }) => {
  const { t } = useMessages();
  const { customer } = useSession();
  const [opened, setOpened] = useState<'cancel' | 'return' | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus may be gone.
  useEffect(() => {
    if (outcome) notice.current?.focus();
  }, [outcome]);

  const ask = (action: typeof opened) => {
    setOutcome(null);
    setOpened(action);
  };
  const dialog = {
    order,
    onClose: () => setOpened(null),
    onOutcome: (came: Outcome) => {
      setOpened(null);
      setOutcome(came);
    },
  };
  // The thanks for a request say that the answer is still to come.
  const isAnswered =
    outcome?.tone === 'success' && order.returns.length > 0 && order.returns.at(-1)?.status !== 'REQUESTED';
  const isOwn = customer !== null && customer.id === order.customer?.id;
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4" id="order-actions">
        {t('order.actions')}
      </Heading>
      {outcome && !isAnswered && (
        <Notice tone={outcome.tone} ref={notice} tabIndex={-1} mb="4">
          {outcome.text}
        </Notice>
      )}
      <Flex
        role="group"
        aria-labelledby="order-actions"
        gap="3"
        wrap="wrap"
        css={{ '& > :is(a, button)': { flex: '1 1 auto' } }}
      >
        {isOwn && <BuyAgain order={order} />}
        <InvoiceButton order={order} />
        {isOwn && (
          <Button asChild size="sm" variant="outline">
            <Link to={paths.writeAbout(order.id)}>{t('order.write')}</Link>
          </Button>
        )}
        {isOwn && order.returnableUntil && (
          <Button size="sm" variant="outline" onClick={() => ask('return')}>
            {t('order.return')}
          </Button>
        )}
        {may(customer, 'ORDERS') && (
          <Button asChild size="sm" variant="outline">
            <Link to={`${paths.dashboard}/orders/${order.id}`}>{t('order.admin.open')}</Link>
          </Button>
        )}
        {order.canCancel && isOwn && (
          <Button size="sm" variant="outline" colorPalette="red" onClick={() => ask('cancel')}>
            {t('order.cancel')}
          </Button>
        )}
      </Flex>
      <CancelDialog open={opened === 'cancel'} {...dialog} />
      <ReturnDialog open={opened === 'return'} {...dialog} />
    </Panel>
  );
};
