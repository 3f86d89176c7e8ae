import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** The schema of the functions that servers call. */
const SCHEMA = 'server';

/** A function in PostgreSQL whose text stands in the code, as that of a statement does. */
export interface SqlFunction {
  /** Its name ends with a hash of its text: servers of two versions that run side by side each have their own. */
  readonly name: string;
  readonly definition: string;
  /** SQL of a call for the FROM of a statement, which has its parameters and the columns that it returns. */
  readonly call: string;
}

/** Matches `:name` and `:name?`, as statements have them; not the `::` of a cast. */
const PARAMETER = /(?<![:\w]):([a-z]\w*)\??/gi;

/**
 * Describes a function of PL/pgSQL that returns one row: several statements in one round trip, each of which sees what was committed before
 * it, all or nothing. `takes` are the types of its parameters, which its body writes as statements do (`:name`); a type with `?` may be null.
 * `returns` are the types of the columns, which its body sets as `out_name`. Its statements are planned once for a connection, for whatever values:
 * PostgreSQL would plan those with arrays anew at each call, which takes longer than running them.
 */
export const sqlFunction = (
  purpose: string,
  takes: Readonly<Record<string, string>>,
  returns: Readonly<Record<string, string>>,
  body: string,
): SqlFunction => {
  const parameters = [
    ...Object.entries(takes).map(([name, type]) => `in_${name} ${type.replace('?', '')}`),
    ...Object.entries(returns).map(([name, type]) => `OUT out_${name} ${type}`),
  ];
  const rest = `(${parameters.join(', ')}) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $function$
#variable_conflict use_column
${body.replaceAll(PARAMETER, 'in_$1')}
$function$`;
  const name = `${purpose}_${createHash('sha256').update(rest).digest('hex').slice(0, 12)}`;
  const sent = Object.entries(takes).map(
    ([parameter, type]) => `:${parameter}${type.endsWith('?') ? '?' : ''}`,
  );
  return {
    name,
    definition: `CREATE OR REPLACE FUNCTION ${SCHEMA}.${name} ${rest}`,
    call: `${SCHEMA}.${name}(${sent.join(', ')}) AS ${purpose} (${Object.keys(returns).join(', ')})`,
  };
};

/** Returns the functions that the database lacks. */
export const missingFunctions = async (
  dataSource: DataSource,
  functions: readonly SqlFunction[],
): Promise<SqlFunction[]> => {
  const known: { name: string }[] = await dataSource.query(
    'SELECT proname AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = $1',
    [SCHEMA],
  );
  return functions.filter(({ name }) => !known.some((one) => one.name === name));
};

/**
 * Creates the functions of this version that are not there yet. Those of other versions stay, since their servers may still run. The caller
 * makes sure that only one process does it at a time.
 */
export const installFunctions = async (
  dataSource: DataSource,
  functions: readonly SqlFunction[],
): Promise<void> => {
  const missing = await missingFunctions(dataSource, functions);
  if (missing.length === 0) return;
  await dataSource.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  for (const { definition } of missing) await dataSource.query(definition);
};
