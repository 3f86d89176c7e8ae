import { hash } from 'node:crypto';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../context.ts';
import { sizeOf } from './graphql-document.ts';

/** An operation is compiled when it comes for the third time: compiling one that comes only once is wasted. */
const TIMES_BEFORE_COMPILED = 3;

/** How many characters of a document count as one field: arguments and long names take memory too. */
const CHARACTERS_OF_FIELD = 100;

/**
 * Operations of more fields, or as many characters, are never compiled: our largest page has fewer than half as many.
 */
export const MAX_COMPILED_FIELDS = 300;

/**
 * The most fields in all compiled operations together: each takes up to 8 kB. The web's operations have about four
 * thousand.
 */
export const MAX_FIELDS_KEPT = 9000;

/** What Apollo passes to the executor. */
export interface ExecutorRequest {
  queryHash: string;
  operationName: string | null;
  document: DocumentNode;
  request: { variables?: Record<string, unknown> };
  context: RequestContext;
}

/** Compiles an operation: graphql-jit, except in tests. */
type Compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
) => CompiledQuery | ExecutionResult;

/** Returns the memory of a compiled document, in fields. */
const compiledSizeOf = (document: DocumentNode): number =>
  Math.max(1, sizeOf(document).fields, Math.ceil((document.loc?.end ?? 0) / CHARACTERS_OF_FIELD));

/** What an operation is run with; graphql-js runs it where it is not compiled. */
interface Run {
  query: CompiledQuery | undefined;
  operationName: string | null;
  variables: Record<string, unknown>;
  context: RequestContext;
}

/** Runs an operation. */
export const run = async (
  schema: GraphQLSchema,
  document: DocumentNode,
  { query, operationName, variables, context }: Run,
): Promise<ExecutionResult> => {
  if (query) {
    const result = (await query.query(undefined, context, variables)) as ExecutionResult;
    if (result.data !== undefined) return result;
    // The variables do not fit: graphql-js reports it with the usual message and status.
  }
  return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
};

/** Creates the executor: it compiles and caches operations that come often; graphql-js runs all others. */
export const createExecutor = (
  schema: GraphQLSchema,
  compile: Compile = compileQuery,
): ((request: ExecutorRequest) => Promise<ExecutionResult>) => {
  const timesSeen = new LRUCache<string, number>({ max: 5000 });
  const compiled = new LRUCache<string, CompiledQuery>({ maxSize: MAX_FIELDS_KEPT });

  const compiledOf = ({ queryHash, operationName, document }: ExecutorRequest): CompiledQuery | undefined => {
    // A client's operation name may be long, so only its hash is stored.
    const key = hash('sha256', `${queryHash}:${operationName ?? ''}`, 'base64url');
    const known = compiled.get(key);
    if (known) return known;
    const seen = (timesSeen.get(key) ?? 0) + 1;
    timesSeen.set(key, seen);
    if (seen !== TIMES_BEFORE_COMPILED) return undefined;
    const size = compiledSizeOf(document);
    if (size > MAX_COMPILED_FIELDS) return undefined;
    const query = compile(schema, document, operationName ?? '');
    if (!isCompiledQuery(query)) return undefined;
    compiled.set(key, query, { size });
    // If it is evicted, it is compiled again after as many calls.
    timesSeen.delete(key);
    return query;
  };

  return async (execution) => {
    const { document, operationName, context, request } = execution;
    const variables = request.variables ?? {};
    return run(schema, document, { query: compiledOf(execution), operationName, variables, context });
  };
};
