import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLRequest } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, GraphQLScalarType, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { projectRoot } from '../../config.ts';
import type { RequestContext } from '../context.ts';
import { AppError, InvalidInput, TooMany } from '../../errors.ts';
import { MAX_TOKENS } from './graphql-document.ts';
import { createExecutor, type ExecutorRequest } from './graphql-executor.ts';
import { queryLimits, stringifyAnswer } from './graphql-limits.ts';
import { operationMetrics } from './graphql-metrics.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Module } from '../../module.ts';
import { modules as allModules } from '../../modules.ts';
import { unexpected } from '../unexpected.ts';
import { wordingOf } from '../wording.ts';
import { unstorableSource, unstorableText } from '../../unstorable-text.ts';

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
export const createSchema = (modules = allModules): GraphQLSchema => {
  const folder = path.join(projectRoot, 'schema');
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return makeExecutableSchema({
    typeDefs: files.map((file) => readFileSync(path.join(folder, file), 'utf8')),
    resolvers: [{ DateTime }, ...modules.flatMap(({ resolvers }) => resolvers ?? [])],
    inheritResolversFromInterfaces: false,
  });
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

/** What was sent does not parse, does not fit the schema, or its variables do not fit the operation. */
const isUnfit = (errors: readonly GraphQLError[]) =>
  errors.some(
    ({ extensions, nodes }) =>
      extensions?.['code'] === 'GRAPHQL_PARSE_FAILED' ||
      extensions?.['code'] === 'GRAPHQL_VALIDATION_FAILED' ||
      nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION,
  );

/** Whether a client names the older media type only: its answers bear 200 also when nothing could be executed (GraphQL over HTTP, 6.4.1). */
const asksForPlainJson = (request: HTTPGraphQLRequest | undefined) => {
  const accept = request?.headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('application/graphql-response+json');
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
    willSendResponse: async ({ request, response, errors, contextValue, operationName }) => {
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
              wording: wordingOf(appError),
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
        log.error(
          { requestId, operationName: operationName?.slice(0, 80), error: cause },
          'An operation failed.',
        );
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
      if (isUnfit(errors) && asksForPlainJson(request.http)) response.http.status = 200;
      const seconds = Math.max(0, ...errors.map(secondsToWait));
      if (seconds > 0) response.http.headers.set('retry-after', String(seconds));
    },
  }),
});

/** Documents that were checked, as far as their characters go: what the parser makes of them takes a hundred times as much. */
const createDocumentStore = () => {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: 100_000,
    sizeCalculation: ({ loc }) => loc?.end || 1,
  });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
  };
};

/** The GraphQL edge: started, its HTTP part mounted by the app. */
export const createGraphql = async (
  modules: readonly Module[],
  log: Log,
  metrics: Metrics | undefined,
): Promise<ApolloServer<RequestContext>> => {
  const schema = createSchema(modules);
  const executor = createExecutor(schema);
  const server = new ApolloServer<RequestContext>({
    // Apollo takes another executor from a gateway only; this one is ours, in this process.
    gateway: {
      load: async () => ({
        executor: (request) => executor(request as unknown as ExecutorRequest),
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
    parseOptions: { maxTokens: MAX_TOKENS },
    documentStore: createDocumentStore(),
    // They would be documents that a stranger leaves here.
    persistedQueries: false,
    stringifyResult: stringifyAnswer,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // sandbox.ts answers browsers.
      ApolloServerPluginLandingPageDisabled(),
      queryLimits(schema),
      errorPlugin(log),
      ...(metrics ? [operationMetrics(metrics)] : []),
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message: unknown) => log.warn(String(message).slice(0, 500)),
      error: (message: unknown) => log.error(String(message).slice(0, 500)),
    },
  });
  await server.start();
  return server;
};
