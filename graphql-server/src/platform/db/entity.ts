import { EntitySchema, type EntitySchemaColumnOptions, type EntitySchemaOptions } from 'typeorm';

/** What follows when the row that a column refers to is deleted; without it, that row cannot be deleted. */
type OnDelete = 'CASCADE' | 'SET NULL';

interface ColumnOptions extends Pick<
  EntitySchemaColumnOptions,
  'type' | 'array' | 'precision' | 'scale' | 'virtualProperty' | 'query'
> {
  nullable?: true;
  primary?: true;
  select?: false;
  default?: unknown;
  generated?: 'identity';
  generatedIdentity?: 'BY DEFAULT';
  references?: { target: string; onDelete?: OnDelete };
  known?: readonly string[];
}

/** A column of a table; `Value` is what TypeORM reads from it. */
export class Column<Value> {
  declare readonly value: Value;
  readonly options: ColumnOptions;

  constructor(options: ColumnOptions) {
    this.options = options;
  }

  /** The same column, which may be null. */
  orNull(): Column<Value | null> {
    return new Column({ ...this.options, nullable: true });
  }

  /** The same column, as (a part of) the primary key. */
  primary(): Column<Value> {
    return new Column({ ...this.options, primary: true });
  }

  /** The same column, which is only read when a statement names it. */
  hidden(): Column<Value> {
    return new Column({ ...this.options, select: false });
  }

  /** The same column, with a value for rows that are stored without one: a constant, or a function that returns SQL. */
  defaultTo(value: Value | (() => string)): Column<Value> {
    return new Column({ ...this.options, default: value });
  }
}

export const text = new Column<string>({ type: 'text' });
export const texts = new Column<string[]>({ type: 'text', array: true });
export const integer = new Column<number>({ type: 'integer' });
/** A number with a fraction. */
export const double = new Column<number>({ type: 'double precision' });
export const smallint = new Column<number>({ type: 'smallint' });
export const boolean = new Column<boolean>({ type: 'boolean' });
export const uuid = new Column<string>({ type: 'uuid' });
export const uuids = new Column<string[]>({ type: 'uuid', array: true });
export const bytes = new Column<Buffer>({ type: 'bytea' });
export const instant = new Column<Date>({ type: 'timestamptz' });

/** A number that PostgreSQL counts up; some are left out. */
export const serial = new Column<number>({
  type: 'integer',
  generated: 'identity',
  generatedIdentity: 'BY DEFAULT',
});

/** When the row was stored. */
export const now = instant.defaultTo(() => 'now()');

/** What other columns say: not stored, but read with the row. `expression` is made from the alias of the table. */
export const computedBoolean = (expression: (table: string) => string): Column<boolean> =>
  new Column({ type: 'boolean', virtualProperty: true, query: expression });

/** A UUIDv7, so ids sort by time. */
export const id = uuid.primary().defaultTo(() => 'uuidv7()');

/** A JSON value. */
export const json = <Value>(): Column<Value> => new Column({ type: 'jsonb' });

/** One of some texts, with a check. */
export const known = <Value extends string>(values: readonly Value[]): Column<Value> =>
  new Column({ type: 'text', known: values });

/** The id of a row of another entity, with a foreign key. */
export const reference = (target: string, onDelete?: OnDelete): Column<string> =>
  new Column({ type: 'uuid', references: { target, ...(onDelete && { onDelete }) } });

/** The check of a column for the format in which phone numbers are stored. */
export const INTERNATIONAL_PHONE = `phone_number ~ '^\\+8801[0-9]{9}$'`;

/** Returns a check that a column holds one of some texts, spelled as PostgreSQL stores it. */
const oneOf = (column: string, values: readonly string[]): string =>
  `${column} = ANY (ARRAY[${values.map((value) => `'${value}'::text`).join(', ')}])`;

type Columns = Record<string, Column<unknown>>;

type RowWith<Fields extends Columns> = { -readonly [Name in keyof Fields]: Fields[Name]['value'] };

/** A row of an entity, as TypeORM reads it. */
export type EntityRow<Entity> = Entity extends EntitySchema<infer Row> ? Row : never;

interface Details<Row> extends Pick<EntitySchemaOptions<Row>, 'uniques' | 'indices'> {
  checks?: readonly Check[];
}

/** A check of a table, spelled as PostgreSQL stores it. */
interface Check {
  name: string;
  expression: string;
}

const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]|\d+/g, (found) => `_${found.toLowerCase()}`);

/**
 * Defines an entity. Columns have the names of their fields in snake case; names of keys, and of checks of known
 * values, are made of the table's and the column's.
 */
export const entity = <Fields extends Columns>(
  name: string,
  tableName: string,
  columns: Fields,
  { checks: given = [], ...details }: Details<RowWith<Fields>> = {},
): EntitySchema<RowWith<Fields>> => {
  const all = Object.entries(columns).map(([field, { options }]) => ({
    field,
    column: inSnakeCase(field),
    options,
  }));
  const described = all.map(({ field, column, options: { references: _, known: __, ...options } }) => [
    field,
    { ...options, name: column, ...(options.primary && { primaryKeyConstraintName: `${tableName}_pkey` }) },
  ]);
  const checks = [
    ...all.flatMap(({ column, options: { known: values } }) =>
      values ? [{ name: `${tableName}_${column}_known`, expression: oneOf(column, values) }] : [],
    ),
    ...given,
  ];
  return new EntitySchema<RowWith<Fields>>({
    name,
    tableName,
    ...details,
    columns: Object.fromEntries(described) as EntitySchemaOptions<RowWith<Fields>>['columns'],
    checks,
    foreignKeys: all.flatMap(({ field, column, options: { references } }) =>
      references
        ? [
            {
              name: `${tableName}_${column.replace(/_id$/, '')}_fkey`,
              columnNames: [field],
              referencedColumnNames: ['id'],
              ...references,
            },
          ]
        : [],
    ),
  });
};
