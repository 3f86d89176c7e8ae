import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from './context.ts';
import { sizeOf } from './graphql-document.ts';

/** How often an operation comes before it is compiled: what a stranger makes up once is not worth it. */
const SIGHTS = 3;

/** Operations of more fields are never compiled: the largest page of our own has 83. */
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

/** Executes operations: those that come often are compiled and kept, all others go through graphql-js. */
export const createExecutor = (
  schema: GraphQLSchema,
  compile: Compile = compileQuery,
): ((request: ExecutorRequest) => Promise<ExecutionResult>) => {
  const sights = new LRUCache<string, number>({ max: 5000 });
  const compiled = new LRUCache<string, CompiledQuery>({ maxSize: MAX_FIELDS_KEPT });

  const compiledOf = ({ queryHash, operationName, document }: ExecutorRequest): CompiledQuery | undefined => {
    const key = `${queryHash}:${operationName ?? ''}`;
    const known = compiled.get(key);
    if (known) return known;
    const seen = (sights.get(key) ?? 0) + 1;
    sights.set(key, seen);
    if (seen !== SIGHTS) return undefined;
    const { fields } = sizeOf(document);
    if (fields > MAX_COMPILED_FIELDS) return undefined;
    const query = compile(schema, document, operationName ?? '');
    if (!isCompiledQuery(query)) return undefined;
    compiled.set(key, query, { size: Math.max(fields, 1) });
    // Once it is forgotten it is compiled anew when it comes again as often.
    sights.delete(key);
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
