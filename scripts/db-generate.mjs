// npm run db:generate -- <Name>: writes the migration from the current tables to the entities.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { Refusal, refuse, root } from './lib/project.mjs';
import { rerunInNewNode } from './lib/run.mjs';

const source = path.join(root, 'graphql-server', 'src', 'platform', 'db', 'data-source.ts');

try {
  const name = process.argv[2] ?? '';
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new Refusal('A name in one word is needed, as in: npm run db:generate -- WishLists');
  }
  await ensureInstalled();
  if (await rerunInNewNode(import.meta.filename)) process.exit();
  const statements = await missingStatements();
  if (statements.up.length === 0) {
    console.log('The migrations make what the entities say already: nothing to write');
  } else {
    console.log(`Written: ${write(name, statements)}. Read it before you commit it.`);
  }
} catch (error) {
  refuse(error);
}

/** Returns the statements that a fresh database lacks after all migrations. */
async function missingStatements() {
  // TypeORM's schema reader runs several queries at once on one connection, which the driver deprecates.
  process.noDeprecation = true;
  const { modules } = await import('../graphql-server/src/modules.ts');
  const { createDataSource, migrate } = await import('../graphql-server/src/platform/db/data-source.ts');
  const { startTemporaryPostgres } = await import('../graphql-server/test/temporary-postgres.ts');
  const postgres = await startTemporaryPostgres();
  const dataSource = createDataSource(modules, postgres.url);
  try {
    await dataSource.initialize();
    await migrate(dataSource, modules);
    const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
    return {
      up: upQueries.map(({ query }) => query),
      down: downQueries.map(({ query }) => query).toReversed(),
    };
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await postgres.stop();
  }
}

/**
 * @param {string} name
 * @param {{ up: readonly string[], down: readonly string[] }} statements
 */
function write(name, { up, down }) {
  const stamp = Date.now();
  const file = path.join(path.dirname(source), 'migrations', `${stamp}-${name}.ts`);
  if (existsSync(file)) throw new Refusal(`${file} is there already.`);
  const lines = (/** @type {readonly string[]} */ queries) =>
    queries.map((query) => `    await queryRunner.query(${literal(query)});\n`).join('');
  writeFileSync(
    file,
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Say here in one sentence what this migration is for. */
export class ${name}${stamp} implements MigrationInterface {
  readonly name = '${name}${stamp}';

  async up(queryRunner: QueryRunner): Promise<void> {
${lines(up)}  }

  async down(queryRunner: QueryRunner): Promise<void> {
${lines(down)}  }
}
`,
  );
  enlist(`${name}${stamp}`, `./migrations/${stamp}-${name}.ts`);
  return path.relative(root, file);
}

/** @param {string} query */
function literal(query) {
  return `\`${query.replaceAll(/[\\`$]/g, '\\$&')}\``;
}

/**
 * Appends the migration to the list of data-source.ts.
 * @param {string} className
 * @param {string} from
 */
function enlist(className, from) {
  const before = readFileSync(source, 'utf8');
  const list = /export const migrations = \[([\s\S]*?),?\s*\];/;
  const imports = [...before.matchAll(/^import .* from '\.\/migrations\/.*';\n/gm)];
  const last = imports.at(-1);
  if (last === undefined || !list.test(before)) {
    throw new Refusal(`Add ${className} to the list in graphql-server/src/platform/db/data-source.ts yourself.`);
  }
  const end = last.index + last[0].length;
  const imported = `${before.slice(0, end)}import { ${className} } from '${from}';\n${before.slice(end)}`;
  writeFileSync(
    source,
    imported.replace(list, (_, items) => `export const migrations = [${items}, ${className}];`),
  );
}
