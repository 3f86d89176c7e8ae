import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, GraphQLError, GraphQLScalarType, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { cartResolvers } from './cart/cart.resolvers.ts';
import { projectRoot } from './config.ts';
import type { RequestContext } from './context.ts';
import { conversationResolvers } from './conversation/conversation.resolvers.ts';
import { addressResolvers } from './customer/address.resolvers.ts';
import { auditResolvers } from './customer/audit.resolvers.ts';
import { customerResolvers } from './customer/customer.resolvers.ts';
import { sessionResolvers } from './customer/session.resolvers.ts';
import { AppError, InvalidInput, TooMany } from './errors.ts';
import { queryLimits } from './graphql-limits.ts';
import type { Log } from './log.ts';
import { mailResolvers } from './mail/mail.resolvers.ts';
import { orderResolvers } from './order/order.resolvers.ts';
import { productResolvers } from './product/product.resolvers.ts';
import { reviewResolvers } from './product/review.resolvers.ts';
import { unexpected } from './unexpected.ts';
import { unstorableSource, unstorableText } from './unstorable-text.ts';

const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  // Takes the place of the one in schema/base.graphql, whose description would be lost.
  description: 'An instant in UTC, ISO 8601, for example 2026-11-20T09:30:00.000Z.',
  serialize: (value) => {
    const instant = value instanceof Date ? value : new Date(String(value));
    if (Number.isNaN(instant.getTime())) throw new TypeError('Not an instant.');
    return instant.toISOString();
  },
});

/** The contract in schema/ with the resolvers of every noun. */
export const createSchema = (): GraphQLSchema => {
  const folder = path.join(projectRoot, 'schema');
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return makeExecutableSchema({
    typeDefs: files.map((file) => readFileSync(path.join(folder, file), 'utf8')),
    resolvers: [
      { DateTime },
      productResolvers,
      reviewResolvers,
      orderResolvers,
      customerResolvers,
      addressResolvers,
      sessionResolvers,
      auditResolvers,
      mailResolvers,
      cartResolvers,
      conversationResolvers,
    ],
    inheritResolversFromInterfaces: false,
  });
};

/** Each operation is compiled once; the least used ones are forgotten. */
const createExecutor = (schema: GraphQLSchema) => {
  const compiled = new LRUCache<string, CompiledQuery | ExecutionResult>({ max: 500 });
  return async (request: {
    queryHash: string;
    operationName: string | null;
    document: Parameters<typeof compileQuery>[1];
    request: { variables?: Record<string, unknown> };
    context: RequestContext;
  }): Promise<ExecutionResult> => {
    const key = `${request.queryHash}:${request.operationName ?? ''}`;
    let query = compiled.get(key);
    if (query === undefined) {
      // Its declared type is wider than what it answers.
      query = compileQuery(schema, request.document, request.operationName ?? '') as
        CompiledQuery | ExecutionResult;
      compiled.set(key, query);
    }
    const variables = request.request.variables ?? {};
    const result = isCompiledQuery(query) ? await query.query(undefined, request.context, variables) : query;
    if (result?.data !== undefined) return result as ExecutionResult;
    // Variables that do not fit: graphql-js says so in the words and with the status that clients know.
    return execute({
      schema,
      document: request.document,
      contextValue: request.context,
      variableValues: variables,
      operationName: request.operationName,
    });
  };
};

/** The AppError behind an error of an operation, if it is one. */
const appErrorOf = (error: GraphQLError): AppError | undefined =>
  error.originalError instanceof AppError ? error.originalError : undefined;

/**
 * Errors of Apollo and graphql-js about the request itself: their words may go out. One with a path and no cause is graphql-jit's: about an
 * argument, or else about our own answer.
 */
const isAboutRequest = (error: GraphQLError) =>
  (error.originalError === undefined &&
    (error.path === undefined || error.message.startsWith('Argument '))) ||
  (error.originalError instanceof GraphQLError && error.originalError.originalError === undefined);

/** When what failed may be tried again; 0 when that is not known. */
const secondsToWait = (error: GraphQLError): number => {
  const appError = appErrorOf(error);
  if (appError) return (appError instanceof TooMany && appError.retryAfterSeconds) || 0;
  return isAboutRequest(error) ? 0 : (unexpected(error.originalError ?? error).retryAfterSeconds ?? 0);
};

/** Gives errors their code and status, masks what nobody outside can understand, and logs it whole. */
const errorPlugin = (log: Log): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ request }) => {
      const found = unstorableText(request.variables) ?? unstorableSource(request.query);
      if (found !== undefined)
        throw new GraphQLError(found, {
          extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
        });
    },
    willSendResponse: async ({ response, errors, contextValue, operationName }) => {
      if (response.body.kind !== 'single' || errors === undefined || errors.length === 0) return;
      const { requestId } = contextValue;
      const { singleResult } = response.body;
      singleResult.errors = errors.map((error) => {
        const appError = appErrorOf(error);
        const place = {
          ...(error.locations && { locations: error.locations }),
          ...(error.path && { path: error.path }),
        };
        if (appError)
          return {
            message: appError.message,
            ...place,
            extensions: {
              code: appError.code,
              requestId,
              ...(appError instanceof InvalidInput && { fields: appError.fields }),
              ...(appError instanceof TooMany && { retryAfterSeconds: appError.retryAfterSeconds }),
            },
          };
        if (isAboutRequest(error)) {
          // graphql-jit gives none.
          const { http: _, stacktrace: __, ...extensions } = error.extensions ?? {};
          return {
            message: error.message,
            ...place,
            extensions: { code: 'BAD_USER_INPUT', ...extensions, requestId },
          };
        }
        const cause = error.originalError ?? error;
        log.error('An operation failed.', { requestId, operationName, error: cause });
        const { message, code } = unexpected(cause);
        return { message, ...place, extensions: { code, requestId } };
      });
      if (singleResult.data === null || singleResult.data === undefined) {
        const [first] = errors;
        const appError = first && appErrorOf(first);
        if (appError) response.http.status = appError.status;
        else if (first && !isAboutRequest(first))
          response.http.status = unexpected(first.originalError ?? first).status;
        else if (first?.path) response.http.status = 400;
      }
      const seconds = Math.max(0, ...errors.map(secondsToWait));
      if (seconds > 0) response.http.headers.set('retry-after', String(seconds));
    },
  }),
});

/** The GraphQL edge: started, its HTTP part mounted by the app. */
export const createGraphql = async (log: Log): Promise<ApolloServer<RequestContext>> => {
  const schema = createSchema();
  const executor = createExecutor(schema);
  const server = new ApolloServer<RequestContext>({
    // Apollo takes another executor from a gateway only; this one is ours, in this process.
    gateway: {
      load: async () => ({
        executor: (request) => executor(request as unknown as Parameters<typeof executor>[0]),
      }),
      onSchemaLoadOrUpdate: (callback) => {
        callback({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: async () => undefined,
    },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: 4000 },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // sandbox.ts answers browsers.
      ApolloServerPluginLandingPageDisabled(),
      queryLimits(schema),
      errorPlugin(log),
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message: unknown) => log.warn(String(message)),
      error: (message: unknown) => log.error(String(message)),
    },
  });
  await server.start();
  return server;
};
