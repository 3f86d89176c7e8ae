import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.ts';
import { QueryTooLarge } from '#kernel/errors.ts';
import { createPriceOf, type PriceOf } from './graphql-price.ts';

/**
 * The highest price of an operation, about the bytes of its response. Our most expensive one, with full lists, costs
 * about half.
 */
export const MAX_PRICE = 1_000_000;

/** The most bytes of a response, in case texts are longer than their price says. */
const MAX_ANSWER_BYTES = 1_000_000;

/** A response with at most this many characters is surely not larger. */
const SURELY_SMALL = MAX_ANSWER_BYTES / 4;

/** Responses of mutations that were executed: it is too late to refuse them. */
const doneChanges = new WeakSet<object>();

/** The price of each character of an unknown document, for validating it; invalid documents are not cached. */
export const CHECK_PRICE = 50;

const refusal = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** Returns the function that computes the price of an operation. @throws QueryTooLarge when it would cost too much */
export const createCheckedPriceOf = (
  schema: GraphQLSchema,
  sentence = 'This operation asks for too much at once: take fewer lists, or fewer items of each.',
): PriceOf => {
  const priceOf = createPriceOf(schema, MAX_PRICE);
  return (...priced) => {
    const price = priceOf(...priced);
    if (price > MAX_PRICE) throw new QueryTooLarge(sentence);
    return price;
  };
};

/**
 * Refuses operations that would cost too much before they run, without charging for them, and reports the price of the
 * others.
 */
export const queryLimits = (schema: GraphQLSchema): ApolloServerPlugin<RequestContext> => {
  const priceOf = createCheckedPriceOf(schema);
  return {
    requestDidStart: async () => ({
      validationDidStart: async ({ source, contextValue }) => contextValue.addUsage(source.length * CHECK_PRICE),
      didResolveOperation: async ({ document, operation, request, contextValue }) => {
        if (!operation) throw refusal('The document has no such operation.', 'OPERATION_RESOLUTION_FAILURE');
        if (operation.operation === 'subscription')
          throw refusal('Subscriptions go over a WebSocket at /graphql (graphql-ws).', 'BAD_USER_INPUT');
        contextValue.addUsage(priceOf(document, operation, request.variables));
      },
      willSendResponse: async ({ operation, response: { body } }) => {
        if (operation?.operation === 'mutation' && body.kind === 'single' && body.singleResult.data)
          doneChanges.add(body.singleResult.data);
      },
    }),
  };
};

/** Returns a response as JSON. @throws GraphQLError when it is too large, unless it is a mutation's */
export const stringifyAnswer = (answer: FormattedExecutionResult): string => {
  const text = JSON.stringify(answer);
  if (text.length <= SURELY_SMALL || Buffer.byteLength(text) <= MAX_ANSWER_BYTES) return text;
  if (answer.data && doneChanges.has(answer.data)) return text;
  throw refusal('The answer would be too large: ask for fewer fields of each item.', 'QUERY_TOO_LARGE');
};
