import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { RequestContext } from './context.ts';
import { BadRequest } from './errors.ts';

/** Deepest nesting of fields. */
const MAX_DEPTH = 15;

/** Deepest nesting of brackets of any kind in a document: the parser would run out of stack some thousand levels down. */
const MAX_BRACKETS = 200;

/** Highest price of one operation; the dearest page of our own costs about a tenth, saving cart and wishlist less than half. */
const MAX_COST = 20_000;

/** What a field that takes arguments costs by itself: it is likely to read something. */
const READ_COST = 400;

/** What a mutation costs: ten at most in one operation, so that nobody tries fifty passwords by one request. */
const CHANGE_COST = 1900;

/** Items that a list is taken to have that says neither `first` nor of which. */
const USUAL_LIST = 5;

const isList = (type: GraphQLType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** An argument as it is given: written there or in a variable; undefined when it is neither. */
const argumentOf = (node: FieldNode, name: string, variables: Record<string, unknown>): unknown => {
  const written = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (written?.kind === Kind.INT) return Number(written.value);
  if (written?.kind === Kind.LIST) return written.values;
  return written?.kind === Kind.VARIABLE ? variables[written.name.value] : undefined;
};

/** Items that are asked for: the number in `first`, or as many as are listed; undefined where neither can be said. */
const itemsAsked = (
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): number | undefined => {
  const asked = field.args.flatMap(({ name, type, defaultValue }) => {
    const given = argumentOf(node, name, variables);
    if (name === 'first') return given ?? defaultValue;
    return isList(type) && isList(field.type) && Array.isArray(given) ? given.length : [];
  });
  const most = Math.max(...asked.filter((items) => typeof items === 'number'));
  return Number.isFinite(most) ? Math.max(most, 1) : undefined;
};

/**
 * Prices an operation before it runs: a field costs 1, one that reads costs more, and what lies under a list counts once per item
 * (its `first`). Introspection is free: its size does not depend on data.
 */
const priceOf = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
): { cost: number; depth: number } => {
  let deepest = 0;
  /** Fragments that spread others twice each would otherwise be walked a million times. */
  const priced = new Map<string, number>();
  const priceOfFragment = (name: string, depth: number): number => {
    const key = `${depth}:${name}`;
    const fragment = fragments.get(name);
    const cost =
      priced.get(key) ??
      (fragment ? walk(fragment.selectionSet, fragment.typeCondition.name.value, depth) : 0);
    priced.set(key, cost);
    return cost;
  };
  const walk = (selections: SelectionSetNode, typeName: string, depth: number): number => {
    if (depth > MAX_DEPTH) {
      deepest = depth;
      return 0;
    }
    const type = schema.getType(typeName);
    let cost = 0;
    for (const selection of selections.selections) {
      if (cost > MAX_COST) return cost;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        cost += priceOfFragment(selection.name.value, depth);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        cost += walk(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, depth);
      } else if (!selection.name.value.startsWith('__')) {
        const field =
          isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!field) continue;
        const named = getNamedType(field.type);
        // A connection's items lie under its `nodes` and `edges`: what is below counts once per item at the connection.
        const usual = isList(field.type) && !typeName.endsWith('Connection') ? USUAL_LIST : 1;
        const items = itemsAsked(field, selection, variables) ?? usual;
        const below =
          selection.selectionSet && isCompositeType(named)
            ? walk(selection.selectionSet, named.name, depth + 1)
            : 0;
        const reading = field.args.length > 0 ? READ_COST : 1;
        cost += (type === schema.getMutationType() ? CHANGE_COST : reading) + items * below;
      }
    }
    return cost;
  };
  const root = schema.getRootType(operation.operation);
  const cost = root ? walk(operation.selectionSet, root.name, 1) : 0;
  return { cost, depth: deepest };
};

/** What variables are when nobody says otherwise. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

const refusal = (message: string, code = 'QUERY_TOO_LARGE') =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

const bracketsOf = (source: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const character of source) {
    if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/** Refuses documents that are nested too deeply to be parsed. */
export const refuseDeepDocuments: RequestHandler = (request, _response, next) => {
  const { query }: { query?: unknown } = request.body ?? request.query;
  if (typeof query === 'string' && bracketsOf(query) > MAX_BRACKETS)
    throw new BadRequest('This document is nested too deeply.');
  next();
};

/** Refuses operations that would cost too much, before they run. */
export const queryLimits = (schema: GraphQLSchema): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request }) => {
      if (!operation) throw refusal('The document has no such operation.', 'OPERATION_RESOLUTION_FAILURE');
      if (!schema.getRootType(operation.operation))
        throw refusal(`The shop has no operation of the kind ${operation.operation}.`, 'BAD_USER_INPUT');
      const fragments = new Map(
        document.definitions.flatMap((definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
        ),
      );
      const variables = { ...defaultsOf(operation), ...request.variables };
      const { cost, depth } = priceOf(schema, operation, fragments, variables);
      if (depth > MAX_DEPTH)
        throw refusal(`This operation is nested too deeply: ${MAX_DEPTH} levels at most.`);
      if (cost > MAX_COST)
        throw refusal('This operation asks for too much at once: take fewer lists, or fewer items of each.');
    },
  }),
});
