// npm run statements: has PostgreSQL describe every statement of *.statements.ts and writes their types; with --check
// only compares them with what is there.
import { readFileSync, writeFileSync } from 'node:fs';
import { createDataSource, migrate } from '../graphql-server/src/platform/db/data-source.ts';
import { modules } from '../graphql-server/src/modules.ts';
import { startTemporaryPostgres } from '../graphql-server/test/temporary-postgres.ts';
import { descriptions, descriptionsFile } from '../packages/checked-sql/write.ts';

/** The descriptions of a text, one per statement. */
const entriesOf = (text: string) => new Set(text.split(/^ {2}(?=\w+: \{)/m));

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
      console.error(
        `Run npm run statements. What they take and answer has changed: ${[...names].join(', ')}.`,
      );
      process.exitCode = 1;
    }
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
