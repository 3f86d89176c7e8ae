import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  valueFromASTUntyped,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { RequestContext } from '../context.ts';
import { QueryTooLarge } from '../../errors.ts';
import { createPriceOf } from './graphql-price.ts';

/** Highest price of one operation: its answer has hardly more bytes. Of our own the dearest, with its lists full, costs about half. */
export const MAX_PRICE = 1_000_000;

/** Most bytes of an answer, should texts be longer than their price says. */
const MAX_ANSWER_BYTES = 1_000_000;

/** Most characters that may still be more bytes than that. */
const SURELY_SMALL = MAX_ANSWER_BYTES / 4;

/** What changes answered: they are done, so that it is too late to refuse them. */
const doneChanges = new WeakSet<object>();

/** What a character costs of a document that is not known yet: it has to be checked, and of what does not fit nothing is kept. */
const CHECK_PRICE = 50;

/** What variables are when nobody says otherwise. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

const refusal = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** Refuses operations that would cost too much, before they run, which is free of charge, and tells the price of the others. */
export const queryLimits = (schema: GraphQLSchema): ApolloServerPlugin<RequestContext> => {
  const priceOf = createPriceOf(schema, MAX_PRICE);
  return {
    requestDidStart: async () => ({
      validationDidStart: async ({ source, contextValue }) => contextValue.spend(source.length * CHECK_PRICE),
      didResolveOperation: async ({ document, operation, request, contextValue }) => {
        if (!operation) throw refusal('The document has no such operation.', 'OPERATION_RESOLUTION_FAILURE');
        if (!schema.getRootType(operation.operation))
          throw refusal(`The shop has no operation of the kind ${operation.operation}.`, 'BAD_USER_INPUT');
        const fragments = new Map(
          document.definitions.flatMap((definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION
              ? [[definition.name.value, definition] as const]
              : [],
          ),
        );
        const variables = { ...defaultsOf(operation), ...request.variables };
        const price = priceOf({ operation, fragments, variables });
        if (price > MAX_PRICE)
          throw new QueryTooLarge(
            'This operation asks for too much at once: take fewer lists, or fewer items of each.',
          );
        contextValue.spend(price);
      },
      willSendResponse: async ({ operation, response: { body } }) => {
        if (operation?.operation === 'mutation' && body.kind === 'single' && body.singleResult.data)
          doneChanges.add(body.singleResult.data);
      },
    }),
  };
};

/** An answer as it is sent. @throws GraphQLError for one that is too large, unless something was changed */
export const stringifyAnswer = (answer: FormattedExecutionResult): string => {
  const text = JSON.stringify(answer);
  if (text.length <= SURELY_SMALL || Buffer.byteLength(text) <= MAX_ANSWER_BYTES) return text;
  if (answer.data && doneChanges.has(answer.data)) return text;
  throw refusal('The answer would be too large: ask for fewer fields of each item.', 'QUERY_TOO_LARGE');
};
