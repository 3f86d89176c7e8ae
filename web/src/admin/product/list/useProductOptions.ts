import { useProductListCategoriesQuery } from '#web/generated/graphql.ts';

/* GraphQL */ `
  query ProductListCategories {
    categories {
      id
      slug
      name
      children {
        id
        slug
        name
        children {
          id
          slug
          name
        }
      }
    }
    adminBrands
  }
`;

/** The roots of the categories with all below them, and the brands, for filters and forms. */
export const useProductOptions = () => {
  const { data } = useProductListCategoriesQuery();
  const below = (data?.categories ?? []).flatMap((root) => [
    { ...root, level: 0, above: null, isLeaf: root.children.length === 0 },
    ...root.children.flatMap((department) => [
      { ...department, level: 1, above: root.name, isLeaf: department.children.length === 0 },
      ...department.children.map((leaf) => ({ ...leaf, level: 2, above: department.name, isLeaf: true })),
    ]),
  ]);
  return { categories: below, brands: data?.adminBrands ?? [] };
};

/** The categories that a product can be in. */
export const useLeaves = () => useProductOptions().categories.filter(({ isLeaf }) => isLeaf);
