import * as v from 'valibot';
import { commaList, isWhole, webUrl, yesOrNo } from './variables.ts';

const POSTGRES_URL = 'postgres://user:password@host:5432/database';

const postgresUrl = webUrl(['postgres:', 'postgresql:'], POSTGRES_URL);

/** The variables about PostgreSQL. */
export const databaseVariables = {
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_DIRECT_URL: v.optional(postgresUrl),
  DATABASE_REPLICA_URLS: v.optional(
    v.pipe(
      commaList,
      v.check(
        (urls) => urls.every((url) => v.is(postgresUrl, url)),
        `must be URLs such as ${POSTGRES_URL}, with commas between them.`,
      ),
    ),
    '',
  ),
  DATABASE_PREPARED_STATEMENTS: v.optional(yesOrNo),
  DATABASE_POOL_SIZE: v.optional(v.string(), '10'),
  MIGRATE_AT_START: v.optional(yesOrNo, 'yes'),
};

const variables = v.object(databaseVariables);

type DatabaseVariables = v.InferOutput<typeof variables>;

/** The problems between them: each sentence, and whether it applies. */
export const databaseProblems = (env: DatabaseVariables): Readonly<Record<string, boolean>> => {
  // The embedded PostgreSQL allows a hundred connections; some are for commands.
  const mostConnections = env.DATABASE_URL === undefined ? 90 : 1000;
  return {
    'DATABASE_DIRECT_URL needs DATABASE_URL, which leads to the pooler.':
      env.DATABASE_URL === undefined && env.DATABASE_DIRECT_URL !== undefined,
    'DATABASE_REPLICA_URLS needs DATABASE_URL, the primary that they follow.':
      env.DATABASE_URL === undefined && env.DATABASE_REPLICA_URLS.length > 0,
    [`DATABASE_POOL_SIZE must be a whole number from 2 to ${mostConnections}, not "${env.DATABASE_POOL_SIZE}".`]:
      !isWhole(env.DATABASE_POOL_SIZE, 2, mostConnections),
  };
};

/** What they say. */
export const databaseFrom = (env: DatabaseVariables) => ({
  /** The PostgreSQL to use; `undefined` starts the embedded one. */
  databaseUrl: env.DATABASE_URL,
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler in transaction mode. */
  databaseDirectUrl: env.DATABASE_DIRECT_URL,
  /** Its standbys, to which public reads may go. */
  databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
  /** Whether PostgreSQL keeps the plans of named statements: a pooler in transaction mode must know how. */
  hasPreparedStatements: env.DATABASE_PREPARED_STATEMENTS ?? env.DATABASE_DIRECT_URL === undefined,
  databasePoolSize: Number(env.DATABASE_POOL_SIZE),
  /** Whether a server migrates the schema when it starts; otherwise it waits until another process has done it. */
  migratesAtStart: env.MIGRATE_AT_START,
});
