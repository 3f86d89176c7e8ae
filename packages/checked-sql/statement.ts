/** One text of a statement. */
export interface StatementText {
  readonly text: string;
  /** Its parameters, in the order of their numbers. */
  readonly parameters?: readonly { name: string; isNullable: boolean }[];
  /** Sample values of a built statement. */
  readonly values?: readonly unknown[];
}

/** A statement for `npm run statements`, with every text that it can have. */
export interface Described<Name extends string = string> {
  readonly statement: Name;
  readonly texts: () => readonly StatementText[];
}
