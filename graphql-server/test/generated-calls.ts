import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Permission } from '#schema/staff.ts';

/** What is sent: as little as the types allow, or something for every argument. */
export type Extent = 'least' | 'most';

/** A field of the schema that can be called, and how. */
export interface RootField {
  /** For example `Query.customers`. */
  name: string;
  verb: 'query' | 'mutation' | 'subscription';
  isAdmin: boolean;
  /** What the role of who calls it must allow; null when it is for everybody, or for all of the staff. */
  needs: Permission | null;
  description: string;
  /**
   * Returns a call of it whose result is `it`: with these variables, or with some that are made from the types of the
   * arguments.
   */
  call(given: Extent | Record<string, unknown>): { document: string; variables: Record<string, unknown> };
}

/** What is sent for each scalar: something that passes as little as possible, and something that looks right. */
const scalars: Record<string, Record<Extent, unknown>> = {
  ID: { least: 'no id', most: '01890000-0000-7000-8000-000000000000' },
  String: { least: '', most: 'Something' },
  Int: { least: -1, most: 1 },
  Float: { least: -1, most: 1 },
  Boolean: { least: false, most: true },
  DateTime: { least: '', most: '2026-11-20T09:30:00.000Z' },
};

const valueOf = (type: GraphQLInputType, extent: Extent): unknown => {
  if (isNonNullType(type)) return valueOf(type.ofType, extent);
  if (isListType(type)) return extent === 'least' ? [] : [valueOf(type.ofType, extent)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isSent(field.type, extent));
    return Object.fromEntries(given.map((field) => [field.name, valueOf(field.type, extent)]));
  }
  const scalar = scalars[type.name];
  if (!scalar) throw new Error(`Say in ${import.meta.filename} what to send as ${type.name}.`);
  return scalar[extent];
};

const isSent = (type: GraphQLInputType, extent: Extent) => extent === 'most' || isNonNullType(type);

const argumentsFor = ({ args }: GraphQLField<unknown, unknown>, extent: Extent): Record<string, unknown> => {
  const sent = args.filter(({ type }) => isSent(type, extent));
  return Object.fromEntries(sent.map(({ name, type }) => [name, valueOf(type, extent)]));
};

const callOf = (
  verb: RootField['verb'],
  field: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
): ReturnType<RootField['call']> => {
  const given = field.args.filter(({ name }) => name in variables);
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return {
    document: `${verb} ${declared && `(${declared})`} { it: ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables,
  };
};

/** Returns whether a field is for the dashboard, and what the viewer's role must allow; null for every role there. */
const adminOf = ({ astNode }: GraphQLField<unknown, unknown>): Pick<RootField, 'isAdmin' | 'needs'> => {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'admin');
  const value = directive?.arguments?.find(({ name }) => name.value === 'may')?.value;
  return { isAdmin: directive !== undefined, needs: value?.kind === 'EnumValue' ? (value.value as Permission) : null };
};

/** Returns all fields of a schema that can be called. */
export const rootFields = (schema: GraphQLSchema): RootField[] =>
  (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
      ['subscription', schema.getSubscriptionType()],
    ] as const
  ).flatMap(([verb, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: `${type?.name}.${field.name}`,
      verb,
      ...adminOf(field),
      description: field.description ?? '',
      call: (given: Extent | Record<string, unknown>) =>
        callOf(verb, field, typeof given === 'string' ? argumentsFor(field, given) : given),
    })),
  );
