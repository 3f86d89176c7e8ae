import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError, GraphQLScalarType, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { projectRoot } from '#platform/config/config.ts';
import type { RequestContext } from '../context.ts';
import { MAX_TOKENS } from './graphql-document.ts';
import { asksForPlainJson, describeErrors, statusOf } from './graphql-errors.ts';
import { createExecutor, type ExecutorRequest } from './graphql-executor.ts';
import { queryLimits, stringifyAnswer } from './graphql-limits.ts';
import { operationMetrics } from './graphql-metrics.ts';
import type { Log } from '#kernel/log.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Module } from '#platform/module/module.ts';
import { unstorableSource, unstorableText } from '#kernel/unstorable-text.ts';

const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  // Repeats the description in schema/base.graphql, which this scalar would replace.
  description: 'An instant in UTC, ISO 8601, for example 2026-11-20T09:30:00.000Z.',
  serialize: (value) => {
    const instant = value instanceof Date ? value : new Date(String(value));
    if (Number.isNaN(instant.getTime())) throw new TypeError('Not an instant.');
    return instant.toISOString();
  },
});

type Resolving = readonly Pick<Module, 'resolvers'>[];

/** Servers of one process have the same modules, as in tests. */
const schemas = new WeakMap<Resolving, GraphQLSchema>();

/** Returns the schema of schema/ and the modules' resolvers, which is built once. */
export const createSchema = (modules: Resolving): GraphQLSchema => {
  const schema = schemas.get(modules) ?? buildSchema(modules);
  schemas.set(modules, schema);
  return schema;
};

const buildSchema = (modules: Resolving): GraphQLSchema => {
  const folder = path.join(projectRoot, 'schema');
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return makeExecutableSchema({
    // Where in a file something stands would take megabytes, and no message says it.
    typeDefs: files.map((file) => parse(readFileSync(path.join(folder, file), 'utf8'), { noLocation: true })),
    // Codegen has typed them.
    resolvers: [{ DateTime }, ...modules.flatMap(({ resolvers }) => resolvers ?? [])] as IResolvers[],
    inheritResolversFromInterfaces: false,
  });
};

/** Gives errors their code and status, masks unexpected errors, and logs those in full. */
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
      const { singleResult } = response.body;
      singleResult.errors = describeErrors(log, errors, {
        requestId: contextValue.requestId,
        operationName,
      });
      const { status, retryAfterSeconds } = statusOf(errors, {
        hasData: singleResult.data !== null && singleResult.data !== undefined,
        isPlainJson: asksForPlainJson(request.http?.headers.get('accept')),
      });
      if (status) response.http.status = status;
      if (retryAfterSeconds > 0) response.http.headers.set('retry-after', String(retryAfterSeconds));
    },
  }),
});

/**
 * Creates the cache of parsed documents, limited by their characters: a parsed document takes a hundred times as much
 * memory.
 */
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

/** Creates and starts the GraphQL edge; the app mounts its HTTP part. */
export const createGraphql = async (
  schema: GraphQLSchema,
  log: Log,
  metrics: Metrics | undefined,
): Promise<ApolloServer<RequestContext>> => {
  const executor = createExecutor(schema);
  const server = new ApolloServer<RequestContext>({
    // Apollo accepts another executor only from a gateway; this one runs in the same process.
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
    // Strangers could store documents here.
    persistedQueries: false,
    stringifyResult: stringifyAnswer,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // The sandbox answers browsers.
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
