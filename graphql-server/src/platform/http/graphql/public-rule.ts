import {
  getDirectiveValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from './graphql-document.ts';

/** Why an operation is not public. */
export class NotPublic extends Error {}

/** A selection, and the type that it is made on. */
interface Selected {
  type: GraphQLNamedType | undefined;
  set: SelectionSetNode;
  /** False where `@include` or `@skip` may leave it out. */
  isSure: boolean;
}

/** A selected field, and the type that it belongs to. */
interface SelectedField extends Pick<Selected, 'type' | 'isSure'> {
  node: FieldNode;
}

/** Returns the fields of selections that are merged, by their names in the answer. */
const fieldsOf = (
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  selected: readonly Selected[],
): ReadonlyMap<string, SelectedField[]> => {
  const fields = new Map<string, SelectedField[]>();
  const collect = ({ type, set, ...parent }: Selected): void => {
    for (const selection of set.selections) {
      const isSure = parent.isSure && (selection.directives ?? []).length === 0;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        fields.set(name, [...(fields.get(name) ?? []), { type, node: selection, isSure }]);
        continue;
      }
      const spread = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!spread) continue;
      const condition = spread.typeCondition?.name.value;
      collect({
        type: condition === undefined ? type : schema.getType(condition),
        set: spread.selectionSet,
        isSure,
      });
    }
  };
  // Where there is only one, all of it is there or none.
  for (const one of selected) collect({ ...one, isSure: one.isSure || selected.length === 1 });
  return fields;
};

/**
 * Returns for how many seconds the answer to a valid operation may be cached: the least of its fields' `@cached`. It is
 * the same for everybody, and names the products that it shows, so that it can be dropped when one of them changes.
 * @throws NotPublic otherwise
 */
export const cachedSeconds = (schema: GraphQLSchema, document: DocumentNode): number => {
  const cached = schema.getDirective('cached');
  const fragments = fragmentsOf(document);
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!cached || operation?.operation !== 'query') throw new NotPublic('Only a query is public.');
  const root = schema.getQueryType() ?? undefined;
  let seconds = Infinity;

  /** Checks a field, and returns what is selected below it. */
  const below = ({ type, node, isSure }: SelectedField): Selected[] => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!type || !field?.astNode) return [];
    const place = `${type.name}.${field.name}`;
    if (field.astNode.directives?.some(({ name }) => name.value === 'personal' || name.value === 'admin'))
      throw new NotPublic(`${place} depends on the viewer.`);
    if (type === root) {
      const values = getDirectiveValues(cached, field.astNode) as { seconds: number } | undefined;
      if (!values) throw new NotPublic(`${place} has no @cached.`);
      seconds = Math.min(seconds, values.seconds);
    }
    return node.selectionSet ? [{ type: getNamedType(field.type), set: node.selectionSet, isSure }] : [];
  };
  const check = (selected: readonly Selected[]): void => {
    const fields = fieldsOf(schema, fragments, selected);
    const isNamed = ['__typename', 'id'].every((name) =>
      fields.get(name)?.some(({ node, isSure }) => isSure && node.name.value === name),
    );
    if (selected.some(({ type }) => type?.name === 'Product') && !isNamed)
      throw new NotPublic('A product has no __typename and id here: nobody would know that it has changed.');
    for (const merged of fields.values()) {
      const next = merged.flatMap(below);
      if (next.length > 0) check(next);
    }
  };
  check([{ type: root, set: operation.selectionSet, isSure: true }]);
  if (seconds === Infinity) throw new NotPublic('It asks for nothing.');
  return seconds;
};
