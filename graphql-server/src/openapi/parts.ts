import type { Answer, Operation, Parameter, Reference, Schema } from './types.ts';

type Properties = Record<string, Schema | Reference>;

/** Points at a shape of `components.schemas`. */
export const ref = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });

/** A text, with an example. */
export const text = (description: string, example: string, more: Partial<Schema> = {}): Schema => ({
  type: 'string',
  description,
  examples: [example],
  ...more,
});

/** A text or null, with an example. */
export const textOrNull = (description: string, example: string | null): Schema => ({
  type: ['string', 'null'],
  description,
  examples: [example],
});

/** A whole number from 0, with an example. */
export const count = (description: string, example: number): Schema => ({
  type: 'integer',
  minimum: 0,
  description,
  examples: [example],
});

/** Dollars with at most two decimals. */
export const dollars = (description: string, example: number): Schema => ({
  type: 'number',
  minimum: 0,
  description: `${description}, in dollars`,
  examples: [example],
});

/** An id, opaque to callers. */
export const id = (description: string, example: string): Schema =>
  text(description, example, { format: 'uuid' });

/** An instant in UTC. */
export const instant = (description: string, example: string): Schema =>
  text(description, example, { format: 'date-time' });

/** Address of a picture. */
export const picture = (description: string, example: string): Schema =>
  text(description, example, { format: 'uri' });

/** A list. */
export const listOf = (items: Schema | Reference, description: string): Schema => ({
  type: 'array',
  items,
  description,
});

/** An answer's object: all its fields are always there, and no others. */
export const answerObject = (description: string, properties: Properties): Schema => ({
  type: 'object',
  description,
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});

/** A body's object: only some fields are required, and fields that are not listed are ignored. */
export const bodyObject = (description: string, required: string[], properties: Properties): Schema => ({
  type: 'object',
  description,
  required,
  properties,
});

/** A JSON body that is sent. */
export const jsonBody = (name: string, description: string): NonNullable<Operation['requestBody']> => ({
  required: true,
  description,
  content: { 'application/json': { schema: ref(name) } },
});

/** A JSON answer. */
export const jsonAnswer = (
  schema: Schema | Reference,
  description: string,
  headers: Answer['headers'] = {},
): Answer => ({
  description,
  ...(Object.keys(headers).length > 0 && { headers }),
  content: { 'application/json': { schema } },
});

/** The refusals that a call can answer with, by status; a text says when it happens here. */
export const refusals = (when: Record<number, string>): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(when).map(([status, description]) => [
      status,
      jsonAnswer(ref(refusalSchemas[Number(status)] ?? 'Error'), description),
    ]),
  );

/** Refusals that say more than the others. */
const refusalSchemas: Record<number, string> = { 409: 'Conflict', 422: 'InvalidInput' };

/** When a call answers 429. */
export const TOO_OFTEN = 'That was tried too often; the header `Retry-After` says how many seconds to wait.';

/** Who may call: whoever brings a token. */
export const signedIn: Operation['security'] = [{ bearer: [] }];

/** Who may call: everybody. */
export const everybody: Operation['security'] = [];

/** A part of the path. */
export const pathId = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

/** A part of the query. */
export const inQuery = (name: string, description: string, schema: Schema, required = false): Parameter => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

/** A header that must be sent. */
export const inHeader = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

/** `limit` and `after`: how long lists are read page by page. */
export const pageParameters = (most: number): Parameter[] => [
  inQuery('limit', `How many at most: 1 to ${most}.`, {
    type: 'integer',
    minimum: 1,
    maximum: most,
    default: most,
  }),
  inQuery('after', 'Where the page begins. Taken from the `Link` header of the page before.', {
    type: 'string',
  }),
];

/** Tells where a list goes on. */
export const linkHeader: NonNullable<Answer['headers']> = {
  Link: {
    description:
      'Address of the next page, as `<address>; rel="next"` (RFC 8288). Missing when there is no more.',
    schema: { type: 'string' },
  },
};
