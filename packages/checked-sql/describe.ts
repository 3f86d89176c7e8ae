import { parse } from 'libpg-query';
import type pg from 'pg';
import type { Described, StatementText } from './statement.ts';
import type { Catalogue } from './catalogue.ts';
import { rowsOf } from './infer.ts';
import { typeScript, type Value } from './shape.ts';

/** What a statement takes and answers, as types of TypeScript. */
export interface Description {
  values: string;
  row: string;
}

/** What PostgreSQL says of a text before it is run: types by their numbers. */
interface Answer {
  parameters: number[];
  columns: { name: string; dataTypeID: number }[];
}

/** Has a text parsed and described, but not run. */
const ask = (client: pg.Client, text: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const answer: Answer = { parameters: [], columns: [] };
    const takeParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      answer.parameters = dataTypeIDs;
    };
    // What pg calls while it talks to PostgreSQL; its own `Query` would also run the statement.
    const description = {
      submit(connection: pg.Connection) {
        connection.removeAllListeners('parameterDescription').once('parameterDescription', takeParameters);
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: Answer['columns'] }) {
        answer.columns = fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(answer),
    };
    client.query(description as unknown as pg.Submittable);
  });

/** Describes one text of a statement. @throws what is wrong with it */
const describeText = async (
  client: pg.Client,
  { tables, types }: Catalogue,
  { text, parameters, values }: StatementText,
): Promise<Description> => {
  const answer = await ask(client, text);
  const typeOf = (oid: number) => types.get(oid) ?? null;
  const sent = answer.parameters.map((oid, index): Value => {
    const isNullable = parameters?.[index]?.isNullable ?? false;
    return { type: typeOf(oid), isNullable };
  });
  if (values) checkValues(values, sent);

  const parsed = await parse(text);
  const statement = parsed.stmts?.[0]?.stmt;
  if (!statement || parsed.stmts?.length !== 1) throw new Error('is not one statement.');
  const inferred = rowsOf(statement, {
    tables,
    // Whoever builds a text may send null for each of its values.
    parameters: parameters ? sent : sent.map((value) => ({ ...value, isNullable: true })),
  });
  const names = new Set<string>();
  const columns = answer.columns.map(({ name: marked, dataTypeID }) => {
    const name = marked.replace(/!$/, '');
    if (names.has(name)) throw new Error(`has two columns "${name}".`);
    names.add(name);
    const value = inferred.get(name);
    const type = typeOf(dataTypeID);
    if (!value) throw new Error(`has a column "${name}" that its text does not show.`);
    if (typeof value.type === 'string' && value.type !== type)
      throw new Error(`has a column "${name}" of the type ${type}, where ${value.type} was expected.`);
    const isJson = value.type !== null && typeof value.type !== 'string';
    return property(name, isJson ? value : { ...value, type }, isJson ? 'json' : 'row');
  });
  return {
    row: `{ ${columns.join('; ')} }`,
    values: parameters
      ? `{ ${parameters.map(({ name }, index) => property(name, sent[index] as Value, 'sent')).join('; ')} }`
      : 'unknown[]',
  };
};

const property = (name: string, value: Value, place: 'row' | 'sent' | 'json') => {
  try {
    return `${name}: ${typeScript(value, place)}`;
  } catch (error) {
    throw new Error(`has "${name}", which ${(error as Error).message}`, { cause: error });
  }
};

/** What the builder of a text would send must be of the types that the text wants. @throws when it is not */
const checkValues = (values: readonly unknown[], wanted: readonly Value[]) => {
  if (values.length !== wanted.length)
    throw new Error(`sends ${values.length} values, but has ${wanted.length} parameters.`);
  for (const [index, value] of values.entries()) {
    const { type } = wanted[index] as Value;
    const isGood =
      value === null ||
      (typeof type === 'string' && type.endsWith('[]')
        ? Array.isArray(value) && value.every((item) => fits(item, type.slice(0, -2)))
        : fits(value, String(type)));
    if (!isGood) throw new Error(`sends ${JSON.stringify(value)} as $${index + 1}, which is ${String(type)}.`);
  }
};

const fits = (value: unknown, type: string) => {
  if (value === null) return true;
  if (['int2', 'int4', 'int8', 'float8'].includes(type)) return Number(value) % 1 === 0;
  if (type === 'numeric') return value !== '' && !Number.isNaN(Number(value));
  if (type === 'bool') return typeof value === 'boolean';
  if (type === 'timestamptz') return !Number.isNaN(new Date(value as string).getTime());
  return type === 'bytea' ? Buffer.isBuffer(value) : typeof value === 'string';
};

/** Describes a statement by all of its texts, which have one row. @throws what is wrong with it */
export const describe = async (
  client: pg.Client,
  catalogue: Catalogue,
  { statement, texts }: Described,
): Promise<Description> => {
  const seen = new Map<string, Description>();
  for (const text of texts()) {
    try {
      seen.set(text.text, await describeText(client, catalogue, text));
    } catch (error) {
      throw new Error(`${statement} ${(error as Error).message}\n${text.text}`, { cause: error });
    }
  }
  const [first, ...others] = seen.values();
  if (!first) throw new Error(`${statement} has no text.`);
  const other = others.find(({ row, values }) => row !== first.row || values !== first.values);
  if (other)
    throw new Error(
      `${statement} is not the same in all of its texts:\n  ${first.values} → ${first.row}\n  ${other.values} → ${other.row}`,
    );
  return first;
};
