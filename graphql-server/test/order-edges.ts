import type { Client, RestRefusal } from './client.ts';
import type { PromotionRefusal } from '#schema/promotion.ts';
import type { Person } from './factories.ts';
import type { Shop } from './setup.ts';

/** An order to place, in a form that both edges can express. */
export interface OrderOptions {
  productId: string;
  quantity?: number;
  color?: string | null;
  size?: string | null;
  /** The price in cents that the shopper saw. */
  seenPriceCents?: number;
  /** One of the schema's payment methods. */
  payment?: PaymentWord;
  address?: Partial<typeof rightAddress>;
  key?: string;
  promotionCode?: string;
}

/** The outcome, in the same form for both edges. */
export type Outcome =
  | { kind: 'placed'; id: string; totalCents: number }
  | {
      kind: 'PriceChanged' | 'OutOfStock';
      message: string;
      productId: string;
      priceCents: number;
      stock: number;
    }
  | { kind: 'InvalidInput'; message: string; fields: { field: string; message: string }[] }
  | { kind: 'PromotionRefused'; message: string; reason: PromotionRefusal }
  | { kind: 'TotalChanged'; message: string; totalCents: number }
  | { kind: 'OrderLimitReached'; message: string; limit: string; most: number }
  | { kind: 'refused'; status: number; code: string };

/** An address that is valid except for the e-mail rule. */
const rightAddress = {
  name: 'Rahima Begum',
  address: 'House 7, Road 3, Dhanmondi, Dhaka',
  phone: '01712345678',
  email: 'rahima@gmail.com',
};

const paymentLabels = {
  CARD: 'Credit/Debit Card',
  NAGAD: 'Nagad',
  BKASH: 'Save bKash Account',
  CASH_ON_DELIVERY: 'Cash on Delivery',
  INSTALMENT: 'Instalment',
  ROCKET: 'Rocket',
} as const;

type PaymentWord = keyof typeof paymentLabels;

let keys = 0;

/** Returns an idempotency key that was not used yet. */
export const freshKey = (): string => `key-of-a-test-${process.pid}-${(keys += 1)}`;

/** Places an order of any number of lines, and selects every field of every result. */
export const placeOrderDocument = /* GraphQL */ `
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on PlaceOrderSuccess {
        order {
          id
          itemsTotalCents
          discountCents
          roundingCents
          adjustments {
            kind
            code
            amountCents
          }
          deliveryFeeCents
          totalCents
          paymentMethod
          placedAt
          status
          shippingAddress {
            name
            address
            phone
            email
          }
          lines {
            id
            productId
            name
            color
            size
            quantity
            unitPriceCents
            image {
              path
            }
          }
          history {
            status
            at
            actor
            reason
          }
          customer {
            id
          }
        }
      }
      ... on PriceChanged {
        message
        productId
        currentPriceCents
        availableStock
      }
      ... on OutOfStock {
        message
        productId
        currentPriceCents
        availableStock
      }
      ... on PromotionRefused {
        message
        reason
      }
      ... on TotalChanged {
        message
        currentTotalCents
      }
      ... on OrderLimitReached {
        message
        limit
        most
      }
      ... on InvalidInput {
        message
        fields {
          field
          message
        }
      }
    }
  }
`;

/** An order as `placeOrderDocument` selects it. */
export interface PlacedOrder {
  id: string;
  itemsTotalCents: number;
  discountCents: number;
  roundingCents: number;
  adjustments: { kind: string; code: string; amountCents: number }[];
  deliveryFeeCents: number;
  totalCents: number;
  paymentMethod: string;
  placedAt: string;
  status: string;
  shippingAddress: typeof rightAddress;
  lines: {
    id: string;
    productId: string;
    name: string;
    color: string | null;
    size: string | null;
    quantity: number;
    unitPriceCents: number;
    image: { path: string };
  }[];
  history: { status: string; at: string; actor: string; reason: string | null }[];
  customer: { id: string };
}

interface Figures {
  message: string;
  productId: string;
  currentPriceCents: number;
  availableStock: number;
}

/** The response data of `placeOrderDocument`. */
export interface PlaceOrderData {
  placeOrder:
    | { __typename: 'PlaceOrderSuccess'; order: PlacedOrder }
    | ({ __typename: 'PriceChanged' | 'OutOfStock' } & Figures)
    | { __typename: 'PromotionRefused'; message: string; reason: PromotionRefusal }
    | { __typename: 'TotalChanged'; message: string; currentTotalCents: number }
    | { __typename: 'OrderLimitReached'; message: string; limit: string; most: number }
    | { __typename: 'InvalidInput'; message: string; fields: { field: string; message: string }[] };
}

/** Returns an address that is valid for the buyer: the e-mail is that of their account. */
export const addressOf = (buyer: Client | Person) => ({
  ...rightAddress,
  email: 'email' in buyer ? buyer.email : rightAddress.email,
});

/** Returns the input of `placeOrder`. */
export const toInput = (
  buyer: Client | Person,
  {
    productId,
    quantity = 1,
    color = null,
    size = null,
    seenPriceCents,
    payment = 'CASH_ON_DELIVERY',
    address,
    key = freshKey(),
    promotionCode,
  }: OrderOptions,
) => ({
  idempotencyKey: key,
  lines: [{ productId, quantity, color, size, ...(seenPriceCents !== undefined && { seenPriceCents }) }],
  paymentMethod: payment,
  shippingAddress: { ...addressOf(buyer), ...address },
  ...(promotionCode !== undefined && { promotionCode }),
});

/** Returns the outcome from GraphQL's response. */
export const outcomeOf = ({ placeOrder: result }: PlaceOrderData): Outcome => {
  if (result.__typename === 'PlaceOrderSuccess')
    return { kind: 'placed', id: result.order.id, totalCents: result.order.totalCents };
  if (result.__typename === 'InvalidInput')
    return { kind: 'InvalidInput', message: result.message, fields: result.fields };
  if (result.__typename === 'OrderLimitReached') {
    const { message, limit, most } = result;
    return { kind: 'OrderLimitReached', message, limit, most };
  }
  if (result.__typename === 'PromotionRefused') {
    const { message, reason } = result;
    return { kind: 'PromotionRefused', message, reason };
  }
  if (result.__typename === 'TotalChanged')
    return { kind: 'TotalChanged', message: result.message, totalCents: result.currentTotalCents };
  const { message, productId, currentPriceCents, availableStock } = result;
  return {
    kind: result.__typename,
    message,
    productId,
    priceCents: currentPriceCents,
    stock: availableStock,
  };
};

const overGraphql = async (client: Client, wish: OrderOptions): Promise<Outcome> => {
  const { data, errors, status, answer } = await client.graphqlAnswer<PlaceOrderData>(placeOrderDocument, {
    input: toInput(client, wish),
  });
  if (data) return outcomeOf(data);
  if (status >= 500 || errors.length !== 1) throw answer.failure('The order was answered with a failure.');
  return { kind: 'refused', status, code: errors[0]?.extensions.code ?? '' };
};

/** Fields that have other names in REST. */
const restNames: Record<string, string> = {
  payment: 'paymentMethod',
  _id: 'lines.0.productId',
  qty: 'lines.0.quantity',
  color: 'lines.0.color',
  size: 'lines.0.size',
};

const overRest = async (client: Client, wish: OrderOptions): Promise<Outcome> => {
  const { quantity = 1, color = null, size = null, payment = 'CASH_ON_DELIVERY' } = wish;
  const answer = await client.post('/order/addOrder', {
    _id: wish.productId,
    qty: quantity,
    color,
    size,
    payment: paymentLabels[payment],
    shippingAddress: { ...addressOf(client), ...wish.address },
    idempotencyKey: wish.key ?? freshKey(),
    ...(wish.promotionCode !== undefined && { promotionCode: wish.promotionCode }),
    ...(wish.seenPriceCents !== undefined && { price: wish.seenPriceCents / 100 }),
  });
  if (answer.status === 201) {
    const order = answer.ok<{ _id: string; totalPrice: number }>(201);
    return { kind: 'placed', id: order._id, totalCents: Math.round(order.totalPrice * 100) };
  }
  if (answer.status >= 500) throw answer.failure('The order was answered with a failure.');
  return restOutcome(answer.status, answer.refused(answer.status));
};

const restKinds: Record<string, 'PriceChanged' | 'OutOfStock'> = {
  PRICE_CHANGED: 'PriceChanged',
  OUT_OF_STOCK: 'OutOfStock',
};

const restOutcome = (status: number, refusal: RestRefusal): Outcome => {
  const { code, error: message, fields = [] } = refusal;
  if (status === 422 && code === 'INVALID_INPUT')
    return {
      kind: 'InvalidInput',
      message,
      fields: fields.map(({ field, message }) => ({ field: restNames[field] ?? field, message })),
    };
  if (status === 429 && code === 'ORDER_LIMIT')
    return {
      kind: 'OrderLimitReached',
      message,
      limit: String(refusal.limit),
      most: Number(refusal.most),
    };
  if (status === 409 && code === 'PROMOTION_REFUSED')
    return { kind: 'PromotionRefused', message, reason: refusal.reason as PromotionRefusal };
  const kind = restKinds[code];
  if (status !== 409 || kind === undefined) return { kind: 'refused', status, code };
  return {
    kind,
    message,
    productId: String(refusal.productId),
    priceCents: Number(refusal.currentPriceCents),
    stock: Number(refusal.availableStock),
  };
};

/** The two edges through which an order can be placed. */
export const edges = [
  { edge: 'GraphQL', placeOrder: overGraphql },
  { edge: 'REST', placeOrder: overRest },
] as const;

/** Returns how many orders of a customer are stored, with their lines and status changes. */
export const storedOrdersOf = async ({ sql }: Pick<Shop, 'sql'>, customer: { id: string }) => {
  const [row] = await sql<{ orders: number; lines: number; history: number }>(
    `SELECT (SELECT count(*) FROM orders WHERE customer_id = $1)::integer AS orders,
      (SELECT count(*) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.customer_id = $1)::integer AS lines,
      (SELECT count(*) FROM order_status_changes h JOIN orders o ON o.id = h.order_id WHERE o.customer_id = $1)::integer
        AS history`,
    [customer.id],
  );
  return row;
};

/** What `storedOrdersOf` returns for a customer without orders. */
export const nothing = { orders: 0, lines: 0, history: 0 };

/** Places a valid order over GraphQL. */
export const buy = async (customer: Person, input: ReturnType<typeof toInput>): Promise<PlacedOrder> => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, { input });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order;
};

/** Places an order of several lines over GraphQL. */
export const buyLines = async (
  customer: Person,
  lines: { productId: string; quantity: number; seenPriceCents?: number; color?: string; size?: string }[],
): Promise<Outcome> =>
  outcomeOf(
    await customer.graphql<PlaceOrderData>(placeOrderDocument, {
      input: { ...toInput(customer, { productId: '' }), lines },
    }),
  );
