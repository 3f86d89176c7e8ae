import { useApolloClient } from '@apollo/client/react';
import { Button, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useStore } from '#web/lib/stores.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { placeOrder } from '../payment/placeOrder.ts';
import { writePurchase } from '../purchase/purchase.ts';
import { keyOf, type Answer, type KeptOrder } from './keptOrders.ts';
import { orderSending } from './orderSending.ts';
import { useIsSending } from './useKeptOrder.ts';

interface KeptOrderNoticeProps {
  order: KeptOrder;
  /** Whether it says which order it is, because nothing else on the page does. */
  isNamed?: boolean;
}

/** Says how an order stands that this browser keeps, and what can be done. */
export const KeptOrderNotice = ({ order, isNamed = false }: KeptOrderNoticeProps) => {
  const { answer, isWithdrawn } = order;
  const name = isNamed && <Name order={order} />;
  if (answer?.kind === 'placed')
    return (
      <Placed order={order} answer={answer}>
        {name}
      </Placed>
    );
  if (answer)
    return (
      <Refused order={order} why={answer.kind === 'failed' ? answer.why : answer.refusal}>
        {name}
      </Refused>
    );
  return isWithdrawn ? <Withdrawn order={order}>{name}</Withdrawn> : <Waiting order={order}>{name}</Waiting>;
};

interface PartProps {
  order: KeptOrder;
  children: ReactNode;
}

const Name = ({ order: { purchase } }: { order: KeptOrder }) => {
  const { t } = useMessages();
  const [first] = purchase.lines;
  const others = purchase.lines.length - 1;
  const name = first?.name ?? '';
  return (
    <Text mt="1" fontWeight="medium">
      {others > 0 ? t('order.list.andMore', { name, count: others }) : name}
    </Text>
  );
};

const Waiting = ({ order, children }: PartProps) => {
  const { t } = useMessages();
  const client = useApolloClient();
  const sender = useStore(orderSending);
  const isSending = useIsSending(keyOf(order));
  return (
    <Notice tone="info">
      <Text fontWeight="medium">{t('order.kept.title')}</Text>
      {children}
      <Text mt="1">{sender.isOld(order) ? t('order.kept.old') : t('order.kept.waiting')}</Text>
      <Text mt="1">{t('order.kept.once')}</Text>
      <HStack mt="3" gap="3" wrap="wrap">
        <Button
          type="button"
          size="sm"
          aria-busy={isSending}
          onClick={() => void sender.send(keyOf(order), (input) => placeOrder(client, input))}
        >
          {isSending ? t('order.kept.sending') : t('order.kept.send')}
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={() => sender.withdraw(keyOf(order))}>
          {t('order.kept.withdraw')}
        </Button>
      </HStack>
    </Notice>
  );
};

const Withdrawn = ({ order, children }: PartProps) => {
  const { t } = useMessages();
  return (
    <Notice tone="warning">
      <Text>{t('order.kept.withdrawn')}</Text>
      {children}
      <HStack mt="3" gap="3" wrap="wrap">
        <Button asChild size="sm" variant="outline">
          <Link to={paths.myOrders}>{t('order.missing.orders')}</Link>
        </Button>
        <Close order={order} />
      </HStack>
    </Notice>
  );
};

const Placed = ({ order, answer, children }: PartProps & { answer: Extract<Answer, { kind: 'placed' }> }) => {
  const { t } = useMessages();
  const sender = useStore(orderSending);
  const { orderId } = answer;
  // What was not wanted any more is not to be paid, but cancelled.
  const awaits = order.isWithdrawn ? null : answer.awaits;
  const text = order.isWithdrawn ? t('order.kept.placedBefore') : t('order.kept.placed');
  return (
    <Notice tone={awaits ? 'info' : 'success'}>
      <Text>{awaits ? t(`order.kept.placedOpen.${awaits}`) : text}</Text>
      {children}
      <HStack mt="3" gap="3" wrap="wrap">
        <Button asChild size="sm">
          <Link to={awaits ? paths.pay(orderId) : paths.viewOrder(orderId)} onClick={() => sender.forget(keyOf(order))}>
            {awaits ? t(`pay.button.${awaits}`) : t('order.congratulations.view')}
          </Link>
        </Button>
        <Close order={order} />
      </HStack>
    </Notice>
  );
};

/** The checkout has the answer's details, with everything as it was confirmed. */
const Refused = ({ order, why, children }: PartProps & { why: Translatable }) => {
  const { t, translate } = useMessages();
  const navigate = useNavigate();
  const toCheckout = () => {
    writePurchase(order.purchase);
    void navigate(paths.confirmOrder);
  };
  return (
    <Notice tone="warning">
      <Text>{t('order.kept.refused')}</Text>
      {children}
      <Text mt="1">{translate(why)}</Text>
      <HStack mt="3" gap="3" wrap="wrap">
        <Button type="button" size="sm" onClick={toCheckout}>
          {t('order.kept.checkout')}
        </Button>
        <Close order={order} />
      </HStack>
    </Notice>
  );
};

const Close = ({ order }: { order: KeptOrder }) => {
  const { t } = useMessages();
  const sender = useStore(orderSending);
  return (
    <Button type="button" size="sm" variant="outline" onClick={() => sender.forget(keyOf(order))}>
      {t('order.kept.close')}
    </Button>
  );
};
