// npm run statements: has PostgreSQL describe every statement of *.statements.ts and writes their types; with --check
// only compares them with what is there. Fails when a statement uses another noun's table undeclared.
import { readFileSync, writeFileSync } from 'node:fs';
import { EntitySchema } from 'typeorm';
import { createDataSource, migrate } from '../graphql-server/src/platform/db/data-source.ts';
import { modules } from '../graphql-server/src/modules.ts';
import { startTemporaryPostgres } from '../graphql-server/test/temporary-postgres.ts';
import { tablesOf } from '../packages/checked-sql/tables.ts';
import { allStatements, descriptions, descriptionsFile, exportedBy } from '../packages/checked-sql/write.ts';
import { foreignUses } from './lib/tables.mjs';

/** The descriptions of a text, one per statement. */
const entriesOf = (text: string) => new Set(text.split(/^ {2}(?=\w+: \{)/m));

/** The noun of a file of the server: the folder on its floor. */
const nounOf = (file: string) => file.split(/[\\/]/)[1] ?? '';

/** Tables that no entity declares. */
const otherTables = [
  ['rate_limits', 'rate-limits'],
  ['jobs.job', 'jobs'],
] as const;

/** What is wrong with the tables that statements use. */
const problemsOfTables = async () => {
  const entities = (await exportedBy('**/*.entity.ts')).flatMap(({ file, value }) =>
    value instanceof EntitySchema ? [[value.options.tableName ?? '', nounOf(file)] as const] : [],
  );
  const uses = (await allStatements()).flatMap(({ file, value: { statement, texts } }) =>
    texts().map(async ({ text }) => ({ statement, noun: nounOf(file), ...(await tablesOf(text)) })),
  );
  return foreignUses(await Promise.all(uses), new Map([...entities, ...otherTables]));
};

const postgres = await startTemporaryPostgres();
try {
  const dataSource = createDataSource(modules, postgres.url);
  await dataSource.initialize();
  await migrate(dataSource, modules);
  await dataSource.destroy();
  const text = await descriptions(postgres.url);
  if (!process.argv.includes('--check')) writeFileSync(descriptionsFile, text);
  else {
    const [now, kept] = [entriesOf(text), entriesOf(readFileSync(descriptionsFile, 'utf8'))];
    const changed = [...now, ...kept].filter((entry) => !now.has(entry) || !kept.has(entry));
    const names = new Set(changed.map((entry) => entry.slice(0, entry.indexOf(':'))));
    if (names.size > 0) {
      console.error(`Run npm run statements. What they take and answer has changed: ${[...names].join(', ')}.`);
      process.exitCode = 1;
    }
  }
  const problems = await problemsOfTables();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
