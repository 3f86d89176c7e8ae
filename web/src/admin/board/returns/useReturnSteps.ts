import {
  useApproveReturnMutation,
  useReceiveReturnMutation,
  useRejectReturnMutation,
  type ReturnReceiptInput,
} from '#web/generated/graphql.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { dataOf } from '#web/lib/dataOf.ts';
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
      __typename
      ... on ApproveReturnSuccess {
        order {
          ...ReturnStep_order
        }
      }
      ... on Error {
        ...Sentence_error
      }
    }
  }

  mutation RejectReturn($orderId: ID!, $reason: String!) {
    rejectReturn(orderId: $orderId, reason: $reason) {
      __typename
      ... on RejectReturnSuccess {
        order {
          ...ReturnStep_order
        }
      }
      ... on Error {
        ...Sentence_error
      }
    }
  }

  mutation ReceiveReturn($orderId: ID!, $receipt: ReturnReceiptInput!) {
    receiveReturn(orderId: $orderId, receipt: $receipt) {
      __typename
      ... on ReceiveReturnSuccess {
        order {
          ...ReturnStep_order
        }
      }
      ... on OrderMoveRefused {
        ...Sentence_error
      }
      ... on InvalidInput {
        ...Sentence_error
        fields {
          field
          ...Sentence_fieldError
        }
      }
    }
  }
`;

/** What the lists show after a step. */
const again = { refetchQueries: ['ReturnList', 'RefundsDue', 'RefundsUnderWay'], awaitRefetchQueries: true };

/** Approves a return; says what came of it. */
export const useApproveReturn = () => {
  const { t, language } = useMessages();
  const say = useToast();
  const [approve] = useApproveReturnMutation(again);
  const { busy, what, run } = useAction(async ({ id, number }: { id: string; number: number }) => {
    try {
      const { approveReturn: result } = await dataOf(approve({ variables: { orderId: id } }));
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

/** Receives the goods of a return. Throws when no response came. */
export const useReceiveReturn = () => {
  const [mutate] = useReceiveReturnMutation(again);
  return async (orderId: string, receipt: ReturnReceiptInput) =>
    (await dataOf(mutate({ variables: { orderId, receipt } }))).receiveReturn;
};

/** Rejects a return. Throws when no response came. */
export const useRejectReturn = () => {
  const [mutate] = useRejectReturnMutation(again);
  return async (orderId: string, reason: string) =>
    (await dataOf(mutate({ variables: { orderId, reason } }))).rejectReturn;
};
