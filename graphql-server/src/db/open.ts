import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import type { Observe } from './observed-client.ts';

/** An open database with an up-to-date schema. */
export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly url: string;
  /** The migrations that ran just now. */
  readonly migrated: readonly string[];
  /** Closes the connections, and stops the server if it is embedded. */
  close(): Promise<void>;
}

/** The database cannot be used; the message says in one sentence what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Options of opening the database. */
export interface OpenOptions {
  readonly log?: (line: string) => void;
  /** Use the embedded server of a running shop, instead of failing. */
  readonly join?: boolean;
  /** Called for every statement. */
  readonly observe?: Observe;
}

/** Opens the configured database, or else the embedded one, and migrates its schema. */
export async function openDatabase(
  config: Config,
  { log, join, observe }: OpenOptions = {},
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? startEmbeddedPostgres({ dataDir: config.dataDir, ...(log && { log }), ...(join && { join }) })
      : { url: config.databaseUrl, stop: async () => {} };
  // Loading the entities takes as long as starting PostgreSQL: do both at once.
  const [server, modules] = await Promise.allSettled([embedded, import('./data-source.ts')]);
  if (server.status === 'rejected') throw server.reason;
  const { url, stop } = server.value;
  try {
    if (modules.status === 'rejected') throw modules.reason;
    const { createDataSource, migrate } = modules.value;
    const dataSource = createDataSource(url, {
      poolSize: config.databasePoolSize,
      ...(observe && { observe }),
      // Commands work on the whole shop, and nobody waits for their connections.
      ...(join && { statementTimeoutMs: 0, idleTransactionTimeoutMs: 0 }),
    });
    try {
      await dataSource.initialize();
    } catch (error) {
      throw explain(error, url);
    }
    const [server] = await dataSource.query<{ version: string }[]>(
      "SELECT current_setting('server_version_num') AS version",
    );
    refuseTooOld(Number(server?.version), url);
    const migrated = await migrate(dataSource);
    return {
      dataSource,
      url,
      migrated,
      close: async () => {
        await dataSource.destroy();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The oldest PostgreSQL that the shop's SQL supports. */
const OLDEST_POSTGRES = 15;

/** Checks the server's `server_version_num`. @throws DatabaseError when it is too old */
export function refuseTooOld(version: number, url: string): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_POSTGRES) return;
  throw new DatabaseError(
    `PostgreSQL at ${addressOf(url)} is version ${major}: the shop needs ${OLDEST_POSTGRES} or newer. Leave DATABASE_URL out to use the embedded one.`,
  );
}

function addressOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
}

function explain(cause: unknown, url: string): unknown {
  const { pathname, username } = new URL(url);
  const address = addressOf(url);
  const code = codeOf(cause) ?? '';
  const isUnreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(
    code,
  );
  const refused = `PostgreSQL at ${address} does not let ${username} in: correct DATABASE_URL.`;
  const message = isUnreachable
    ? `No PostgreSQL answers at ${address} (${code}): start it, or correct DATABASE_URL, or leave it out to use the embedded one.`
    : {
        '28P01': refused,
        '28000': refused,
        '3D000': `PostgreSQL at ${address} has no database ${pathname.slice(1)}: create it, or correct DATABASE_URL.`,
      }[code];
  return message === undefined ? cause : new DatabaseError(message, { cause });
}

/** A host with several IPs fails with several errors at once. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return (error as NodeJS.ErrnoException).code;
}
