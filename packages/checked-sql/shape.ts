/** What JSON is made of, as far as the statement says it. */
type Json = { fields: Map<string, Value> } | { items: Value };

/** What is known of a value. */
export interface Value {
  /** A type as `pg_type` names it, with [] for an array; what JSON holds; null when nobody knows. */
  type: string | Json | null;
  isNullable: boolean;
  /** All that it can be, where a check constraint or the statement itself says so. */
  literals?: readonly string[] | undefined;
  /** The type of a JSON column, where the catalogue says no more than that it is JSON. */
  written?: string | undefined;
}

/** What NULL is, and a value of which nothing is known. */
export const unknown: Value = { type: null, isNullable: true };

/** A value that is never null. */
export const sure = (type: string): Value => ({ type, isNullable: false });

/** Where a value comes from: as a column of a row, inside JSON, or as a value that is sent. */
type Place = 'row' | 'json' | 'sent';

const texts = ['string', 'string', 'string'] as const;
const numbers = ['number', 'number', 'number'] as const;

/** What pg makes of a type: in a row, in JSON, and of what is sent. */
const scalars: Record<string, readonly [row: string, json: string, sent: string]> = {
  text: texts,
  citext: texts,
  varchar: texts,
  name: texts,
  uuid: texts,
  bool: ['boolean', 'boolean', 'boolean'],
  int2: numbers,
  int4: numbers,
  float8: numbers,
  // pg answers them as texts, for they may be larger than a number of JavaScript.
  int8: ['string', 'number', 'number'],
  numeric: ['string', 'number', 'number'],
  timestamptz: ['Date', 'string', 'Date'],
  interval: ['unknown', 'string', 'string'],
  bytea: ['Buffer', 'string', 'Buffer'],
  json: ['unknown', 'unknown', 'string'],
  jsonb: ['unknown', 'unknown', 'string'],
  void: ['string', 'string', 'string'],
};

/** A value as a type of TypeScript. @throws when it has none */
export const typeScript = (value: Value, place: Place): string => {
  const { type, isNullable, literals, written } = value;
  const known = written ?? (literals ? literals.map((one) => `'${one}'`).join(' | ') : nameOf(type, place, isNullable));
  return isNullable ? `${known} | null` : known;
};

/** Where an array may be sent as null, so may each of its items. */
const nameOf = (type: Value['type'], place: Place, isNullable = false): string => {
  if (type === null) throw new Error('has a type that cannot be told: cast it.');
  if (typeof type !== 'string')
    return 'fields' in type ? objectType(type.fields) : arrayType(typeScript(type.items, 'json'));
  if (type.endsWith('[]')) {
    const item = nameOf(type.slice(0, -2), place);
    return place === 'sent' ? `readonly ${arrayType(isNullable ? `${item} | null` : item)}` : arrayType(item);
  }
  const names = scalars[type];
  if (!names) throw new Error(`is of the type ${type}, which nothing here maps.`);
  return names[{ row: 0, json: 1, sent: 2 }[place]] ?? '';
};

const arrayType = (item: string) => (/^\w+$|\}$/.test(item) ? `${item}[]` : `(${item})[]`);

const objectType = (fields: ReadonlyMap<string, Value>): string => {
  const parts = [...fields].map(([name, value]) => {
    try {
      return `${name}: ${typeScript(value, 'json')}`;
    } catch (error) {
      throw new Error(`"${name}" ${(error as Error).message}`, { cause: error });
    }
  });
  return `{ ${parts.join('; ')} }`;
};

/** One of several values, as CASE, coalesce and UNION choose among them. */
export const eitherOf = (values: readonly Value[]): Value => {
  const known = values.filter(({ type }) => type !== null);
  // An unknown text beside JSON is JSON: '[]'.
  const first =
    known.find(({ type }) => typeof type !== 'string') ?? known.find(({ literals }) => !literals) ?? known[0];
  if (!first) return unknown;
  const literals = known.every((one) => one.literals)
    ? [...new Set(known.flatMap((one) => one.literals ?? []))]
    : undefined;
  return { ...first, literals, isNullable: values.some(({ isNullable }) => isNullable) };
};
