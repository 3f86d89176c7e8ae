import { useSaveProductMutation, type SaveProductInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation SaveProduct($input: SaveProductInput!) {
    saveProduct(input: $input) {
      __typename
      ... on SaveProductSuccess {
        product {
          ...Editor_product
        }
      }
      ... on InvalidInput {
        ...Sentence_error
        fields {
          field
          ...Sentence_fieldError
        }
      }
      ... on ChangedMeanwhile {
        changedBy
        changedAt
      }
    }
  }
`;

/** Saves a product as a whole. Throws when no response came. */
export const useSaveProduct = () => {
  const [mutate] = useSaveProductMutation();
  return async (input: SaveProductInput) => (await dataOf(mutate({ variables: { input } }))).saveProduct;
};
