import type { Statements } from '#generated/statements.ts';
import type { Described } from '#packages/checked-sql/statement.ts';

/** The row of a statement, as PostgreSQL describes it. */
export type RowOf<Name extends keyof Statements> = Statements[Name]['row'];

/** The values of a statement, by the names of its parameters. */
export type ValuesOf<Name extends keyof Statements> = Statements[Name]['values'];

declare const row: unique symbol;

/**
 * A statement with its values, ready to run. Only `sql`, `sqlOf` and `builtSql` make one, so that `Row` is what
 * PostgreSQL describes.
 */
export interface Statement<Row = unknown> {
  readonly text: string;
  readonly values: unknown[];
  /** PostgreSQL keeps the plan of a named statement. */
  readonly name?: string;
  readonly [row]: Row;
}

/** Matches `:name`, and `:name?` where null is allowed; not the `::` of a cast. */
const PARAMETER = /(?<![:\w]):([a-z]\w*)(\?)?/gi;

/** Removes the marks: `AS "name!"` says that an expression is never null, which PostgreSQL cannot know. */
const toSend = (text: string) => text.replaceAll('!"', '"');

const parse = (written: string) => {
  const parameters: { name: string; isNullable: boolean }[] = [];
  const text = written.replace(PARAMETER, (_, name: string, mark?: string) => {
    const known = parameters.findIndex((parameter) => parameter.name === name);
    if (known === -1) parameters.push({ name, isNullable: mark !== undefined });
    return `$${known === -1 ? parameters.length : known + 1}`;
  });
  return { text, parameters };
};

type Given<Name extends keyof Statements> = {} extends ValuesOf<Name> ? [] : [values: ValuesOf<Name>];

const stated = <Name extends keyof Statements>(written: string, name: string) => {
  const described = parse(written);
  const text = toSend(described.text);
  const fill = (...[values]: Given<Name>) => {
    const byName = { ...values } as Record<string, unknown>;
    const statement = { name, text, values: described.parameters.map((one) => byName[one.name]) };
    return statement as unknown as Statement<RowOf<Name>>;
  };
  return { described, fill };
};

/**
 * Defines a statement with a fixed text: `sql('orderByKey', 'SELECT id FROM orders WHERE key = :key')`, run as
 * `query(orderByKey({ key }))`. PostgreSQL describes its parameters and row (`npm run statements`), and keeps its plan.
 */
export const sql = <Name extends keyof Statements>(
  name: Name,
  text: string,
): ((...values: Given<Name>) => Statement<RowOf<Name>>) & Described<Name> => {
  const { fill, described } = stated<Name>(text, name);
  return Object.assign(fill, { statement: name, texts: () => [described] });
};

/** Defines a statement with one text per choice, such as a language: run as `query(products('BN', { ids }))`. */
export const sqlOf = <Name extends keyof Statements, Choice extends string>(
  name: Name,
  choices: readonly Choice[],
  textOf: (choice: Choice) => string,
): ((choice: Choice, ...values: Given<Name>) => Statement<RowOf<Name>>) & Described<Name> => {
  const all = new Map(choices.map((choice) => [choice, stated<Name>(textOf(choice), `${name}:${choice}`)]));
  const make = (choice: Choice, ...values: Given<Name>) => {
    const one = all.get(choice);
    if (!one) throw new Error(`${name} has no ${choice}.`);
    return one.fill(...values);
  };
  return Object.assign(make, {
    statement: name,
    texts: () => [...all.values()].map(({ described }) => described),
  });
};

/** Collects the values of a statement and returns their placeholders. */
export class Values {
  readonly all: unknown[] = [];

  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

/** What a builder returns. Give the text a unique name only if the best plan is the same for all values. */
export type Built = string | { text: string; name: string };

/**
 * Defines a statement that is built from an input. `covering` are inputs that together produce every part of it; its
 * row must be the same for all inputs.
 */
export const builtSql = <Name extends keyof Statements, Input>(
  name: Name,
  build: (input: Input, values: Values) => Built,
  covering: () => readonly NoInfer<Input>[],
): ((input: Input) => Statement<RowOf<Name>>) & Described<Name> => {
  const builtOf = (input: Input) => {
    const values = new Values();
    const built = build(input, values);
    return { ...(typeof built === 'string' ? { text: built } : built), values: values.all };
  };
  const make = (input: Input) => {
    const built = builtOf(input);
    return { ...built, text: toSend(built.text) } as unknown as Statement<RowOf<Name>>;
  };
  return Object.assign(make, { statement: name, texts: () => covering().map(builtOf) });
};
