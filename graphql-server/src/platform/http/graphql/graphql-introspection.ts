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

/** The price of each value of a response besides its bytes, for finding and writing it. */
export const VALUE_PRICE = 10;

/** The bytes of a value of the schema that is not a text. */
const OTHER_BYTES = 5;

/** What the price depends on besides the field. */
interface IntrospectionOptions {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
  /** The highest price: the exact price above it does not matter. */
  most: number;
}

const bytesOf = (value: unknown) => (typeof value === 'string' ? value.length + 2 : OTHER_BYTES);

/**
 * Returns the price of `__schema` or `__type`. Their response is in the schema, so the price is computed by walking it,
 * up to the highest price, not from maximum sizes.
 */
export const introspectionPrice = (
  schema: GraphQLSchema,
  node: FieldNode,
  { fragments, variables, most }: IntrospectionOptions,
): number => {
  let price = 0;
  // The only property that introspection's resolvers use.
  const info = { schema } as GraphQLResolveInfo;

  const visitField = (field: GraphQLField<unknown, unknown>, given: FieldNode, source: unknown) => {
    price += VALUE_PRICE + (given.alias ?? given.name).value.length;
    const args = Object.fromEntries(
      (given.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
    );
    const value: unknown = field.resolve?.(source, args, undefined, info);
    const type = getNamedType(field.type);
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item === null || item === undefined || !given.selectionSet || !isObjectType(type)) price += bytesOf(item);
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
