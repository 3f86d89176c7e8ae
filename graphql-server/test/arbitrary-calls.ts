import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import sharp from 'sharp';
import {
  METHODS,
  type OpenApi,
  type Operation,
  type Reference,
  type Schema,
} from '../src/platform/http/openapi/types.ts';
import type { SendOptions } from './client.ts';

/** A generated call. Texts such as `«b.order»` are placeholders for values that are known later. */
export interface Call {
  name: string;
  method: string;
  path: string;
  options: SendOptions;
}

/** Texts to choose from, by the name of the argument or field. */
export type Pools = Readonly<Record<string, readonly string[]>>;

/** Generators of calls, by name: one for every call that the shop accepts. */
export type Calls = ReadonlyMap<string, fc.Arbitrary<Call>>;

const textFor = (pools: Pools, name: string): fc.Arbitrary<string> => {
  const pool = pools[name];
  if (!pool) throw new Error(`Nobody has said what may be sent as "${name}".`);
  return fc.constantFrom(...pool);
};

/** Lists are short, so that the calls are not refused for their price. */
const numberFor = (name: string): fc.Arbitrary<number> =>
  /first|page|limit/.test(name) ? fc.constantFrom(1, 2) : fc.constantFrom(1, 2, 5, 1999);

const inputFor = (pools: Pools, type: GraphQLInputType, name: string): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return givenFor(pools, type.ofType, name);
  return fc.option(givenFor(pools, type, name), { nil: undefined, freq: 1 });
};

const givenFor = (pools: Pools, type: GraphQLInputType, name: string): fc.Arbitrary<unknown> => {
  if (isListType(type)) return fc.array(inputFor(pools, type.ofType, name), { minLength: 1, maxLength: 2 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((one) => one.name));
  if (isInputObjectType(type))
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, inputFor(pools, field.type, field.name)]),
      ),
    );
  const scalar = getNamedType(type).name;
  if (scalar === 'Int' || scalar === 'Float') return numberFor(name);
  return scalar === 'Boolean' ? fc.boolean() : textFor(pools, name);
};

/** Variables of a document that is being generated: their types, and generators of their values. */
type Variables = Map<string, { type: string; value: fc.Arbitrary<unknown> }>;

/** How much is selected: `lean` leaves out counts and deeper fields, whose refusal would hide their neighbours. */
interface Extent {
  depth: number;
  lean: boolean;
}

/** Returns everything that can be selected, each field under an alias of its own where types meet. */
const selectionOf = (
  pools: Pools,
  type: GraphQLOutputType,
  { depth, lean, variables, path }: Extent & { variables: Variables; path: string },
): string => {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    const members = named.getTypes().map((member) => {
      const below = { depth, lean, variables, path: `${path}_${member.name}` };
      return `... on ${member.name} ${selectionOf(pools, member, below)}`;
    });
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const isLeaf = isLeafType(getNamedType(field.type));
    // `edges` has the same items as `nodes`, with cursors.
    if (field.name === 'edges' || (depth === 0 && !isLeaf)) return [];
    if (lean && (field.name === 'totalCount' || field.name === 'pageInfo')) return [];
    const place = `${path}_${field.name}`;
    const extent = { depth: depth - 1, lean, variables, path: place };
    const below = isLeaf ? '' : selectionOf(pools, field.type, extent);
    return [`${place}: ${fieldOf(pools, field, { variables, path: place })} ${below}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
};

const fieldOf = (
  pools: Pools,
  field: GraphQLField<unknown, unknown>,
  { variables, path }: { variables: Variables; path: string },
): string => {
  const args = field.args.map((argument) => {
    const variable = `${path}_${argument.name}`;
    const value = inputFor(pools, argument.type, argument.name);
    variables.set(variable, { type: String(argument.type), value });
    return `${argument.name}: $${variable}`;
  });
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
};

/** Returns an operation that selects everything in an extent. */
const operationOf = (
  pools: Pools,
  { verb, field }: { verb: 'query' | 'mutation'; field: GraphQLField<unknown, unknown> },
  extent: Extent,
): fc.Arbitrary<Call> => {
  const variables: Variables = new Map();
  const call = fieldOf(pools, field, { variables, path: 'it' });
  const selection = selectionOf(pools, field.type, { ...extent, variables, path: 'it' });
  const declared = [...variables].map(([name, { type }]) => `$${name}: ${type}`).join(', ');
  const query = `${verb} ${declared === '' ? '' : `(${declared})`} { it: ${call} ${selection} }`;
  const values = Object.fromEntries([...variables].map(([name, { value }]) => [name, value]));
  return fc.record(values).map((sent) => ({
    name: field.name,
    method: 'POST',
    path: '/graphql',
    options: { body: { query, variables: sent } },
  }));
};

/**
 * Generators of every operation of a schema with any arguments, once selecting little and once as much as `isTaken`
 * allows, since the shop refuses operations that cost too much.
 */
export const graphqlCalls = async (
  schema: GraphQLSchema,
  pools: Pools,
  isTaken: (call: Call) => Promise<boolean>,
): Promise<Calls> => {
  const deepest = async (operation: Parameters<typeof operationOf>[1]): Promise<fc.Arbitrary<Call>> => {
    for (let depth = 5; depth >= 0; depth -= 1) {
      const any = operationOf(pools, operation, { depth, lean: false });
      const [sample] = fc.sample(any, { numRuns: 1, seed: 1 });
      if (sample && (await isTaken(sample))) return any;
    }
    throw new Error(`${operation.field.name} is refused, however little is asked for.`);
  };
  const calls = new Map<string, fc.Arbitrary<Call>>();
  for (const [verb, type] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const)
    for (const field of Object.values(type?.getFields() ?? {})) {
      const operation = { verb, field };
      const little = operationOf(pools, operation, { depth: 1, lean: true });
      calls.set(field.name, fc.oneof(await deepest(operation), little));
    }
  return calls;
};

const picture = new Uint8Array(
  await sharp({ create: { width: 3, height: 2, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer(),
);

const resolve = ({ components }: OpenApi, schema: Schema | Reference): Schema =>
  '$ref' in schema ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema) : schema;

const jsonFor = (
  document: OpenApi,
  pools: Pools,
  { schema, name }: { schema: Schema; name: string },
): fc.Arbitrary<unknown> => {
  const types = [schema.type].flat();
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([field, inner]) => {
      const any = jsonFor(document, pools, { schema: resolve(document, inner), name: field });
      return [field, schema.required?.includes(field) ? any : fc.option(any, { nil: undefined })] as const;
    });
    return fc.record(Object.fromEntries(fields));
  }
  if (types.includes('string')) return schema.enum ? fc.constantFrom(...schema.enum) : textFor(pools, name);
  if (types.includes('boolean')) return fc.boolean();
  return numberFor(name);
};

const bodyFor = (document: OpenApi, pools: Pools, { requestBody }: Operation): fc.Arbitrary<SendOptions> => {
  if (!requestBody) return fc.constant({});
  const json = requestBody.content['application/json']?.schema;
  if (json) return jsonFor(document, pools, { schema: resolve(document, json), name: '' }).map((body) => ({ body }));
  return fc.constant({ raw: picture, headers: { 'content-type': 'image/png' } });
};

/** Generators of every documented REST call with any parameters, cookies and bodies. */
export const restCalls = (document: OpenApi, pools: Pools): Calls => {
  const calls = new Map<string, fc.Arbitrary<Call>>();
  for (const [template, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const given = Object.fromEntries(
        (operation.parameters ?? []).map((parameter) => {
          const any = jsonFor(document, pools, parameter).map(String);
          return [`${parameter.in} ${parameter.name}`, parameter.required ? any : fc.option(any, { nil: undefined })];
        }),
      );
      const name = `${method.toUpperCase()} ${template}`;
      calls.set(
        name,
        fc
          .record({
            given: fc.record(given),
            body: bodyFor(document, pools, operation),
            cookie: textFor(pools, 'cookie'),
          })
          .map(({ given: values, body, cookie }) => {
            const of = (place: string) =>
              Object.entries(values).flatMap(([key, value]): [string, string][] =>
                key.startsWith(`${place} `) && value !== undefined ? [[key.slice(place.length + 1), value]] : [],
              );
            const path = of('path').reduce((path, [key, value]) => path.replace(`{${key}}`, value), template);
            const query = of('query').map(([key, value]) => `${key}=${value}`);
            const headers = { cookie, ...Object.fromEntries(of('header')), ...body.headers };
            return {
              name,
              method: method.toUpperCase(),
              path: query.length > 0 ? `${path}?${query.join('&')}` : path,
              options: { ...body, headers },
            };
          }),
      );
    }
  return calls;
};

/** Returns the call with `goal` in place of the texts that match the pattern. */
export const aim = (call: Call, pattern: RegExp, goal: string): Call => {
  const { body } = call.options;
  const texts = JSON.stringify({ path: call.path, body }).replace(pattern, goal);
  const { path, body: aimed } = JSON.parse(texts) as { path: string; body: unknown };
  return { ...call, path, options: { ...call.options, ...(body !== undefined && { body: aimed }) } };
};

/** Returns the call with its placeholders replaced. */
export const fillIn = (call: Call, known: ReadonlyMap<string, string>): Call => {
  const fill = (text: string, quote: (value: string) => string) =>
    text.replace(/«([^»]+)»/g, (_, name: string) => {
      const value = known.get(name);
      if (value === undefined) throw new Error(`Nobody knows what «${name}» is.`);
      return quote(value);
    });
  const { raw, body, headers = {} } = call.options;
  const quoted = (value: string) => JSON.stringify(value).slice(1, -1);
  return {
    ...call,
    path: fill(call.path, encodeURIComponent),
    options: {
      ...(raw !== undefined && { raw }),
      ...(body !== undefined && { body: JSON.parse(fill(JSON.stringify(body), quoted)) as unknown }),
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => {
          const filled = fill(value, String);
          return filled === '' ? [] : [[name, filled]];
        }),
      ),
    },
  };
};
