import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, isObjectType, visit } from 'graphql';

/** The types that no fragment on an interface or union matches. It is no name of GraphQL, so no type can have it. */
const OTHERS = '-';

/**
 * Codegen plugin: the types that fragments on interfaces and unions can match, as JSON. The home page loads this list,
 * so it has only what the web has fragments on: each object type once, instead of once for every union that it is in.
 * The client needs to know all of them, since it warns about others.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const conditions = new Set<string>();
  const note = ({ typeCondition }: { typeCondition?: { name: { value: string } } | undefined }) => {
    if (typeCondition) conditions.add(typeCondition.name.value);
  };
  for (const { document } of documents)
    if (document) visit(document, { InlineFragment: note, FragmentDefinition: note });

  const types = [...conditions].toSorted().map((name) => schema.getType(name));
  const lists = types.filter(isAbstractType).map((type): [string, string[]] => [
    type.name,
    schema
      .getPossibleTypes(type)
      .map(({ name }) => name)
      .toSorted(),
  ]);
  const listed = new Set(lists.flatMap(([, names]) => names));
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const others = types
    .filter(isObjectType)
    .filter((type) => abstract.some((one) => schema.isSubType(one, type)))
    .map(({ name }) => name)
    .filter((name) => !listed.has(name));
  return JSON.stringify(Object.fromEntries([...lists, [OTHERS, others]]), null, 2);
};
