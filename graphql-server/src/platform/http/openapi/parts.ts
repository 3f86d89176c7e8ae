import type { Permission } from '#schema/staff.ts';
import { tooOftenMessage } from '#schema/too-often.ts';
import type { RestBody } from '../rest/rest-body.ts';
import type { Answer, Operation, Parameter, Paths, Reference, Schema } from './types.ts';

type Properties = Record<string, Schema | Reference>;

/** Returns a reference to a schema of `components.schemas`. */
export const ref = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });

/** The documentation of a field whose type is in its schema. */
export const about = (description: string, example: unknown) => ({ description, examples: [example] });

/** A text, with an example. */
export const text = (description: string, example: string, more: Partial<Schema> = {}): Schema => ({
  type: 'string',
  ...about(description, example),
  ...more,
});

/** A text or null, with an example. */
export const textOrNull = (description: string, example: string | null): Schema => ({
  type: ['string', 'null'],
  ...about(description, example),
});

/** An integer from 0, with an example. */
export const count = (description: string, example: number): Schema => ({
  type: 'integer',
  minimum: 0,
  ...about(description, example),
});

/** Dollars with at most two decimals. */
export const dollars = (description: string, example: number): Schema => ({
  type: 'number',
  minimum: 0,
  ...about(`${description}, in dollars`, example),
});

/** An id, opaque to callers. */
export const id = (description: string, example: string): Schema => text(description, example, { format: 'uuid' });

/** A time in UTC. */
export const instant = (description: string, example: string): Schema =>
  text(description, example, { format: 'date-time' });

/** The URL of a picture. */
export const picture = (description: string, example: string): Schema => text(description, example, { format: 'uri' });

const SAMPLE_REQUEST_ID = '4f4c9d8e-2a1b-4a53-9c35-0e8f4c5f0b71';

/** The fields of every refusal. */
export const errorFields = (sentence: string, code: string) => ({
  error: text('A sentence for people', sentence),
  code: text('Code of the failure, for programs', code),
  requestId: id(
    'Id of this request, as in the header `X-Request-Id`: give it when you report a failure',
    SAMPLE_REQUEST_ID,
  ),
});

/** A list of items. */
export const listOf = (items: Schema | Reference, description: string): Schema => ({
  type: 'array',
  items,
  description,
});

/** An object of a response: all fields are always there, and no others. */
export const answerObject = (description: string, properties: Properties): Schema => ({
  type: 'object',
  description,
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});

/** A JSON response. */
export const jsonAnswer = (schema: Schema | Reference, description: string, headers?: Answer['headers']): Answer => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema } },
});

/** An example of a refusal. */
interface RefusalSample {
  code: string;
  error: string;
  /** Additional fields: `fields` of a 422, figures of a 409. */
  more?: Record<string, unknown>;
}

/** When a refusal occurs, and what it says. */
export interface Refusal {
  description: string;
  samples: readonly RefusalSample[];
  /** Its schema, if it is not the usual one of its status. */
  schema?: string;
}

/** The refusal of a call that was made too often. */
export const tooOftenSample: RefusalSample = { code: 'TOO_MANY', error: tooOftenMessage(12) };

/** The examples of refusals by status, unless a call has its own. */
const usualSamples: Record<number, RefusalSample> = {
  400: { code: 'BAD_USER_INPUT', error: 'The body must be a JSON object.' },
  401: { code: 'UNAUTHENTICATED', error: 'Please log in first.' },
  403: { code: 'FORBIDDEN', error: 'You may not do this.' },
  429: tooOftenSample,
};

/** A refusal with its own sentences. */
export const says = (description: string, code: string, ...errors: string[]): Refusal => ({
  description,
  samples: errors.map((error) => ({ code, error })),
});

/** A refusal of fields, with the sentence of each. */
export const saysOf = (description: string, problems: Readonly<Record<string, string>>): Refusal => {
  const fields = Object.entries(problems).map(([field, message]) => ({ field, message }));
  return {
    description,
    samples: [{ code: 'INVALID_INPUT', error: fields[0]?.message ?? '', more: { fields } }],
  };
};

const bodyOf = ({ code, error, more }: RefusalSample) => ({
  error,
  code,
  requestId: SAMPLE_REQUEST_ID,
  ...more,
});

/** Returns the refusals of one status as a response; each has an example, named by its code. */
const refusal = (status: number, { description, samples, schema }: Refusal): Answer => ({
  description,
  content: {
    'application/json': {
      schema: ref(schema ?? (status === 422 ? 'InvalidInput' : 'Error')),
      examples: Object.fromEntries(
        samples.map((sample, index) => [
          samples.some((other, place) => place < index && other.code === sample.code)
            ? `${sample.code}_${index + 1}`
            : sample.code,
          { summary: sample.error, value: bodyOf(sample) },
        ]),
      ),
    },
  },
});

/** Returns the refusals of a call by status: when each occurs, and what it says if that is not the usual. */
const refusals = (when: Record<number, string | Refusal>): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(when).map(([key, text]) => {
      const status = Number(key);
      if (typeof text !== 'string') return [key, refusal(status, text)];
      const usual = usualSamples[status];
      if (!usual) throw new Error(`Say what a ${status} says: "${text}".`);
      return [key, refusal(status, { description: text, samples: [usual] })];
    }),
  );

/** When a call answers 429. */
export const TOO_OFTEN = 'That was tried too often; the header `Retry-After` says how many seconds to wait.';

/** When a call answers 429 because of the price of its responses. */
export const SPENT =
  'The customer, or the visitors of one IP, have spent too much within a quarter of an hour; the header `Retry-After` says how many seconds to wait.';

/** Callable with a token. */
export const signedIn: Operation['security'] = [{ bearer: [] }];

/** Callable with the token of somebody whose role allows it. */
export const staff = (permission: Permission): Operation['security'] => [{ bearer: [permission] }];

const parameter = (place: Parameter['in'], name: string, description: string, example: string): Parameter => ({
  name,
  in: place,
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

/** A parameter in the path. */
export const pathId = parameter.bind(null, 'path');

/** A required header. */
export const inHeader = parameter.bind(null, 'header');

/** A parameter in the query. */
export const inQuery = (
  name: string,
  description: string,
  schema: Schema = { type: 'string' },
  required = false,
): Parameter => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

/** A parameter in the query that is one of some values. */
export const choice = (
  name: string,
  description: string,
  values: readonly string[],
  more: Pick<Schema, 'default'> = {},
): Parameter => inQuery(name, description, { type: 'string', enum: [...values], ...more });

/** A header of a response. */
export const header = (name: string, description: string): NonNullable<Answer['headers']> => ({
  [name]: { description, schema: { type: 'string' } },
});

/** The answer with a file. */
export const file = (type: string, name?: string, description = 'The file.'): Record<200, Answer> => ({
  200: {
    description,
    headers: header('Content-Disposition', name ? `The name of the file: ${name}.` : 'The name of the file.'),
    content: { [type]: {} },
  },
});

/** The header that sets the refresh cookie. */
export const setsCookie = header('Set-Cookie', 'The refresh cookie: valid for one `POST /backend/session/refresh`.');

/** A call as a noun documents it: what every call says alike is added by `documented`. */
interface DocumentedCall extends Pick<Operation, 'operationId' | 'summary' | 'description'> {
  /** Missing when everyone may call it. */
  security?: Operation['security'];
  parameters?: Parameter[];
  /** A JSON body. */
  body?: Pick<RestBody, 'name' | 'description'>;
  /** A body of another kind. */
  requestBody?: NonNullable<Operation['requestBody']>;
  responses: Record<number, Answer>;
  /** The refusals by status. */
  refusals: Record<number, string | Refusal>;
}

/**
 * Returns the documented calls of one tag, by method and path. It adds what all calls have in common: a call with a
 * JSON body refuses other bodies, one for signed-in customers or admins refuses others.
 */
export const documented = (tag: string, calls: Readonly<Record<string, DocumentedCall>>): Paths => {
  const paths: Paths = {};
  for (const [name, { body, security = [], responses, refusals: when, ...call }] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ');
    const operation: Operation = {
      ...call,
      tags: [tag],
      security,
      ...(body && {
        requestBody: {
          required: true,
          description: body.description,
          content: { 'application/json': { schema: ref(body.name) } },
        },
      }),
      responses: {
        ...responses,
        ...refusals({
          ...(body && { 400: 'The body is not a JSON object.' }),
          ...(security.length > 0 && { 401: 'Nobody is signed in.' }),
          ...(security.some(({ bearer }) => bearer?.[0] !== undefined) && {
            403: "The viewer's role does not allow it.",
          }),
          ...when,
        }),
      },
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return paths;
};
