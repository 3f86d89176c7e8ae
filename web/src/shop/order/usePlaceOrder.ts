import type { ApolloCache } from '@apollo/client';
import type { MutationUpdaterFunction } from '@apollo/client/core';
import type { PaymentMethod, PlaceOrderMutationVariables } from '../../generated/graphql.ts';
import { usePlaceOrderMutation, type PlaceOrderMutation } from '../../generated/graphql.ts';
import type { BillingAddress } from '../../../../schema/order.rules.ts';
import type { Card } from './card.ts';

/* GraphQL */ `
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on PlaceOrderSuccess {
        order {
          id
          customer {
            id
          }
        }
      }
      ... on PriceChanged {
        message
        currentPriceCents
        availableStock
      }
      ... on OutOfStock {
        message
        currentPriceCents
        availableStock
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

/** What became of an order to be placed. */
export type PlaceOrderOutcome = PlaceOrderMutation['placeOrder'];

/**
 * Places the order for the product to buy. The attempt of the card makes a second call with the same card the same
 * order. Throws when no answer came.
 */
export const usePlaceOrder = () => {
  const [mutate, { loading }] = usePlaceOrderMutation({ update: forgetWhatChanged });
  const placeOrder = async (
    card: Card,
    shippingAddress: BillingAddress,
    paymentMethod: PaymentMethod,
  ): Promise<PlaceOrderOutcome> => {
    const { productId, quantity, color, size, priceCents } = card;
    const lines = [{ productId, quantity, color, size, seenPriceCents: priceCents }];
    const { data } = await mutate({
      variables: { input: { idempotencyKey: card.attempt, lines, paymentMethod, shippingAddress } },
    });
    if (!data) throw new Error('The shop gave no answer.');
    return data.placeOrder;
  };
  return { placeOrder, placing: loading };
};

/** The list of orders and the product's figures are asked for anew the next time they are shown. */
const forgetWhatChanged: MutationUpdaterFunction<PlaceOrderMutation, PlaceOrderMutationVariables, ApolloCache> = (
  cache,
  { data },
  { variables },
) => {
  if (data?.placeOrder.__typename === 'InvalidInput') return;
  for (const line of variables?.input.lines ?? [])
    cache.evict({ id: `Product:${line.productId}` });
  if (data?.placeOrder.__typename === 'PlaceOrderSuccess')
    cache.evict({ id: `Customer:${data.placeOrder.order.customer.id}`, fieldName: 'orders' });
  cache.gc();
};
