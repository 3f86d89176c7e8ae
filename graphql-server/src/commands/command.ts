import { ConfigError, loadConfig, type Config } from '../platform/config/config.ts';
import { EmbeddedPostgresError } from '#packages/embedded-postgres/embedded-postgres.ts';
import { DatabaseError, openDatabase, type OpenDatabase } from '../platform/db/open.ts';
import { AppError } from '../kernel/errors.ts';
import { modules } from '../modules.ts';

/** Prints a line on standard output. */
export type Say = (line: string) => void;

/** A command was called wrongly; the message says how to call it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const plainErrors = [AppError, ConfigError, DatabaseError, EmbeddedPostgresError, UsageError];

/**
 * Runs a command on the shop's database, whether the shop is running or not. Errors that a person can correct are
 * printed as one line, others in full; both exit with 1.
 */
export async function runCommand(
  work: (database: OpenDatabase, say: Say, config: Config) => Promise<void>,
): Promise<void> {
  const say: Say = (line) => console.log(line);
  try {
    const config = loadConfig();
    const database = await openDatabase(config, modules, { log: say, join: true });
    try {
      await work(database, say, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isPlain = plainErrors.some((kind) => error instanceof kind);
    console.error(isPlain ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
