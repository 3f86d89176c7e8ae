import type { Category_RowFragment } from '#web/generated/graphql.ts';

interface Node extends Category_RowFragment {
  children?: readonly Node[];
}

/** A category as a row of the list: its level in the tree from 0, and the category above it. */
export interface CategoryRow extends Category_RowFragment {
  level: number;
  above: CategoryRow | null;
}

/** Returns the rows of a tree, each with those below it after it. */
export const inOrder = (nodes: readonly Node[], above: CategoryRow | null = null): CategoryRow[] =>
  nodes.flatMap(({ children = [], ...node }) => {
    const row = { ...node, level: above === null ? 0 : above.level + 1, above };
    return [row, ...inOrder(children, row)];
  });

/** Returns the categories of the same place, in their order, the category itself among them. */
export const sistersOf = ({ above }: CategoryRow, all: readonly CategoryRow[]): CategoryRow[] =>
  all.filter((row) => row.above?.id === above?.id);

/** Whether a row is a category or below it. */
export const isWithin = (row: CategoryRow | null, id: string): boolean =>
  row !== null && (row.id === id || isWithin(row.above, id));
