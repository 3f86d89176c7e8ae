import { Button, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ChangeNotice } from './payment/ChangeNotice.tsx';
import type { Line } from '../line.ts';
import type { ConfirmProblem } from './payment/useConfirmOrder.ts';
import { KeptOrderNotice } from './sending/KeptOrderNotice.tsx';

interface ConfirmNoticeProps {
  /** All lines of the purchase. */
  lines: readonly Line[];
  problem: ConfirmProblem;
  /** Called when the customer continues with what can be bought. */
  onAccept: (lines: Line[]) => void;
  /** Called when the customer continues with the total of now. */
  onAcceptTotal: () => void;
  /** Called when the customer continues without the promotion code. */
  onDropCode: () => void;
}

/** Says why the order was not placed. */
export const ConfirmNotice = ({ lines, problem, onAccept, onAcceptTotal, onDropCode }: ConfirmNoticeProps) => {
  const { t, translate, formatMoney } = useMessages();
  switch (problem.kind) {
    case 'payment':
      return <Notice tone="error">{translate(problem.why)}</Notice>;
    case 'failed':
      return (
        <Notice tone="error">
          <Text>{translate(problem.why)}</Text>
          <Text>{t('order.payment.kept')}</Text>
        </Notice>
      );
    case 'changed':
      return <ChangeNotice lines={lines} changes={problem.changes} onAccept={onAccept} />;
    case 'total':
      return (
        <Choice text={translate(problem.why)} onClick={onAcceptTotal}>
          {t('order.changed.acceptTotal', { total: formatMoney(problem.nowCents) })}
        </Choice>
      );
    case 'promotion':
      return (
        <Choice text={translate(problem.why)} onClick={onDropCode}>
          {t('order.promotion.without')}
        </Choice>
      );
    case 'placedBefore':
      return (
        <Notice tone="warning">
          <Text>{t('order.payment.placedBefore')}</Text>
          <Button asChild mt="3" size="sm" variant="outline">
            <Link to={paths.myOrders}>{t('order.missing.orders')}</Link>
          </Button>
        </Notice>
      );
    case 'kept':
      return <KeptOrderNotice order={problem.order} />;
    case 'accepted':
      return (
        <Notice tone="success" tabIndex={-1} ref={takeFocus}>
          {t('order.changed.accepted')}
        </Notice>
      );
  }
};

interface ChoiceProps {
  text: string;
  onClick: () => void;
  /** The text of the button. */
  children: ReactNode;
}

/** Says what has changed, and offers to go on with it; it does not place the order. */
const Choice = ({ text, onClick, children }: ChoiceProps) => {
  const { t } = useMessages();
  return (
    <Notice tone="warning">
      <Text>{text}</Text>
      <HStack justify="space-between" wrap="wrap" gap="3" mt="2">
        <Text>{t('order.changed.nothing')}</Text>
        <Button size="sm" onClick={onClick}>
          {children}
        </Button>
      </HStack>
    </Notice>
  );
};

/** The button that had the focus is gone. Confirm Order must not get it, so that one key press does not do both. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
