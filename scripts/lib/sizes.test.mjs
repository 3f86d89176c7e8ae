import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';

/** Long lists of equal things, and the server's small tools, which belong to no noun. */
const LISTS =
  /^(web\/src\/(ui|lib|messages)(\/|$)|graphql-server\/src\/kernel$|graphql-server\/src\/platform\/db\/migrations)/;

/** Values only, and what codegen writes. */
const NO_LOGIC = /\.test\.tsx?$|\/messages\/|\/generated\/|\/theme\/tokens\.ts$/;

const files = globSync('{web,graphql-server}/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
);

test('no folder of a noun has more than fifteen files', () => {
  const folders = Map.groupBy(files, (file) => path.posix.dirname(file));
  const full = [...folders].filter(([folder, inside]) => inside.length > 15 && !LISTS.test(folder));
  expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  expect(folders.size).toBeGreaterThan(50);
});

test('no file of logic has more than 300 lines', () => {
  const long = files
    .filter((file) => !NO_LOGIC.test(file))
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length,
    }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});
