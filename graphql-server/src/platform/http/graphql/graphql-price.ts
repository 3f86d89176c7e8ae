import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from './graphql-document.ts';
import { introspectionPrice, VALUE_PRICE } from './graphql-introspection.ts';

/** The price of a field with arguments, which probably reads the database. */
const READ_PRICE = 20_000;

/**
 * The price of a mutation: at most ten fit into one operation, so that nobody can try fifty passwords in one request.
 */
const CHANGE_PRICE = 95_000;

/** The bytes of a value in a response, unless the schema says otherwise. */
const SCALAR_BYTES: Readonly<Record<string, number>> = { Boolean: 5, Int: 7, Float: 5, DateTime: 26, ID: 38 };
const ENUM_BYTES = 12;
const TEXT_BYTES = 40;
const TYPE_NAME_BYTES = 20;

/** The `@listSize` of a field. */
interface ListSize {
  assumedSize?: number | null;
  slicingArguments?: readonly string[] | null;
  sizedFields?: readonly string[] | null;
}

/** What is known of a field's price in advance. */
interface FieldPrice {
  own: number;
  isList: boolean;
  size: ListSize | undefined;
  type: GraphQLNamedType;
}

/** Lists in a selection whose length the field above gives. */
interface SizedLists {
  names: readonly string[];
  items: number;
}

type Variables = Readonly<Record<string, unknown>>;

/** Returns the price of an operation of a document with these variables. */
export type PriceOf = (document: DocumentNode, operation: OperationDefinitionNode, variables?: Variables) => number;

/** Returns the defaults of an operation's variables. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

/** Returns an argument's value, written in the document or in a variable; undefined when missing. */
const argumentOf = (node: FieldNode, name: string, variables: Variables): number | readonly unknown[] | undefined => {
  const written = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (written?.kind === Kind.INT) return Number(written.value);
  if (written?.kind === Kind.LIST) return written.values;
  const given = written?.kind === Kind.VARIABLE ? variables[written.name.value] : undefined;
  return typeof given === 'number' || Array.isArray(given) ? given : undefined;
};

const directiveOf = <Values>(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  name: string,
): Values | undefined => {
  const directive = schema.getDirective(name);
  return directive && field.astNode ? (getDirectiveValues(directive, field.astNode) as Values | undefined) : undefined;
};

const ownPrice = (schema: GraphQLSchema, parent: GraphQLNamedType, field: GraphQLField<unknown, unknown>) => {
  const weight = directiveOf<{ weight: number }>(schema, field, 'cost')?.weight;
  if (weight !== undefined) return weight;
  if (parent === schema.getMutationType()) return CHANGE_PRICE;
  if (field.args.length > 0) return READ_PRICE;
  const type = getNamedType(field.type);
  if (isEnumType(type)) return ENUM_BYTES;
  return isObjectType(type) || isAbstractType(type) ? 2 : (SCALAR_BYTES[type.name] ?? TEXT_BYTES);
};

/** Returns the fields of the schema's own types, with their types. */
const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((parent) => Object.values(parent.getFields()).map((field) => ({ parent, field })));

/** Returns the lists without a size, as `Type.field`. */
export const unsizedLists = (schema: GraphQLSchema): string[] => {
  const fields = fieldsOf(schema);
  const sizeOf = (field: GraphQLField<unknown, unknown>) => directiveOf<ListSize>(schema, field, 'listSize');
  return fields
    .filter(({ parent, field }) => {
      if (!isListType(getNullableType(field.type))) return false;
      const own = sizeOf(field);
      if (own?.assumedSize || own?.slicingArguments?.length) return false;
      const above = fields.filter((other) => getNamedType(other.field.type) === parent);
      return above.length === 0 || above.some((other) => !sizeOf(other.field)?.sizedFields?.includes(field.name));
    })
    .map(({ parent, field }) => `${parent.name}.${field.name}`);
};

type FieldPrices = ReadonlyMap<GraphQLField<unknown, unknown>, FieldPrice>;

const known = new WeakMap<GraphQLSchema, FieldPrices>();

/** Returns the prices of a schema's fields, which are computed once. @throws for a list without a size */
const pricesOf = (schema: GraphQLSchema): FieldPrices => {
  const prices = known.get(schema) ?? computePrices(schema);
  known.set(schema, prices);
  return prices;
};

const computePrices = (schema: GraphQLSchema): FieldPrices => {
  const unsized = unsizedLists(schema);
  if (unsized.length > 0)
    throw new Error(`These lists need @listSize, so that they have a price: ${unsized.join(', ')}.`);
  return new Map(
    fieldsOf(schema).map(({ parent, field }) => [
      field,
      {
        own: ownPrice(schema, parent, field),
        isList: isListType(getNullableType(field.type)),
        size: directiveOf<ListSize>(schema, field, 'listSize'),
        type: getNamedType(field.type),
      },
    ]),
  );
};

/**
 * Creates the function that computes an operation's price before it runs: about the bytes of its largest possible
 * response, and the work of finding them. Fields below a list count once per possible item.
 * @throws for a schema with a list without a size
 */
export const createPriceOf = (schema: GraphQLSchema, most: number): PriceOf => {
  const prices = pricesOf(schema);
  return (document, operation, given) => {
    const fragments = fragmentsOf(document);
    const variables = { ...defaultsOf(operation), ...given };
    /** Returns the most items of the list that a field returns, or of the lists that its `sizedFields` name. */
    const itemsOf = (field: GraphQLField<unknown, unknown>, size: ListSize, node: FieldNode): number => {
      const sizes = (size.slicingArguments ?? []).map((name) => {
        const byDefault = field.args.find((argument) => argument.name === name)?.defaultValue;
        const given = argumentOf(node, name, variables) ?? byDefault;
        return Array.isArray(given) ? given.length : given;
      });
      const numbers = sizes.filter((items) => typeof items === 'number');
      return Math.max(1, ...(numbers.length > 0 ? numbers : [size.assumedSize ?? 1]));
    };

    const walk = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined, sized?: SizedLists): number => {
      let price = 0;
      for (const selection of selections) {
        if (price > most) return price;
        if (selection.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = fragments.get(selection.name.value);
          if (fragment) price += walk(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), sized);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          const condition = selection.typeCondition?.name.value;
          price += walk(selection.selectionSet, condition ? schema.getType(condition) : type, sized);
        } else price += priceOfField(selection, type, sized);
      }
      return price;
    };
    const priceOfField = (
      node: FieldNode,
      parent: GraphQLNamedType | undefined,
      sized: SizedLists | undefined,
    ): number => {
      const name = node.name.value;
      const key = VALUE_PRICE + (node.alias ?? node.name).value.length;
      if (name === '__typename') return key + TYPE_NAME_BYTES;
      if (name.startsWith('__')) return key + introspectionPrice(schema, node, { fragments, variables, most });
      const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
      const known = field && prices.get(field);
      if (!known) return key;
      const items = known.size ? itemsOf(field, known.size, node) : sized?.names.includes(name) ? sized.items : 1;
      const names = known.size?.sizedFields;
      const below = node.selectionSet ? walk(node.selectionSet, known.type, names ? { names, items } : undefined) : 0;
      if (!known.isList) return key + known.own + below;
      // The field is read once; each item of its list is a value.
      return node.selectionSet
        ? key + known.own + items * (VALUE_PRICE + below)
        : key + items * (VALUE_PRICE + known.own);
    };
    const root = schema.getRootType(operation.operation);
    return root ? walk(operation.selectionSet, root) : 0;
  };
};
