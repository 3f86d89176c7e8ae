import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isObjectType } from 'graphql';

/** Codegen plugin: the fields that the schema marks as @personal, by type, as JSON. */
export const plugin: PluginFunction = (schema) => {
  const fieldsOf = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .map((type) => [
      type.name,
      Object.values(type.getFields())
        .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'personal'))
        .map(({ name }) => name),
    ]);
  return JSON.stringify(Object.fromEntries(fieldsOf.filter(([, fields = []]) => fields.length > 0)), null, 2);
};
