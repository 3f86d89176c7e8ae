import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { cachedSeconds, NotPublic } from '../graphql-server/src/platform/http/graphql/public-rule.ts';

interface Config {
  /** Whether the texts are written, which the server needs; otherwise only the hash of each. */
  texts?: boolean;
}

/** Whether everybody gets the same answer, by the server's own rule. */
const isPublic = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  try {
    cachedSeconds(schema, document);
    return true;
  } catch (error) {
    if (error instanceof NotPublic) return false;
    throw error;
  }
};

/** Returns the fragments that an operation spreads, each once, by their names. */
const fragmentsIn = (
  node: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] => {
  const met = new Set<FragmentDefinitionNode>();
  const follow = (part: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(part, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || met.has(fragment)) return;
        met.add(fragment);
        follow(fragment);
      },
    });
  };
  follow(node);
  return [...met].toSorted((one, other) => (one.name.value < other.name.value ? -1 : 1));
};

/**
 * Codegen plugin: the public operations of the web, as JSON. For the server the text of each by its hash, as Apollo's
 * client would send it, with the type names that its cache needs; for the web the hash of each by its name.
 */
export const plugin: PluginFunction<Config> = (schema, documents, { texts = false }) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const cache = new InMemoryCache();
  const found = definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query') return [];
    const document: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [operation, ...fragmentsIn(operation, fragments)],
    };
    const sent = cache.transformDocument(document);
    if (!operation.name || !isPublic(schema, sent)) return [];
    const text = print(sent);
    return [{ name: operation.name.value, text, hash: createHash('sha256').update(text).digest('hex') }];
  });
  const sorted = found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return JSON.stringify(
    Object.fromEntries(sorted.map(({ name, text, hash }) => (texts ? [hash, { name, text }] : [name, hash]))),
    null,
    2,
  );
};
