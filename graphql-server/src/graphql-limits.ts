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
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { RequestContext } from './context.ts';
import { BadRequest } from './errors.ts';

/** Deepest nesting of fields. */
const MAX_DEPTH = 15;

/** Deepest nesting of brackets of any kind in a document: the parser would run out of stack some thousand levels down. */
const MAX_BRACKETS = 200;

/** Highest price of one operation; the dearest page of our own costs about a tenth. */
const MAX_COST = 20_000;

/** What a field that takes arguments costs by itself: it is likely to read something. */
const READ_COST = 400;

/** Items that a list without `first` is taken to have. */
const USUAL_LIST = 5;

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** The number in `first`: written there, in a variable, or the default; undefined where there is none. */
const itemsAsked = (
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): number | undefined => {
  const argument = field.args.find(({ name }) => name === 'first');
  const written = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  let first: unknown = argument?.defaultValue;
  if (written?.kind === Kind.INT) first = Number(written.value);
  if (written?.kind === Kind.VARIABLE) first = variables[written.name.value] ?? first;
  return typeof first === 'number' ? Math.max(first, 1) : undefined;
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
        cost += (field.args.length > 0 ? READ_COST : 1) + items * below;
      }
    }
    return cost;
  };
  const root = schema.getRootType(operation.operation);
  const cost = root ? walk(operation.selectionSet, root.name, 1) : 0;
  return { cost, depth: deepest };
};

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
      const { cost, depth } = priceOf(schema, operation, fragments, request.variables ?? {});
      if (depth > MAX_DEPTH)
        throw refusal(`This operation is nested too deeply: ${MAX_DEPTH} levels at most.`);
      if (cost > MAX_COST)
        throw refusal('This operation asks for too much at once: take fewer lists, or fewer items of each.');
    },
  }),
});
