import { useApproveReturnMutation } from '#web/generated/graphql.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast } from '#web/admin/ui/toasts.ts';

/* GraphQL */ `
  fragment ReturnStep_order on Order {
    id
    status
    return {
      id
      status
      reason
      refusal
      requestedAt
      decidedAt
      receivedAt
    }
  }

  mutation ApproveReturn($orderId: ID!) {
    approveReturn(orderId: $orderId) {
      ... on ApproveReturnSuccess {
        order {
          ...ReturnStep_order
        }
      }
    }
  }

  mutation RejectReturn($orderId: ID!, $reason: String!) {
    rejectReturn(orderId: $orderId, reason: $reason) {
      ... on RejectReturnSuccess {
        order {
          ...ReturnStep_order
        }
      }
    }
  }

  mutation ReceiveReturn($orderId: ID!, $receipt: ReturnReceiptInput!) {
    receiveReturn(orderId: $orderId, receipt: $receipt) {
      ... on ReceiveReturnSuccess {
        order {
          ...ReturnStep_order
        }
      }
      ...Refusal_fields
    }
  }
`;

/** After a step all lists of returns are loaded again. */
export const again = {
  refetchQueries: ['ReturnList', 'RefundsDue', 'RefundsUnderWay'],
  awaitRefetchQueries: true,
};

/** Approves a return; says what came of it. */
export const useApproveReturn = () => {
  const { t, language } = useMessages();
  const say = useToast();
  const approve = useApproveReturnMutation(again);
  const { busy, what, run } = useAction(async ({ id, number }: { id: string; number: number }) => {
    try {
      const result = await approve({ orderId: id });
      if ('message' in result) return say({ text: result, tone: 'error' });
      say({ text: t('admin.board.returns.approve.done', { number: formatOrderNumber(number, language) }) });
    } catch (error) {
      say({ text: errorMessage(error), tone: 'error' });
    }
  });
  return {
    busyWith: busy ? what?.id : undefined,
    approve: ({ id, number }: { id: string; number: number }) => void run({ id, number }),
  };
};
