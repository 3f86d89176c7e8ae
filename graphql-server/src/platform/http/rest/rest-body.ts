import * as v from 'valibot';
import { problemsIn } from '#schema/input.ts';
import { BadRequest, InvalidInput } from '#kernel/errors.ts';
import type { Schema } from '../openapi/types.ts';

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What the document says of a field besides its schema: description and example, `properties` of an object. */
export type FieldNotes = Pick<Partial<Schema>, 'description' | 'examples' | 'enum' | 'properties'>;

/** The JSON body of a REST call: how it is read and documented. */
export interface RestBody<Entries extends ObjectSchema = ObjectSchema> {
  /** Name of its schema in the document. */
  name: string;
  description: string;
  schema: Entries;
  notes: Readonly<Record<keyof Entries['entries'] & string, FieldNotes>>;
  /** The documented spelling of fields, by the service's path of them, where it is another. */
  names: Readonly<Record<string, string>>;
}

/** Defines a body; its fields are those of its schema. */
export const restBody = <Entries extends ObjectSchema>(
  name: string,
  description: string,
  schema: Entries,
  notes: RestBody<Entries>['notes'],
  names: RestBody['names'] = {},
): RestBody<Entries> => ({ name, description, schema, notes, names });

/** Returns a JSON object. @throws BadRequest when it is not one */
export const jsonObject = (sent: unknown): Record<string, unknown> => {
  if (!isObject(sent)) throw new BadRequest('The body must be a JSON object.');
  return sent;
};

/**
 * Reads a body. A missing or null text is read as empty, a missing object as one without fields. @throws BadRequest;
 * InvalidInput with every problem, in the documented spelling
 */
export const readBody = <Schema extends ObjectSchema>(sent: unknown, body: RestBody<Schema>): v.InferOutput<Schema> => {
  const { schema, names } = body;
  const values = jsonObject(sent);
  const named = Object.keys(schema.entries).map((name) => [name, values[names[name] ?? name]]);
  const { success, output, issues } = v.safeParse(schema, withDefaults(schema, Object.fromEntries(named)));
  if (success) return output;
  throw new InvalidInput(
    problemsIn(issues).map(({ field, message }) => {
      const issue = issues.find((one) => v.getDotPath(one) === field);
      const type = issue?.kind === 'schema' ? TYPES[issue.type] : undefined;
      const spelt = spell(body, field);
      return { field: spelt, message: type === undefined ? message : `${spelt} must be ${type}.` };
    }),
  );
};

/** Reads a body and runs work with it; the service's problems get the documented spelling too. */
export const withBody = async <Schema extends ObjectSchema, Result>(
  sent: unknown,
  body: RestBody<Schema>,
  work: (input: v.InferOutput<Schema>) => Promise<Result>,
): Promise<Result> => {
  const input = readBody(sent, body);
  try {
    return await work(input);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.fields.map(({ field, message }) => ({ field: spell(body, field), message })));
  }
};

const TYPES: Record<string, string> = { string: 'a text', number: 'a number', object: 'an object' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withDefaults = (schema: v.GenericSchema, sent: unknown): unknown => {
  if ('entries' in schema) {
    const values = sent ?? {};
    // Valibot accepts an array as an object.
    if (!isObject(values)) return false;
    const entries = Object.entries((schema as ObjectSchema).entries);
    return Object.fromEntries(entries.map(([name, entry]) => [name, withDefaults(entry, values[name])]));
  }
  const isOptional = 'wrapped' in schema;
  const { type } = isOptional ? (schema.wrapped as v.GenericSchema) : schema;
  if (type !== 'string') return sent;
  return sent ?? (isOptional ? undefined : '');
};

/** The documented spelling of a field. */
const spell = ({ names }: RestBody, path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return names[path] ?? [names[first] ?? first, ...rest].join('.');
};
