import { hash } from 'node:crypto';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../context.ts';
import { sizeOf } from './graphql-document.ts';

/** An operation is compiled when it comes for the third time: what somebody sends only once is not worth the work. */
const TIMES_BEFORE_COMPILED = 3;

/** Characters of a document that are reckoned as one field: arguments and long names take memory too. */
const CHARACTERS_OF_FIELD = 100;

/** Operations of more fields, or as many characters, are never compiled: the largest page of our own has 83. */
export const MAX_COMPILED_FIELDS = 300;

/** Fields in all compiled operations together: each takes up to 8 kB. Those of the web are about a thousand. */
export const MAX_FIELDS_KEPT = 3900;

/** What Apollo hands over to be executed. */
export interface ExecutorRequest {
  queryHash: string;
  operationName: string | null;
  document: DocumentNode;
  request: { variables?: Record<string, unknown> };
  context: RequestContext;
}

/** What compiles an operation: graphql-jit, unless a test looks on. */
type Compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
) => CompiledQuery | ExecutionResult;

/** What a compiled document takes of the memory, in fields. */
const compiledSizeOf = (document: DocumentNode): number =>
  Math.max(1, sizeOf(document).fields, Math.ceil((document.loc?.end ?? 0) / CHARACTERS_OF_FIELD));

/** Executes operations: those that come often are compiled and kept, all others go through graphql-js. */
export const createExecutor = (
  schema: GraphQLSchema,
  compile: Compile = compileQuery,
): ((request: ExecutorRequest) => Promise<ExecutionResult>) => {
  const timesSeen = new LRUCache<string, number>({ max: 5000 });
  const compiled = new LRUCache<string, CompiledQuery>({ maxSize: MAX_FIELDS_KEPT });

  const compiledOf = ({ queryHash, operationName, document }: ExecutorRequest): CompiledQuery | undefined => {
    // The name is as long as a stranger likes: only its hash is kept.
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
    // Once it is forgotten it is compiled anew when it comes again as often.
    timesSeen.delete(key);
    return query;
  };

  return async (request) => {
    const variableValues = request.request.variables ?? {};
    const query = compiledOf(request);
    if (query) {
      const result = (await query.query(undefined, request.context, variableValues)) as ExecutionResult;
      if (result.data !== undefined) return result;
      // Variables that do not fit: graphql-js says so in the words and with the status that clients know.
    }
    return execute({
      schema,
      document: request.document,
      contextValue: request.context,
      variableValues,
      operationName: request.operationName,
    });
  };
};
