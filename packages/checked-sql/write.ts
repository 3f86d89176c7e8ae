import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { format, resolveConfig } from 'prettier';
import type { Described } from './statement.ts';
import { readCatalogue } from './catalogue.ts';
import { describe } from './describe.ts';

const source = path.join(import.meta.dirname, '..', '..', 'graphql-server', 'src');

/** Where the descriptions are kept. */
export const descriptionsFile = path.join(source, 'generated', 'statements.ts');

/** Whether something that a module exports is a statement. */
const isDescribed = (value: unknown): value is Described =>
  typeof value === 'function' && 'statement' in value && 'texts' in value;

/** Everything that files of the server export, with the file. */
export const exportedBy = async (pattern: string): Promise<{ file: string; value: unknown }[]> => {
  const files = globSync(pattern, { cwd: source }).toSorted();
  const modules = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(pathToFileURL(path.join(source, file)).href)) as object;
      return Object.values(exported).map((value: unknown) => ({ file, value }));
    }),
  );
  return modules.flat();
};

/** Every statement of `*.statements.ts`, also one that is a member of an object, with the file. */
export const allStatements = async (): Promise<{ file: string; value: Described }[]> =>
  (await exportedBy('**/*.statements.ts')).flatMap(({ file, value }) =>
    (typeof value === 'object' && value !== null ? Object.values(value) : [value])
      .filter(isDescribed)
      .map((statement) => ({ file, value: statement })),
  );

/** The text of `generated/statements.ts`, by a migrated database. @throws with everything that is wrong */
export const descriptions = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const catalogue = await readCatalogue(client);
    const written = new Map<string, string>();
    const problems: string[] = [];
    for (const { value: statement } of await allStatements()) {
      const name = statement.statement;
      try {
        if (written.has(name)) throw new Error(`${name} is the name of two statements.`);
        const { values, row } = await describe(client, catalogue, statement);
        written.set(name, `${name}: { values: ${values}; row: ${row} };`);
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
    const lines = [...written.values()].toSorted();
    const text = `// Written by \`npm run statements\`, as PostgreSQL describes them: not to be edited.

/** What every statement of \`*.statements.ts\` takes and answers. */
export interface Statements {\n${lines.join('\n')}\n}\n`;
    return await format(text, { ...(await resolveConfig(descriptionsFile)), parser: 'typescript' });
  } finally {
    await client.end();
  }
};
