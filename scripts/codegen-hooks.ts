import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode } from 'graphql';

interface Config {
  /** Names of the queries of pages whose first load has no Apollo: their hooks are made over our own `usePageQuery`. */
  pageQueries?: readonly string[];
}

/**
 * Codegen plugin: generates a typed hook for every operation, such as `useProductPageQuery` or `usePlaceOrderMutation`, over
 * Apollo Client's own. It expects the operations' types and documents (`ProductPageQuery`, `ProductPageDocument`) in the same
 * output.
 */
export const plugin: PluginFunction<Config> = (_schema, documents, { pageQueries = [] }) => {
  const operations = documents.flatMap((file) =>
    (file.document?.definitions ?? []).filter(
      (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
    ),
  );
  const hooks = operations.flatMap(({ name, operation, variableDefinitions = [] }) => {
    if (!name || operation === 'subscription') return [];
    const base = name.value[0]?.toUpperCase() + name.value.slice(1);
    const kind = operation === 'query' ? 'Query' : 'Mutation';
    const types = `${base}${kind}, ${base}${kind}Variables`;
    if (kind === 'Mutation')
      return [
        `/** Hook for the mutation ${base}. */`,
        `export const use${base}Mutation = (options?: useMutation.Options<${types}>) => useMutation(${base}Document, options);`,
      ];
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
  const used = ['Query', 'Mutation'].filter((kind) => hooks.some((line) => line.includes(`use${kind}(`)));
  if (used.length === 0) return '';
  return {
    prepend: [
      `import { ${used.map((kind) => `use${kind}`).join(', ')} } from '@apollo/client/react';`,
      ...(pageQueries.length > 0 ? [`import { usePageQuery } from '../lib/apollo/usePageQuery.ts';`] : []),
    ],
    content: hooks.join('\n'),
  };
};
