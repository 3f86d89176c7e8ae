// Checks that the migrations create exactly the tables that the entities describe, and that each can be reverted.
import { createDataSource, migrate, migrations } from '../graphql-server/src/platform/db/data-source.ts';
import { modules } from '../graphql-server/src/modules.ts';
import { startTemporaryPostgres } from '../graphql-server/test/temporary-postgres.ts';

// TypeORM's schema reader runs several queries at once on one connection, which the driver deprecates.
process.noDeprecation = true;

/** An expression without what PostgreSQL adds: brackets and types of texts. @param {string} expression */
const bare = (expression) => expression.replaceAll(/::text|[()]/g, '');

const postgres = await startTemporaryPostgres();
const dataSource = createDataSource(modules, postgres.url);
try {
  await dataSource.initialize();
  await migrate(dataSource, modules);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  if (upQueries.length > 0) {
    console.error('The entities differ from what the migrations make. What is missing:');
    for (const { query } of upQueries) console.error(`  ${query};`);
    console.error('npm run db:generate -- <Name> writes it as a migration.');
    process.exitCode = 1;
  }
  // The reader compares checks by their names only.
  for (const { tableName, checks } of dataSource.entityMetadatas)
    for (const { name, expression } of checks) {
      const [made] = await dataSource.query(
        `SELECT pg_get_expr(conbin, conrelid) AS expression FROM pg_constraint WHERE conname = $1 AND conrelid = $2::regclass`,
        [name, tableName],
      );
      if (made !== undefined && bare(made.expression) === bare(expression)) continue;
      console.error(`The check ${name} of ${tableName} is ${made?.expression}, and in its entity ${expression}.`);
      process.exitCode = 1;
    }
  for (const _ of migrations) await dataSource.undoLastMigration();
  const left = await dataSource.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'
     UNION ALL SELECT proname FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
  );
  if (left.length > 0) {
    console.error(`Taking the migrations back leaves ${left.map((/** @type {any} */ { name }) => name).join(', ')}.`);
    process.exitCode = 1;
  }
  await migrate(dataSource, modules);
} finally {
  if (dataSource.isInitialized) await dataSource.destroy();
  await postgres.stop();
}
