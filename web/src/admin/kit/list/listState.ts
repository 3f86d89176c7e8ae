import * as v from 'valibot';

/** A field of a list's state: what a URL can contain. */
type Field = string | number | boolean | null | readonly string[];

/** The state of a list: its search, its filters and its sort. */
export type ListState = Readonly<Record<string, Field>>;

/**
 * What reads each field from the URL: a text, or all texts of that name where the fallback is a list. What is not there,
 * or is wrong, is as usual: the fallback.
 */
export type ListSchema = Readonly<
  Record<string, v.GenericSchema<unknown, Field> & { readonly fallback: Field | (() => Field) }>
>;

/** The state that a schema reads. */
export type StateOf<Schema extends ListSchema> = { readonly [Name in keyof Schema]: v.InferOutput<Schema[Name]> };

/** Reads one of some values; without one, all. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.fallback(v.nullable(v.picklist(values)), null);

/** Reads the key of one thing; without one, all. */
export const keyUpTo = (most: number) => v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(most))), null);

/** Reads a text, such as what is searched. */
export const textUpTo = (most: number) => v.fallback(v.pipe(v.string(), v.maxLength(most)), '');

const stateOf = <Schema extends ListSchema>(
  schema: Schema,
  read: (field: ListSchema[string], name: string) => unknown,
) => Object.fromEntries(Object.entries(schema).map(([name, field]) => [name, read(field, name)])) as StateOf<Schema>;

/** Returns the state without a query. */
export const usualOf = <Schema extends ListSchema>(schema: Schema) =>
  stateOf(schema, (field) => v.getFallback(field as v.SchemaWithFallback<v.GenericSchema<unknown, Field>, Field>));

/** Returns the state that a URL describes. */
export const readList = <Schema extends ListSchema>(schema: Schema, search: URLSearchParams) => {
  const usual = usualOf(schema);
  return stateOf(schema, (field, name) =>
    v.parse(field, Array.isArray(usual[name]) ? search.getAll(name) : search.get(name) || null),
  );
};

/** Returns the query of a URL that describes a state; what is as usual is left out, what belongs to others stays. */
export const writeList = <Schema extends ListSchema>(
  schema: Schema,
  state: StateOf<Schema>,
  search: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const next = new URLSearchParams(search);
  const usual: ListState = usualOf(schema);
  for (const [name, value] of Object.entries<Field>(state)) {
    next.delete(name);
    if (value === null || String(value) === String(usual[name])) continue;
    for (const one of Array.isArray(value) ? value : [value]) next.append(name, String(one));
  }
  return next;
};
