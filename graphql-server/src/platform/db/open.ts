import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.ts';
import type { Module } from '../module/module.ts';
import type { ConnectionOptions } from './data-source.ts';
import { startEmbeddedPostgres } from '#packages/embedded-postgres/embedded-postgres.ts';
import { DatabaseError } from './error.ts';
import type { Observe } from './observed-client.ts';
import { refuseOtherSettings, refuseUnsuspectedPooler, unsuspectedPooler } from './opening/pooler.ts';

export { DatabaseError };

/** An open database with an up-to-date schema. */
export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly url: string;
  /** Leads to PostgreSQL itself, for what needs a session: LISTEN, locks that outlive a transaction. */
  readonly directUrl: string;
  /** The migrations that ran just now. */
  readonly migrated: readonly string[];
  /** Closes the connections, and stops the server if it is embedded. */
  close(): Promise<void>;
}

/** Options of opening the database. */
interface OpenOptions {
  readonly log?: (line: string) => void;
  /** Use the embedded server of a running shop, instead of failing. */
  readonly join?: boolean;
  /** Called for every statement. */
  readonly observe?: Observe;
}

/** How the server's connections are opened, as configured. */
export const connectionOptions = ({
  databaseDirectUrl,
  databasePoolSize,
  hasPreparedStatements,
}: Config): Required<Pick<ConnectionOptions, 'poolSize' | 'isPooled' | 'hasPreparedStatements'>> => ({
  poolSize: databasePoolSize,
  isPooled: databaseDirectUrl !== undefined,
  hasPreparedStatements,
});

/** Opens the configured database, or else the embedded one, and migrates its schema, or waits until that is done. */
export async function openDatabase(
  config: Config,
  modules: readonly Module[],
  { log = () => {}, join = false, observe }: OpenOptions = {},
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? startEmbeddedPostgres({ dataDir: config.dataDir, log, join })
      : { url: config.databaseUrl, stop: async () => {} };
  // Loading the entities takes as long as starting PostgreSQL: do both at once.
  const [server, loaded] = await Promise.allSettled([
    embedded,
    Promise.all([import('./data-source.ts'), import('./opening/migrated.ts')]),
  ]);
  if (server.status === 'rejected') throw server.reason;
  const { url, stop } = server.value;
  const opened: DataSource[] = [];
  try {
    if (loaded.status === 'rejected') throw loaded.reason;
    const [{ createDataSource, migrate, serverSettings }, { waitForMigrations }] = loaded.value;
    const connect = async (at: string, options: ConnectionOptions) => {
      const dataSource = createDataSource(modules, at, { ...options, ...(observe && { observe }) });
      try {
        await dataSource.initialize();
      } catch (error) {
        throw explain(error, at);
      }
      opened.push(dataSource);
      return dataSource;
    };
    const { isPooled, ...usual } = connectionOptions(config);
    const directUrl = config.databaseDirectUrl ?? url;
    const role = decodeURIComponent(new URL(url).username);
    const openDirectly = async (options: ConnectionOptions) => {
      const direct = await connect(directUrl, options);
      await refuseTooOldServer(direct, directUrl);
      if (!join) await refuseUnsuspectedPooler(direct, addressOf(directUrl));
      return direct;
    };
    const migrateOn = async (direct: DataSource): Promise<string[]> => {
      if (join || config.migratesAtStart)
        return await migrate(direct, modules, { pooledRole: isPooled ? role : undefined });
      await waitForMigrations(direct, modules, log);
      return [];
    };

    let dataSource: DataSource;
    let migrated: readonly string[];
    if (isPooled && !join) {
      const direct = await openDirectly({ poolSize: 2 });
      migrated = await migrateOn(direct);
      await direct.destroy();
      dataSource = await connect(url, { ...usual, isPooled });
      await refuseOtherSettings(dataSource, { address: addressOf(url), role, settings: serverSettings });
    } else {
      // Commands work on the whole shop, and nobody waits for their connections.
      const patient = join ? { statementTimeoutMs: 0, idleTransactionTimeoutMs: 0 } : {};
      dataSource = await openDirectly({ poolSize: usual.poolSize, ...patient });
      migrated = await migrateOn(dataSource);
    }
    return {
      dataSource,
      url,
      directUrl,
      migrated,
      close: async () => {
        await dataSource.destroy();
        await stop();
      },
    };
  } catch (error) {
    for (const dataSource of opened) if (dataSource.isInitialized) await dataSource.destroy();
    await stop();
    throw error;
  }
}

const refuseTooOldServer = async (dataSource: DataSource, url: string): Promise<void> => {
  const [server] = await dataSource.query<{ version: string }[]>(
    "SELECT current_setting('server_version_num') AS version",
  );
  refuseTooOld(Number(server?.version), url);
};

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
  const isUnreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(code);
  const refused = `PostgreSQL at ${address} does not let ${username} in: correct DATABASE_URL.`;
  const isPooler = cause instanceof Error && cause.message.includes('unsupported startup parameter');
  if (isPooler) return new DatabaseError(unsuspectedPooler(address), { cause });
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
