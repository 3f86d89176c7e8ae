import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
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
}

/** Says why the order was not placed. */
export const ConfirmNotice = ({ lines, problem, onAccept }: ConfirmNoticeProps) => {
  const { t, translate } = useMessages();
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

/** The button that had the focus is gone. Confirm Order must not get it, so that one key press does not do both. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
