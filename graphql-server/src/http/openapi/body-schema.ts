import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { BodyField, RestBody } from '../rest/rest-body.ts';
import type { Schema, Schemas } from './types.ts';

/** The shapes of bodies, as their schemas say them, by name. */
export const bodySchemas = (...bodies: readonly RestBody[]): Schemas =>
  Object.fromEntries(
    bodies.map(({ name, description, schema, fields }) => [
      name,
      objectSchema(
        // What no JSON Schema can say (a check by code, a normalised text) is in the descriptions.
        toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' }),
        description,
        fields,
      ),
    ]),
  );

/** Only some fields are required, and fields that are not listed are ignored. */
const objectSchema = (
  { properties = {}, required = [] }: JsonSchema,
  description: string,
  fields: Readonly<Record<string, BodyField>>,
): Schema => ({
  type: 'object',
  description,
  required: required.map((name) => fields[name]?.as ?? name),
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      field.as ?? name,
      fieldSchema(properties[name] as JsonSchema, field, required.includes(name)),
    ]),
  ),
});

const fieldSchema = (
  property: JsonSchema,
  { description, example, fields, enum: values }: BodyField,
  isRequired: boolean,
): Schema => {
  if (fields) return objectSchema(property, description, fields);
  const [value = property] = (property.anyOf ?? []) as JsonSchema[];
  // Null stands for a missing text; anything else says itself that it may be null.
  const orNull = value !== property || (!isRequired && value.type === 'string');
  return {
    ...(value as Schema),
    ...(orNull && { type: [(value as { type: 'string' | 'number' }).type, 'null'] }),
    ...(values && { enum: values }),
    description,
    examples: [example],
  };
};
