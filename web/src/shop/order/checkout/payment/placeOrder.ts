import {
  CombinedGraphQLErrors,
  ServerError,
  type ApolloCache,
  type ApolloClient,
  type MutationUpdaterFunction,
} from '@apollo/client';
import {
  PlaceOrderDocument,
  type PaymentMethod,
  type PlaceOrderInput,
  type PlaceOrderMutation,
  type PlaceOrderMutationVariables,
} from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import type { Answer } from '../sending/keptOrders.ts';
import type { BillingAddress } from '#schema/order.input.ts';
import type { Purchase } from '../purchase/purchase.ts';

/* GraphQL */ `
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      ... on PlaceOrderSuccess {
        order {
          id
          number
          customer {
            id
          }
          payment {
            awaits
            collectedCents
          }
          ...OrderAddress_order
          ...OrderSummary_order
        }
      }
      ... on PriceChanged {
        productId
        variantId
        color
        size
        currentPriceCents
        availableStock
      }
      ... on OutOfStock {
        productId
        variantId
        color
        size
        currentPriceCents
        availableStock
      }
      ... on TotalChanged {
        currentTotalCents
      }
      ...Refusal_fields
    }
  }
`;

/** What the customer saw beside the lines. */
export interface SeenPrice {
  promotionCode: string | null;
  totalCents: number;
}

/**
 * Returns the input that orders a purchase. The purchase's attempt is the idempotency key, so that sending it once more
 * returns the same order.
 */
export const orderInputOf = (
  purchase: Purchase,
  shippingAddress: BillingAddress,
  paymentMethod: PaymentMethod,
  seen: SeenPrice,
): PlaceOrderInput => ({
  idempotencyKey: purchase.attempt,
  lines: purchase.lines.map(({ productId, quantity, color, size, priceCents }) => ({
    productId,
    quantity,
    color,
    size,
    seenPriceCents: priceCents,
  })),
  paymentMethod,
  shippingAddress,
  promotionCode: seen.promotionCode,
  seenTotalCents: seen.totalCents,
});

/** Places an order. Resolves with null when no answer came: it may have been placed or not. */
export const placeOrder = async (client: ApolloClient, input: PlaceOrderInput): Promise<Answer | null> => {
  try {
    const mutation = client.mutate({
      mutation: PlaceOrderDocument,
      variables: { input },
      update: noteWhatChanged,
    });
    const { placeOrder: outcome } = await dataOf(mutation);
    return outcome.__typename === 'PlaceOrderSuccess'
      ? { kind: 'placed', orderId: outcome.order.id, awaits: outcome.order.payment.awaits }
      : { kind: 'refused', refusal: outcome };
  } catch (error) {
    return isAnswer(error) ? { kind: 'failed', why: errorMessage(error) } : null;
  }
};

/**
 * Codes of errors that do not last: the shop is busy or asks for patience, the customer must sign in again, or a server
 * of the release before does not know a field of this one's page.
 */
const PASSING = ['UNAVAILABLE', 'TOO_MANY', 'UNAUTHENTICATED', 'GRAPHQL_VALIDATION_FAILED'];

/** Statuses of the same, also of a proxy in front of the shop. */
const PASSING_STATUS = [408, 429, 502, 503, 504];

/** Whether an error is an answer of the shop that trying again later does not change. */
const isAnswer = (error: unknown): boolean => {
  if (CombinedGraphQLErrors.is(error))
    return !error.errors.some(({ extensions }) => PASSING.includes(String(extensions?.['code'])));
  return ServerError.is(error) && !PASSING_STATUS.includes(error.statusCode);
};

/** Removes the list of orders and the products' stock from the cache; keeps what a refusal says about the product. */
const noteWhatChanged: MutationUpdaterFunction<PlaceOrderMutation, PlaceOrderMutationVariables, ApolloCache> = (
  cache,
  { data },
  { variables },
) => {
  const outcome = data?.placeOrder;
  if (outcome?.__typename === 'PlaceOrderSuccess') {
    const { customer } = outcome.order;
    if (customer) cache.evict({ id: `Customer:${customer.id}`, fieldName: 'orders' });
    for (const { productId } of variables?.input.lines ?? [])
      for (const fieldName of ['availableStock', 'variants']) cache.evict({ id: `Product:${productId}`, fieldName });
  }
  if (outcome?.__typename === 'PriceChanged' || outcome?.__typename === 'OutOfStock')
    cache.modify({
      id: outcome.variantId === null ? `Product:${outcome.productId}` : `Variant:${outcome.variantId}`,
      fields: { priceCents: () => outcome.currentPriceCents, availableStock: () => outcome.availableStock },
    });
};
