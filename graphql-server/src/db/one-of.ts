/** A check that a column holds one of some texts, in the words in which PostgreSQL keeps it. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} = ANY (ARRAY[${values.map((value) => `'${value}'::text`).join(', ')}])`;
