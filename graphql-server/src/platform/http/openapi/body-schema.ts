import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { FieldNotes, RestBody } from '../rest/rest-body.ts';
import type { Reference, Schema, Schemas } from './types.ts';

/** Returns the JSON schemas of bodies, from their valibot schemas, by name. */
export const bodySchemas = (...bodies: readonly RestBody[]): Schemas =>
  Object.fromEntries(
    bodies.map(({ name, description, schema, notes, names }) => {
      // Rules that JSON Schema cannot express (checks in code, normalised texts) are in the descriptions.
      const shape = toJsonSchema(schema, {
        target: 'draft-2020-12',
        typeMode: 'input',
        errorMode: 'ignore',
      });
      return [name, objectSchema(shape, description, notes, names)];
    }),
  );

/** Only some fields are required, and unknown fields are ignored. */
const objectSchema = (
  { properties = {}, required = [] }: JsonSchema,
  description: string,
  notes: Readonly<Record<string, FieldNotes | Reference>>,
  names: RestBody['names'] = {},
): Schema => ({
  type: 'object',
  description,
  required: required.map((name) => names[name] ?? name),
  properties: Object.fromEntries(
    Object.entries(notes).map(([name, note]) => [
      names[name] ?? name,
      fieldSchema(properties[name] as JsonSchema, note as FieldNotes, required.includes(name)),
    ]),
  ),
});

const fieldSchema = (property: JsonSchema, note: FieldNotes, isRequired: boolean): Schema => {
  if (note.properties) return objectSchema(property, note.description ?? '', note.properties);
  const [value = property] = (property.anyOf ?? []) as JsonSchema[];
  const { type } = value as Schema;
  // Null stands for a missing text; other fields say themselves whether null is allowed.
  const orNull = value !== property || (!isRequired && type === 'string');
  return {
    ...note,
    ...(value as Schema),
    ...(orNull && { type: [type, 'null'] as Schema['type'] }),
    ...(note.enum && { enum: note.enum }),
  };
};
