import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode } from 'graphql';

interface Config {
  /** Names of the queries of pages whose first load has no Apollo: their hooks are made over our own `usePageQuery`. */
  pageQueries?: readonly string[];
}

/**
 * Codegen plugin: generates a typed hook for every operation, such as `useProductPageQuery` or `usePlaceOrderMutation`,
 * over Apollo Client's own. It expects the operations' types and documents (`ProductPageQuery`, `ProductPageDocument`)
 * in the same output.
 */
export const plugin: PluginFunction<Config> = (_schema, documents, { pageQueries = [] }) => {
  const operations = documents.flatMap((file) =>
    (file.document?.definitions ?? []).filter(
      (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
    ),
  );
  const hooks = operations.flatMap(({ name, operation, selectionSet, variableDefinitions = [] }) => {
    if (!name || operation === 'subscription') return [];
    const base = name.value[0]?.toUpperCase() + name.value.slice(1);
    const kind = operation === 'query' ? 'Query' : 'Mutation';
    const types = `${base}${kind}, ${base}${kind}Variables`;
    if (kind === 'Mutation') {
      const [field, ...others] = selectionSet.selections.flatMap((one) =>
        one.kind === 'Field' ? [(one.alias ?? one.name).value] : [],
      );
      if (!field || others.length > 0) return [];
      return [
        `/** Hook for the mutation ${base}: sends its variables and returns \`${field}\`. Throws when no response came. */`,
        `export const use${base}Mutation = (options?: ResultOptions<${types}>) => useResult(${base}Document, '${field}', options);`,
      ];
    }
    if (pageQueries.includes(base))
      return [
        `/** Hook for the query ${base} of a page that has no Apollo in its first load. */`,
        variableDefinitions.length === 0
          ? `export const use${base}Query = () => usePageQuery(${base}Document, {});`
          : `export const use${base}Query = ({ variables }: { variables: ${base}QueryVariables }) => usePageQuery(${base}Document, variables);`,
      ];
    return [
      `/** Hook for the query ${base}. */`,
      `export const use${base}Query = (...[options]: {} extends ${base}QueryVariables ? [options?: useQuery.Options<${types}>] : [options: useQuery.Options<${types}> & ({ variables: ${base}QueryVariables } | { skip: boolean })]) =>`,
      `  useQuery(${base}Document, options as useQuery.Options<${types}>);`,
    ];
  });
  if (hooks.length === 0) return '';
  return {
    prepend: [
      `import { useQuery } from '@apollo/client/react';`,
      `import { useResult, type ResultOptions } from '../lib/apollo/useResult.ts';`,
      `import { usePageQuery } from '../lib/apollo/usePageQuery.ts';`,
    ],
    content: hooks.join('\n'),
  };
};
