import type { ReturnStatus } from '#schema/fulfilment.ts';
import type { OrderStatus } from '../src/sales/order/order.model.ts';
import type { Client, GraphqlError } from './client.ts';
import type { Person } from './factories.ts';
import { freshKey, toInput, type PlaceOrderData } from './order-edges.ts';

/** An order as the documents of this file select it. */
export interface MovedOrder {
  id: string;
  status: OrderStatus;
  totalCents: number;
  lines: { id: string; productId: string; quantity: number }[];
  history: { status: OrderStatus; actor: string; reason: string | null }[];
  shipments: {
    id: string;
    carrier: string;
    trackingNumber: string;
    shippedAt: string;
    lines: { orderLineId: string; quantity: number }[];
  }[];
  shippedPieces: number;
  return: {
    status: string;
    reason: string;
    refusal: string | null;
    requestedAt: string;
    decidedAt: string | null;
    receivedAt: string | null;
    creditedCents: number;
    withDelivery: boolean;
    lines: { orderLineId: string; asked: number; backOnSale: number; writtenOff: number }[];
  } | null;
  returns: {
    status: ReturnStatus;
    creditedCents: number;
    lines: { orderLineId: string; asked: number; backOnSale: number; writtenOff: number }[];
  }[];
  returnableUntil: string | null;
  payment: {
    method: string;
    collectedCents: number;
    refundedCents: number;
    refundDueCents: number;
    refundByHandCents: number;
    toCollectCents: number;
  };
}

/** All fields of an order that its moves change. */
export const movedFields = /* GraphQL */ `
  id
  status
  totalCents
  lines {
    id
    productId
    quantity
  }
  history {
    status
    actor
    reason
  }
  shipments {
    id
    carrier
    trackingNumber
    shippedAt
    lines {
      orderLineId
      quantity
    }
  }
  shippedPieces
  return {
    status
    reason
    refusal
    requestedAt
    decidedAt
    receivedAt
    creditedCents
    withDelivery
    lines {
      orderLineId
      asked
      backOnSale
      writtenOff
    }
  }
  returns {
    status
    creditedCents
    lines {
      orderLineId
      asked
      backOnSale
      writtenOff
    }
  }
  returnableUntil
  payment {
    method
    collectedCents
    refundedCents
    refundDueCents
    refundByHandCents
    toCollectCents
  }
`;

/** The result of a step: the order, or why not. */
export interface StepResult {
  /** Success, the name of a member of the union, or the code of an error. */
  kind: string;
  order?: MovedOrder;
  message?: string;
  status?: OrderStatus;
  fields?: { field: string; message: string }[];
  balance?: CourierBalance;
}

/** What a courier owes. */
export interface CourierBalance {
  carrier: string;
  collectedCents: number;
  paidOutCents: number;
  feesCents: number;
  owedCents: number;
}

/** Takes a step; what it selects is the same for all. */
const step = async (
  client: Client,
  name: string,
  parameters: string,
  args: string,
  variables: Record<string, unknown>,
  success = `order { ${movedFields} }`,
  mayRefuse = true,
): Promise<StepResult> => {
  const type = name[0]?.toUpperCase() + name.slice(1);
  const { data, errors, answer } = await client.graphqlAnswer<{ it: StepResult & { __typename: string } }>(
    `mutation (${parameters}) { it: ${name}(${args}) {
      __typename
      ... on ${type}Success { ${success} }
      ${mayRefuse ? '... on OrderMoveRefused { message status }' : ''}
      ... on InvalidInput { message fields { field message } }
    } }`,
    variables,
  );
  if (answer.status >= 500) throw answer.failure('The step failed.');
  if (!data?.it) return { kind: (errors[0] as GraphqlError).extensions.code };
  const { __typename, ...result } = data.it;
  return { ...result, kind: __typename === `${type}Success` ? 'success' : __typename };
};

/** A shipment to make; all that is left, without lines. */
export interface ShipmentOptions {
  carrier?: string;
  trackingNumber?: string;
  lines?: { orderLineId: string; quantity: number }[] | null;
  reason?: string | null;
}

export const changeStatus = (
  client: Client,
  orderId: string,
  status: OrderStatus,
  reason: string | null = null,
): Promise<StepResult> =>
  step(client, 'changeOrderStatus', '$input: ChangeOrderStatusInput!', 'input: $input', {
    input: { orderId, status, reason },
  });

export const ship = (
  client: Client,
  orderId: string,
  { carrier = 'Pathao', trackingNumber = freshKey(), lines = null, reason = null }: ShipmentOptions = {},
): Promise<StepResult> =>
  step(client, 'shipOrder', '$input: ShipOrderInput!', 'input: $input', {
    input: { orderId, carrier, trackingNumber, lines, reason },
  });

export const requestReturn = (
  client: Client,
  orderId: string,
  reason = 'It is too small.',
  lines: { orderLineId: string; quantity: number }[] | null = null,
): Promise<StepResult> =>
  step(client, 'requestReturn', '$input: RequestReturnInput!', 'input: $input', {
    input: { orderId, reason, lines },
  });

export const approveReturn = (client: Client, orderId: string): Promise<StepResult> =>
  step(client, 'approveReturn', '$id: ID!', 'orderId: $id', { id: orderId });

export const rejectReturn = (client: Client, orderId: string, reason = 'It was worn.'): Promise<StepResult> =>
  step(client, 'rejectReturn', '$id: ID!, $reason: String!', 'orderId: $id, reason: $reason', {
    id: orderId,
    reason,
  });

/** What has arrived; all that was asked for, without lines. */
export interface Receipt {
  lines?: { orderLineId: string; backOnSale: number; writtenOff: number }[];
  amountCents?: number;
  delivery?: boolean;
}

export const receiveReturn = (client: Client, orderId: string, receipt: Receipt | null = null): Promise<StepResult> =>
  step(client, 'receiveReturn', '$id: ID!, $receipt: ReturnReceiptInput', 'orderId: $id, receipt: $receipt', {
    id: orderId,
    receipt,
  });

export const refund = (
  client: Client,
  orderId: string,
  amountCents: number,
  reference = freshKey(),
): Promise<StepResult> =>
  step(
    client,
    'recordRefund',
    '$input: RecordRefundInput!',
    'input: $input',
    { input: { orderId, amountCents, reference } },
    undefined,
    false,
  );

const balanceFields = 'carrier collectedCents paidOutCents feesCents owedCents';

export const payOut = (
  client: Client,
  carrier: string,
  amountCents: number,
  {
    feeCents = null,
    reference = freshKey(),
    orderIds = null,
  }: { feeCents?: number | null; reference?: string; orderIds?: string[] | null } = {},
): Promise<StepResult> =>
  step(
    client,
    'recordCourierPayout',
    '$input: RecordCourierPayoutInput!',
    'input: $input',
    { input: { carrier, amountCents, feeCents, reference, orderIds } },
    `balance { ${balanceFields} }`,
    false,
  );

/** Returns what all couriers owe. */
export const courierBalances = async (client: Client): Promise<CourierBalance[]> =>
  (await client.graphql<{ it: CourierBalance[] }>(`{ it: courierBalances { ${balanceFields} } }`)).it;

/** Returns an order. */
export const readOrder = async (client: Client, id: string): Promise<MovedOrder> => {
  const { order } = await client.graphql<{ order: MovedOrder | null }>(
    `query ($id: ID!) { order(id: $id) { ${movedFields} } }`,
    { id },
  );
  if (!order) throw new Error('There is no such order.');
  return order;
};

/** Buys pieces of products; returns the order. */
export const buy = async (
  customer: Person,
  lines: readonly { productId: string; quantity: number; size?: string }[],
  paymentMethod = 'CASH_ON_DELIVERY',
): Promise<MovedOrder> => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      __typename ... on PlaceOrderSuccess { order { id } } ... on Error { message }
    } }`,
    { input: { ...toInput(customer, { productId: '' }), paymentMethod, lines } },
  );
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return readOrder(customer, placeOrder.order.id);
};

/** Moves a fresh order to a status, by legal steps only. */
export const bringTo = async (
  people: { admin: Person; customer: Person },
  orderId: string,
  goal: OrderStatus,
): Promise<void> => {
  const { admin, customer } = people;
  const steps: [OrderStatus, () => Promise<StepResult>][] = [
    ['PROCESSED', () => changeStatus(admin, orderId, 'PROCESSED')],
    ['SHIPPED', () => ship(admin, orderId)],
    ['OUT_FOR_DELIVERY', () => changeStatus(admin, orderId, 'OUT_FOR_DELIVERY')],
    ['DELIVERED', () => changeStatus(admin, orderId, 'DELIVERED')],
    ['RETURNED', () => requestReturn(customer, orderId)],
    ['RETURNED', () => approveReturn(admin, orderId)],
    ['RETURNED', () => receiveReturn(admin, orderId)],
  ];
  const way =
    goal === 'CANCELLED'
      ? [() => changeStatus(admin, orderId, 'CANCELLED')]
      : steps
          .slice(0, goal === 'PENDING' ? 0 : steps.findLastIndex(([status]) => status === goal) + 1)
          .map(([, take]) => take);
  for (const take of way) {
    const result = await take();
    if (result.kind !== 'success') throw new Error(JSON.stringify(result));
  }
};
