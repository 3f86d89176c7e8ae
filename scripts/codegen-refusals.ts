import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  buildASTSchema,
  getNamedType,
  isUnionType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
} from 'graphql';

const TYPE_NAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
const SENTENCE = {
  kind: Kind.FRAGMENT_SPREAD,
  name: { kind: Kind.NAME, value: 'Sentence_error' },
} as const;

/** Adds to each mutation what every page needs of its result: which type it is, and the sentence of a refusal. */
export const addRefusals: Types.DocumentTransformFunction = ({ documents, schema }) => {
  const types = new TypeInfo(buildASTSchema(schema));
  /** Only the result of a mutation can be a refusal. */
  const change = (field: FieldNode): FieldNode | undefined => {
    const result = getNamedType(types.getType());
    if (types.getParentType()?.name !== 'Mutation' || !isUnionType(result) || !field.selectionSet) return;
    const isRefused = result.getTypes().some((one) => one.getInterfaces().length > 0);
    const selections = [TYPE_NAME, ...field.selectionSet.selections, ...(isRefused ? [SENTENCE] : [])];
    return { ...field, selectionSet: { ...field.selectionSet, selections } };
  };
  return documents.map((file) => ({
    ...file,
    ...(file.document && { document: visit(file.document, visitWithTypeInfo(types, { Field: change })) }),
  }));
};
