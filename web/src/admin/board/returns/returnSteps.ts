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
