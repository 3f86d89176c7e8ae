import fc from 'fast-check';
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { repeat, type HostileDocument } from './hostile-documents.ts';

/** A choice of a generated document. */
interface Choice {
  field: number;
  copies: number;
  below: readonly Choice[];
}

const choices = fc.letrec<{ choice: Choice }>((tie) => ({
  choice: fc.record({
    field: fc.nat(),
    copies: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 40 })),
    below: fc.oneof(
      { depthSize: 'medium' },
      fc.constant<readonly Choice[]>([]),
      fc.array(tie('choice'), { minLength: 1, maxLength: 6 }),
    ),
  }),
})).choice;

const argumentsOf = (field: GraphQLField<unknown, unknown>) => {
  const values: Record<string, string> = {
    first: '100',
    id: '"x"',
    slug: '"fashion"',
    term: '"a"',
    ids: '["x", "y"]',
    name: '"Product"',
  };
  const given = field.args.filter((argument) => argument.name === 'first' || isRequiredArgument(argument));
  return given.length === 0 ? '' : `(${given.map(({ name }) => `${name}: ${values[name] ?? '""'}`).join(', ')})`;
};

/** Generates documents that are valid for the schema, the same for the same seed. */
export const generatedDocuments = (schema: GraphQLSchema, seed: number, count: number): HostileDocument[] => {
  const selectionOf = (type: GraphQLObjectType, below: readonly Choice[], level: number): string => {
    const fields = Object.values(type.getFields()).filter(
      ({ type: answered }) => !isAbstractType(getNamedType(answered)),
    );
    const isRoot = type === schema.getQueryType();
    const all = isRoot ? [...fields, SchemaMetaFieldDef, TypeMetaFieldDef] : fields;
    const chosen = below.flatMap((choice, index) => {
      const field = all[choice.field % all.length];
      if (!field) return [];
      const named = getNamedType(field.type);
      const inner =
        isLeafType(named) || !isObjectType(named) ? '' : `{ ${selectionOf(named, choice.below, level + 1)} }`;
      return repeat(choice.copies, (copy) => `f${index}_${copy}: ${field.name}${argumentsOf(field)} ${inner}`);
    });
    return ['__typename', ...chosen].join(' ');
  };
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no queries.');
  return fc.sample(fc.array(choices, { minLength: 1, maxLength: 5 }), { seed, numRuns: count }).map((below, index) => ({
    name: `made up, number ${index}`,
    query: `{ ${selectionOf(query, below, 0)} }`,
  }));
};
