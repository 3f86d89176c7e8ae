import type { ApolloCache, MutationUpdaterFunction } from '@apollo/client';
import {
  usePlaceOrderMutation,
  type PaymentMethod,
  type PlaceOrderMutation,
  type PlaceOrderMutationVariables,
} from '../../../../generated/graphql.ts';
import { dataOf } from '../../../../lib/dataOf.ts';
import type { BillingAddress } from '../../../../../../schema/order.input.ts';
import type { Purchase } from '../purchase/purchase.ts';

/* GraphQL */ `
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on PlaceOrderSuccess {
        order {
          id
          number
          customer {
            id
          }
          ...OrderAddress_order
          ...OrderSummary_order
        }
      }
      ... on PriceChanged {
        ...Sentence_error
        productId
        currentPriceCents
        availableStock
      }
      ... on OutOfStock {
        ...Sentence_error
        productId
        currentPriceCents
        availableStock
      }
      ... on OrderLimitReached {
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

/** The result of placing an order. */
export type PlaceOrderOutcome = PlaceOrderMutation['placeOrder'];

/**
 * Places the order for a purchase. The purchase's attempt is the idempotency key, so that a second call for the same purchase
 * returns the same order. Throws when no response came.
 */
export const usePlaceOrder = () => {
  const [mutate, { loading }] = usePlaceOrderMutation({ update: noteWhatChanged });
  const placeOrder = async (
    purchase: Purchase,
    shippingAddress: BillingAddress,
    paymentMethod: PaymentMethod,
  ): Promise<PlaceOrderOutcome> => {
    const lines = purchase.lines.map(({ productId, quantity, color, size, priceCents }) => ({
      productId,
      quantity,
      color,
      size,
      seenPriceCents: priceCents,
    }));
    const input = { idempotencyKey: purchase.attempt, lines, paymentMethod, shippingAddress };
    return (await dataOf(mutate({ variables: { input } }))).placeOrder;
  };
  return { placeOrder, placing: loading };
};

/** Removes the list of orders and the products' stock from the cache; keeps what a refusal says about the product. */
const noteWhatChanged: MutationUpdaterFunction<
  PlaceOrderMutation,
  PlaceOrderMutationVariables,
  ApolloCache
> = (cache, { data }, { variables }) => {
  const outcome = data?.placeOrder;
  if (outcome?.__typename === 'PlaceOrderSuccess') {
    const { customer } = outcome.order;
    if (customer) cache.evict({ id: `Customer:${customer.id}`, fieldName: 'orders' });
    for (const { productId } of variables?.input.lines ?? [])
      cache.evict({ id: `Product:${productId}`, fieldName: 'availableStock' });
  }
  if (outcome?.__typename === 'PriceChanged' || outcome?.__typename === 'OutOfStock')
    cache.modify({
      id: `Product:${outcome.productId}`,
      fields: { priceCents: () => outcome.currentPriceCents, availableStock: () => outcome.availableStock },
    });
};
