import type { OpenApi, Reference, Schema } from './types.ts';

/** The shape behind a reference. */
export const resolve = (document: OpenApi, schema: Schema | Reference): Schema => {
  if (!('$ref' in schema)) return schema;
  const found = document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`There is no ${schema.$ref}.`);
  return resolve(document, found);
};

/** A value of that shape, made from the examples of its fields. */
export const sampleOf = (document: OpenApi, schemaOrRef: Schema | Reference): unknown => {
  const schema = resolve(document, schemaOrRef);
  if (schema.examples) return schema.examples[0];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, sampleOf(document, property)]),
    );
  if (schema.items) {
    const item = resolve(document, schema.items);
    return item.properties ? [sampleOf(document, item)] : [];
  }
  return schema.default ?? null;
};
