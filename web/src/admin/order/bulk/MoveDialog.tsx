import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import type { BulkStatus } from '#schema/order-admin.ts';
import { MAX_REASON_LENGTH, ORDER_STATUSES } from '#schema/order.ts';
import { useMoveOrdersMutation, useOrderMovesQuery, type BulkOutcome_OutcomeFragment } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { LoadingShape } from '#web/admin/ui/LoadingShape.tsx';
import { ProgressBar } from '#web/admin/ui/ProgressBar.tsx';
import { RefusedOrders } from '#web/admin/ui/RefusedOrders.tsx';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment BulkOutcome_outcome on OrderMoveOutcome {
    orderId
    number
    recipient
    status
    refusal {
      ...Sentence_error
      status
    }
  }

  query OrderMoves($orderIds: [ID!]!, $status: OrderStatus!) {
    orderMoves(orderIds: $orderIds, status: $status) {
      ...BulkOutcome_outcome
    }
  }

  mutation MoveOrders($input: MoveOrdersInput!) {
    moveOrders(input: $input) {
      ... on MoveOrdersSuccess {
        outcomes {
          ...BulkOutcome_outcome
        }
      }
    }
  }
`;

/** How many orders are sent at once, so that the page can say how far it is. */
const PART = 20;

/** Orders that are being moved, or were. */
interface Move {
  all: number;
  outcomes: readonly BulkOutcome_OutcomeFragment[];
  /** Why it ended early; null when it did not. */
  failure: Translatable | null;
  isRunning: boolean;
}

interface MoveDialogProps {
  /** The orders and the status to move them to; null while the dialog is closed. */
  wish: { orderIds: readonly string[]; status: BulkStatus } | null;
  onClose: () => void;
  /** Called when it is done, also after the dialog was closed. */
  onMoved: () => void;
}

/** Says which of the chosen orders will move and which cannot and why, moves them, and says what has become of each. */
export const MoveDialog = ({ wish, ...props }: MoveDialogProps) => {
  const { t, translate } = useMessages();
  const label = translate(ORDER_STATUSES.find((one) => one.status === wish?.status)?.label ?? '');
  const count = wish?.orderIds.length ?? 0;
  return (
    <Dialog
      open={wish !== null}
      title={
        count === 1
          ? t('admin.orders.move.askOne', { status: label })
          : t('admin.orders.move.ask', { count, status: label })
      }
      onClose={props.onClose}
    >
      {wish && <Steps {...wish} {...props} />}
    </Dialog>
  );
};

type StepsProps = Omit<MoveDialogProps, 'wish'> & NonNullable<MoveDialogProps['wish']>;

const Steps = ({ orderIds, status, onClose, onMoved }: StepsProps) => {
  const { t, formatNumber } = useMessages();
  const say = useToast();
  const moveOrders = useMoveOrdersMutation();
  const [move, setMove] = useState<Move | null>(null);
  const [reason, setReason] = useState('');
  const { data, error, refetch } = useOrderMovesQuery({
    variables: { orderIds: [...orderIds], status },
    fetchPolicy: 'network-only',
    skip: move !== null,
  });
  const ready = data?.orderMoves.filter(({ refusal }) => refusal === null) ?? [];
  const refused = data?.orderMoves.filter(({ refusal }) => refusal !== null) ?? [];

  /** Moves them part by part, also when the page is left. */
  const begin = async () => {
    let now: Move = { all: ready.length, outcomes: [], failure: null, isRunning: true };
    const show = (change: Partial<Move>) => {
      now = { ...now, ...change };
      setMove(now);
    };
    show({});
    for (let place = 0; place < ready.length && now.failure === null; place += PART) {
      const orderIds = ready.slice(place, place + PART).map(({ orderId }) => orderId);
      const input = { orderIds, status, reason: reason.trim() || null };
      const result = await moveOrders({ input }).catch(errorMessage);
      if (typeof result === 'object' && 'outcomes' in result) show({ outcomes: [...now.outcomes, ...result.outcomes] });
      else show({ failure: result });
    }
    show({ isRunning: false });
    const count = now.outcomes.filter(({ refusal }) => refusal === null).length;
    const left = now.all - count;
    if (left === 0) say({ text: t('admin.orders.move.done', { count }) });
    else say({ tone: 'error', text: t('admin.orders.move.part', { count, left }) });
    onMoved();
    if (left === 0) onClose();
  };

  if (move) {
    const left = move.outcomes.filter(({ refusal }) => refusal !== null);
    return (
      <Stack gap="5">
        {move.isRunning && (
          <>
            <ProgressBar
              label={t('admin.orders.move.progress', { done: move.outcomes.length, all: move.all })}
              percent={Math.round((move.outcomes.length / move.all) * 100)}
            />
            <Explanation>{t('admin.orders.move.leave')}</Explanation>
          </>
        )}
        {move.failure && <Notice tone="error">{move.failure}</Notice>}
        <RefusedOrders outcomes={left} />
        <HStack>
          <Button variant="outline" onClick={onClose}>
            {t('admin.orders.move.close')}
          </Button>
        </HStack>
      </Stack>
    );
  }
  if (error) return <FailedState error={error} retry={refetch} />;
  if (!data) return <LoadingShape h="24" />;
  return (
    <Stack gap="5">
      <Text>{t('admin.orders.move.ready', { count: ready.length })}</Text>
      {status === 'DELIVERED' && ready.length > 0 && <Explanation>{t('admin.board.final.cash')}</Explanation>}
      {status === 'CANCELLED' && ready.length > 0 && (
        <>
          <Explanation>{t('admin.orders.move.cancelText')}</Explanation>
          <FormField id="move-reason" label={t('admin.board.final.reason')}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={MAX_REASON_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </FormField>
        </>
      )}
      <RefusedOrders outcomes={refused} />
      <HStack gap="3" wrap="wrap">
        {ready.length > 0 && (
          <Button {...(status === 'CANCELLED' && { colorPalette: 'red' })} onClick={() => void begin()}>
            {t(status === 'CANCELLED' ? 'admin.orders.move.cancel' : 'admin.orders.move.yes', {
              count: formatNumber(ready.length),
            })}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
      </HStack>
    </Stack>
  );
};
