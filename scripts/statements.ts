// npm run statements: has PostgreSQL describe every statement of *.statements.ts and writes their types; with --check
// only compares them with what is there.
import { readFileSync, writeFileSync } from 'node:fs';
import { createDataSource, migrate } from '../graphql-server/src/db/data-source.ts';
import { startTemporaryPostgres } from '../graphql-server/test/temporary-postgres.ts';
import { descriptions, descriptionsFile } from '../tools/statements/write.ts';

const postgres = await startTemporaryPostgres();
try {
  const dataSource = createDataSource(postgres.url);
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
  const text = await descriptions(postgres.url);
  if (!process.argv.includes('--check')) writeFileSync(descriptionsFile, text);
  else if (readFileSync(descriptionsFile, 'utf8') !== text) {
    console.error('What the statements take and answer has changed: run npm run statements.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
