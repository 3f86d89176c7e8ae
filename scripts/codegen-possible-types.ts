import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, visit } from 'graphql';

/**
 * Codegen plugin: the types that a fragment on an interface or union can match, as JSON. Only of those on which the web has a
 * fragment: the home page loads this list.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const conditions = new Set<string>();
  for (const { document } of documents)
    if (document) visit(document, { NamedType: ({ name }) => void conditions.add(name.value) });
  const matched = [...conditions]
    .toSorted()
    .map((name) => schema.getType(name))
    .filter(isAbstractType)
    .map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .toSorted(),
    ]);
  return JSON.stringify(Object.fromEntries(matched), null, 2);
};
