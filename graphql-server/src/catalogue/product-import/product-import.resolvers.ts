import { inEnglish } from '#schema/sentence.ts';
import type { Resolvers } from '#generated/schema.ts';
import { wordingOf } from '#platform/http/wording.ts';
import { columnProblems } from './read-csv.ts';
import type { ProductImportRefusalModel, ProductImportProblemModel } from './product-import.model.ts';

const sentenceOf = ({
  template,
  params,
}: Pick<ProductImportProblemModel | ProductImportRefusalModel, 'template' | 'params'>) => {
  const sentence = { template, params };
  const message = inEnglish(sentence);
  return { message, wording: wordingOf({ message, sentence }) };
};

/** Files of products that admins upload. */
export const productImportResolvers: Resolvers = {
  Query: {
    productImports: async (_, { first, after = null }, { services, signedIn }) =>
      services.productImports.list(await signedIn(), { first, after }),
    productImport: async (_, { id }, { services, signedIn }) => services.productImports.find(await signedIn(), id),
  },
  Mutation: {
    checkProductImport: async (
      _,
      { id, columns = null, skipProblems, createCategories = null },
      { services, signedIn },
    ) => services.productImports.checkAgain(await signedIn(), id, { columns, skipProblems, createCategories }),
    applyProductImport: async (_, { id }, { services, signedIn, client }) =>
      services.productImports.apply(await signedIn(), id, client),
    undoProductImport: async (_, { id, partly }, { services, signedIn, client }) =>
      services.productImports.undo(await signedIn(), id, client, partly),
  },
  ProductImport: {
    columnProblems: ({ columns }) => columnProblems(columns),
    missesCategories: (one, _, { services }) => services.productImports.missesCategories(one),
    rows: (one, { kind = null, first, after = null }, { services }) =>
      services.productImports.rows(one, { kind, first, after }),
  },
  ProductImportProblem: {
    message: (problem) => sentenceOf(problem).message,
    wording: (problem) => sentenceOf(problem).wording,
  },
  ProductImportRefusal: {
    message: (refusal) => sentenceOf(refusal).message,
    wording: (refusal) => sentenceOf(refusal).wording,
  },
};
