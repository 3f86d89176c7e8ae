/** The format in which phone numbers are stored. */
export const INTERNATIONAL_PHONE = `phone_number ~ '^\\+8801[0-9]{9}$'`;

/** Returns a check that a column holds one of some texts, spelled as PostgreSQL stores it. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} = ANY (ARRAY[${values.map((value) => `'${value}'::text`).join(', ')}])`;
