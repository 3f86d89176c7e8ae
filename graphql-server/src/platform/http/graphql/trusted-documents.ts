import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Kind,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { once } from '#kernel/lazily.ts';
import type { RequestContext } from '../context.ts';
import { run } from './graphql-executor.ts';
import { createCheckedPriceOf } from './graphql-limits.ts';
import { rootFieldsOf } from './graphql-metrics.ts';
import { cachedSeconds } from './public-rule.ts';

/** The public operations by their hashes, as the code generator writes them. */
export type Manifest = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

type Variables = Record<string, unknown>;

/** One of the shop's own public operations: read, checked and compiled once. */
export interface TrustedDocument {
  readonly name: string;
  /** For how many seconds its answers may be cached. */
  readonly seconds: number;
  /** The names of its variables. */
  readonly variables: readonly string[];
  readonly rootFields: readonly string[];
  /** Returns what it costs with these variables. @throws QueryTooLarge */
  priceOf(variables: Variables): number;
  /** Runs it. */
  run(variables: Variables, context: RequestContext): Promise<ExecutionResult>;
}

const operationOf = ({ definitions }: DocumentNode): OperationDefinitionNode | undefined =>
  definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);

/** Returns the operations that were generated from the web. */
export const readManifest = (): Manifest => {
  const file = path.join(import.meta.dirname, '..', '..', '..', 'generated', 'public-operations.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
};

/** Returns the trusted documents by their hashes. @throws for one that does not fit the schema or is not public */
export const readTrustedDocuments = (
  schema: GraphQLSchema,
  manifest: Manifest,
): ReadonlyMap<string, TrustedDocument> => {
  const priceOf = createCheckedPriceOf(schema);
  const read = ({ name, text }: Manifest[string]): TrustedDocument => {
    const document = parse(text, { noLocation: true });
    const [unfit] = validate(schema, document);
    const operation = operationOf(document);
    if (unfit || !operation) throw unfit ?? new Error('It has no operation.');
    const compiled = once(() => {
      const query = compileQuery(schema, document, name);
      return isCompiledQuery(query) ? query : undefined;
    });
    return {
      name,
      seconds: cachedSeconds(schema, document),
      variables: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value).toSorted(),
      rootFields: rootFieldsOf(operation),
      priceOf: (variables) => priceOf(document, operation, variables),
      run: (variables, context) =>
        run(schema, document, { query: compiled(), operationName: name, variables, context }),
    };
  };
  return new Map(
    Object.entries(manifest).map(([hash, entry]) => {
      try {
        return [hash, read(entry)];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The operation ${entry.name} cannot be answered from memory: ${reason} Run npm run codegen.`, {
          cause: error,
        });
      }
    }),
  );
};
