import * as v from 'valibot';
import { problemsIn } from '../../../../schema/input.ts';
import { BadRequest, InvalidInput, type FieldProblem } from '../../errors.ts';

/** What a body calls a field, where that is another word than the service's, and what the document says of it. */
export interface BodyField {
  as?: string;
  description: string;
  /** Missing of an object, whose fields have theirs. */
  example?: unknown;
  /** The only values that are taken, where the schema does not tell them. */
  enum?: string[];
  /** Fields of an object. */
  fields?: Readonly<Record<string, BodyField>>;
}

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The JSON body of a documented call: how it is read, and what the document says of it. */
export interface RestBody<Schema extends ObjectSchema = ObjectSchema> {
  /** Name of its shape in the document. */
  name: string;
  description: string;
  schema: Schema;
  fields: Readonly<Record<keyof Schema['entries'] & string, BodyField>>;
  /** What the service calls fields that the body has in another place: its words, then the body's. */
  elsewhere?: Readonly<Record<string, string>>;
}

/** Describes a body; its fields are those of its schema. */
export const restBody = <Schema extends ObjectSchema>(body: RestBody<Schema>): RestBody<Schema> => body;

/** A JSON object that was sent. @throws BadRequest when it is none */
export const jsonObject = (sent: unknown): Record<string, unknown> => {
  if (!isObject(sent)) throw new BadRequest('The body must be a JSON object.');
  return sent;
};

/**
 * Reads a body. A missing text is an empty one, a missing object one without fields; null stands for a missing text.
 * @throws BadRequest; InvalidInput with everything that is wrong, in the documented spelling
 */
export const readBody = <Schema extends ObjectSchema>(
  sent: unknown,
  body: RestBody<Schema>,
): v.InferOutput<Schema> => {
  const { schema, fields } = body;
  const values = jsonObject(sent);
  const named = Object.keys(schema.entries).map((name) => [name, values[fields[name]?.as ?? name]]);
  const { success, output, issues } = v.safeParse(schema, withDefaults(schema, Object.fromEntries(named)));
  if (success) return output;
  const spell = spelling(body);
  throw new InvalidInput(
    problemsIn(issues).map(({ field, message }) => {
      const issue = issues.find((one) => v.getDotPath(one) === field);
      const type = issue?.kind === 'schema' ? TYPES[issue.type] : undefined;
      const spelt = spell(field);
      return { field: spelt, message: type === undefined ? message : `${spelt} must be ${type}.` };
    }),
  );
};

/** Reads a body and does something with it: what the service finds wrong is said in the documented spelling, too. */
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
    const spell = spelling(body);
    throw new InvalidInput(
      error.fields.map(({ field, message }): FieldProblem => ({ field: spell(field), message })),
    );
  }
};

const TYPES: Record<string, string> = { string: 'a text', number: 'a number', object: 'an object' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withDefaults = (schema: v.GenericSchema, sent: unknown): unknown => {
  if ('entries' in schema) {
    const values = sent ?? {};
    // Valibot takes a list for an object.
    if (!isObject(values)) return false;
    const entries = Object.entries((schema as ObjectSchema).entries);
    return Object.fromEntries(entries.map(([name, entry]) => [name, withDefaults(entry, values[name])]));
  }
  const isOptional = 'wrapped' in schema;
  const { type } = isOptional ? (schema.wrapped as v.GenericSchema) : schema;
  if (type !== 'string') return sent;
  return sent ?? (isOptional ? undefined : '');
};

/** The documented spelling of a field, by the service's path of it. */
const spelling =
  ({ fields, elsewhere }: RestBody) =>
  (path: string): string => {
    const [first = '', ...rest] = path.split('.');
    return elsewhere?.[path] ?? [fields[first]?.as ?? first, ...rest].join('.');
  };
