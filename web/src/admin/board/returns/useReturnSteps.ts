import {
  useApproveReturnMutation,
  useReceiveReturnMutation,
  useRejectReturnMutation,
} from '../../../generated/graphql.ts';
import { formatOrderNumber } from '../../../../../schema/format/order-number.ts';
import { dataOf } from '../../../lib/dataOf.ts';
import { useAction } from '../../../lib/form/useAction.ts';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useSay } from '../../ui/notes.ts';

/* GraphQL */ `
  fragment ReturnStep_order on Order {
    id
    status
    return {
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

  mutation ReceiveReturn($orderId: ID!) {
    receiveReturn(orderId: $orderId) {
      __typename
      ... on ReceiveReturnSuccess {
        order {
          ...ReturnStep_order
        }
      }
      ... on Error {
        ...Sentence_error
      }
    }
  }
`;

/** What the lists show after a step. */
const again = { refetchQueries: ['ReturnList', 'RefundsDue'], awaitRefetchQueries: true };

/** The steps of a return that a button takes; says what came of each. */
export const useReturnSteps = () => {
  const { t, language } = useMessages();
  const say = useSay();
  const [approve] = useApproveReturnMutation(again);
  const [receive] = useReceiveReturnMutation(again);
  const { busy, what, run } = useAction(
    async ({ id, number, step }: { id: string; number: number; step: 'approve' | 'receive' }) => {
      const variables = { orderId: id };
      try {
        const result =
          step === 'approve'
            ? (await dataOf(approve({ variables }))).approveReturn
            : (await dataOf(receive({ variables }))).receiveReturn;
        if ('message' in result) return say({ text: result, tone: 'error' });
        say({ text: t(`admin.board.returns.${step}.done`, { number: formatOrderNumber(number, language) }) });
      } catch (error) {
        say({ text: errorMessage(error), tone: 'error' });
      }
    },
  );
  return {
    busyWith: busy ? what?.id : undefined,
    run: ({ id, number }: { id: string; number: number }, step: 'approve' | 'receive') =>
      void run({ id, number, step }),
  };
};

/** Rejects a return. Throws when no response came. */
export const useRejectReturn = () => {
  const [mutate] = useRejectReturnMutation(again);
  return async (orderId: string, reason: string) =>
    (await dataOf(mutate({ variables: { orderId, reason } }))).rejectReturn;
};
