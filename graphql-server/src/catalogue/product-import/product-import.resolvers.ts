import { inEnglish, type Sentence } from '#schema/sentence.ts';
import type { Resolvers } from '#generated/schema.ts';
import { wordingOf } from '#platform/http/wording.ts';
import { columnProblems } from './read-csv.ts';

/** The sentence of a problem or a refusal. */
const sentence = {
  message: inEnglish,
  wording: ({ template, params }: Sentence) => wordingOf({ message: template, sentence: { template, params } }),
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
  ProductImportProblem: sentence,
  ProductImportRefusal: sentence,
};
