import {
  getNamedType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  valueFromASTUntyped,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** What each value of an answer costs beside its bytes: it has to be found and written. */
export const VALUE_PRICE = 10;

/** Bytes of a value of the schema that is no text. */
const OTHER_BYTES = 5;

/** What the price depends on beside the field. */
interface IntrospectionOptions {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
  /** Highest price of an operation: beyond it nobody needs to know. */
  most: number;
}

const bytesOf = (value: unknown) => (typeof value === 'string' ? value.length + 2 : OTHER_BYTES);

/**
 * The price of `__schema` or `__type`. The answer lies in the schema, so it is not reckoned by maxima but gone through, and no further than to
 * the highest price.
 */
export const introspectionPrice = (
  schema: GraphQLSchema,
  node: FieldNode,
  { fragments, variables, most }: IntrospectionOptions,
): number => {
  let price = 0;
  // All that the resolvers of introspection take from it.
  const info = { schema } as GraphQLResolveInfo;

  const visitField = (field: GraphQLField<unknown, unknown>, given: FieldNode, source: unknown) => {
    price += VALUE_PRICE + (given.alias ?? given.name).value.length;
    const args = Object.fromEntries(
      (given.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
    );
    const value: unknown = field.resolve?.(source, args, undefined, info);
    const type = getNamedType(field.type);
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item === null || item === undefined || !given.selectionSet || !isObjectType(type))
        price += bytesOf(item);
      else {
        price += 2;
        visit(given.selectionSet, type, item);
      }
    }
  };
  const visit = ({ selections }: SelectionSetNode, type: GraphQLObjectType, source: unknown): void => {
    for (const selection of selections) {
      if (price > most) return;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) visit(fragment.selectionSet, type, source);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, type, source);
      else {
        const field = type.getFields()[selection.name.value];
        if (field) visitField(field, selection, source);
        else price += VALUE_PRICE + (selection.alias ?? selection.name).value.length + type.name.length;
      }
    }
  };
  visitField(node.name.value === '__schema' ? SchemaMetaFieldDef : TypeMetaFieldDef, node, undefined);
  return price;
};
