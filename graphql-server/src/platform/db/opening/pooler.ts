import type { DataSource, QueryRunner } from 'typeorm';
import { DatabaseError } from '../error.ts';

/**
 * What every connection is set to, in PostgreSQL's units. Without a pooler it is set when one is opened. A pooler in
 * transaction mode refuses that, or forgets it: there they are settings of the role in the database.
 */
export interface SessionSettings {
  readonly TimeZone: string;
  /** After how many milliseconds a statement is cancelled, also one that waits for a lock; 0 for never. */
  readonly statement_timeout: number;
  /** After how many milliseconds an idle transaction is ended; 0 for never. */
  readonly idle_in_transaction_session_timeout: number;
}

/** The settings as an option of a new connection. */
export const startupOptions = (settings: SessionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Quotes a name for SQL. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Sets what the role behind the pooler lacks in this database. What somebody has set otherwise stays. */
export const settleRole = async (runner: QueryRunner, role: string, settings: SessionSettings): Promise<void> => {
  const rows: { database: string; set: string[] | null; may: boolean }[] = await runner.query(
    `SELECT current_database() AS database, s.setconfig AS set, r.rolname = current_user OR me.rolsuper AS may
    FROM pg_roles r JOIN pg_roles me ON me.rolname = current_user
      LEFT JOIN pg_db_role_setting s
        ON s.setrole = r.oid AND s.setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
    WHERE r.rolname = $1`,
    [role],
  );
  // Where this role may not set it, the server says at its start what is to be done.
  const [known] = rows;
  if (known === undefined || !known.may) return;
  const has = new Set((known.set ?? []).map((one) => one.split('=', 1)[0]?.toLowerCase()));
  for (const [name, value] of Object.entries(settings))
    if (!has.has(name.toLowerCase()))
      await runner.query(`ALTER ROLE ${quoted(role)} IN DATABASE ${quoted(known.database)} SET ${name} = '${value}'`);
};

/**
 * Returns the settings of a connection that are not as they must be, as `name value`: the limits may be others, but not
 * off.
 */
const wrongSettings = async (dataSource: DataSource): Promise<string[]> => {
  const rows: { name: keyof SessionSettings; setting: string }[] = await dataSource.query(
    `SELECT name, setting FROM pg_settings
    WHERE name IN ('TimeZone', 'statement_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
  );
  const isRight = ({ name, setting }: (typeof rows)[number]) =>
    name === 'TimeZone' ? /^(?:Etc\/)?UTC$/i.test(setting) : Number(setting) > 0;
  return rows.filter((row) => !isRight(row)).map(({ name, setting }) => `${name} ${setting}`);
};

/** What to do about a connection that loses what it was opened with, or may not ask for it. */
export const unsuspectedPooler = (address: string): string =>
  `A pooler that keeps no sessions answers at ${address}: set DATABASE_DIRECT_URL to PostgreSQL itself, for what needs one.`;

/**
 * Checks a connection that has no pooler in front, as far as is known.
 * @throws DatabaseError when there is one all the same
 */
export const refuseUnsuspectedPooler = async (dataSource: DataSource, address: string): Promise<void> => {
  if ((await wrongSettings(dataSource)).length > 0) throw new DatabaseError(unsuspectedPooler(address));
};

/** Checks a connection behind a pooler. @throws DatabaseError that says how to set what is missing */
export const refuseOtherSettings = async (
  dataSource: DataSource,
  { address, role, settings }: { address: string; role: string; settings: SessionSettings },
): Promise<void> => {
  const wrong = await wrongSettings(dataSource);
  if (wrong.length === 0) return;
  const [{ database = '' } = {}]: { database?: string }[] = await dataSource.query(
    'SELECT current_database() AS database',
  );
  const remedy = Object.entries(settings).map(
    ([name, value]) => `ALTER ROLE ${quoted(role)} IN DATABASE ${quoted(database)} SET ${name} = '${value}';`,
  );
  throw new DatabaseError(
    `The connections of ${role} behind the pooler at ${address} have ${wrong.join(', ')}: run ${remedy.join(' ')} and let the pooler connect anew (RECONNECT in PgBouncer's console).`,
  );
};
