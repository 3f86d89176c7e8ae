import {
  executeSync,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  typeFromAST,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { schema } from './schema.ts';

/** Something of each type. Texts are the given word. */
const someOf = (wrapped: GraphQLOutputType | GraphQLInputType, word: string): unknown => {
  const type = getNullableType(wrapped);
  if (isListType(type)) return [someOf(type.ofType as GraphQLOutputType | GraphQLInputType, word)];
  if (isObjectType(type)) return {};
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, someOf(field.type, word)]));
  }
  if (isEnumType(type)) return type.getValues()[0]?.value;
  const scalars: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    ID: '1',
    DateTime: '2026-11-22T09:00:00.000Z',
  };
  return scalars[getNamedType(type).name] ?? word;
};

/** The query or subscription of a document; undefined when there is none. */
export const readingIn = (document: Partial<DocumentNode> | undefined) =>
  document?.definitions
    ?.filter((definition) => definition.kind === 'OperationDefinition')
    .find(({ operation }) => operation !== 'mutation');

/** Variables with which a query can be asked: something for each that it must have. */
export const someVariables = (document: DocumentNode): Record<string, unknown> => {
  const query = readingIn(document);
  if (!query) return {};
  return Object.fromEntries(
    (query.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const expected = typeFromAST(schema, type as never) as GraphQLInputType;
      return isNonNullType(expected) ? [[variable.name.value, someOf(expected, '1')]] : [];
    }),
  );
};

type Fields = GraphQLFieldResolver<unknown, unknown>;

const answerWith = (
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  fieldResolver: Fields,
): Record<string, unknown> => {
  const { data, errors } = executeSync({ schema, document, variableValues, fieldResolver });
  if (errors || !data) throw new Error(String(errors));
  return data;
};

/** The days of a delivery are texts. */
const dayOf: Fields = (_source, _args, _context, { parentType }) =>
  parentType.name === 'DeliveryDates' ? '2026-11-25' : undefined;

/** Answers a query with something in every field, so that a page shows all that it can. Texts are the given word. */
export const answerAnything = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  word = 'something',
): Record<string, unknown> =>
  answerWith(document, variables, (...field) => dayOf(...field) ?? someOf(field[3].returnType, word));

/**
 * Answers a query with as little as the schema allows: nothing where that may be, empty lists, and what is not must not
 * be.
 */
export const answerLeast = (document: DocumentNode, variables: Record<string, unknown>): Record<string, unknown> =>
  answerWith(document, variables, (...field) => {
    const { returnType, parentType } = field[3];
    const type = getNullableType(returnType);
    // What the page is about is there.
    if (parentType.name !== 'Query' && !isNonNullType(returnType)) return null;
    if (isListType(type)) return [];
    if (getNamedType(type).name === 'Boolean') return false;
    return dayOf(...field) ?? someOf(type, 'something');
  });
