import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import { onBehalfOf } from '#kernel/current-request.ts';
import { AppError, QueryTooLarge } from '#kernel/errors.ts';
import { iteratorOf } from '#kernel/iterator-of.ts';
import { unstorableSource, unstorableText } from '#kernel/unstorable-text.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { CHARACTER_PRICE, MAX_TOKENS, refusalOf } from '../graphql-document.ts';
import { toGraphqlError } from '../graphql-errors.ts';
import { CHECK_PRICE, createCheckedPriceOf, stringifyAnswer } from '../graphql-limits.ts';

/** A subscription that may be executed. */
export interface Subscription extends ExecutionArgs {
  contextValue: RequestContext;
  /** Returns the context of the next push: who looks is checked again, and pays again. */
  renewed: () => Promise<RequestContext>;
}

/** Who subscribes: pays, and gets a new context for every push. */
export interface Subscriber {
  chargeQuota: (price: number) => void;
  context: () => Promise<RequestContext>;
}

const refusal = (message: string, code = 'BAD_USER_INPUT') => new GraphQLError(message, { extensions: { code } });

/** Creates what checks and executes subscriptions, by the rules of operations over HTTP. */
export const createSubscriptions = (schema: GraphQLSchema) => {
  const priceOf = createCheckedPriceOf(schema, 'This subscription asks for too much at once: take fewer fields.');
  /** Valid documents: the pages always send the same few. */
  const valid = new LRUCache<string, DocumentNode>({
    max: 100,
    maxSize: 100_000,
    sizeCalculation: (_, source) => source.length || 1,
  });

  const documentOf = (source: string, chargeQuota: Subscriber['chargeQuota']): DocumentNode => {
    chargeQuota(source.length * CHARACTER_PRICE);
    const known = valid.get(source);
    if (known) return known;
    chargeQuota(source.length * CHECK_PRICE);
    const unstorable = unstorableSource(source);
    if (unstorable !== undefined) throw refusal(unstorable);
    const tooLarge = refusalOf(schema, source);
    if (tooLarge !== null) throw new QueryTooLarge(tooLarge);
    const document = parse(source, { maxTokens: MAX_TOKENS });
    const [invalid] = validate(schema, document);
    if (invalid) throw refusal(invalid.message, 'GRAPHQL_VALIDATION_FAILED');
    valid.set(source, document);
    return document;
  };

  return {
    /** Checks what was sent, before anything is executed. @throws GraphQLError */
    prepare: async (
      { query, variables, operationName }: SubscribePayload,
      { chargeQuota, context }: Subscriber,
    ): Promise<Subscription> => {
      try {
        const document = documentOf(query, chargeQuota);
        const operation = getOperationAST(document, operationName);
        if (!operation) throw refusal('The document has no such operation.', 'OPERATION_RESOLUTION_FAILURE');
        if (operation.operation !== 'subscription')
          throw refusal('Only subscriptions go over this socket: send queries and mutations by POST /graphql.');
        const unstorable = unstorableText(variables);
        if (unstorable !== undefined) throw refusal(unstorable);
        const price = priceOf(document, operation, variables ?? undefined);
        chargeQuota(price);
        return {
          schema,
          document,
          operationName: operationName ?? null,
          variableValues: variables ?? {},
          contextValue: await context(),
          renewed: async () => {
            chargeQuota(price);
            return context();
          },
        };
      } catch (error) {
        if (error instanceof AppError) throw toGraphqlError(error);
        throw error;
      }
    },
    /** Executes a subscription: one result for each change. */
    open: async (subscription: Subscription): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
      const { contextValue, renewed } = subscription;
      const run = <Result>(work: () => Result) => onBehalfOf(contextValue.requestId, work);
      const source = await run(() => createSourceEventStream(subscription));
      if (!(Symbol.asyncIterator in source)) return source;
      const events = source[Symbol.asyncIterator]();
      const answer = async (event: unknown): Promise<ExecutionResult> => {
        try {
          const context = await renewed();
          const result = await run(() => execute({ ...subscription, rootValue: event, contextValue: context }));
          // Refuses results that are too large.
          if (!result.errors) stringifyAnswer(result as object);
          return result;
        } catch (error) {
          return { errors: [toGraphqlError(error)] };
        }
      };
      return iteratorOf(
        async () => {
          const { done, value } = await events.next();
          return done ? { done: true, value: undefined } : { done: false, value: await answer(value) };
        },
        () => events.return?.(),
      );
    },
  };
};
