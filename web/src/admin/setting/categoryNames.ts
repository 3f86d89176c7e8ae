/** A category of the tree. */
export interface CategoryNode {
  slug: string;
  name: string;
  children?: readonly CategoryNode[];
}

/** Returns the names of all categories by their slugs, each after those above it, in the shop's order. */
export const categoryNames = (nodes: readonly CategoryNode[], above = ''): ReadonlyMap<string, string> =>
  new Map(
    nodes.flatMap(({ slug, name, children = [] }) => [
      [slug, above + name] as const,
      ...categoryNames(children, `${above}${name} › `),
    ]),
  );
